import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, delay, http } from 'msw';
import type { JsonBodyType } from 'msw';
import { useState } from 'react';
import { useGetJobsQuery } from '@/entities/job';
import { rememberDeletion } from '@/entities/privacy';
import { hasPersonalInformation, useGetProfileQuery } from '@/entities/profile/candidate';
import type { Profile } from '@/entities/profile/candidate';
import { selectSession } from '@/entities/session';
import { givenCapabilities } from '@test/capabilities';
import { makeApplicationDto } from '@test/dto/application';
import { makeJobDtos } from '@test/dto/job';
import { makeProfileDto } from '@test/dto/profile';
import { makeEducationDto } from '@test/dto/education';
import { makeWorkExperienceDto } from '@test/dto/work-experience';
import { renderApp, session, signedInState } from '@test/render-app';
import { call, given, givenFailure, givenNoResponse, server, untilCallsSeen } from '@test/server';
import type { ProfileTab } from '../model/profile-tabs';
import { Completeness } from './Completeness';
import { ProfilePage } from './ProfilePage';
import { ProfileTabs } from './ProfileTabs';
import { allSections } from './sections';

describe('page', () => {
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

  it('shows who the candidate is and how to reach them, and opens photo, name and headline', async () => {
    const requests = given('get', PROFILE, makeProfileDto());
    const { user } = open();
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
    await user.click(screen.getByRole('button', { name: 'Edit Profil' }));
    expect(await screen.findByRole('dialog', { name: 'Profil' })).toBeVisible();
  });

  it('says what is missing in an empty profile', async () => {
    given('get', PROFILE, { id: 1 });
    open();
    expect(await screen.findByText('No headline available')).toBeVisible();
    const card = screen.getByRole('region', { name: 'Informasi Pribadi' });
    expect(within(card).getAllByText(/ belum diisi$/)).toHaveLength(7);
    expect(within(card).getByRole('button', { name: '+ Add Informasi Pribadi' })).toHaveTextContent('+ Add');
  });

  it('takes the personal information for missing while one of its fields is', () => {
    const filled = {
      gender: 'female',
      city: 'Sleman',
      dob: '1995-01-01',
      detailLocation: 'Jalan Uji 1',
      location: 'DIY',
    };
    const isFilled = (fields: object) => hasPersonalInformation(fields as unknown as Profile);
    expect(isFilled(filled)).toBe(true);
    expect(Object.keys(filled).filter((field) => isFilled({ ...filled, [field]: null }))).toEqual([]);
  });

  it('looks up the names of places that came as ids alone', async () => {
    given('get', PROFILE, { ...makeProfileDto({ birthPlace: null }), location: 34, city: '34' });
    open();
    const card = await screen.findByRole('region', { name: 'Informasi Pribadi' });
    await waitFor(() => expect(within(card).getAllByText('DI Yogyakarta')).toHaveLength(2));
  });

  it('keeps the chosen tab in the address, and shows its sections in their order', async () => {
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
    const titles = within(screen.getByRole('tabpanel')).getAllByRole('heading', { level: 2 });
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
    given('get', 'candidate/education/', [makeEducationDto()]);
    given('get', 'candidate/work-experience/', [makeWorkExperienceDto()]);
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
    await user.click(await screen.findByRole('button', { name: 'Lengkapi pendidikan terakhir' }));
    expect(router.state.location.search).toBe('?tab=latar-belakang');
    expect(screen.getByRole('tabpanel', { name: 'Latar Belakang' })).toHaveFocus();
  });

  it('hands name, photo and a missing id to the session, and leaves the rest of it', async () => {
    given('get', PROFILE, makeProfileDto({ id: 42, name: 'Sari W.' }));
    const { store } = open('/profile', { session: { current: { ...session, userId: null }, ended: null } });
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
});

describe('completeness', () => {
  const SLEMAN = { location: { id: 34, name: 'DI Yogyakarta' }, city: { id: 3404, name: 'Kabupaten Sleman' } };

  const DEMAND = {
    place: 'Kabupaten Sleman',
    jobs: 20,
    asking: { education: 3, workExperience: 1, language: 12, skill: 4, personalInformation: 0, expectedSalary: 0 },
  };

  const onRemedy = jest.fn();

  function Card() {
    const { data } = useGetProfileQuery();
    return data ? <Completeness profile={data} onRemedy={onRemedy} /> : null;
  }

  /** The paths of all calls, in their order. */
  function recordCalls(): string[] {
    const paths: string[] = [];
    server.events.on('request:start', ({ request }) => {
      const { pathname, search } = new URL(request.url);
      paths.push(decodeURIComponent(pathname.replace('/api/v1/', '') + search));
    });
    return paths;
  }

  function givenEmptyLists(): void {
    for (const section of ['education', 'work-experience', 'language', 'interest']) {
      given('get', `candidate/${section}/`, []);
    }
    given('get', 'candidate/skill/', { skill: [] });
  }

  /** The provider keeps a call waiting; what is given back lets it respond. */
  function givenHeld(path: string, data: object): () => void {
    let respond = () => {};
    const held = new Promise<void>((resolve) => (respond = resolve));
    server.use(
      http.get(call(path), async () => {
        await held;
        return HttpResponse.json({ statusCode: 2000, message: '', data });
      }),
    );
    return () => respond();
  }

  afterEach(() => jest.useRealTimers());

  beforeEach(() => {
    givenEmptyLists();
    given('get', 'candidate/profile/', makeProfileDto(SLEMAN));
    given('get', 'job-application/application-status/', []);
  });

  afterEach(() => server.events.removeAllListeners());

  const open = () => renderApp(<Card />, { path: '/profile', preloaded: signedInState() });

  const next = async () => {
    await screen.findByRole('button', { name: /^Lengkapi/ });
    return within(screen.getByRole('region', { name: 'Kelengkapan profil' })).getByText(/dari/);
  };

  it('names first what jobs of the candidate’s place ask for, counted by the provider after the page’s own calls', async () => {
    givenCapabilities('jobDemand');
    given('get', 'job/demand/', DEMAND);
    const calls = recordCalls();
    const { user } = open();
    expect(await next()).toHaveTextContent(
      'Langkah berikutnya: bahasa. 12 dari 20 lowongan di Kabupaten Sleman menyebut kemampuan bahasa.',
    );
    expect(calls.slice(6).sort()).toEqual([
      'job-application/application-status/',
      'job/demand/?city=Kabupaten Sleman&province=DI Yogyakarta'.replaceAll(' ', '+'),
    ]);
    await user.click(screen.getByRole('button', { name: 'Lengkapi bahasa' }));
    expect(onRemedy).toHaveBeenCalledWith({ tab: 'minat-preferensi' });
  });

  it('names before that what the jobs applied to ask for, also where the place is not known', async () => {
    givenCapabilities('jobDemand');
    given('get', 'job/demand/', DEMAND);
    given('get', 'job-application/application-status/', [makeApplicationDto({ job: { minExperienceMonths: 12 } })]);
    const first = open();
    expect(await screen.findByRole('button', { name: 'Lengkapi pengalaman kerja' })).toBeVisible();
    first.unmount();
    given('get', 'candidate/profile/', makeProfileDto({ location: null, city: null }));
    open();
    expect(await screen.findByRole('button', { name: 'Lengkapi pengalaman kerja' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Lengkapi pendidikan terakhir' })).not.toBeInTheDocument();
  });

  it('requests nothing of the provider before the page’s own calls have their responses', async () => {
    givenCapabilities('jobDemand');
    const demands = given('get', 'job/demand/', DEMAND);
    const respond = givenHeld('candidate/interest/', []);
    const calls = recordCalls();
    open();
    await screen.findByRole('region', { name: 'Kelengkapan profil' });
    await waitFor(() => expect(calls).toHaveLength(6));
    await act(untilCallsSeen);
    await act(untilCallsSeen);
    expect(demands).toEqual([]);
    respond();
    expect(await next()).toBeVisible();
    expect(demands).toHaveLength(1);
  });

  it('names nothing that the provider’s count would change, and waits for that no longer than three seconds', async () => {
    givenCapabilities('jobDemand');
    const respond = givenHeld('job/demand/', DEMAND);
    const calls = recordCalls();
    jest.useFakeTimers({
      advanceTimers: true,
      doNotFake: ['Date', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate'],
    });
    open();
    await waitFor(() => expect(calls).toHaveLength(8));
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(3_000));
    expect(screen.getByRole('button', { name: 'Lengkapi pendidikan terakhir' })).toBeVisible();
    expect(screen.queryByText(/dari/)).not.toBeInTheDocument();
    respond();
    expect(await screen.findByRole('button', { name: 'Lengkapi bahasa' })).toBeVisible();
  });

  it.each([
    ['knows nothing of the place', () => given('get', 'job/demand/', null)],
    ['fails', () => givenFailure('get', 'job/demand/', 500)],
  ])('keeps its own order where the provider %s', async (_what, givenDemand) => {
    givenCapabilities('jobDemand');
    givenDemand();
    const calls = recordCalls();
    open();
    await waitFor(() => expect(calls.some((path) => path.startsWith('job/demand/'))).toBe(true));
    await waitFor(() => expect(screen.getByText('keahlian')).toBeVisible());
    expect(screen.queryByText(/dari \d+ lowongan/)).not.toBeInTheDocument();
  });

  it('makes no call for it of a provider without, and then has its own order', async () => {
    const calls = recordCalls();
    open();
    await waitFor(() => expect(screen.getByText('keahlian')).toBeVisible());
    await untilCallsSeen();
    expect(calls.filter((path) => path.startsWith('job/'))).toEqual([]);
  });

  it('counts the list of jobs of such a provider where the tab has it', async () => {
    const jobs = makeJobDtos(8, (index) => ({ ...SLEMAN, minEducation: index < 6 ? 'SMA' : null }));
    given('get', 'job/list/', jobs);
    function WithList() {
      const { data } = useGetJobsQuery();
      return data ? <Card /> : null;
    }
    renderApp(<WithList />, { path: '/profile', preloaded: signedInState() });
    const region = await screen.findByRole('region', { name: 'Kelengkapan profil' });
    expect(await within(region).findByText(/dari 8/)).toHaveTextContent(
      'Langkah berikutnya: pendidikan terakhir. 6 dari 8 lowongan di Kabupaten Sleman meminta pendidikan tertentu.',
    );
  });
});

describe('tabs', () => {
  /** A screen on which the tabs have room. */
  beforeEach(() => {
    const { matchMedia } = window;
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => ({ ...matchMedia(query), matches: query.includes('min-width') }));
  });

  afterEach(() => jest.restoreAllMocks());

  function Page() {
    const [value, setValue] = useState<ProfileTab>('latar-belakang');
    return (
      <>
        <a href="/sebelum">Sebelum</a>
        <ProfileTabs value={value} onChoose={setValue} />
        <a href="/sesudah">Sesudah</a>
      </>
    );
  }

  const tab = (name: string) => screen.getByRole('tab', { name });
  const chosen = () => screen.getByRole('tab', { selected: true }).textContent;

  it('is one stop of the Tab key, at the chosen tab', async () => {
    const { user } = renderApp(<Page />);
    await user.tab();
    await user.tab();
    expect(tab('Latar Belakang')).toHaveFocus();
    await user.tab();
    expect(screen.getByText('Sesudah')).toHaveFocus();
    await user.tab({ shift: true });
    expect(tab('Latar Belakang')).toHaveFocus();
  });

  it('leads around by arrows, to either end by Home and End, and chooses nothing by itself', async () => {
    const { user } = renderApp(<Page />);
    await user.click(tab('Latar Belakang'));
    for (const [key, goal] of [
      ['ArrowRight', 'Minat & Preferensi'],
      ['End', 'CV & Portofolio'],
      ['ArrowRight', 'Informasi Pribadi'],
      ['ArrowLeft', 'CV & Portofolio'],
      ['Home', 'Informasi Pribadi'],
    ] as const) {
      await user.keyboard(`{${key}}`);
      expect(tab(goal)).toHaveFocus();
    }
    expect(chosen()).toBe('Latar Belakang');
  });

  it.each([['{Enter}'], [' ']])('chooses by %j, and by a click', async (key) => {
    const { user } = renderApp(<Page />);
    await user.click(tab('Latar Belakang'));
    await user.keyboard(`{ArrowRight}${key}`);
    expect(chosen()).toBe('Minat & Preferensi');
    await user.click(tab('Informasi Pribadi'));
    expect(chosen()).toBe('Informasi Pribadi');
  });
});

describe('focus after a deletion', () => {
  interface Listed {
    /** The endpoint of its list. */
    list: string;
    path: string;
    make: (id: number) => JsonBodyType;
    wrap?: (records: JsonBodyType[]) => JsonBodyType;
  }

  const WORK: Listed = {
    list: 'getWorkExperiences',
    path: 'work-experience',
    make: (id) => makeWorkExperienceDto({ id }),
  };

  /** One section for each way to show records: as rows and as chips. */
  const SECTIONS: [title: string, listed: Listed][] = [
    ['work experience', WORK],
    [
      'skills',
      { list: 'getSkills', path: 'skill', make: (id) => ({ id, name: `Nama ${id}` }), wrap: (skill) => ({ skill }) },
    ],
  ];

  function open({ list, path, make, wrap = (records) => records }: Listed) {
    const Section = allSections.find((section) => section.list.name === list)?.Section;
    if (!Section) throw new Error(`No section has the list ${list}.`);
    const url = `candidate/${path}/`;
    const give = (...ids: number[]) => given('get', url, wrap(ids.map(make)));
    give(1, 2, 3);
    const { user } = renderApp(<Section />, { preloaded: signedInState() });

    /** Deletes the record of that place in the list; the provider has the others left. */
    const remove = async (index: number, ...left: number[]) => {
      const buttons = await deleteButtons(left.length + 1);
      const pressed = buttons[index];
      if (!pressed) throw new Error(`No record ${index}.`);
      await user.click(pressed);
      const question = await screen.findByRole('dialog', { name: 'Are you sure you want to delete?' });
      const responses = given('delete', `${url}:id/`, null, 'Dihapus');
      give(...left);
      await user.click(within(question).getByRole('button', { name: 'Delete' }));
      await waitFor(() => expect(pressed).not.toBeInTheDocument());
      expect(responses).toHaveLength(1);
    };
    return { url, user, remove };
  }

  /** The buttons that delete a record, once there are so many. */
  async function deleteButtons(count: number): Promise<HTMLElement[]> {
    const find = () => screen.queryAllByRole('button', { name: /^Delete ./ });
    await waitFor(() => expect(find()).toHaveLength(count));
    return find();
  }

  it.each(SECTIONS)(
    'goes to the next of the %s, else to the one before, else to what adds one',
    async (_title, listed) => {
      const { remove } = open(listed);
      await remove(1, 1, 3);
      const [first, last] = await deleteButtons(2);
      expect(last).toHaveFocus();
      await remove(1, 1);
      expect(first).toHaveFocus();
      await remove(0);
      expect(screen.getByRole('button', { name: /^Add / })).toHaveFocus();
    },
  );

  it('goes back to the button whose deletion failed', async () => {
    const { url, user } = open(WORK);
    const [, second] = await deleteButtons(3);
    if (!second) throw new Error('No second record.');
    await user.click(second);
    givenFailure('delete', `${url}:id/`, 500);
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(second).toHaveFocus();
  });
});
