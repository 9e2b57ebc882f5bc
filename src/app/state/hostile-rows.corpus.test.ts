import { createElement } from 'react';
import type { ComponentType, ReactElement } from 'react';
import { configureStore } from '@reduxjs/toolkit';
import { anything, array, assert, asyncProperty, constant, constantFrom, oneof, record, string } from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { ThemeProvider } from '@mui/material/styles';
import { ApplicationCard, applicationApi } from '@/entities/application';
import { JobCard, jobApi } from '@/entities/job';
import { masterApi } from '@/entities/master';
import { AchievementItem, achievementApi } from '@/entities/profile/achievement';
import { EducationItem, educationApi } from '@/entities/profile/education';
import { interestApi } from '@/entities/profile/interest';
import { CandidateLanguageItem, candidateLanguageApi } from '@/entities/profile/language';
import { OrganizationExperienceItem, organizationExperienceApi } from '@/entities/profile/organization-experience';
import { PortfolioItem, portfolioApi } from '@/entities/profile/portfolio';
import { skillApi } from '@/entities/profile/skill';
import { TrainingItem, trainingApi } from '@/entities/profile/training';
import { WorkExperienceItem, workExperienceApi } from '@/entities/profile/work-experience';
import { providerApi } from '@/shared/api';
import { makeAchievementDto } from '@test/dto/achievement';
import { makeApplicationDto } from '@test/dto/application';
import { makeEducationDto } from '@test/dto/education';
import { makeJobDto } from '@test/dto/job';
import { makeCandidateLanguageDto } from '@test/dto/language';
import { makeOrganizationExperienceDto } from '@test/dto/organization-experience';
import { makePortfolioDto } from '@test/dto/portfolio';
import { makeTrainingDto } from '@test/dto/training';
import { makeWorkExperienceDto } from '@test/dto/work-experience';
import { theme } from '../theme';
import { createAppStore } from './store';

interface List {
  /** Row of a provider that keeps to the contract. */
  row: object;
  fetch: (store: ReturnType<typeof createStore>) => PromiseLike<{ data?: unknown; error?: unknown }>;
  draw: (item: never) => ReactElement;
  /** `data` of the response. */
  wrap?: (rows: unknown[]) => unknown;
}

const byItem =
  <T>(Item: ComponentType<{ item: T }>) =>
  (item: T) =>
    createElement(Item, { item });

const nothing = () => createElement('i');

/** Every list of the provider, and what draws its rows. */
const LISTS: Record<string, List> = {
  jobs: {
    row: makeJobDto({ minSalary: 4_000_000, maxSalary: 5_000_000, minEducation: 'SMA', openings: 2 }),
    fetch: ({ dispatch }) => dispatch(jobApi.endpoints.getJobs.initiate()),
    draw: (job) => createElement(JobCard, { job, onOpen: () => undefined, actions: null, primaryAction: null }),
  },
  applications: {
    row: makeApplicationDto({
      lastEvent: { id: 1, at: '2026-11-20T03:00:00Z', kind: 'sent' },
      appointments: [{ at: '2199-01-01T00:00:00Z', zone: 'Asia/Jakarta', place: 'Kantor', url: 'https://r.example' }],
    }),
    fetch: ({ dispatch }) => dispatch(applicationApi.endpoints.getApplications.initiate()),
    draw: (application) => createElement(ApplicationCard, { application }),
  },
  achievements: {
    row: makeAchievementDto(),
    fetch: ({ dispatch }) => dispatch(achievementApi.endpoints.getAchievements.initiate()),
    draw: byItem(AchievementItem),
  },
  educations: {
    row: makeEducationDto(),
    fetch: ({ dispatch }) => dispatch(educationApi.endpoints.getEducations.initiate()),
    draw: byItem(EducationItem),
  },
  languages: {
    row: makeCandidateLanguageDto(),
    fetch: ({ dispatch }) => dispatch(candidateLanguageApi.endpoints.getCandidateLanguages.initiate()),
    draw: (item) => createElement(CandidateLanguageItem, { item, name: 'Inggris' }),
  },
  organizations: {
    row: makeOrganizationExperienceDto(),
    fetch: ({ dispatch }) => dispatch(organizationExperienceApi.endpoints.getOrganizationExperiences.initiate()),
    draw: byItem(OrganizationExperienceItem),
  },
  portfolios: {
    row: makePortfolioDto(),
    fetch: ({ dispatch }) => dispatch(portfolioApi.endpoints.getPortfolios.initiate()),
    draw: byItem(PortfolioItem),
  },
  trainings: {
    row: makeTrainingDto(),
    fetch: ({ dispatch }) => dispatch(trainingApi.endpoints.getTrainings.initiate()),
    draw: byItem(TrainingItem),
  },
  workExperiences: {
    row: makeWorkExperienceDto(),
    fetch: ({ dispatch }) => dispatch(workExperienceApi.endpoints.getWorkExperiences.initiate()),
    draw: byItem(WorkExperienceItem),
  },
  interests: {
    row: { id: 1, name: 'Keuangan' },
    fetch: ({ dispatch }) => dispatch(interestApi.endpoints.getInterests.initiate()),
    draw: nothing,
  },
  skills: {
    row: { id: 1, name: 'Excel' },
    fetch: ({ dispatch }) => dispatch(skillApi.endpoints.getSkills.initiate()),
    draw: nothing,
    wrap: (skill) => ({ skill }),
  },
  languagesToChoose: {
    row: { id: 1, name: 'Inggris' },
    fetch: ({ dispatch }) => dispatch(masterApi.endpoints.getMasterList.initiate({ list: 'language' })),
    draw: nothing,
  },
};

const createStore = () =>
  configureStore({
    reducer: { [providerApi.reducerPath]: providerApi.reducer },
    middleware: (getDefault) =>
      getDefault({ immutableCheck: false, serializableCheck: false }).concat(providerApi.middleware),
  });

/** Texts that screens have stumbled over before: markup, addresses, dates that are none, very long ones. */
const hostileText = oneof(
  constantFrom(
    '',
    ' ',
    '<img src=x onerror=alert(1)>',
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.test/x',
    'kemarin',
    '2026-02-30',
    '+275760-12-31T00:00:00Z',
    'a'.repeat(100_000),
    '\u202Eterbalik',
    '\u0000',
  ),
  string({ unit: 'binary', maxLength: 30 }),
);

/** JSON alone can be sent. */
const json = anything({ withBigInt: false }).map((value) => JSON.parse(JSON.stringify(value) ?? 'null') as unknown);

/** A row in which any field may be missing or hold anything; or no row at all. */
function hostileRow(row: object): Arbitrary<unknown> {
  const fields = Object.entries(row).map(([name, value]) => [
    name,
    oneof(
      { weight: 6, arbitrary: constant<unknown>(value) },
      { weight: 2, arbitrary: hostileText },
      { weight: 1, arbitrary: constant(null) },
      { weight: 1, arbitrary: json },
    ),
  ]);
  const broken = record(Object.fromEntries(fields) as Record<string, Arbitrary<unknown>>, { requiredKeys: [] });
  return oneof({ weight: 8, arbitrary: broken }, { weight: 1, arbitrary: json });
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
});

afterEach(() => jest.restoreAllMocks());

const givenResponse = (data: unknown) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json({ statusCode: 2000, data })));

it.each(Object.entries(LISTS))('shows the sound rows of %s, whatever the other rows hold', async (_name, list) => {
  const { row, fetch, draw, wrap = (rows) => rows } = list;
  const store = createAppStore();
  await assert(
    asyncProperty(array(hostileRow(row), { maxLength: 3 }), async (rows) => {
      givenResponse(wrap([{ ...row, id: 'pertama' }, ...rows, { ...row, id: 'terakhir' }]));
      const { data, error } = await fetch(createStore());
      expect(error).toBeUndefined();
      const items = data as { id: unknown }[];
      // Lists that are ordered by time have the others anywhere among them.
      expect(items.map(({ id }) => id).filter((id) => id === 'pertama' || id === 'terakhir')).toEqual([
        'pertama',
        'terakhir',
      ]);
      for (const item of items) {
        const page = createElement(MemoryRouter, null, draw(item as never));
        const themed = createElement(ThemeProvider, { theme, children: page });
        const html = renderToString(createElement(Provider, { store, children: themed }));
        expect(html).not.toMatch(/<img src=x|<script|href="(javascript|data):/i);
      }
    }),
    { numRuns: 15 },
  );
});

// RTK Query keeps what it fetched by id in plain objects, and would find their own functions.
it.each(['valueOf', '__proto__', 'constructor'])('leaves out a row with the id %s', async (id) => {
  givenResponse({
    skill: [
      { id, name: 'Word' },
      { id: 1, name: 'Excel' },
    ],
  });
  const { data, error } = await createStore().dispatch(skillApi.endpoints.getSkills.initiate());
  expect(error).toBeUndefined();
  expect(data).toEqual([{ id: 1, name: 'Excel' }]);
});

it.each(Object.entries(LISTS))('has an error for a broken response in place of %s', async (_name, { fetch }) => {
  await assert(
    asyncProperty(json, async (body) => {
      jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json(body)));
      const { data, error } = await fetch(createStore());
      if (error === undefined) expect(Array.isArray(data)).toBe(true);
      else expect(error).toHaveProperty('kind', expect.stringMatching(/^(contract|http|validation)$/));
    }),
    { numRuns: 15 },
  );
});
