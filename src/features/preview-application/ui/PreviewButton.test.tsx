import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import type { JobDetail } from '@/entities/job';
import { givenCapabilities } from '@test/capabilities';
import { DISCLOSED_FIELDS, DISCLOSED_FIELD_NAMES } from '@/entities/privacy';
import { selectReturnTo, selectReturnToTitle } from '@/entities/session';
import { givenCacheStorage } from '@test/cache-storage';
import { makeApplicationDto } from '@test/dto/application';
import { makeEducationDto } from '@test/dto/education';
import { makeProfileDto } from '@test/dto/profile';
import { makeWorkExperienceDto } from '@test/dto/work-experience';
import { makeJob } from '@test/make-job';
import { renderApp, signedInState } from '@test/render-app';
import { call, given, givenFailure, givenNoResponse, server } from '@test/server';
import { PreviewButton } from './PreviewButton';

const JOB = makeJob({
  slug: 'kasir',
  title: 'Kasir',
  company: { name: 'PT Toko Uji', logo: null, banner: null },
  requirements: '<ul><li>Jujur</li><li>Mampu berbahasa <b>Inggris</b> aktif</li></ul>',
  minEducation: 'SMA/SMK',
  minExperienceMonths: 12,
});

const PREVIEW = {
  name: 'Sari Wulandari',
  email: 'sari@example.com',
  phoneNumber: '+6281234567890',
  image: null,
  professionalHeadline: null,
  education: [],
  workExperience: [],
  language: [],
};

beforeEach(() => {
  given('get', 'job-application/application-status/', []);
  given('get', 'candidate/profile/', makeProfileDto());
});

async function open(job: JobDetail = JOB, onApply = jest.fn()) {
  const view = renderApp(<PreviewButton job={job} onApply={onApply} />, {
    path: '/jobs/kasir',
    preloaded: signedInState(),
  });
  await view.user.click(screen.getByRole('button', { name: 'Yang dilihat perusahaan' }));
  return { ...view, dialog: await screen.findByRole('dialog', { name: 'Yang dilihat perusahaan' }) };
}

it('shows what is sent and, beside it, what the job requires and the profile lacks, with links to fill it in', async () => {
  givenCapabilities('applicationPreview');
  const requests = given('get', 'job-application/preview/', PREVIEW);
  const { dialog } = await open();
  expect(await within(dialog).findByText('Sari Wulandari')).toBeVisible();
  expect(within(dialog).getByText('sari@example.com, +6281234567890')).toBeVisible();
  expect(within(dialog).getAllByText('Belum diisi')).toHaveLength(4);
  const gaps = within(within(dialog).getByRole('note')).getAllByRole('listitem');
  expect(gaps.map(({ textContent }) => textContent)).toEqual([
    'Lowongan ini meminta min. SMA/SMK; pendidikan Anda belum diisi. Lengkapi',
    'Lowongan ini meminta pengalaman min. 1 tahun; profil Anda belum memuat pengalaman kerja. Lengkapi',
    'Lowongan ini menulis: “Mampu berbahasa Inggris aktif” Bahasa Inggris belum ada di profil Anda. Lengkapi',
  ]);
  expect(
    within(dialog)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([
    '/profile?tab=latar-belakang&form=education',
    '/profile?tab=latar-belakang&form=work-experience',
    '/profile?tab=minat-preferensi&form=language',
  ]);
  expect(new URL(requests[0]?.url ?? '').searchParams.get('job')).toBe('job-1');
});

/** Text by which the preview shows a field that is sent; the other fields are named with the CV that contains them. */
const SHOWN: Partial<Record<(typeof DISCLOSED_FIELDS)[number], string | RegExp>> = {
  name: 'Sari Wulandari',
  email: /sari@example\.com/,
  phoneNumber: /\+6281234567890/,
  professionalHeadline: 'Kasir teliti',
  education: 'Universitas Contoh',
  workExperience: 'Kasir Senior',
  language: 'Bahasa Inggris',
  cv: 'Unduh CV',
};

it('shows or names each field that is sent, and no CV of a provider that sends none', async () => {
  givenCapabilities('applicationPreview');
  const filled = {
    ...PREVIEW,
    image: '/media/a.webp',
    professionalHeadline: 'Kasir teliti',
    education: [makeEducationDto({ education: { id: 5, name: 'Universitas Contoh' } })],
    workExperience: [makeWorkExperienceDto({ title: 'Kasir Senior' })],
    language: [{ id: 1, language: { id: 2, name: 'Bahasa Inggris' }, level: 'fluent', status: 'active' }],
  };
  given('get', 'job-application/preview/', { ...filled, fields: [...DISCLOSED_FIELDS, 'shoeSize'] });
  const { dialog, unmount } = await open();
  await within(dialog).findByText('Sari Wulandari');
  for (const field of DISCLOSED_FIELDS) {
    if (field === 'image') expect(dialog.querySelector('img')?.getAttribute('src')).toContain('/media/a.webp');
    else if (SHOWN[field]) expect(within(dialog).getByText(SHOWN[field])).toBeVisible();
    else expect(within(dialog).getByText(/CV juga memuat/)).toHaveTextContent(DISCLOSED_FIELD_NAMES[field]);
  }
  unmount();

  given('get', 'job-application/preview/', filled);
  const plain = await open();
  await within(plain.dialog).findByText('Sari Wulandari');
  expect(within(plain.dialog).queryByText('CV')).not.toBeInTheDocument();
});

it('hands over the CV itself, and says when that failed or which characters it lacks', async () => {
  givenCapabilities('applicationPreview');
  given('get', 'job-application/preview/', { ...PREVIEW, fields: ['name', 'email', 'cv'] });
  givenFailure('get', 'candidate/generate-cv/', 503, { statusCode: 5000, message: 'Sedang penuh.' });
  const { dialog, user } = await open();
  await user.click(await within(dialog).findByRole('button', { name: 'Unduh CV' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('CV belum bisa diunduh. Sedang penuh.');
  const headers = { 'Content-Type': 'application/pdf', 'X-Missing-Characters': encodeURIComponent('ᨅ') };
  server.use(http.get(call('candidate/generate-cv/'), () => new HttpResponse('%PDF-1.7', { headers })));
  await user.click(within(dialog).getByRole('button', { name: 'Unduh CV' }));
  expect(await within(dialog).findByText(/akan tampil sebagai kotak: ᨅ/)).toBeVisible();
});

it('stores the way back to the job when the candidate leaves it to fill in the profile', async () => {
  givenCapabilities('applicationPreview');
  given('get', 'job-application/preview/', PREVIEW);
  const { dialog, user, store, router } = await open();
  const [first] = await within(dialog).findAllByRole('link');
  await user.click(first ?? dialog);
  expect(router.state.location.pathname).toBe('/profile');
  expect(selectReturnTo(store.getState(), Date.now())).toBe('/jobs/kasir');
  expect(selectReturnToTitle(store.getState())).toBe('Kasir');
});

it('says that the profile states no work so far, and links to no form for it', async () => {
  givenCapabilities('applicationPreview');
  given('get', 'job-application/preview/', PREVIEW);
  given('get', 'candidate/profile/', makeProfileDto({ noWorkExperience: true }));
  const { dialog } = await open({ ...JOB, minEducation: null, requirements: '' });
  const [gap] = await within(dialog).findAllByRole('listitem');
  await waitFor(() =>
    expect(gap).toHaveTextContent(
      'Lowongan ini meminta pengalaman min. 1 tahun; di profil Anda tertulis belum pernah bekerja.',
    ),
  );
  expect(within(dialog).queryByRole('link')).not.toBeInTheDocument();
});

it('shows an older copy with its date alone', async () => {
  const caches = givenCacheStorage();
  givenCapabilities('applicationPreview');
  given('get', 'job-application/preview/', PREVIEW);
  const first = await open();
  await within(first.dialog).findByText('Sari Wulandari');
  expect(within(first.dialog).queryByText(/Data per/)).not.toBeInTheDocument();
  await waitFor(() => expect(caches.putCount()).toBeGreaterThan(0));
  first.unmount();

  givenNoResponse('get', 'job-application/preview/');
  const { dialog } = await open();
  expect(await within(dialog).findByText('Sari Wulandari')).toBeVisible();
  expect(within(dialog).getByRole('status')).toHaveTextContent(/\d\d\.\d\d/);
  caches.remove();
});

it('has no gaps when the profile shows all that the job requires', async () => {
  givenCapabilities('applicationPreview');
  given('get', 'job-application/preview/', {
    ...PREVIEW,
    education: [makeEducationDto({ educationLevel: { id: 1, name: 'SMA' } })],
    workExperience: [makeWorkExperienceDto({ startDate: '2020-01-01', endDate: '2024-01-01' })],
    language: [{ id: 1, language: { id: 2, name: 'Bahasa Inggris' }, level: 'fluent', status: 'active' }],
  });
  const { dialog } = await open();
  expect(await within(dialog).findByText('Sari Wulandari')).toBeVisible();
  expect(within(dialog).queryByRole('note')).not.toBeInTheDocument();
});

it('makes do with the profile’s own calls where the provider has none for it', async () => {
  givenCapabilities();
  given('get', 'candidate/profile/', makeProfileDto({ name: 'Sari Wulandari', professionalHeadline: 'Kasir teliti' }));
  const education = given('get', 'candidate/education/', [makeEducationDto()]);
  given('get', 'candidate/work-experience/', []);
  given('get', 'candidate/language/', []);
  const { dialog } = await open();
  expect(await within(dialog).findByText('Kasir teliti')).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Unduh CV' })).toBeVisible();
  expect(within(dialog).queryByText(/CV juga memuat/)).not.toBeInTheDocument();
  expect(education).toHaveLength(1);
});

it('gives way to what was sent, once the candidate has applied', async () => {
  given('get', 'job-application/application-status/', [makeApplicationDto({ job: { id: 'job-1', slug: 'kasir' } })]);
  renderApp(<PreviewButton job={JOB} onApply={jest.fn()} />, { preloaded: signedInState() });
  await waitFor(() => expect(screen.queryByRole('button')).not.toBeInTheDocument());
});

it('closes and applies by its own button, also before the preview is there', async () => {
  givenCapabilities('applicationPreview');
  server.use(http.get(call('job-application/preview/'), () => new Promise<Response>(() => undefined)));
  const apply = jest.fn();
  const { dialog, user } = await open(JOB, apply);
  await user.click(within(dialog).getByRole('button', { name: 'Apply' }));
  expect(apply).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('makes no call before it is opened', () => {
  givenCapabilities('applicationPreview');
  // A call would fail the test: the server knows none.
  renderApp(<PreviewButton job={JOB} onApply={jest.fn()} />, { preloaded: signedInState() });
  expect(screen.getByRole('button', { name: 'Yang dilihat perusahaan' })).toBeVisible();
});

it('offers to try again after a failure, and closes', async () => {
  givenCapabilities('applicationPreview');
  givenFailure('get', 'job-application/preview/', 500);
  const { dialog, user } = await open();
  expect(await within(dialog).findByText('Yang dilihat perusahaan belum bisa ditampilkan.')).toBeVisible();
  given('get', 'job-application/preview/', PREVIEW);
  await user.click(within(dialog).getByRole('button', { name: 'Coba lagi' }));
  expect(await within(dialog).findByText('Sari Wulandari')).toBeVisible();
  await user.click(within(dialog).getAllByRole('button', { name: 'Tutup' }).at(-1) ?? dialog);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
