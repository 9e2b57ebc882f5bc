import { createDraftStore } from './draft-store';
import { MAX_DRAFT_AGE_MS, MAX_DRAFT_LENGTH } from './stored-draft';
import { openDraft } from './open-draft';
import { anything, assert, dictionary, property, string } from 'fast-check';
import { changedFields, toRestored, toStorable } from './restore-values';

describe('draft store', () => {
  const PLACE = { owner: 'candidate-1', form: 'training', record: 7 };
  const KEY = 'titian:draft:candidate-1:training:7:a';
  const NOW = Date.UTC(2026, 10, 21);
  const DAY = 24 * 60 * 60 * 1000;

  /** A browser's storage in memory. */
  function makeStorage(entries: Record<string, string> = {}): Storage {
    const map = new Map(Object.entries(entries));
    return {
      get length() {
        return map.size;
      },
      key: (index) => [...map.keys()][index] ?? null,
      getItem: (key) => map.get(key) ?? null,
      setItem: (key, value) => void map.set(key, value),
      removeItem: (key) => void map.delete(key),
      clear: () => map.clear(),
    };
  }

  const open = (storage: Storage, { tab = 'a', now = NOW } = {}) =>
    createDraftStore({ storage: () => storage, now: () => now, tab: () => tab });

  const keysOf = (storage: Storage) => Array.from({ length: storage.length }, (_item, index) => storage.key(index));

  const stored = (values: unknown, savedAt: unknown = NOW, version: unknown = 1) =>
    JSON.stringify({ version, savedAt, values });

  it('finds again what it wrote, in the same form of the same record and owner alone', () => {
    const storage = makeStorage();
    open(storage).write(PLACE, { title: 'K3' });
    expect(keysOf(storage)).toEqual([KEY]);
    expect(open(storage).find(PLACE)?.values).toEqual({ title: 'K3' });
    expect(open(storage).find({ ...PLACE, owner: 'candidate-2' })).toBeNull();
    expect(open(storage).find({ ...PLACE, form: 'education' })).toBeNull();
    expect(open(storage).find({ ...PLACE, record: null })).toBeNull();
  });

  it('cannot be led to another owner by an id with colons', () => {
    const storage = makeStorage();
    open(storage).write({ owner: 'a:b', form: 'c', record: null }, { title: 'K3' });
    expect(open(storage).find({ owner: 'a', form: 'b:c', record: null })).toBeNull();
    open(storage).removeAllOf('a');
    expect(storage).toHaveLength(1);
  });

  it.each<[string, string]>([
    ['garbage', 'x'],
    ['half of an object', '{'],
    ['null', 'null'],
    ['a list', '[]'],
    ['a text', '"x"'],
    ['an older version', stored({ title: 'x' }, NOW, 0)],
    ['no version', stored({ title: 'x' }, NOW, null)],
    ['no values', stored(null)],
    ['values that are a list', stored(['x'])],
    ['no time', stored({ title: 'x' }, null)],
    ['a time that is a text', stored({ title: 'x' }, '2026-11-21')],
    ['a draft of seven days ago', stored({ title: 'x' }, NOW - MAX_DRAFT_AGE_MS)],
    ['a draft of more than a day ahead', stored({ title: 'x' }, NOW + DAY)],
    ['4 MB', stored({ title: 'x'.repeat(4_000_000) })],
  ])('takes %s for no draft, and removes it', (_what, text) => {
    const storage = makeStorage({ [KEY]: text });
    expect(open(storage).find(PLACE)).toBeNull();
    expect(storage).toHaveLength(0);
  });

  it.each([
    ['nearly seven days ago', NOW - MAX_DRAFT_AGE_MS + 1],
    ['just now by a clock that was ahead', NOW + DAY - 1],
  ])('keeps a draft of %s', (_when, savedAt) => {
    expect(open(makeStorage({ [KEY]: stored({ title: 'x' }, savedAt) })).find(PLACE)).not.toBeNull();
  });

  it('sweeps what is too old or broken, of every owner, and nothing else', () => {
    const storage = makeStorage({
      [KEY]: stored({ title: 'x' }),
      'titian:draft:candidate-2:training:7:a': stored({ title: 'x' }, NOW - MAX_DRAFT_AGE_MS),
      'titian:draft:': '{',
      searchHistory: '{',
    });
    open(storage).sweep();
    expect(keysOf(storage)).toEqual([KEY, 'searchHistory']);
  });

  it('removes all of one owner', () => {
    const storage = makeStorage();
    open(storage).write(PLACE, { title: 'a' });
    open(storage).write({ ...PLACE, form: 'education' }, { title: 'b' });
    open(storage).write({ ...PLACE, owner: 'candidate-12' }, { title: 'c' });
    open(storage).removeAllOf('candidate-1');
    expect(keysOf(storage)).toEqual(['titian:draft:candidate-12:training:7:a']);
  });

  describe('a draft that a form was left with', () => {
    it('is there only for its owner, form and record, in any tab', () => {
      const storage = makeStorage();
      open(storage, { tab: 'b' }).write(PLACE, { title: 'K3' });
      const store = open(storage);
      expect(store.isLeft(PLACE)).toBe(true);
      const others = [{ owner: 'candidate-2' }, { form: 'education' }, { record: null }, { record: 70 }];
      expect(others.map((other) => store.isLeft({ ...PLACE, ...other }))).toEqual([false, false, false, false]);
    });

    it.each([
      ['when it is seven days old', stored({ title: 'x' }, NOW - MAX_DRAFT_AGE_MS)],
      ['when it is no draft', '{'],
    ])('does not count %s, but stays stored', (_what, text) => {
      const storage = makeStorage({ [KEY]: text });
      expect(open(storage).isLeft(PLACE)).toBe(false);
      expect(storage).toHaveLength(1);
    });

    it('does not count while a form of this page still has it open', () => {
      const store = open(makeStorage());
      store.write(PLACE, { title: 'K3' });
      const close = store.openForm(PLACE);
      expect(store.isLeft(PLACE)).toBe(false);
      close();
      expect(store.isLeft(PLACE)).toBe(true);
    });

    it('is thrown away by all tabs, and no draft of another record with it', () => {
      const storage = makeStorage();
      open(storage, { tab: 'a' }).write(PLACE, { title: 'a' });
      open(storage, { tab: 'b' }).write(PLACE, { title: 'b' });
      open(storage).write({ ...PLACE, record: 70 }, { title: 'c' });
      open(storage).removeAt(PLACE);
      expect(keysOf(storage)).toEqual(['titian:draft:candidate-1:training:70:a']);
    });

    it('notifies a listener of each change until it unsubscribes', () => {
      const store = open(makeStorage());
      const seen: boolean[] = [];
      const stop = store.onChange(() => seen.push(store.isLeft(PLACE)));
      const written = store.write(PLACE, { title: 'a' });
      if (typeof written === 'string') throw new Error(written);
      const close = store.openForm(PLACE);
      close();
      store.remove(written);
      store.write(PLACE, { title: 'b' });
      store.removeAt(PLACE);
      store.write(PLACE, { title: 'c' });
      store.removeAllOf(PLACE.owner);
      stop();
      store.write(PLACE, { title: 'd' });
      expect(seen).toEqual([true, false, true, false, true, false, true, false]);
    });
  });

  describe('two tabs with the same form', () => {
    it('keep a draft each, and each finds its own again', () => {
      const storage = makeStorage();
      open(storage, { tab: 'a', now: NOW }).write(PLACE, { title: 'a' });
      open(storage, { tab: 'b', now: NOW + 1 }).write(PLACE, { title: 'b' });
      expect(open(storage, { tab: 'a' }).find(PLACE)?.values).toEqual({ title: 'a' });
      expect(open(storage, { tab: 'b' }).find(PLACE)?.values).toEqual({ title: 'b' });
      expect(open(storage, { tab: 'c' }).find(PLACE)?.values).toEqual({ title: 'b' });
    });

    it('remove no text that is newer than the one they know', () => {
      const storage = makeStorage();
      const store = open(storage);
      const first = store.write(PLACE, { title: 'a' });
      store.write(PLACE, { title: 'b' });
      if (typeof first === 'string') throw new Error(first);
      store.remove(first);
      expect(store.find(PLACE)?.values).toEqual({ title: 'b' });
    });
  });

  describe('a storage that', () => {
    const fail = (): never => {
      throw new DOMException('no', 'SecurityError');
    };

    it('is not available holds nothing, and refuses what is written', () => {
      const store = createDraftStore({ storage: fail, now: () => NOW, tab: () => 'a' });
      expect(store.find(PLACE)).toBeNull();
      expect(store.write(PLACE, { title: 'x' })).toBe('refused');
      expect(() => store.sweep()).not.toThrow();
      expect(() => store.removeAllOf('candidate-1')).not.toThrow();
      expect(() => store.remove({ key: KEY, text: '', values: {} })).not.toThrow();
      expect(store.has({ key: KEY, text: '', values: {} })).toBe(false);
      expect(store.isLeft(PLACE)).toBe(false);
      expect(() => store.removeAt(PLACE)).not.toThrow();
    });

    it('is full keeps what it had', () => {
      const storage = makeStorage();
      open(storage).write(PLACE, { title: 'a' });
      expect(open({ ...storage, length: 1, setItem: fail }).write(PLACE, { title: 'b' })).toBe('refused');
      expect(open(storage).find(PLACE)?.values).toEqual({ title: 'a' });
    });

    it('is offered a text beyond any form is spared it', () => {
      const storage = makeStorage();
      expect(open(storage).write(PLACE, { title: 'x'.repeat(MAX_DRAFT_LENGTH) })).toBe('too-long');
      expect(storage).toHaveLength(0);
    });
  });
});

describe('open draft', () => {
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
});

describe('restore values', () => {
  const initial = {
    title: '',
    isPresent: false,
    skills: [] as string[],
    places: [{ id: 1, name: 'Bali' }],
    photo: null,
  };

  const kindOf = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value);

  describe('the stored values of a form', () => {
    it('are the changed ones', () => {
      expect(toStorable(initial, { ...initial, title: 'Staf' }, [])).toEqual({ title: 'Staf' });
      expect(toStorable(initial, { ...initial, skills: [] }, [])).toEqual({});
    });

    it('have no file, alone or in a list', () => {
      const file = new Blob(['x']);
      expect(toStorable(initial, { ...initial, photo: file, skills: [file] }, [])).toEqual({});
      expect(changedFields(initial, { ...initial, photo: file })).toEqual(['photo']);
    });

    it('have nothing that the form leaves out', () => {
      expect(toStorable({ nik: '', name: '' }, { nik: '3404', name: 'Sari' }, ['nik'])).toEqual({ name: 'Sari' });
    });
  });

  describe('the restored values of a form', () => {
    it('take the place of the record’s', () => {
      const stored = { title: 'Staf', isPresent: true, skills: ['SQL'], places: [{ id: 2, name: 'Aceh' }] };
      expect(toRestored(initial, stored, [])).toEqual(stored);
    });

    it.each<[string, Record<string, unknown>]>([
      ['a field that the form does not have', { other: 'x', __proto__: null }],
      ['a number for a text', { title: 7 }],
      ['an object for a text', { title: { toString: 'x' } }],
      ['null for a text', { title: null }],
      ['a text for a yes or no', { isPresent: 'true' }],
      ['a text for a list', { skills: 'SQL' }],
      ['a list of something else', { skills: ['SQL', 7] }],
      ['a pick with more than it has', { places: [{ id: 1, name: 'x', html: '<b>' }] }],
      ['a pick with less', { places: [{ id: 1 }] }],
      ['anything for a file', { photo: 'data:image/png,' }],
      ['the values of the record', { title: '', skills: [] }],
    ])('are not %s', (_case, stored) => expect(toRestored(initial, stored, [])).toBeNull());

    it('have no field that the form leaves out, even when one is stored', () => {
      expect(toRestored({ nik: '', name: '' }, { nik: '3404', name: 'Sari' }, ['nik'])).toEqual({ name: 'Sari' });
    });

    it('have the names and kinds of the form, whatever is stored', () => {
      assert(
        property(dictionary(string(), anything()), anything(), (noise, value) => {
          const stored = { ...noise, ...Object.fromEntries(Object.keys(initial).map((name) => [name, value])) };
          for (const [name, restored] of Object.entries(toRestored(initial, stored, []) ?? {})) {
            expect(kindOf(restored)).toBe(kindOf(initial[name as keyof typeof initial]));
          }
        }),
      );
    });

    it('are the stored ones', () => {
      assert(
        property(string(), string(), (title, skill) => {
          const storable = toStorable(initial, { ...initial, title, skills: [skill] }, []);
          expect(toRestored(initial, JSON.parse(JSON.stringify(storable)), [])).toEqual(storable);
        }),
      );
    });
  });
});
