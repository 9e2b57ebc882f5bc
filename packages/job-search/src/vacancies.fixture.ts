/** The vacancies that the search and the ranking are measured on, as the importer reads them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Places, readFeed, toJobInput } from '@titian/job-feeds';
import { endOfDay } from '@titian/rules/deadline';
import { PLACES } from '@titian/rules/place-names';
import { zoneOf } from '@titian/rules/time-zones';
import { REAL_VACANCIES } from '../../../test/real-vacancies';
import type { MatchJob } from './matching/match';
import type { SearchedJob } from './search/search-document';

/** The day on which they are measured. */
export const NOW = new Date('2026-11-23T02:00:00Z');

/** Invented vacancies, and real ones of Yogyakarta, which are not part of the project. */
const FEEDS = { invented: path.resolve(__dirname, '../corpus/vacancies.jsonld.json'), diy: REAL_VACANCIES };

type Source = keyof typeof FEEDS;

/** Places are known by their position. */
const numbered = PLACES.map((place, id) => ({ ...place, id }));
const provinces = numbered.filter(({ kind }) => kind === 'province');
const provinceIds = new Map(provinces.map(({ name, id }) => [name, id]));
const places = new Places(
  provinces,
  numbered.flatMap(({ kind, name, province, id }) =>
    kind === 'city' ? [{ id, name, locationId: provinceIds.get(province) ?? -1 }] : [],
  ),
);

const nameOf = (id: number | null): string | null => (id === null ? null : (PLACES[id]?.name ?? null));

const rowsFrom = (source: Source) =>
  readFeed(readFileSync(FEEDS[source], 'utf8'), source).map((row, place) => {
    const { job } = toJobInput(row.read(), places);
    return { ...job, id: `${job.sourceId} ${place}`, city: nameOf(job.cityId), province: nameOf(job.locationId) };
  });

/** Fails where the file of the source is missing. */
export const matchJobsFrom = (source: Source): MatchJob[] =>
  rowsFrom(source).map(({ createdAt, deadline, deadlineAt, ...job }) => {
    const closesAt = deadlineAt ?? (deadline === null ? null : endOfDay(deadline, zoneOf(null)));
    const isOpen = job.status === 'open' && (closesAt === null || closesAt > NOW);
    return { ...job, isOpen, createdAt: createdAt?.getTime() ?? null };
  });

/** The same as the search reads them. */
export const searchedJobsFrom = (source: Source): SearchedJob[] =>
  rowsFrom(source).map(({ company, ...job }) => ({ ...job, companyName: company.name }));
