import { createDraftStore } from './draft-store';
import { openDraft } from './open-draft';

const PLACE = { owner: 'candidate-1', form: 'training', record: null };
const RECORD = { title: 'Lama', nik: '' };

/** Two tabs of one browser, which share the entries. */
function makeBrowser() {
  const entries = new Map<string, string>();
  const storage: Storage = {
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  };
  let time = 1_000;
  const openTab = (tab: string) => {
    const store = createDraftStore({ storage: () => storage, now: () => (time += 1), tab: () => tab });
    const openForm = (place: typeof PLACE | null = PLACE, restore = true) =>
      openDraft({ store, place, initial: RECORD, omit: ['nik'], restore });
    return { store, openForm };
  };
  return { entries, openTab };
}

function type(form: ReturnType<typeof openDraft<typeof RECORD>>, title: string, nik = '') {
  form.note({ title, nik });
  return form.flush();
}

it('gives a form back what was typed, over what the record holds', () => {
  const { openTab } = makeBrowser();
  expect(type(openTab('a').openForm(), 'Baru', '3404')).toBe('stored');
  const again = openTab('a').openForm();
  expect(again.isRestored).toBe(true);
  expect(again.start).toEqual({ title: 'Baru', nik: '' });
  expect(again.changes()).toEqual({ inDraft: true, outsideDraft: false });
});

it('stores nothing while nothing is changed, and removes the draft once it is undone', () => {
  const { entries, openTab } = makeBrowser();
  const form = openTab('a').openForm();
  expect(form.flush()).toBe('unchanged');
  type(form, 'Baru');
  expect(type(form, 'Lama')).toBe('unchanged');
  expect(entries.size).toBe(0);
});

it('does not make a draft younger by looking at it', () => {
  const { entries, openTab } = makeBrowser();
  type(openTab('a').openForm(), 'Baru');
  const before = [...entries];
  expect(openTab('a').openForm().flush()).toBe('stored');
  expect([...entries]).toEqual(before);
});

it('removes the draft of what was saved, and writes nothing afterwards', () => {
  const { entries, openTab } = makeBrowser();
  const form = openTab('a').openForm();
  type(form, 'Baru');
  form.settle();
  form.flush();
  expect(entries.size).toBe(0);
});

it('says what no draft holds', () => {
  const form = makeBrowser().openTab('a').openForm();
  expect(type(form, 'Lama', '3404')).toBe('unchanged');
  expect(form.changes()).toEqual({ inDraft: false, outsideDraft: true });
});

it('keeps nothing while it is not known whose it would be', () => {
  const { entries, openTab } = makeBrowser();
  const form = openTab('a').openForm(null);
  expect(type(form, 'Baru')).toBe('ownerless');
  expect(entries.size).toBe(0);
});

it('writes nothing into a browser that the candidate has signed out of', () => {
  const { entries, openTab } = makeBrowser();
  const { store, openForm } = openTab('a');
  const form = openForm();
  type(form, 'Baru');
  store.removeAllOf('candidate-1');
  form.flush();
  expect(entries.size).toBe(0);
  expect(type(openForm(), 'Masuk lagi')).toBe('stored');
});

describe('in two tabs', () => {
  it('a form keeps its own text, and what one of them saves is not the other’s', () => {
    const { entries, openTab } = makeBrowser();
    const [first, second] = [openTab('a').openForm(), openTab('b').openForm()];
    type(first, 'Pertama');
    type(second, 'Kedua');
    expect(openTab('a').openForm().start.title).toBe('Pertama');
    expect(openTab('b').openForm().start.title).toBe('Kedua');
    second.settle();
    expect(entries.size).toBe(1);
    expect(openTab('b').openForm().start.title).toBe('Pertama');
  });

  it('text that was continued in another tab is not restored after it was saved there', () => {
    const { entries, openTab } = makeBrowser();
    type(openTab('a').openForm(), 'Setengah');
    const taken = openTab('b').openForm();
    type(taken, 'Setengah lagi');
    expect(entries.size).toBe(1);
    taken.settle();
    expect(openTab('c').openForm().isRestored).toBe(false);
  });

  it('a form that is still open writes its text again when another tab has removed it', () => {
    const { openTab } = makeBrowser();
    const first = openTab('a').openForm();
    type(first, 'Pertama');
    openTab('b').openForm().settle();
    expect(first.flush()).toBe('stored');
    expect(openTab('c').openForm().start.title).toBe('Pertama');
  });

  it('text that another tab has changed since is not removed with the older one', () => {
    const { openTab } = makeBrowser();
    const first = openTab('a').openForm();
    type(first, 'Pertama');
    const second = openTab('b').openForm();
    type(first, 'Pertama, lebih panjang');
    second.settle();
    expect(openTab('c').openForm().start.title).toBe('Pertama, lebih panjang');
  });
});

it('begins with the record after a draft was discarded', () => {
  const { openTab } = makeBrowser();
  const { openForm } = openTab('a');
  type(openForm(), 'Baru');
  expect(openForm(PLACE, false)).toMatchObject({ start: RECORD, isRestored: false });
});
