import { screen, within } from '@testing-library/react';
import type { RootState } from '@/app/state';
import type { Job } from '@/entities/job';
import { JobsPage } from '@/pages/jobs/JobsPage';
import { makeJobDtos } from './dto/job';
import { renderApp, session, signedInState } from './render-app';
import { given } from './server';

/** Text of the list when there is nothing to show. */
export const EMPTY_TEXT = 'Maaf, pencarian yang kamu pilih belum tersedia';

/** 25 vacancies: every fifth is an administrator's, remote and in Bali; the third newest is closed. */
export const givenJobs = () =>
  given(
    'get',
    'job/list/',
    makeJobDtos(25, (index) => ({
      ...(index % 5 === 0 && { title: `Admin ${index + 1}`, location: { name: 'Bali' }, workplace: 'remote' }),
      ...(index === 24 && { deadlineAt: '2026-12-31T05:00:00Z' }),
      ...(index === 22 && { status: 'closed' }),
    })),
  );

export const openJobsPage = (path = '/jobs', preloaded: Partial<RootState> = {}) =>
  renderApp(<JobsPage />, { path, preloaded });

/** A vacancy as the browser keeps it once it is bookmarked. */
export const bookmarked = (changes: Partial<Job>): Job => ({
  id: 'job-1',
  slug: 'lowongan-1',
  title: 'Lowongan 1',
  isOpen: true,
  workingType: null,
  workplace: null,
  deadline: null,
  createdAt: null,
  province: null,
  city: null,
  company: { name: 'Lama', logo: null, banner: null },
  ...changes,
});

/** Browser storage of a candidate who has bookmarked these. */
export const bookmarksState = (jobs: Job[]): Partial<RootState> => ({
  ...signedInState(),
  bookmarkedJobs: { jobs, owner: session.userId, _persist: { version: 1, rehydrated: true } },
});

/** The tab Saved of a candidate who has bookmarked these, with further parameters of the address. */
export const openSaved = (jobs: Job[], query = '') => openJobsPage(`/jobs?tab=saved${query}`, bookmarksState(jobs));

/** Resolves once cards are shown. */
export const untilLoaded = () => screen.findAllByRole('article');

/** Titles of the cards, in order. */
export const titles = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

/** Everything on the card with this title. */
export const card = (title: string) => within(screen.getByRole('article', { name: title }));

export const searchBox = () => screen.getByRole('searchbox', { name: 'Search by job title, company, keywords' });
