import { act, screen, waitFor, within } from '@testing-library/react';
import { applicationApi } from '@/entities/application';
import { profileApi } from '@/entities/profile/candidate';
import { workExperienceApi } from '@/entities/profile/work-experience';
import { expectMatches, lastMatchesHeight } from '@/features/best-matches';
import { makeApplicationDto } from '@test/dto/application';
import { makeJobDto, makeJobDtos } from '@test/dto/job';
import { renderApp, signedInState } from '@test/render-app';
import { given, givenFailure, untilCallsSeen } from '@test/server';
import { JobList } from './JobList';

const sleman = {
  city: { id: 1, name: 'Kabupaten Sleman' },
  location: { id: 34, name: 'Daerah Istimewa Yogyakarta' },
};

const shop = (name: string) => ({ name, logo: null, banner: null });

const VACANCIES = [
  makeJobDto({ id: 1, slug: 'kasir', title: 'Kasir', ...sleman, company: shop('Toko A'), minEducation: 'SMA' }),
  makeJobDto({ id: 2, slug: 'cashier', title: 'Cashier', ...sleman, company: shop('Toko B') }),
  makeJobDto({ id: 3, slug: 'kasir-3', title: 'Kasir Malam', ...sleman, company: shop('Toko C'), minEducation: 'S1' }),
  makeJobDto({ id: 4, slug: 'perawat', title: 'Perawat', ...sleman, company: shop('Klinik D') }),
  makeJobDto({ id: 5, slug: 'kasir-5', title: 'Kasir', ...sleman, company: shop('Toko E'), status: 'closed' }),
  // Else half of all vacancies were for cashiers, which would be nothing special.
  ...makeJobDtos(60, () => sleman),
];

const open = (preloaded = {}) => {
  const calls = given('get', 'job/list/', VACANCIES);
  return { ...renderApp(<JobList />, { path: '/jobs', preloaded }), calls };
};

const region = (name: RegExp | string) => screen.findByRole('region', { name });

const choose = async (user: ReturnType<typeof open>['user'], chip: RegExp, option: string) => {
  await user.click(await screen.findByRole('button', { name: chip }));
  await user.click(await screen.findByRole('menuitem', { name: option }));
};

async function chooseCashier(user: ReturnType<typeof open>['user']) {
  await region('Paling cocok');
  await choose(user, /^Tempat/, 'Kabupaten Sleman');
  await choose(user, /^Jenis pekerjaan/, 'kasir');
  await choose(user, /^Pendidikan/, 'SMK');
}

const titles = async () =>
  within(within(await region(/^Paling cocok \(/)).getByRole('list'))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

it('offers a visitor three choices, keeps them on the device and shows what matches them, with reasons', async () => {
  const { user, calls, unmount } = open();
  await chooseCashier(user);
  expect(await screen.findByText('SMK', { selector: '.MuiChip-label' })).toBeVisible();
  expect(await titles()).toEqual(['Kasir', 'Cashier', 'Kasir Malam']);
  expect(screen.getByText(/Tidak ada yang dibayar/)).toBeVisible();
  const [first] = within(await region('Paling cocok (3)')).getAllByRole('listitem');
  for (const reason of ['Sleman', 'minat: kasir', 'SMK'])
    expect(within(first as HTMLElement).getByText(reason)).toBeVisible();
  await untilCallsSeen();
  expect(calls).toHaveLength(1);
  unmount();
  open();
  expect(await titles()).toEqual(['Kasir', 'Cashier', 'Kasir Malam']);
});

it('explains a match with every part, its points, and what does not fit', async () => {
  const { user } = open();
  await chooseCashier(user);
  await screen.findByText('SMK', { selector: '.MuiChip-label' });
  const why = screen.getByRole('button', { name: 'Kenapa ini? Kasir Malam' });
  await user.click(why);
  expect(why).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText(/^Minat: profil “kasir”, lowongan “kasir” \(\d+ poin\)$/)).toBeVisible();
  expect(screen.getByText('Diminta S1; pendidikan Anda SMK')).toBeVisible();
  expect(screen.getByText(/^Jumlah: \d+ poin$/)).toBeVisible();
});

it('takes a dismissed job away with a way back, now and from the list of the hidden ones', async () => {
  const { user } = open();
  await chooseCashier(user);
  await screen.findByText('SMK', { selector: '.MuiChip-label' });
  await user.click(screen.getByRole('button', { name: 'Bukan untuk saya: Kasir' }));
  // At once, before the matches are found again.
  expect(await titles()).toEqual(['Cashier', 'Kasir Malam']);
  const undo = screen.getByRole('button', { name: 'Urungkan' });
  expect(undo).toHaveFocus();
  await user.click(undo);
  await waitFor(async () => expect(await titles()).toHaveLength(3));
  expect(screen.getByRole('heading', { name: 'Paling cocok (3)' })).toHaveFocus();

  await user.click(screen.getByRole('button', { name: 'Bukan untuk saya: Cashier' }));
  await user.click(await screen.findByRole('button', { name: 'Yang disembunyikan (1)' }));
  await user.click(screen.getByRole('button', { name: 'Tampilkan lagi Cashier' }));
  await waitFor(async () => expect(await titles()).toHaveLength(3));
});

it('can be hidden and shown again, and stays hidden on this device', async () => {
  const { user, unmount } = open();
  await region('Paling cocok');
  await user.click(screen.getByRole('button', { name: 'Sembunyikan Paling cocok' }));
  expect(screen.queryByRole('region', { name: 'Paling cocok' })).not.toBeInTheDocument();
  unmount();
  const again = open();
  await again.user.click(await screen.findByRole('button', { name: 'Tampilkan Paling cocok' }));
  expect(await region('Paling cocok')).toBeVisible();
});

it('leaves room for matches that are expected after choices alone, and none while it is hidden', async () => {
  const { user, unmount } = open();
  await region('Paling cocok');
  expectMatches();
  expect(lastMatchesHeight()).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: 'Sembunyikan Paling cocok' }));
  unmount();
  expectMatches();
  expect(lastMatchesHeight()).toBe(0);
});

it('is only on For You, and not beside a search', async () => {
  const { user } = open();
  await region('Paling cocok');
  await user.click(screen.getByRole('tab', { name: 'Explore' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Paling cocok' })).not.toBeInTheDocument());
});

const APPLICATIONS = 'job-application/application-status/';
const APPLIED = makeApplicationDto({
  id: 1,
  job: { ...makeApplicationDto().job, id: 1, slug: 'kasir', title: 'Kasir' },
});

/** The list for a candidate who has worked as a cashier; the profile is loaded, and what `load` loads. */
async function openAsCandidate(load: (store: ReturnType<typeof renderApp>['store']) => Promise<unknown>) {
  const calls = [
    given('get', 'job/list/', VACANCIES),
    given('get', 'candidate/work-experience/', [{ id: 1, title: 'Kasir', startDate: '2024-01-01' }]),
    given('get', 'candidate/profile/', { id: 'candidate-1', ...sleman }),
  ];
  const { store, router, user } = renderApp(<p />, {
    preloaded: signedInState(),
    routes: [{ path: '/jobs', element: <JobList /> }],
  });
  await store.dispatch(workExperienceApi.endpoints.getWorkExperiences.initiate());
  await store.dispatch(profileApi.endpoints.getProfile.initiate());
  await load(store);
  await act(() => router.navigate('/jobs'));
  return { user, calls };
}

it('reads the profile and applications that are loaded, and requests nothing', async () => {
  const applications = given('get', APPLICATIONS, [APPLIED]);
  const { calls } = await openAsCandidate((store) =>
    store.dispatch(applicationApi.endpoints.getApplications.initiate()),
  );
  expect(await titles()).toEqual(['Cashier', 'Kasir Malam']);
  expect(screen.queryByRole('button', { name: /^Tempat/ })).not.toBeInTheDocument();
  await untilCallsSeen();
  expect([...calls, applications].map(({ length }) => length)).toEqual([1, 1, 1, 1]);
});

it('has the focus again where an undo brings back the region itself', async () => {
  given('get', APPLICATIONS, [APPLIED]);
  const { user } = await openAsCandidate((store) =>
    store.dispatch(applicationApi.endpoints.getApplications.initiate()),
  );
  await user.click(await screen.findByRole('button', { name: 'Bukan untuk saya: Cashier' }));
  const other = { name: 'Bukan untuk saya: Kasir Malam' };
  await waitFor(() => expect(screen.queryByRole('button', other)).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Urungkan' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Paling cocok (2)' })).toHaveFocus());
});

it('shows no matches while the applications are not known, and loads them when the candidate wants it', async () => {
  givenFailure('get', APPLICATIONS, 503);
  const { user } = await openAsCandidate(() => Promise.resolve());
  await user.click(await screen.findByRole('button', { name: 'Muat lamaran' }));
  expect(await screen.findByText('Lowongan yang paling cocok belum bisa dicari.')).toBeVisible();
  const applications = given('get', APPLICATIONS, [APPLIED]);
  await user.click(within(await region('Paling cocok')).getByRole('button', { name: 'Coba lagi' }));
  expect(await titles()).toEqual(['Cashier', 'Kasir Malam']);
  expect(applications).toHaveLength(1);
});
