import { screen, waitFor, within } from '@testing-library/react';
import type { JobDetail } from '@/entities/job';
import { givenCapabilities } from '@test/capabilities';
import { makeApplicationDto } from '@test/dto/application';
import { makeEducationDto } from '@test/dto/education';
import { makeProfileDto } from '@test/dto/profile';
import { makeWorkExperienceDto } from '@test/dto/work-experience';
import { renderApp, signedInState } from '@test/render-app';
import { given, givenFailure } from '@test/server';
import { PreviewButton } from './PreviewButton';

const JOB: JobDetail = {
  id: 'job-1',
  slug: 'kasir',
  title: 'Kasir',
  isOpen: true,
  workingType: null,
  workplace: null,
  deadline: null,
  createdAt: null,
  province: null,
  city: null,
  company: { name: 'PT Toko Uji', logo: null, banner: null },
  description: '',
  requirements: '<ul><li>Jujur</li><li>Mampu berbahasa <b>Inggris</b> aktif</li></ul>',
  functionOfInterest: null,
  industry: null,
  minSalary: null,
  maxSalary: null,
  benefits: [],
  minEducation: 'SMA/SMK',
  minExperienceMonths: 12,
};

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

beforeEach(() => void given('get', 'job-application/application-status/', []));

async function open(job: JobDetail = JOB) {
  const view = renderApp(<PreviewButton job={job} />, { path: '/jobs/kasir', preloaded: signedInState() });
  await view.user.click(screen.getByRole('button', { name: 'Yang dilihat perusahaan' }));
  return { ...view, dialog: await screen.findByRole('dialog', { name: 'Yang dilihat perusahaan' }) };
}

it('shows what is sent, and what the job asks for beside it, with the way to fill it in', async () => {
  givenCapabilities('applicationPreview');
  const requests = given('get', 'job-application/preview/', PREVIEW);
  const { dialog } = await open();
  expect(await within(dialog).findByText('Sari Wulandari')).toBeVisible();
  expect(within(dialog).getByText('sari@example.com, +6281234567890')).toBeVisible();
  expect(within(dialog).getAllByText('Belum diisi')).toHaveLength(3);
  const gaps = within(within(dialog).getByRole('note')).getAllByRole('listitem');
  expect(gaps.map(({ textContent }) => textContent)).toEqual([
    'Lowongan ini meminta min. SMA/SMK; pendidikan Anda belum diisi. Lengkapi',
    'Lowongan ini meminta pengalaman min. 1 tahun; pengalaman kerja Anda belum diisi. Lengkapi',
    'Lowongan ini menulis: “Mampu berbahasa Inggris aktif” Bahasa Inggris belum ada di profil Anda. Lengkapi',
  ]);
  expect(
    within(dialog)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/profile?tab=latar-belakang', '/profile?tab=latar-belakang', '/profile?tab=minat-preferensi']);
  expect(new URL(requests[0]?.url ?? '').searchParams.get('job')).toBe('job-1');
});

it('has no gaps where the profile shows all that is asked for', async () => {
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
  given('get', 'candidate/education/', [makeEducationDto()]);
  given('get', 'candidate/work-experience/', []);
  given('get', 'candidate/language/', []);
  const { dialog } = await open();
  expect(await within(dialog).findByText('Kasir teliti')).toBeVisible();
});

it('gives way to what was sent, once the candidate has applied', async () => {
  given('get', 'job-application/application-status/', [makeApplicationDto({ job: { id: 'job-1', slug: 'kasir' } })]);
  renderApp(<PreviewButton job={JOB} />, { preloaded: signedInState() });
  await waitFor(() => expect(screen.queryByRole('button')).not.toBeInTheDocument());
});

it('makes no call before it is opened', () => {
  givenCapabilities('applicationPreview');
  // A call would fail the test: the server knows none.
  renderApp(<PreviewButton job={JOB} />, { preloaded: signedInState() });
  expect(screen.getByRole('button', { name: 'Yang dilihat perusahaan' })).toBeVisible();
});

it('offers to try again after a failure, and closes', async () => {
  givenCapabilities('applicationPreview');
  givenFailure('get', 'job-application/preview/', 500);
  const { dialog, user } = await open();
  expect(await within(dialog).findByText('Yang dilihat perusahaan belum dapat ditampilkan.')).toBeVisible();
  given('get', 'job-application/preview/', PREVIEW);
  await user.click(within(dialog).getByRole('button', { name: 'Coba lagi' }));
  expect(await within(dialog).findByText('Sari Wulandari')).toBeVisible();
  await user.click(within(dialog).getAllByRole('button', { name: 'Tutup' }).at(-1) ?? dialog);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
