import { render, screen, waitFor } from '@testing-library/react';
import { Formik } from 'formik';
import { useState } from 'react';
import { object, string } from 'yup';
import { describeError } from '@/shared/api';
import { TextInput } from '@/shared/ui/form';
import { givenOffline } from '@test/connection';
import { fillText } from '@test/fill';
import { inTheme } from '@test/in-theme';
import { renderApp } from '@test/render-app';
import { setUpUser } from '@test/set-up-user';
import { FocusFirstError } from './FocusFirstError';
import { Form } from './Form';
import { afterPointerRelease } from './form-field';
import { loadCommonPasswords } from './common-passwords';
import { lazyValidation } from './lazy-validation';
import { formQuery, useRequestedForm } from './use-requested-form';
import { useSubmission } from './use-submission';

it('knows no common password while their list cannot be fetched, and fetches it again', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  jest.doMock('./common-password-list', () => {
    throw new Error('Loading chunk failed');
  });
  expect(await loadCommonPasswords()).toBeNull();
  expect(log).toHaveBeenCalledTimes(1);
  jest.dontMock('./common-password-list');
  const isCommon = await loadCommonPasswords();
  const common = ['Rahasia!', 'P@ssw0rd1!', '!QAZ2wsx', 'Jakarta17081945!', '!!Qwerty!!'];
  const others = ['Kopi-Pagi!', 'Nasi goreng tanpa telur!', 'Kopi!8371946205', 'Xk9$mPw2'];
  expect([...common, ...others].filter((password) => isCommon?.(password))).toEqual(common);
  jest.restoreAllMocks();
});

describe('lazy validation', () => {
  const schema = object({ email: string().required('Email wajib diisi.') });

  const UNAVAILABLE = 'Isian belum bisa diperiksa. Periksa koneksi internet Anda, lalu coba lagi.';

  /** A form whose rules cannot be fetched as often as said. */
  function openForm(failures = 0) {
    jest.spyOn(console, 'error').mockImplementation();
    let left = failures;
    const load = jest.fn(() =>
      left-- > 0 ? Promise.reject(new Error('Loading chunk failed')) : Promise.resolve(schema),
    );
    const onSubmit = jest.fn();
    render(
      <Formik
        initialValues={{ email: '' }}
        validate={lazyValidation<{ email: string }>(load, 'email')}
        onSubmit={onSubmit}
      >
        <Form>
          <TextInput name="email" label="Email" />
          <button type="submit">Kirim</button>
        </Form>
      </Formik>,
      inTheme,
    );
    return { load, onSubmit, user: setUpUser(), send: () => screen.getByRole('button', { name: 'Kirim' }) };
  }

  afterEach(() => jest.restoreAllMocks());

  it('fetches the rules with the first validation, and not before', async () => {
    const { load, onSubmit, user, send } = openForm();
    expect(load).not.toHaveBeenCalled();
    await user.click(send());
    expect(await screen.findByText('Email wajib diisi.')).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('sends what the rules find nothing wrong with', async () => {
    const { onSubmit, user, send } = openForm();
    fillText('Email', 'sari@example.com');
    await user.click(send());
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('sends nothing where the rules cannot be fetched, says so, and fetches them again', async () => {
    const { load, onSubmit, user, send } = openForm(1);
    await user.click(send());
    expect(await screen.findByText(UNAVAILABLE)).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
    fillText('Email', 'sari@example.com');
    await user.click(send());
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(screen.queryByText(UNAVAILABLE)).not.toBeInTheDocument();
    expect(load.mock.calls.length).toBeGreaterThan(1);
  });
});

describe('useRequestedForm', () => {
  function Section({ form, isReady }: { form: string; isReady?: boolean }) {
    const [times, setTimes] = useState(0);
    useRequestedForm(form, () => setTimes((count) => count + 1), isReady);
    return <p>{`${form} ${times}`}</p>;
  }

  it('opens the form that the address requests once, and removes it from the address', async () => {
    const sections = [<Section key="a" form="education" />, <Section key="b" form="skill" />];
    const { router } = renderApp(<>{sections}</>, { path: `/profile?${formQuery('education', { tab: 'x' })}` });
    expect(await screen.findByText('education 1')).toBeVisible();
    await waitFor(() => expect(router.state.location.search).toBe('?tab=x'));
    expect(screen.getByText('education 1')).toBeVisible();
    expect(screen.getByText('skill 0')).toBeVisible();
  });

  it('waits until what the form needs is there', () => {
    const { router } = renderApp(<Section form="education" isReady={false} />, { path: '/profile?form=education' });
    expect(screen.getByText('education 0')).toBeVisible();
    expect(router.state.location.search).toBe('?form=education');
  });
});

describe('useSubmission', () => {
  const schema = object({ title: string().required('Judul wajib diisi.'), place: string() });

  const initialValues = { title: '', place: '' };

  function TestForm({ save }: { save: () => Promise<unknown> }) {
    const { failure, submit } = useSubmission<typeof initialValues>(save, (error) =>
      describeError(error, 'Gagal menyimpan.'),
    );
    return (
      <Formik initialValues={initialValues} validationSchema={schema} onSubmit={submit}>
        <Form>
          {failure && <p role="alert">{failure}</p>}
          <TextInput name="title" label="Judul" />
          <TextInput name="place" label="Tempat" />
          <button type="submit">Simpan</button>
          <FocusFirstError />
        </Form>
      </Formik>
    );
  }

  const refusal = (fieldErrors: Record<string, string[]>) => ({ kind: 'validation', status: 400, fieldErrors });

  it('keeps a wrong form from being sent and moves the focus to its first wrong field', async () => {
    const save = jest.fn();
    const { user } = renderApp(<TestForm save={save} />);
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    const title = screen.getByLabelText('Judul');
    await waitFor(() => expect(title).toHaveAccessibleDescription('Judul wajib diisi.'));
    expect(title).toHaveFocus();
    expect(save).not.toHaveBeenCalled();
  });

  it("shows the provider's first message under its field until that field is edited", async () => {
    const { user } = renderApp(
      <TestForm save={() => Promise.reject(refusal({ title: ['Sudah ada.', 'Terlalu panjang.'] }))} />,
    );
    const title = screen.getByLabelText('Judul');
    await user.type(title, 'Staf');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(title).toHaveAccessibleDescription('Sudah ada.'));
    expect(title).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('Tempat'), 'Bogor');
    expect(title).toHaveAccessibleDescription('Sudah ada.');
    await user.type(title, ' Gudang');
    expect(title).not.toHaveAccessibleDescription();
    expect(title).toHaveValue('Staf Gudang');
  });

  it('shows a refusal of a field that the form does not have as one general sentence', async () => {
    const { user } = renderApp(<TestForm save={() => Promise.reject(refusal({ other: ['Salah.'] }))} />);
    fillText('Judul', 'Staf');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Gagal menyimpan.');
    expect(screen.getByLabelText('Judul')).toHaveValue('Staf');
  });

  it('takes the general sentence away when the form is sent again', async () => {
    const save = jest
      .fn<Promise<unknown>, []>()
      .mockRejectedValueOnce({ kind: 'network', fieldErrors: {} })
      .mockResolvedValue({});
    const { user } = renderApp(<TestForm save={save} />);
    fillText('Judul', 'Staf');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    await screen.findByRole('alert');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  describe('without a connection', () => {
    const unsent = { kind: 'network', fieldErrors: {}, isUnsent: true };

    it.each([
      ['that nothing was sent', unsent, /tadi belum terkirim\. Silakan coba lagi/],
      ['what failed', { kind: 'network', fieldErrors: {} }, /^Gagal menyimpan\.$/],
    ])('says %s once the connection is back, and not that there is none', async (_what, error, words) => {
      const reconnect = givenOffline();
      const { user } = renderApp(<TestForm save={() => Promise.reject(error)} />);
      fillText('Judul', 'Staf');
      await user.click(screen.getByRole('button', { name: 'Simpan' }));
      expect(await screen.findByRole('alert')).toHaveTextContent('Anda sedang offline. Gagal menyimpan.');
      reconnect();
      expect(screen.getByRole('alert')).toHaveTextContent(words);
      expect(screen.queryByText(/Anda sedang offline/)).not.toBeInTheDocument();
      expect(screen.getByLabelText('Judul')).toHaveValue('Staf');
    });
  });
});

describe('after pointer release', () => {
  const press = () => window.dispatchEvent(new Event('pointerdown'));
  const nextTask = () => new Promise((resolve) => setTimeout(resolve));

  it.each(['pointerup', 'pointercancel'])('waits for the %s of a press that is under way', async (release) => {
    const change = jest.fn();
    press();
    afterPointerRelease(change);
    await nextTask();
    expect(change).not.toHaveBeenCalled();
    window.dispatchEvent(new Event(release));
    expect(change).not.toHaveBeenCalled();
    await nextTask();
    expect(change).toHaveBeenCalledTimes(1);
  });

  it('waits for nothing but the click at hand when nothing is pressed', async () => {
    const change = jest.fn();
    afterPointerRelease(change);
    expect(change).not.toHaveBeenCalled();
    await nextTask();
    expect(change).toHaveBeenCalledTimes(1);
  });

  it('is done after one release', async () => {
    const change = jest.fn();
    press();
    afterPointerRelease(change);
    window.dispatchEvent(new Event('pointerup'));
    press();
    window.dispatchEvent(new Event('pointerup'));
    await nextTask();
    expect(change).toHaveBeenCalledTimes(1);
  });
});
