import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Formik } from 'formik';
import { useState } from 'react';
import { object, string } from 'yup';
import { cancelSaves } from '@/shared/api';
import { Form } from '@/shared/lib/forms';
import { storedDrafts } from '@test/drafts';
import { fillText } from '@test/fill';
import { inTheme } from '@test/in-theme';
import { renderApp, signedInState } from '@test/render-app';
import { setUpUser } from '@test/set-up-user';
import { MonthInput } from '../form-dates';
import { AutocompleteField } from './AutocompleteField';
import { EmailInput } from './EmailInput';
import { FormDialog } from './FormDialog';
import { PasswordInput } from './PasswordInput';
import { SlowSaveAlert } from './SlowSaveAlert';
import { TextAreaInput } from './TextAreaInput';
import { TextInput } from './TextInput';

jest.mock('@/shared/api', () => ({ ...jest.requireActual<object>('@/shared/api'), cancelSaves: jest.fn() }));

describe('form', () => {
  const PROVINCES = [{ value: '34', label: 'DI Yogyakarta' }];
  const initialValues = {
    email: '',
    phone: '',
    password: '',
    about: '',
    province: '34',
    since: '2021-07-01',
    photo: '',
  };
  const schema = object({
    email: string().required('Email wajib diisi.'),
    password: string().required('Password wajib diisi.'),
  });
  const toDigits = (typed: string) => typed.replace(/\D/g, '');

  function open(onSubmit: (values: typeof initialValues) => void) {
    render(
      <Formik
        initialValues={initialValues}
        initialStatus={{ fieldErrors: { email: 'Email ditolak.', password: 'Password ditolak.' } }}
        validationSchema={schema}
        onSubmit={onSubmit}
      >
        <Form>
          <TextInput name="email" label="Email" type="email" />
          <TextInput name="phone" label="Telepon" type="tel" format={toDigits} />
          <PasswordInput name="password" label="Password" autoComplete="current-password" />
          <TextAreaInput name="about" label="Tentang" maxLength={500} />
          <AutocompleteField name="province" label="Provinsi" options={PROVINCES} />
          <MonthInput name="since" label="Sejak" />
          <button type="submit">Kirim</button>
        </Form>
      </Formik>,
      inTheme,
    );
  }

  it('submits the texts that were put into the fields without an event', async () => {
    const user = setUpUser();
    const onSubmit = jest.fn();
    open(onSubmit);
    // The setter of the prototype is used from outside the page's own scripts, that of the element from inside.
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(screen.getByLabelText('Email'), 'siti@gmail.com');
    for (const [label, text] of [
      ['Telepon', '812-3456'],
      ['Password', 'kuda laut biru'],
      ['Tentang', 'Teliti'],
    ] as const) {
      screen.getByLabelText<HTMLInputElement>(label).value = text;
    }
    await user.click(screen.getByRole('button', { name: 'Kirim' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({
      ...initialValues,
      email: 'siti@gmail.com',
      phone: '8123456',
      password: 'kuda laut biru',
      about: 'Teliti',
    });
    expect(screen.queryByText(/ditolak|wajib/)).not.toBeInTheDocument();
  });

  describe('an address with a likely typing error', () => {
    function openEmail() {
      const sent: string[] = [];
      render(
        <Formik
          initialValues={{ email: '' }}
          validationSchema={object({ email: string().required('Email wajib diisi.') })}
          onSubmit={({ email }) => void sent.push(email)}
        >
          <Form>
            <EmailInput name="email" label="Email" />
            <button type="submit">Kirim</button>
          </Form>
        </Formik>,
        inTheme,
      );
      return { user: setUpUser(), sent, email: screen.getByLabelText('Email') };
    }
    const WARNING = 'Alamat ini mungkin salah ketik.';

    it('gets a warning once it is left, and is sent as it is', async () => {
      const { user, sent, email } = openEmail();
      await user.type(email, 'siti@gmail.con');
      expect(screen.queryByText(WARNING, { exact: false })).not.toBeInTheDocument();
      await user.tab();
      await waitFor(() => expect(email).toHaveAccessibleDescription(expect.stringContaining(WARNING)));
      expect(email).toBeValid();
      await user.click(screen.getByRole('button', { name: 'Kirim' }));
      await waitFor(() => expect(sent).toEqual(['siti@gmail.con']));
    });

    it('is corrected by a press', async () => {
      const { user, sent, email } = openEmail();
      await user.type(email, 'siti@gmail.con');
      await user.tab();
      await user.click(await screen.findByRole('button', { name: 'Pakai siti@gmail.com' }));
      expect(email).toHaveValue('siti@gmail.com');
      expect(email).toHaveFocus();
      await user.keyboard('{Enter}');
      await waitFor(() => expect(sent).toEqual(['siti@gmail.com']));
    });
  });
});

describe('drafts', () => {
  const save = jest.fn<Promise<unknown>, [unknown]>();

  function Page() {
    const [open, setOpen] = useState(true);
    return (
      <>
        <button onClick={() => setOpen(true)}>Buka</button>
        {open && (
          <FormDialog
            title="Ubah Judul"
            initialValues={{ title: 'Lama', nik: '', photo: null as Blob | null }}
            draft={{ form: 'test', record: 7, omit: ['nik'] }}
            schema={object({ title: string().required() })}
            successTitle="Berhasil!"
            failureMessage={() => 'Gagal menyimpan.'}
            onSave={save}
            onClose={() => setOpen(false)}
          >
            <TextInput name="title" label="Judul" />
            <TextInput name="nik" label="NIK" />
          </FormDialog>
        )}
      </>
    );
  }

  const open = () => renderApp(<Page />, { preloaded: signedInState() });
  const form = () => screen.findByRole('dialog', { name: 'Ubah Judul' });
  const question = () => screen.findByRole('dialog', { name: 'Tutup formulir?' });
  const press = async (user: UserEvent, name: string) => user.click(await screen.findByRole('button', { name }));

  /** Closes it by Batal, and chooses in the dialog that follows. */
  async function leave(user: UserEvent, choice: string) {
    await user.click(within(await form()).getByRole('button', { name: 'Batal' }));
    await user.click(within(await question()).getByRole('button', { name: choice }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Tutup formulir?' })).not.toBeInTheDocument());
  }

  beforeEach(() => save.mockReset().mockResolvedValue(null));
  afterEach(() => jest.restoreAllMocks());

  it('closes at once while nothing was changed, and keeps nothing', async () => {
    const { user } = open();
    await user.click(within(await form()).getByRole('button', { name: 'Batal' }));
    expect(screen.queryByRole('dialog', { name: 'Tutup formulir?' })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(storedDrafts()).toBe('');
  });

  it('confirms before a changed form closes, and keeps the changes on continuing', async () => {
    const { user } = open();
    fillText('Judul', 'Lama baru');
    for (const close of [() => press(user, 'Batal'), () => press(user, 'Tutup'), () => user.keyboard('{Escape}')]) {
      await close();
      expect(await question()).toHaveTextContent('Perubahan Anda belum disimpan.');
      await press(user, 'Lanjutkan mengisi');
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Tutup formulir?' })).not.toBeInTheDocument());
      expect(screen.getByLabelText('Judul')).toHaveValue('Lama baru');
    }
  });

  it('is left with a draft, which comes up again and can be discarded', async () => {
    const { user } = open();
    fillText('Judul', 'Baru');
    await leave(user, 'Simpan sebagai draf');
    await press(user, 'Buka');
    expect(within(await form()).getByLabelText('Judul')).toHaveValue('Baru');
    expect(screen.getByRole('status')).toHaveTextContent('Draf dipulihkan');

    await press(user, 'Buang draf');
    expect(screen.getByLabelText('Judul')).toHaveValue('Lama');
    expect(screen.queryByText('Draf dipulihkan')).not.toBeInTheDocument();
    expect(storedDrafts()).toBe('');
    // The button that had the focus is gone; without it Escape would reach nothing.
    await waitFor(() => expect(screen.getByLabelText('Judul')).toHaveFocus());
  });

  it('is left without the changes, and without a draft', async () => {
    const { user } = open();
    fillText('Judul', 'Baru');
    await leave(user, 'Buang perubahan');
    expect(storedDrafts()).toBe('');
    await press(user, 'Buka');
    expect(within(await form()).getByLabelText('Judul')).toHaveValue('Lama');
  });

  it('stores what is typed when the page is left, but for what is never stored', async () => {
    open();
    await act(async () => {
      fillText('Judul', 'Baru');
      fillText('NIK', '3404010101950001');
    });
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(storedDrafts()).toContain('Baru');
    expect(storedDrafts()).not.toContain('3404010101950001');
  });

  it('says what no draft keeps', async () => {
    const { user } = open();
    fillText('NIK', '3404');
    await press(user, 'Batal');
    expect(await question()).toHaveTextContent('Foto dan NIK tidak ikut disimpan dalam draf.');
    expect(screen.queryByRole('button', { name: 'Simpan sebagai draf' })).not.toBeInTheDocument();
  });

  it('keeps the draft of what failed, says how long to wait, and removes it once it is saved', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    save.mockRejectedValueOnce({ kind: 'http', status: 429, retryAfter: 30, fieldErrors: {} });
    const { user } = open();
    fillText('Judul', 'Baru');
    await press(user, 'Simpan');
    expect(await screen.findByRole('alert')).toHaveTextContent('Tunggu 30 detik sebelum mencoba lagi.');
    await waitFor(() => expect(storedDrafts()).toContain('Baru'));
    await press(user, 'Simpan');
    await screen.findByRole('dialog', { name: 'Berhasil!' });
    expect(storedDrafts()).toBe('');
  });

  it('says that no draft is stored where the storage refuses, and does not offer one', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { user } = open();
    fillText('Judul', 'Baru');
    expect(await screen.findByText('Draf tidak dapat disimpan di browser ini.')).toBeVisible();
    await press(user, 'Batal');
    expect(await question()).toHaveTextContent('draf tidak dapat disimpan di browser ini');
    expect(screen.queryByRole('button', { name: 'Simpan sebagai draf' })).not.toBeInTheDocument();
  });

  it('opens with the record when the storage holds no draft', async () => {
    const stored = '{"version":1,"savedAt":1e99,"values":{"title":{"$":1}}}';
    localStorage.setItem('titian:draft:candidate-candidate-1:test:7:x', stored);
    open();
    expect(await screen.findByLabelText('Judul')).toHaveValue('Lama');
    expect(storedDrafts()).toBe('');
  });

  it('shows a candidate nothing of another', async () => {
    const { user, unmount } = open();
    fillText('Judul', 'Baru');
    await leave(user, 'Simpan sebagai draf');
    unmount();
    const state = signedInState();
    const current = state.session?.current && { ...state.session.current, userId: 'candidate-2' };
    renderApp(<Page />, { preloaded: { session: { current: current ?? null, ended: null } } });
    expect(screen.getByLabelText('Judul')).toHaveValue('Lama');
  });

  it('starts from what a file proposes, and neither reads nor keeps a draft of it', async () => {
    const onSaved = jest.fn();
    const proposed = (
      <FormDialog
        title="Ubah Judul"
        initialValues={{ title: 'Lama' }}
        draft={{ form: 'test', record: 7 }}
        proposal={{ values: { title: 'Dari CV' }, onSaved }}
        schema={object({ title: string().required() })}
        successTitle="Berhasil!"
        failureMessage="Gagal menyimpan."
        onSave={save}
        onClose={() => undefined}
      >
        <TextInput name="title" label="Judul" />
      </FormDialog>
    );
    const { user, unmount } = open();
    await form();
    fillText('Judul', 'Draf lama');
    unmount();
    const before = storedDrafts();
    renderApp(proposed, { preloaded: signedInState() });
    expect(await screen.findByLabelText('Judul')).toHaveValue('Dari CV');
    fillText('Judul', 'Dari CV, diubah');
    await user.click(within(await form()).getByRole('button', { name: 'Batal' }));
    expect(await question()).toHaveTextContent('Perubahan Anda belum disimpan.');
    await press(user, 'Lanjutkan mengisi');
    expect(storedDrafts()).toBe(before);
    await user.click(within(await form()).getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    expect(save.mock.lastCall?.[0]).toEqual({ title: 'Dari CV, diubah' });
    expect(storedDrafts()).toBe(before);
  });
});

describe('outdated record', () => {
  const OUTDATED = { kind: 'http', status: 412, statusCode: 4012, message: 'Sudah diubah.', fieldErrors: {} };

  const save = jest.fn<Promise<unknown>, [{ title: string }, string | undefined]>();

  /** A page whose record is fetched again, and thereby another one, while the form is open. */
  function Page() {
    const [open, setOpen] = useState(true);
    const [record, setRecord] = useState({ title: 'Lama', city: 'Sleman', version: 'v1' });
    return (
      <>
        <button onClick={() => setRecord({ title: 'Lama', city: 'Bantul', version: 'v2' })}>Ambil lagi</button>
        <button onClick={() => setOpen(true)}>Buka</button>
        {open && (
          <FormDialog
            title="Ubah Judul"
            initialValues={{ title: record.title, city: record.city }}
            version={record.version}
            draft={{ form: 'test', record: 7 }}
            schema={object({ title: string().required() })}
            successTitle="Berhasil!"
            failureMessage="Gagal menyimpan."
            failurePopup="Gagal!"
            failureToast
            onSave={save}
            onClose={() => setOpen(false)}
          >
            <TextInput name="title" label="Judul" />
            <TextInput name="city" label="Kota" />
          </FormDialog>
        )}
      </>
    );
  }

  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation();
    save.mockReset().mockRejectedValueOnce(OUTDATED).mockResolvedValue(null);
  });
  afterEach(() => jest.restoreAllMocks());

  async function saveOutdated() {
    const { user } = renderApp(<Page />, { preloaded: signedInState() });
    fillText('Judul', 'Baru');
    await user.click(screen.getByText('Ambil lagi', { selector: 'button' }));
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    const form = await screen.findByRole('dialog', { name: 'Ubah Judul' });
    const alert = await within(form).findByRole('alert');
    return { user, form, alert };
  }

  it('says that the record was changed elsewhere, and saves over it only on request', async () => {
    const { user, form, alert } = await saveOutdated();
    expect(alert).toHaveTextContent('Data ini sudah diubah di tab atau perangkat lain. Isian Anda belum disimpan');
    expect(screen.getAllByRole('alert')).toEqual([alert]);
    expect(screen.queryByRole('dialog', { name: 'Gagal!' })).not.toBeInTheDocument();
    expect(within(form).getByLabelText('Judul')).toHaveValue('Baru');

    await user.click(within(alert).getByRole('button', { name: 'Tetap simpan isian saya' }));
    expect(await screen.findByRole('dialog', { name: 'Berhasil!' })).toBeVisible();
    const mine = { title: 'Baru', city: 'Sleman' };
    expect(save.mock.calls).toEqual([
      [mine, 'v1'],
      [mine, undefined],
    ]);
  });

  it('leaves for what is stored now, and comes back with what was typed over it', async () => {
    const { user, alert } = await saveOutdated();
    await user.click(within(alert).getByRole('button', { name: 'Lihat data terbaru' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    await user.click(screen.getByRole('button', { name: 'Buka' }));
    const again = await screen.findByRole('dialog', { name: 'Ubah Judul' });
    expect(within(again).getByLabelText('Judul')).toHaveValue('Baru');
    expect(within(again).getByLabelText('Kota')).toHaveValue('Bantul');
    await user.click(within(again).getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByRole('dialog', { name: 'Berhasil!' })).toBeVisible();
    expect(save).toHaveBeenLastCalledWith({ title: 'Baru', city: 'Bantul' }, 'v2');
  });
});

describe('log', () => {
  const REFUSAL = { kind: 'http', status: 500, fieldErrors: {} };

  function open(onSave: () => Promise<unknown>) {
    return renderApp(
      <FormDialog
        title="Tambah Judul"
        initialValues={{ title: 'Rahasia' }}
        draft={{ form: 'test', record: null }}
        schema={object({ title: string().required() })}
        successTitle="Berhasil!"
        failureMessage="Gagal menyimpan."
        onSave={onSave}
        onClose={() => undefined}
      >
        <TextInput name="title" label="Judul" />
      </FormDialog>,
    );
  }

  afterEach(() => jest.restoreAllMocks());

  it('logs a save that failed, without what was typed, and nothing of one that succeeded', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    const save = jest.fn().mockRejectedValueOnce(REFUSAL).mockResolvedValue(null);
    const { user } = open(save);
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('Gagal menyimpan.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByRole('dialog', { name: 'Berhasil!' })).toBeVisible();
    expect(log.mock.calls).toEqual([[expect.stringContaining('Tambah Judul'), REFUSAL]]);
    expect(JSON.stringify(log.mock.calls)).not.toContain('Rahasia');
  });
});

describe('save that is slow', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** A form whose submission lasts until it is ended. */
  async function submit() {
    let end: () => void = () => undefined;
    const save = () => new Promise<void>((resolve) => (end = resolve));
    render(
      <Formik initialValues={{}} onSubmit={save}>
        <Form>
          <SlowSaveAlert />
          <button type="submit">Simpan</button>
        </Form>
      </Formik>,
      inTheme,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Simpan' }));
    await act(() => jest.advanceTimersByTimeAsync(0));
    return () => act(async () => end());
  }

  it('says after eight seconds that the form is still being sent, until it is', async () => {
    const end = await submit();
    await act(() => jest.advanceTimersByTimeAsync(7900));
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.getByRole('status')).toHaveTextContent('Masih mencoba menyimpan…');
    await end();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('lets the candidate give it up', async () => {
    await submit();
    await act(() => jest.advanceTimersByTimeAsync(8000));
    fireEvent.click(screen.getByRole('button', { name: 'Batalkan' }));
    expect(jest.mocked(cancelSaves)).toHaveBeenCalledTimes(1);
  });
});
