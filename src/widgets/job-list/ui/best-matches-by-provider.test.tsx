import '@test/search-by-provider';
import { screen, waitFor } from '@testing-library/react';
import { givenCapabilities } from '@test/capabilities';
import { makeJobDto, makeJobDtos } from '@test/dto/job';
import { givenJobPages } from '@test/job-pages';
import { renderApp, signedInState } from '@test/render-app';
import { given, givenFailure, untilCallsSeen } from '@test/server';
import { JobList } from './JobList';

const reason = (part: string, sentence: string, value: string) => ({
  part,
  sentence,
  points: 20,
  profile: { field: 'work', value },
  job: { field: 'title', quote: value },
});

const match = (title: string, ...more: object[]) => ({
  job: makeJobDto({ id: title, slug: title, title }),
  score: 40,
  reasons: [reason('work', 'worked', title), ...more],
  gaps: [],
});

const open = (preloaded = signedInState()) => {
  givenJobPages(makeJobDtos(3));
  return renderApp(<JobList />, { path: '/jobs', preloaded });
};

const region = (jobs: number) => screen.findByRole('region', { name: `Paling cocok (${jobs})` });

it('shows what the provider matches, without the reasons that the app has no words for', async () => {
  givenCapabilities('jobSearch', 'matches');
  const calls = given('get', 'job/match/', [match('Kasir', reason('work', 'unheard', 'x')), match('Pramuniaga')]);
  open();
  expect(await region(2)).toBeVisible();
  expect(screen.getByText('pernah jadi Kasir')).toBeVisible();
  expect(screen.queryByText(/tersimpan di perangkat/)).not.toBeInTheDocument();
  expect(screen.queryByText(/unheard|undefined/)).not.toBeInTheDocument();
  expect(calls).toHaveLength(1);
});

it('requests as many more as were dismissed, and shows none of these', async () => {
  givenCapabilities('jobSearch', 'matches');
  const calls = given('get', 'job/match/', [match('Kasir'), match('Pramuniaga'), match('Penjaga Toko')]);
  const { user } = open();
  expect(await region(3)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Bukan untuk saya: Kasir' }));
  expect(await region(2)).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Kasir' })).not.toBeInTheDocument();
  const limits = () => calls.map(({ url }) => new URL(url).searchParams.get('limit'));
  await waitFor(() => expect(limits()).toEqual(['5', '6']));
});

it('says when the provider fails, and requests again', async () => {
  givenCapabilities('jobSearch', 'matches');
  givenFailure('get', 'job/match/', 400);
  const { user } = open();
  expect(await screen.findByText('Lowongan yang paling cocok belum bisa dicari.')).toBeVisible();
  given('get', 'job/match/', [match('Kasir'), match('Pramuniaga')]);
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByText('pernah jadi Kasir')).toBeVisible();
});

it.each([
  ['a visitor', () => givenCapabilities('jobSearch', 'matches'), {}],
  ['a provider without the capability', () => givenCapabilities('jobSearch'), signedInState()],
])('requests nothing for %s', async (_name, givenProvider, preloaded) => {
  givenProvider();
  const calls = given('get', 'job/match/', []);
  open(preloaded as ReturnType<typeof signedInState>);
  await screen.findAllByRole('article');
  await untilCallsSeen();
  expect(calls).toEqual([]);
  expect(screen.queryByRole('region', { name: /^Paling cocok/ })).not.toBeInTheDocument();
});
