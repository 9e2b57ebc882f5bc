import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { useGetJobsQuery } from '@/entities/job';
import { useGetProfileQuery } from '@/entities/profile/candidate';
import { givenCapabilities } from '@test/capabilities';
import { makeJobDtos } from '@test/dto/job';
import { makeProfileDto } from '@test/dto/profile';
import { renderApp, signedInState } from '@test/render-app';
import { call, given, givenFailure, server, untilCallsSeen } from '@test/server';
import { Completeness } from './Completeness';

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
  expect(calls).toHaveLength(7);
  expect(calls.at(-1)).toBe('job/demand/?city=Kabupaten Sleman&province=DI Yogyakarta'.replaceAll(' ', '+'));
  await user.click(screen.getByRole('button', { name: 'Lengkapi bahasa' }));
  expect(onRemedy).toHaveBeenCalledWith({ tab: 'minat-preferensi' });
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
  await waitFor(() => expect(calls).toHaveLength(7));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  expect(screen.getByRole('button', { name: 'Lengkapi keahlian' })).toBeVisible();
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
