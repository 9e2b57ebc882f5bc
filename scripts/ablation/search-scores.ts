/**
 * The scores of the search over labelled queries, in points of a hundred; each is the mean over queries. Recall is the share of
 * the wanted vacancies that a query finds; a query without wanted ones has none. Precision is the share of wanted vacancies among
 * the found ones that are labelled as wanted or unwanted; a query that finds none of these has 100. Title matches take no part.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readFeed } from '@titian/job-feeds';
import { sql, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { drizzle } from 'drizzle-orm/pglite';
import type { Db } from '../../server/src/db/client';
import * as schema from '../../server/src/db/schema';
import { importJobs } from '../../server/src/import/import-jobs';
import { isOpen } from '../../server/src/jobs/job-status';
import * as labels from '../../server/src/jobs/search/labels.fixture';
import { repoRoot } from '../../server/src/paths';
import { seedDemo, seedMasters } from '../../server/src/seed/seed';
import { loadTemplate } from '../../server/test/test-database';
import { loadEdited, type Edit, type Measured } from './run';
import type * as Entry from './search-entry';

type Search = typeof Entry;
type Job = labels.GoldenJob & { id: string };
type Query = labels.HeldOutQuery & Partial<labels.GoldenQuery>;

const FEEDS: Record<labels.Source, string | null> = {
  demo: null,
  invented: labels.INVENTED_VACANCIES,
  diy: path.join(repoRoot, '../shared/data/vacancies-diy.jsonld.json'),
};

/** Shares from 0 to 1; without wanted vacancies a query has no recall. */
interface Score {
  recall: number | null;
  precision: number;
  /** True for a golden query that finds something else than it promises. */
  fails: boolean;
}

/** A query with the labels of the vacancies: wanted or unwanted; the others are neither. */
interface LabelledQuery {
  query: Query;
  isWanted: ReadonlyMap<string, boolean>;
}

interface Source {
  db: Db;
  jobs: ReadonlyMap<string, Job>;
  /** The golden queries, and those that are held out. */
  sets: readonly (readonly LabelledQuery[])[];
  rows: Rows;
  /** A digest of what the rows are found by. */
  documents: string;
  /** The database by `documents`; each answers a statement once, for most ablations leave most queries as they are. */
  remembering: Map<string, Db>;
}

const dialect = new PgDialect();

function remembering(db: Db): Db {
  const known = new Map<string, unknown>();
  const execute = (query: SQL): unknown => {
    const { sql: text, params } = dialect.sqlToQuery(query);
    const key = text + JSON.stringify(params);
    const answer = known.get(key) ?? db.execute(query);
    known.set(key, answer);
    return answer;
  };
  return Object.assign(Object.create(db) as Db, { execute });
}

function withLabels(query: Query, jobs: readonly Job[]): LabelledQuery {
  const { must, mustNot, may = [] } = query;
  const fitsAny = (patterns: readonly labels.Pattern[], job: Job) =>
    patterns.some((pattern) => labels.fits(pattern, job));
  const labelled = jobs.flatMap((job): [string, boolean][] => {
    if (fitsAny(must, job)) return [[job.id, true]];
    return (mustNot ? fitsAny(mustNot, job) : !fitsAny(may, job)) ? [[job.id, false]] : [];
  });
  const unknown = must.find((pattern) => !jobs.some((job) => labels.fits(pattern, job)));
  if (unknown) throw new Error(`${query.query}: no vacancy fits ${JSON.stringify(unknown)}`);
  return { query, isWanted: new Map(labelled) };
}

type Rows = Awaited<ReturnType<Search['selectSearchedJobs']>>;

function documentsOf(search: Search, rows: Rows): string {
  const documents = rows.map((row) => search.searchDocument(search.toSearchedJob(row)));
  return createHash('sha256').update(JSON.stringify(documents)).digest('hex');
}

/** Fills a database with the vacancies of a source; null where their file is missing. */
async function openSource(name: labels.Source, search: Search): Promise<Source | null> {
  const feed = FEEDS[name];
  if (feed !== null && !existsSync(feed)) return null;
  const db: Db = drizzle({ client: await loadTemplate(), schema });
  await seedMasters(db);
  if (feed === null) await seedDemo(db);
  else await importJobs(db, readFeed(readFileSync(feed, 'utf8'), feed));
  const { rows } = (await db.execute(sql`
    select jobs.id, title, json_build_object('name', companies.name) as company, cities.name as city,
      locations.name as province, working_type as "workingType", workplace, source_id as "sourceId",
      ${isOpen(labels.NOW)} as "isOpen"
    from jobs join companies on companies.id = company_id left join cities on cities.id = city_id
      left join locations on locations.id = jobs.location_id`)) as unknown as { rows: Job[] };
  const searched = await search.selectSearchedJobs(db).orderBy(schema.jobs.id);
  const golden = (labels.goldenQueries as Query[]).filter(({ from }) => from === name);
  const sets = [golden, name === 'diy' ? labels.heldOutQueries : []];
  return {
    db,
    jobs: new Map(rows.map((job) => [job.id, job])),
    sets: sets.map((queries) => queries.map((query) => withLabels(query, rows))),
    rows: searched,
    documents: documentsOf(search, searched),
    remembering: new Map(),
  };
}

/** Stores what jobs are found by where a search does it otherwise. */
async function refill(source: Source, search: Search): Promise<void> {
  const documents = documentsOf(search, source.rows);
  if (documents === source.documents) return;
  await source.db.execute(sql`update jobs set search_version = null`);
  await source.db.execute(sql`truncate search_words`);
  await search.fillSearchColumns(source.db);
  source.documents = documents;
}

const nameOf = ({ query, location, from }: Query): string => [query, location, from].filter(Boolean).join(' ');

async function scoreOf(
  { query, isWanted }: LabelledQuery,
  jobs: Source['jobs'],
  db: Db,
  search: Search,
): Promise<Score> {
  const texts = { search: query.query, location: query.location ?? '' };
  const page = { sort: 'newest', page: 1, pageSize: 2_000 } as const;
  const wide = { filters: search.NO_SEARCH_FILTERS, companyIds: null, page, now: labels.NOW };
  const { ids, dropped } = await search.searchPage(db, texts, wide, null);
  const labelled = ids.flatMap((id) => isWanted.get(id) ?? []);
  const wanted = [...isWanted.values()].filter(Boolean).length;
  const { mustNot, dropped: expected = dropped } = query;
  const found = ids.flatMap((id) => jobs.get(id) ?? []);
  const fails =
    mustNot !== undefined &&
    (String(expected) !== String(dropped) ||
      labels.whatIsWrong({ ...query, mustNot }, [...jobs.values()], found).length > 0);
  const right = labelled.filter(Boolean).length;
  return {
    recall: wanted === 0 ? null : right / wanted,
    precision: labelled.length === 0 ? 1 : right / labelled.length,
    fails,
  };
}

const mean = (values: readonly (number | null)[]): number => {
  const known = values.filter((value) => value !== null);
  return (100 * known.reduce((sum, value) => sum + value, 0)) / known.length;
};

const SETS = ['golden', 'held out'] as const;

let opened: Promise<readonly (Source | null)[]> | undefined;

/** Measures the search with some of its texts replaced. The databases are filled once, and again where documents change. */
export async function measureSearch(edits: readonly Edit[]): Promise<Measured> {
  const search = await loadEdited<Search>('scripts/ablation/search-entry.ts', edits);
  const sources = await (opened ??= Promise.all(labels.SOURCES.map((name) => openSource(name, search))));
  const scores = SETS.map(() => new Map<string, Score>());
  for (const source of sources) {
    if (!source) continue;
    await refill(source, search);
    const db = source.remembering.get(source.documents) ?? remembering(source.db);
    source.remembering.set(source.documents, db);
    for (const [set, queries] of source.sets.entries())
      for (const each of queries) scores[set]?.set(nameOf(each.query), await scoreOf(each, source.jobs, db, search));
  }
  const measured: Measured = { scores: {}, failures: [], unmeasured: [] };
  for (const [set, ofQueries] of scores.entries()) {
    for (const [query, { recall, precision, fails }] of ofQueries) {
      const shares = [recall ?? 1, precision].map((share) => (100 * share).toFixed(0)).join(', ');
      if (fails || shares !== '100, 100') measured.failures.push(`${SETS[set]} "${query}": ${shares}`);
    }
    if (ofQueries.size === 0) continue;
    measured.scores[`${SETS[set]}: recall`] = mean([...ofQueries.values()].map(({ recall }) => recall));
    measured.scores[`${SETS[set]}: precision`] = mean([...ofQueries.values()].map(({ precision }) => precision));
  }
  for (const [place, name] of labels.SOURCES.entries()) if (!sources[place]) measured.unmeasured.push(name);
  return measured;
}
