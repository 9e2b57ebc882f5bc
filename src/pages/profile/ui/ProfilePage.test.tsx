import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, delay, http } from 'msw';
import { rememberDeletion } from '@/entities/privacy';
import { selectSession } from '@/entities/session';
import { makeProfileDto } from '@test/dto/profile';
import { renderApp, session, signedInState } from '@test/render-app';
import { call, given, givenFailure, givenNoResponse, server } from '@test/server';
import { ProfilePage } from './ProfilePage';

const PROFILE = 'candidate/profile/';
const PROVINCES = [{ id: 34, name: 'DI Yogyakarta' }];
/** Of the tab "Latar Belakang", in the specification's order. */
const BACKGROUND = [
  'Pengalaman Kerja',
  'Pendidikan Terakhir',
  'Pengalaman Organisasi',
  'Pelatihan atau Sertifikasi',
  'Penghargaan',
  'Keahlian (Skills)',
];

/** Every section's list is empty. */
function givenLists() {
  given('get', 'candidate/:list/', []);
  given('get', 'candidate/skill/', { skill: [] });
  for (const list of ['location', 'city']) given('get', `master/${list}/`, PROVINCES);
  for (const list of ['language', 'skill', 'function-of-interest', 'education-level'])
    given('get', `master/${list}/`, []);
}

function open(path = '/profile', preloaded = signedInState()) {
  return renderApp(<ProfilePage />, { path, preloaded });
}

/** A screen on which the tabs have room. */
function givenWideScreen() {
  const { matchMedia } = window;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...matchMedia(query), matches: query.includes('min-width') }));
}

const name = () => screen.findByRole('heading', { level: 1, name: 'Sari Wulandari' });

beforeEach(givenLists);
afterEach(() => jest.restoreAllMocks());

it('requests what its completeness is worked out from beside the profile, and once', async () => {
  const lists = ['work-experience', 'education', 'skill', 'language', 'interest'].map((section) =>
    given('get', `candidate/${section}/`, section === 'skill' ? { skill: [] } : []),
  );
  let response: () => void = () => undefined;
  const responded = new Promise<void>((resolve) => (response = resolve));
  server.use(
    http.get(call(PROFILE), async () => {
      await responded;
      return HttpResponse.json({ statusCode: 2000, message: 'OK', data: makeProfileDto() });
    }),
  );
  open();
  await waitFor(() => expect(lists.map(({ length }) => length)).toEqual([1, 1, 1, 1, 1]));
  expect(screen.getByRole('status', { name: 'Memuat profil' })).toBeVisible();
  response();
  await name();
  expect(await screen.findByRole('progressbar', { name: /Kelengkapan/ })).toHaveAttribute('aria-valuenow');
  expect(lists.map(({ length }) => length)).toEqual([1, 1, 1, 1, 1]);
});

it('shows who the candidate is and how to reach them', async () => {
  const requests = given('get', PROFILE, makeProfileDto());
  open();
  expect(screen.getByRole('status', { name: 'Memuat profil' })).toBeVisible();
  expect(await name()).toBeVisible();
  expect(screen.getByText('Analis Data')).toBeVisible();
  expect(screen.getByText('Suka angka.')).toBeVisible();
  const card = screen.getByRole('region', { name: 'Informasi Pribadi' });
  expect(await within(card).findByText('DI Yogyakarta, 1 Januari 1995')).toBeVisible();
  expect(
    within(card)
      .getAllByRole('definition')
      .map((value) => value.textContent),
  ).toEqual([
    'Perempuan',
    'DI Yogyakarta, 1 Januari 1995',
    'sari@example.com',
    '+6281234567890',
    'Jalan Uji 1',
    'Kabupaten Sleman',
    'DI Yogyakarta',
  ]);
  expect(within(card).getByRole('button', { name: 'Edit Informasi Pribadi' })).toHaveTextContent('Edit');
  expect(screen.getByRole('region', { name: 'Media Sosial' })).toBeVisible();
  expect(screen.getByText('Rp 5.000.000 per bulan')).toBeVisible();
  expect(requests).toMatchObject([{ authorization: 'Bearer test-token' }]);
});

it('says what is missing in an empty profile', async () => {
  given('get', PROFILE, { id: 1 });
  open();
  expect(await screen.findByText('No headline available')).toBeVisible();
  const card = screen.getByRole('region', { name: 'Informasi Pribadi' });
  expect(within(card).getAllByText(/ belum diisi$/)).toHaveLength(7);
  expect(within(card).getByRole('button', { name: '+ Add Informasi Pribadi' })).toHaveTextContent('+ Add');
});

it.each(['gender', 'city', 'dob', 'detailLocation', 'location'])('offers + Add while %s is missing', async (field) => {
  given('get', PROFILE, makeProfileDto({ [field]: null }));
  open();
  expect(await screen.findByRole('button', { name: '+ Add Informasi Pribadi' })).toBeVisible();
});

it('looks up the names of places that came as ids alone', async () => {
  given('get', PROFILE, { ...makeProfileDto({ birthPlace: null }), location: 34, city: '34' });
  open();
  const card = await screen.findByRole('region', { name: 'Informasi Pribadi' });
  await waitFor(() => expect(within(card).getAllByText('DI Yogyakarta')).toHaveLength(2));
});

it('keeps the chosen tab in the address', async () => {
  givenWideScreen();
  given('get', PROFILE, makeProfileDto());
  const { user, router } = open('/profile?tab=cv-portofolio');
  expect(await screen.findByRole('tab', { name: 'CV & Portofolio', selected: true })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Download Resume' })).toBeVisible();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Informasi Pribadi',
    'Latar Belakang',
    'Minat & Preferensi',
    'CV & Portofolio',
  ]);
  await user.click(screen.getByRole('tab', { name: 'Latar Belakang' }));
  expect(await screen.findByRole('region', { name: 'Pengalaman Kerja' })).toBeVisible();
  expect(router.state.location.search).toBe('?tab=latar-belakang');
  expect(screen.queryByRole('button', { name: 'Download Resume' })).not.toBeInTheDocument();
});

it('has the sections of a tab in their order', async () => {
  given('get', PROFILE, makeProfileDto());
  open('/profile?tab=latar-belakang');
  await screen.findByRole('region', { name: 'Pengalaman Kerja' });
  const panel = screen.getByRole('tabpanel', { name: 'Latar Belakang' });
  const titles = within(panel).getAllByRole('heading', { level: 2 });
  expect(titles.slice(0, 6).map((title) => title.textContent)).toEqual(BACKGROUND);
});

it('offers a select in place of the tabs on a small screen', async () => {
  given('get', PROFILE, makeProfileDto());
  const { user, router } = open('/profile?tab=tidak-ada');
  expect(await screen.findByRole('region', { name: 'Informasi Pribadi' })).toBeVisible();
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Bagian profil' }), 'minat-preferensi');
  expect(await screen.findByRole('region', { name: 'Gaji' })).toBeVisible();
  expect(router.state.location.search).toBe('?tab=minat-preferensi');
});

it('says how complete the profile is, and opens what has the fewest fields', async () => {
  given('get', PROFILE, makeProfileDto({ gender: null, linkedin: 'https://www.linkedin.com/in/sari' }));
  given('get', 'candidate/skill/', { skill: [{ id: 1, name: 'Excel' }] });
  given('get', 'candidate/interest/', [{ id: 1, name: 'Logistik' }]);
  const { user } = open();
  const card = await screen.findByRole('region', { name: 'Kelengkapan profil' });
  await user.click(await within(card).findByRole('button', { name: 'Lengkapi informasi pribadi' }));
  expect(await screen.findByRole('dialog', { name: 'Tambah Informasi Pribadi' })).toBeVisible();
});

it('says no figure of a profile that is not all there, and fetches the rest again', async () => {
  given('get', PROFILE, makeProfileDto());
  givenFailure('get', 'candidate/skill/', 404);
  const { user } = open();
  const card = await screen.findByRole('region', { name: 'Kelengkapan profil' });
  expect(await within(card).findByText(/kelengkapannya belum diketahui/)).toBeVisible();
  expect(card).not.toHaveTextContent('%');
  expect(within(card).queryByRole('progressbar')).not.toBeInTheDocument();
  given('get', 'candidate/skill/', { skill: [] });
  await user.click(within(card).getByRole('button', { name: 'Coba lagi' }));
  expect(await within(card).findByText(/^\d+%$/)).toBeVisible();
  expect(within(card).queryByText(/belum diketahui/)).not.toBeInTheDocument();
});

it('keeps the room of what may be missing until the lists are there', async () => {
  given('get', PROFILE, makeProfileDto());
  server.use(http.get(call('candidate/skill/'), () => delay('infinite')));
  open();
  const card = await screen.findByRole('region', { name: 'Kelengkapan profil' });
  expect(within(card).getByText(/Langkah berikutnya/)).not.toBeVisible();
  expect(within(card).queryByRole('button')).not.toBeInTheDocument();
  expect(card).not.toHaveTextContent('%');
  expect(within(card).queryByRole('progressbar')).not.toBeInTheDocument();
});

it('leads to the tab of the list that is filled next', async () => {
  given('get', PROFILE, makeProfileDto());
  const { user, router } = open();
  await user.click(await screen.findByRole('button', { name: 'Lengkapi keahlian' }));
  expect(router.state.location.search).toBe('?tab=latar-belakang');
  expect(screen.getByRole('tabpanel', { name: 'Latar Belakang' })).toHaveFocus();
});

it('opens the photo, name and headline from the header', async () => {
  given('get', PROFILE, makeProfileDto());
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit Profil' }));
  expect(await screen.findByRole('dialog', { name: 'Profil' })).toBeVisible();
});

it('hands name, photo and a missing id to the session, and leaves the rest of it', async () => {
  given('get', PROFILE, makeProfileDto({ id: 42, name: 'Sari W.' }));
  const { store } = open('/profile', { session: { current: { ...session, userId: null }, expired: false } });
  const expected = { token: 'test-token', name: 'Sari W.', image: '/media/photos/sari.webp', userId: 42 };
  await waitFor(() => expect(selectSession(store.getState())).toEqual(expected));
});

it('keeps the session’s own id', async () => {
  given('get', PROFILE, makeProfileDto({ id: 42 }));
  const { store } = open();
  await name();
  await waitFor(() => expect(selectSession(store.getState())?.image).toBe('/media/photos/sari.webp'));
  expect(selectSession(store.getState())?.userId).toBe('candidate-1');
});

it('offers to try again after a failure, and logs it', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  givenNoResponse('get', PROFILE);
  const { user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Profil Anda belum bisa ditampilkan.');
  expect(log).toHaveBeenCalled();
  given('get', PROFILE, makeProfileDto());
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await name()).toBeVisible();
});

it('says that the account is going to be deleted', async () => {
  rememberDeletion('candidate-1', '2999-12-01T03:00:00Z');
  givenLists();
  given('get', 'candidate/deletion/', { requestedAt: '2999-11-24T03:00:00Z', deleteAt: '2999-12-01T03:00:00Z' });
  given('get', PROFILE, makeProfileDto());
  open();
  expect(await screen.findByText(/Profil, foto, dan CV Anda ikut dihapus/)).toBeVisible();
});
