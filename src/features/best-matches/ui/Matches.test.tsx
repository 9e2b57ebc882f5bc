import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, delay, http } from 'msw';
import { givenCapabilities } from '@test/capabilities';
import { makeJobDto } from '@test/dto/job';
import { makeProfileDto } from '@test/dto/profile';
import { renderApp, signedInState } from '@test/render-app';
import { call, given, givenFailure, server } from '@test/server';
import { Matches } from './Matches';

const reason = (part: string, sentence: string, own: string, theirs = own) => ({
  part,
  sentence,
  points: 20,
  profile: { field: 'work', value: own },
  job: { field: 'title', quote: theirs },
});

const LIVES = reason('place', 'lives', 'Kabupaten Sleman');
const INTERESTED = reason('interest', 'interested', 'desain');

const match = (title: string, ...reasons: object[]) => ({
  job: makeJobDto({ id: title, slug: title, title }),
  score: 60,
  reasons: [...reasons, LIVES, INTERESTED],
  gaps: [],
});

const KASIR = {
  ...match(
    'Kasir',
    reason('work', 'worked', 'Kasir'),
    reason('skill', 'skilled', 'Excel'),
    reason('skill', 'skilled', 'SAP'),
  ),
  gaps: [{ ...reason('education', '', 'SMK', 'S1'), part: 'education' }],
};
const GURU = match('Guru', reason('work', 'unheard', 'x'));
const SOPIR = match('Sopir');

/** The provider has these matches, without those that a request leaves out; gives back the requests' parameters. */
function givenMatches(matches: object[], common: object[] = [LIVES, INTERESTED]) {
  const requests: Record<string, string>[] = [];
  server.use(
    http.get(call('job/match/'), ({ request }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams);
      requests.push(query);
      const without = query.without?.split(',') ?? [];
      const data = matches.filter((each) => !without.includes(String((each as typeof SOPIR).job.id)));
      const left = data.length < 2 ? [] : data;
      return HttpResponse.json({
        statusCode: 2000,
        message: '',
        data: left,
        meta: { common: left.length > 0 ? common : [] },
      } as never);
    }),
  );
  return requests;
}

/** The candidate's profile has these parts. */
function givenProfile({ city = false, education = false, interest = false }) {
  given('get', 'candidate/profile/', makeProfileDto({ city: city ? { id: 3404, name: 'Kabupaten Sleman' } : null }));
  given('get', 'candidate/education/', education ? [{ id: 1, educationLevel: { id: 1, name: 'SMK' } }] : []);
  given('get', 'candidate/work-experience/', []);
  given('get', 'candidate/interest/', interest ? [{ id: 1, name: 'desain' }] : []);
}

const open = (owner: string | null = 'candidate-1') =>
  renderApp(
    <Matches
      owner={owner}
      total={970}
      renderCard={(job, why) => (
        <article aria-label={job.title}>
          {job.title} {why}
        </article>
      )}
    />,
    owner === null ? {} : { preloaded: signedInState() },
  );

const region = () => screen.getByRole('region', { name: 'Cocok untuk Anda' });

const titles = () => screen.queryAllByRole('article').map((card) => card.getAttribute('aria-label'));

const untilShown = (...jobs: string[]) => waitFor(() => expect(titles()).toEqual(jobs));

const choose = async (user: ReturnType<typeof open>['user'], job: string, item: string) => {
  await user.click(screen.getByRole('button', { name: `Menu kecocokan ${job}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};

beforeEach(() => {
  localStorage.clear();
  givenCapabilities('matches', 'jobSearch');
});

describe('for a visitor', () => {
  // First: later tests press for the matches, which the app remembers until it is left.
  it('applies the choices of an earlier visit when they are pressed for, so that no card moves', async () => {
    const requests = givenMatches([SOPIR, GURU]);
    localStorage.setItem('titian:matches', JSON.stringify({ choices: { city: 'Kabupaten Sleman' } }));
    const { user } = open(null);
    expect(region()).toHaveAttribute('data-settled');
    const show = screen.getByRole('button', { name: 'Lihat yang cocok' });
    expect(requests).toEqual([]);
    await user.click(show);
    await untilShown('Sopir', 'Guru');
    expect(requests).toEqual([{ place: 'Kabupaten Sleman' }]);
  });

  it('offers three choices, keeps them on the device, and sends these alone', async () => {
    const requests = givenMatches([SOPIR, GURU]);
    const facets = {
      city: [
        { name: 'Kota Bekasi', count: 3 },
        { name: 'Kabupaten Sleman', count: 40 },
      ],
      function: [{ name: 'Ritel', count: 7 }],
    };
    server.use(
      http.get(call('job/search/'), () =>
        HttpResponse.json({
          statusCode: 2000,
          message: '',
          data: [],
          meta: { total: 0, page: 1, pageSize: 1, facets },
        }),
      ),
    );
    const { user } = open(null);
    await user.click(screen.getByRole('combobox', { name: 'Tempat' }));
    const places = await screen.findAllByRole('option');
    expect(places.map(({ textContent }) => textContent)).toEqual(['Kabupaten Sleman (40)', 'Kota Bekasi (3)']);
    await user.type(screen.getByRole('combobox', { name: 'Tempat' }), 'slem');
    await user.click(screen.getByRole('option'));
    await untilShown('Sopir', 'Guru');
    await user.click(screen.getByRole('button', { name: 'Jenis pekerjaan' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Ritel' }));
    await user.click(screen.getByRole('button', { name: 'Pendidikan' }));
    await user.click(await screen.findByRole('menuitem', { name: 'SMK' }));
    await waitFor(() =>
      expect(requests.at(-1)).toEqual({ place: 'Kabupaten Sleman', work: 'Ritel', education: 'SMK' }),
    );
    expect(JSON.parse(localStorage.getItem('titian:matches') ?? '')).toMatchObject({
      choices: { city: 'Kabupaten Sleman', kind: 'Ritel', education: 'SMK' },
    });
  });
});

describe('for a candidate', () => {
  it('names the common reasons once, and on each card at most two that set it apart', async () => {
    const requests = givenMatches([KASIR, GURU]);
    open();
    expect(region()).toHaveAttribute('data-pending');
    await untilShown('Kasir', 'Guru');
    expect(region()).toHaveAttribute('data-settled');
    expect(screen.getByText('Anda di Sleman dan berminat desain')).toBeVisible();
    const [kasir, guru] = screen.getAllByRole('article');
    expect(kasir).toHaveTextContent(/^Kasir pernah jadi Kasir · bisa Excel$/);
    // The app has no words for its only other reason.
    expect(guru).toHaveTextContent(/^Guru$/);
    expect(screen.getByRole('heading', { name: 'Semua lowongan (970)' })).toBeVisible();
    expect(region()).toHaveTextContent('Urutan ini tidak dibayar siapa pun dan tidak melihat kepopuleran.');
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(requests).toEqual([{}]);
  });

  it('explains a match with every part, its points, and what does not fit', async () => {
    givenMatches([KASIR, GURU]);
    const { user } = open();
    await untilShown('Kasir', 'Guru');
    await choose(user, 'Kasir', 'Kenapa ini?');
    const dialog = await screen.findByRole('dialog', { name: 'Kenapa ini?' });
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(6);
    expect(dialog).toHaveTextContent('Minat: profil “desain”, lowongan “desain” (+20)');
    expect(dialog).toHaveTextContent('Diminta S1; pendidikan Anda SMK');
    expect(dialog).toHaveTextContent('Jumlah: 60 poin');
  });

  it.each([
    { field: 'minExperienceMonths', quote: '36', text: 'pengalaman 36 bulan' },
    { field: 'workingType', quote: 'internship', text: 'magang' },
    { field: 'title', quote: 'senior', text: 'senior' },
  ])('names the level that does not fit: $text', async ({ text, ...job }) => {
    givenMatches([{ ...KASIR, gaps: [{ ...reason('level', '', 'Kasir'), job }] }, GURU]);
    const { user } = open();
    await untilShown('Kasir', 'Guru');
    await choose(user, 'Kasir', 'Kenapa ini?');
    const dialog = await screen.findByRole('dialog', { name: 'Kenapa ini?' });
    expect(dialog).toHaveTextContent(`Tingkat: ${text}; profil Anda “Kasir”`);
  });

  it("names a day's pay as the vacancy states it", async () => {
    const pay = { profile: { field: 'expectedPay', value: '4000000' }, job: { field: 'pay', quote: '150000' } };
    const gap = { ...reason('pay', '', ''), ...pay };
    givenMatches([{ ...KASIR, job: { ...KASIR.job, maxSalary: 150_000, salaryPeriod: 'day' }, gaps: [gap] }, GURU]);
    const { user } = open();
    await untilShown('Kasir', 'Guru');
    await choose(user, 'Kasir', 'Kenapa ini?');
    const dialog = await screen.findByRole('dialog', { name: 'Kenapa ini?' });
    expect(dialog).toHaveTextContent('Gaji sampai Rp 150.000 per hari; harapan Anda Rp 4.000.000');
  });

  it('takes a dismissed job away with a way back, by the toast and by the list of dismissed jobs', async () => {
    const requests = givenMatches([KASIR, GURU, SOPIR]);
    const { user } = open();
    await untilShown('Kasir', 'Guru', 'Sopir');
    await choose(user, 'Kasir', 'Bukan untuk saya');
    expect(titles()).toEqual(['Guru', 'Sopir']);
    expect(region()).toHaveFocus();
    await waitFor(() => expect(requests.at(-1)).toEqual({ without: 'Kasir' }));
    await user.click(await screen.findByRole('button', { name: 'Urungkan' }));
    await untilShown('Kasir', 'Guru', 'Sopir');
    expect(screen.queryByRole('button', { name: 'Urungkan' })).not.toBeInTheDocument();
    await choose(user, 'Guru', 'Bukan untuk saya');
    await user.click(screen.getByRole('button', { name: 'Yang disembunyikan (1)' }));
    await user.click(screen.getByRole('button', { name: 'Tampilkan lagi Guru' }));
    await untilShown('Kasir', 'Guru', 'Sopir');
  });

  it('can be hidden and shown again, and stays hidden on this device', async () => {
    const requests = givenMatches([KASIR, GURU]);
    const { user, unmount } = open();
    await untilShown('Kasir', 'Guru');
    await user.click(screen.getByRole('button', { name: 'Sembunyikan Cocok untuk Anda' }));
    expect(titles()).toEqual([]);
    unmount();
    const again = open();
    expect(titles()).toEqual([]);
    expect(requests).toHaveLength(1);
    await again.user.click(screen.getByRole('button', { name: 'Tampilkan Cocok untuk Anda' }));
    await untilShown('Kasir', 'Guru');
  });

  it.each([
    [{ interest: true }, 'Isi kota dan pendidikan di profil, dan lowongan yang cocok muncul di sini.'],
    [{ city: true, education: true, interest: true }, 'Belum ada lowongan yang cukup cocok untuk Anda.'],
  ])('says in one line what to fill in where fewer than two match: %j', async (parts, line) => {
    givenMatches([KASIR]);
    givenProfile(parts);
    open();
    expect(await screen.findByText(line)).toBeVisible();
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });

  it('offers the choices where the profile is empty', async () => {
    givenMatches([]);
    givenProfile({});
    open();
    expect(await screen.findByRole('combobox', { name: 'Tempat' })).toBeVisible();
    expect(screen.getByText(/^Isi kota, pendidikan, dan pengalaman atau minat/)).toBeVisible();
  });

  it('says that the matches could not be loaded, and loads them when that is wanted', async () => {
    givenFailure('get', 'job/match/', 503);
    const { user } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Lowongan yang cocok untuk Anda belum bisa dicari.');
    givenMatches([KASIR, GURU]);
    await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    await untilShown('Kasir', 'Guru');
  });

  it('keeps the list waiting for two seconds at most', async () => {
    jest.useFakeTimers();
    server.use(http.get(call('job/match/'), () => delay('infinite')));
    open();
    act(() => jest.advanceTimersByTime(1_999));
    expect(region()).toHaveAttribute('data-pending');
    act(() => jest.advanceTimersByTime(1));
    expect(region()).toHaveAttribute('data-settled');
    jest.useRealTimers();
  });
});
