import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, delay, http } from 'msw';
import { selectSession } from '@/entities/session';
import { makeApplicationDto } from '@test/dto/application';
import { makeProfileDto } from '@test/dto/profile';
import { renderApp, session, signedInState } from '@test/render-app';
import { call, given, givenFailure, givenHtml, givenNoResponse, server } from '@test/server';
import { ApplyButton } from './ApplyButton';

const APPLY = 'job-application/apply/';
const STATUS = 'job-application/application-status/';
const REFERENCE = 'job/job-reference/';

const JOB = { id: 'job-1', slug: 'staf-gudang-jakarta', isOpen: true };

const open = (job = JOB, preloaded = signedInState()) =>
  renderApp(<ApplyButton job={job} />, { path: '/jobs/staf-gudang-jakarta', preloaded });

const applyButton = () => screen.findByRole('button', { name: 'Apply' });
const prompt = () => screen.findByRole('dialog', { name: 'Dari mana Anda mengetahui lowongan ini?' });
const failure = () => screen.findByRole('dialog', { name: 'Gagal Melamar Pekerjaan ini!' });

beforeEach(() => {
  given('get', STATUS, []);
});

describe('applying', () => {
  it('asks how the job was found, saves the answer, reports success and leads to the jobs', async () => {
    const applications = given('post', APPLY, { id: 'application-1' });
    const references = given('post', REFERENCE, null);
    const { user, router } = open();

    await user.click(await applyButton());
    const dialog = await prompt();
    expect(applications).toMatchObject([{ body: { job: 'job-1' }, authorization: 'Bearer test-token' }]);
    expect(references).toHaveLength(0);

    await user.click(within(dialog).getByRole('radio', { name: 'Job Fair' }));
    await user.click(within(dialog).getByRole('button', { name: 'Kirim' }));
    const success = await screen.findByRole('dialog', { name: 'Lamaran Anda Berhasil!' });
    expect(success).toHaveTextContent('Terima Kasih telah melamar pekerjaan ini. Kami akan segera menghubungi kamu!');
    expect(references).toMatchObject([{ body: { job_id: 'job-1', candidate_id: 'candidate-1', ref: 'job_fair' } }]);

    await user.click(within(success).getByRole('button', { name: 'Lanjut' }));
    expect(router.state.location.pathname).toBe('/jobs');
  });

  it('sends one request however often the button is pressed', async () => {
    const bodies: unknown[] = [];
    server.use(
      http.post(call(APPLY), async ({ request }) => {
        bodies.push(await request.json());
        await delay(50);
        return HttpResponse.json({ statusCode: 2000, message: '', data: null });
      }),
    );
    open();
    const button = await applyButton();
    // Two clicks before the button can be drawn again, and one after.
    act(() => {
      button.click();
      button.click();
    });
    fireEvent.click(button);
    await waitFor(() => expect(button).toBeDisabled());
    await prompt();
    expect(bodies).toEqual([{ job: 'job-1' }]);
  });

  it.each([
    [
      'the message of a refusal',
      () => givenFailure('post', APPLY, 410, { statusCode: 4007, message: 'Lowongan sudah ditutup.' }),
      'Lowongan sudah ditutup.',
    ],
    [
      'the message of HTTP 200 with another statusCode',
      () => server.use(http.post(call(APPLY), () => HttpResponse.json({ statusCode: 4000, message: 'Belum bisa.' }))),
      'Belum bisa.',
    ],
    [
      'the message of a statusCode that is near to success',
      () => server.use(http.post(call(APPLY), () => HttpResponse.json({ statusCode: 2001, message: 'Hampir.' }))),
      'Hampir.',
    ],
    [
      'the general sentence without a response',
      () => givenNoResponse('post', APPLY),
      'Terjadi kesalahan, silakan coba lagi.',
    ],
    ['the general sentence for HTML', () => givenHtml('post', APPLY, 502), 'Terjadi kesalahan, silakan coba lagi.'],
    [
      'the general sentence for a refusal without words',
      () => givenFailure('post', APPLY, 500),
      'Terjadi kesalahan, silakan coba lagi.',
    ],
  ])('tells of a failure with %s, and lets the candidate try again', async (_what, givenResponse, message) => {
    givenResponse();
    const { user } = open();
    await user.click(await applyButton());
    const dialog = await failure();
    expect(dialog).toHaveTextContent(message);

    await user.click(within(dialog).getByRole('button', { name: 'Tutup' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    given('post', APPLY, null);
    await user.click(await applyButton());
    expect(await prompt()).toBeVisible();
  });

  it('can be made again after one that was withdrawn', async () => {
    given('get', STATUS, [makeApplicationDto({ outcome: 'withdrawn' })]);
    const requests = given('post', APPLY, { id: 'application-1' });
    const { user, store } = open();
    await waitFor(() => expect(JSON.stringify(store.getState())).toContain('withdrawn'));
    await user.click(await applyButton());
    await prompt();
    expect(requests).toHaveLength(1);
  });

  it('tells of an earlier application and offers no second one', async () => {
    givenFailure('post', APPLY, 409, { statusCode: 4006, message: 'Anda sudah melamar lowongan ini.' });
    const { user } = open();
    const button = await applyButton();
    given('get', STATUS, [makeApplicationDto()]);
    await user.click(button);
    const dialog = await failure();
    expect(dialog).toHaveTextContent('Anda sudah melamar lowongan ini.');
    await user.click(within(dialog).getByRole('button', { name: 'Tutup' }));
    expect(await screen.findByRole('button', { name: 'Sudah Dilamar' })).toBeDisabled();
  });
});

describe('the text of the button', () => {
  it('cannot be pressed for a closed job', async () => {
    open({ ...JOB, isOpen: false });
    expect(await screen.findByRole('button', { name: 'Closed' })).toBeDisabled();
  });

  it.each([
    ['id', { id: 'job-1', slug: 'nama-lain' }],
    ['slug, where the provider leaves out the id', { id: undefined, slug: 'staf-gudang-jakarta' }],
  ])('knows an earlier application by the job’s %s', async (_what, job) => {
    const dto = makeApplicationDto();
    given('get', STATUS, [{ ...dto, job: { ...dto.job, ...job } }]);
    open();
    expect(await screen.findByRole('button', { name: 'Sudah Dilamar' })).toBeDisabled();
    expect(screen.getByRole('link', { name: 'Lihat status lamaran' })).toHaveAttribute('href', '/application');
    expect(screen.queryByRole('button', { name: 'Apply' })).not.toBeInTheDocument();
  });

  it('stays ready when earlier applications cannot be loaded, or are to other jobs', async () => {
    givenNoResponse('get', STATUS);
    const { unmount } = open();
    expect(await applyButton()).toBeEnabled();
    unmount();

    const others = given('get', STATUS, [makeApplicationDto({ job: { id: 'job-2' } })]);
    open();
    await waitFor(() => expect(others).toHaveLength(1));
    expect(await applyButton()).toBeEnabled();
  });
});

describe('the source of discovery', () => {
  const openPrompt = async (preloaded = signedInState()) => {
    given('post', APPLY, null);
    const app = open(JOB, preloaded);
    await app.user.click(await applyButton());
    return { ...app, dialog: await prompt() };
  };

  it('offers the seven sources', async () => {
    const { dialog } = await openPrompt();
    const radios = within(dialog).getAllByRole<HTMLInputElement>('radio');
    expect(radios.map((radio) => [radio.name, radio.value, radio.labels?.[0]?.textContent])).toEqual([
      ['ref', 'media_social', 'Instagram, X, dll…'],
      ['ref', 'disnaker', 'Disnaker'],
      ['ref', 'job_fair', 'Job Fair'],
      ['ref', 'career_dev_center', 'Career Development Center'],
      ['ref', 'campus_fair', 'Campus Fair'],
      ['ref', 'relatives', 'Friends / Colleagues / Relatives'],
      ['ref', 'job_portal', 'Job Portal (LinkedIn, Glints, dll…)'],
    ]);
  });

  it('requires a choice, and is closed by nothing but Escape without one', async () => {
    const references = given('post', REFERENCE, null);
    const { dialog, user } = await openPrompt();
    await user.click(dialog.parentElement ?? document.documentElement);
    expect(dialog).toBeVisible();
    expect(within(dialog).getAllByRole('button')).toEqual([within(dialog).getByRole('button', { name: 'Kirim' })]);

    await user.click(within(dialog).getByRole('button', { name: 'Kirim' }));
    const group = within(dialog).getByRole('radiogroup');
    await waitFor(() => expect(group).toHaveAccessibleDescription('Anda harus memilih referensi!'));
    expect(group).toBeInvalid();
    expect(references).toHaveLength(0);

    await user.click(within(dialog).getByRole('radio', { name: 'Disnaker' }));
    await waitFor(() => expect(group).toBeValid());
  });

  it('keeps the choice when it could not be saved, and can be sent again', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    givenNoResponse('post', REFERENCE);
    const { dialog, user } = await openPrompt();
    await user.click(within(dialog).getByRole('radio', { name: 'Disnaker' }));
    await user.click(within(dialog).getByRole('button', { name: 'Kirim' }));

    const alert = await within(dialog).findByRole('alert');
    expect(alert).toHaveTextContent('Gagal menyimpan referensi');
    expect(alert).toHaveTextContent('Terjadi kesalahan, silakan coba lagi.');
    expect(within(dialog).getByRole('radio', { name: 'Disnaker' })).toBeChecked();
    expect(screen.queryByRole('dialog', { name: 'Lamaran Anda Berhasil!' })).not.toBeInTheDocument();

    const references = given('post', REFERENCE, null);
    await user.click(within(dialog).getByRole('button', { name: 'Kirim' }));
    expect(await screen.findByRole('dialog', { name: 'Lamaran Anda Berhasil!' })).toBeVisible();
    expect(references).toMatchObject([{ body: { ref: 'disnaker' } }]);
  });

  const withoutId = () => ({ session: { current: { ...session, userId: null }, expired: false } });

  it('takes the candidate’s id from the profile where the session has none, and keeps it', async () => {
    given('get', 'candidate/profile/', makeProfileDto({ id: 42 }));
    const references = given('post', REFERENCE, null);
    const { dialog, user, store } = await openPrompt(withoutId());
    await user.click(within(dialog).getByRole('radio', { name: 'Disnaker' }));
    await user.click(within(dialog).getByRole('button', { name: 'Kirim' }));
    expect(await screen.findByRole('dialog', { name: 'Lamaran Anda Berhasil!' })).toBeVisible();
    expect(references).toMatchObject([{ body: { candidate_id: 42 } }]);
    expect(selectSession(store.getState())?.userId).toBe(42);
    expect(store.getState().pendingReferences.jobs).toEqual([]);
  });

  it('counts as not saved when the profile cannot be loaded either', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    givenNoResponse('get', 'candidate/profile/');
    const { dialog, user } = await openPrompt(withoutId());
    await user.click(within(dialog).getByRole('radio', { name: 'Disnaker' }));
    await user.click(within(dialog).getByRole('button', { name: 'Kirim' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Gagal menyimpan referensi');
  });
});
