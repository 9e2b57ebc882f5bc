/** Vacancies of which tests know what is found. */
import { readFileSync } from 'node:fs';
import { toJobInput as toPosted, Places, readFeed } from '@titian/job-feeds';
import type { MatchJob, SearchedJob } from '@titian/job-search';
import type { JobInput } from '../job-input';
import { closingOf, jobStatus } from '../job-status';
import { cities, provinceOf, provinces } from '../../masters/master-data';
import { demoJobs } from '../../seed/demo/demo-jobs';
import { toJobInput as toDemo } from '../../seed/demo/to-job-input';
import { NOW, feedOf } from './golden.fixture';
import type { Source } from './golden.fixture';
import { toSearchedJob } from './search-tables';

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

const toMatchJob = ({ createdAt, ...job }: Row): MatchJob => ({
  ...toSearchedJob(job),
  isOpen: jobStatus({ ...job, closesAt: closingOf(job) }, NOW) === 'open',
  company: { name: job.company.name },
  createdAt: createdAt?.getTime() ?? null,
});

const rowsFrom = (source: Source): Row[] => {
  const file = feedOf(source);
  return file === undefined ? demoRows() : importedRows(file);
};

/** The vacancies of a source as the ranking of matches reads them. Fails where the file of the source is missing. */
export const matchJobsFrom = (source: Source): MatchJob[] => rowsFrom(source).map(toMatchJob);

/** The same as the search reads them. */
export const searchedJobsFrom = (source: Source): SearchedJob[] =>
  rowsFrom(source).map(({ company, ...job }) => ({ ...toSearchedJob(job), companyName: company.name }));
