/** Vacancies that golden queries are tried on, as the browser and as the server search them. */
import { readFileSync } from 'node:fs';
import type { SearchableJob } from '../src/entities/job-search';
import type { MatchJob } from './rules/matches/match';
import { toJobInput as toPosted } from '../server/src/import/job-posting';
import { Places } from '../server/src/import/places';
import { readFeed } from '../server/src/import/read-feed';
import type { ReferenceJob } from '../server/src/jobs/search/reference-search.fixture';
import type { JobInput } from '../server/src/jobs/job-input';
import { jobStatus } from '../server/src/jobs/job-status';
import { cities, provinceOf, provinces } from '../server/src/masters/master-data';
import { demoJobs } from '../server/src/seed/demo/demo-jobs';
import { toJobInput as toDemo } from '../server/src/seed/demo/to-job-input';
import { NOW, feedOf } from './golden.fixture';
import type { Source } from './golden.fixture';

const cityNames = new Map(cities);
const provinceNames = new Map(provinces);

interface Row extends JobInput {
  id: string;
}

const demoRows = (): Row[] => demoJobs.map((job) => ({ ...toDemo(job, NOW), id: job.id }));

/** As the importer reads them. */
function importedRows(file: string): Row[] {
  const places = new Places(
    provinces.map(([id, name]) => ({ id, name })),
    cities.map(([id, name]) => ({ id, name, locationId: provinceOf(id) })),
  );
  return readFeed(readFileSync(file, 'utf8'), file).map((row, place) => {
    const { job } = toPosted(row.read(), places);
    return { ...job, id: `${job.sourceId} ${place}` };
  });
}

const toFull = ({ cityId, locationId, createdAt, ...job }: Row): SearchableJob & MatchJob => ({
  ...job,
  isOpen: jobStatus(job, NOW) === 'open',
  company: { name: job.company.name },
  city: cityNames.get(cityId ?? 0) ?? null,
  province: provinceNames.get(locationId ?? 0) ?? null,
  createdAt: createdAt?.toISOString() ?? null,
});

export interface Vacancies {
  /** With all fields. */
  full: (SearchableJob & MatchJob)[];
  /** With those that the provider's list has, in the same order. */
  listed: (SearchableJob & MatchJob)[];
  forServer: ReferenceJob[];
}

/** The vacancies of a source, whose file must be there. */
export function vacanciesFrom(source: Source): Vacancies {
  const file = feedOf(source);
  const rows = file === undefined ? demoRows() : importedRows(file);
  const full = rows.map(toFull);
  return {
    full,
    listed: full.map(({ industry: _industry, requirements: _requirements, description: _description, ...job }) => job),
    forServer: rows.map(({ company, ...job }) => ({ ...job, companyName: company.name })),
  };
}
