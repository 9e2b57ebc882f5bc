/**
 * The scores of the search over labelled queries, in points of a hundred; each is the mean over the queries that have it. Title
 * matches take no part.
 * - Recall: the share of the wanted vacancies that a query finds; none without wanted ones.
 * - Precision: the share of wanted vacancies among the found ones that are labelled; 100 where none of these is found.
 * - First ten: how many of the first ten are wanted, as a share of how many could be.
 * - Gain: nDCG of the first ten. What is wanted counts 1, what has the nearest wording 3, all else nothing.
 *
 * The last two look at the open vacancies, which stand before the closed ones; at the closed ones where no open one is wanted.
 * A golden query has them where it states an order: else nobody has said that what it does not name is worse.
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
  firstTen: number | null;
  gain: number | null;
  /** True for a golden query that finds something else than it promises. */
  fails: boolean;
}

/** A query with the labels of the vacancies: wanted or unwanted; the others are neither. */
interface LabelledQuery {
  query: Query;
  isWanted: ReadonlyMap<string, boolean>;
  /** Of the vacancies that are wanted: 2 for the nearest wording, 1 for others. Empty where no order is stated. */
  grades: ReadonlyMap<string, number>;
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
  const { must, mustNot, may = [], first, firstTen = [], nearest = first ? [first, ...firstTen] : firstTen } = query;
  const fitsAny = (patterns: readonly labels.Pattern[], job: Job) =>
    patterns.some((pattern) => labels.fits(pattern, job));
  const labelled = jobs.flatMap((job): [string, boolean][] => {
    if (fitsAny(must, job)) return [[job.id, true]];
    return (mustNot ? fitsAny(mustNot, job) : !fitsAny(may, job)) ? [[job.id, false]] : [];
  });
  const gradeOf = (job: Job) => Number(fitsAny(must, job)) + Number(fitsAny(nearest, job));
  const hasOrder = mustNot === undefined || nearest.length > 0;
  const graded = jobs.flatMap((job): [string, number][] => (gradeOf(job) > 0 ? [[job.id, gradeOf(job)]] : []));
  const unknown = [...must, ...nearest].find((pattern) => !jobs.some((job) => labels.fits(pattern, job)));
  if (unknown) throw new Error(`${query.query}: no vacancy fits ${JSON.stringify(unknown)}`);
  return { query, isWanted: new Map(labelled), grades: new Map(hasOrder ? graded : []) };
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
  // Vacancies of one moment stand in the order of their ids, which each run makes anew; so they have moments of their own.
  await db.execute(sql`update jobs set created_at = created_at + interval '1 microsecond'
    * ('x' || left(md5(coalesce(source_id, title)), 5))::bit(20)::int`);
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
  await source.db.execute(sql`update jobs set search_version = 0`);
  await source.db.execute(sql`truncate search_words`);
  await search.fillSearchColumns(source.db);
  source.documents = documents;
}

const nameOf = ({ query, location, from }: Query): string => [query, location, from].filter(Boolean).join(' ');

const TEN = 10;

/** The gain of the grades of the first ten: the later one stands, the smaller it is. */
const gainOf = (grades: readonly number[]): number =>
  grades.slice(0, TEN).reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);

/** The scores of the order in which vacancies are found; none where none of them is wanted. */
function orderScores(
  found: readonly Job[],
  { grades }: LabelledQuery,
  jobs: Source['jobs'],
): Pick<Score, 'firstTen' | 'gain'> {
  const isOpen = [...grades.keys()].some((id) => jobs.get(id)?.isOpen);
  const isLookedAt = (job: Job | undefined) => job?.isOpen === isOpen;
  const best = [...grades].flatMap(([id, grade]) => (isLookedAt(jobs.get(id)) ? [grade] : [])).sort((a, b) => b - a);
  if (best.length === 0) return { firstTen: null, gain: null };
  const ten = found
    .filter(isLookedAt)
    .slice(0, TEN)
    .map(({ id }) => grades.get(id) ?? 0);
  return {
    firstTen: ten.filter((grade) => grade > 0).length / Math.min(TEN, best.length),
    gain: gainOf(ten) / gainOf(best),
  };
}

async function scoreOf(labelledQuery: LabelledQuery, jobs: Source['jobs'], db: Db, search: Search): Promise<Score> {
  const { query, isWanted } = labelledQuery;
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
    ...orderScores(found, labelledQuery, jobs),
    fails,
  };
}

const mean = (values: readonly (number | null)[]): number => {
  const known = values.filter((value) => value !== null);
  return (100 * known.reduce((sum, value) => sum + value, 0)) / known.length;
};

const SETS = ['golden', 'held out'] as const;
const SCORES = [
  ['recall', 'recall'],
  ['precision', 'precision'],
  ['first ten', 'firstTen'],
  ['gain', 'gain'],
] as const;

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
    for (const [query, score] of ofQueries) {
      const shares = SCORES.map(([, key]) => (100 * (score[key] ?? 1)).toFixed(0));
      if (score.fails || shares.some((share) => share !== '100'))
        measured.failures.push(`${SETS[set]} "${query}": ${shares.join(', ')}`);
    }
    if (ofQueries.size === 0) continue;
    for (const [name, key] of SCORES)
      measured.scores[`${SETS[set]}: ${name}`] = mean([...ofQueries.values()].map((score) => score[key]));
  }
  for (const [place, name] of labels.SOURCES.entries()) if (!sources[place]) measured.unmeasured.push(name);
  return measured;
}
