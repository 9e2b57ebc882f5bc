import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import { companies, jobs } from '../db/schema';
import { inChunks } from '../db/in-chunks';
import { searchKey } from '@titian/rules/search-key';
import { variantId, type Identity } from '@titian/job-feeds';
import { identityKey, likenessOf, placeOf, type ReadRow } from './merge-duplicates';
import { pairs } from './pairs';

interface StoredJob {
  title: string;
  company: string;
  locationId: number | null;
  cityId: number | null;
}

/** Rows of one identity that are one job: title and company agree, and the places that are named. */
interface Cluster {
  rows: ReadRow[];
  place: string;
}

const isSame = (a: string, b: string): boolean => searchKey(a) === searchKey(b);

function belongs({ rows: [first], place }: Cluster, row: ReadRow): boolean {
  const other = placeOf(row);
  return (
    first !== undefined &&
    isSame(first.job.title, row.job.title) &&
    isSame(first.job.company.name, row.job.company.name) &&
    (place === '' || other === '' || place === other)
  );
}

function clustersOf(rows: readonly ReadRow[]): Cluster[] {
  const clusters: Cluster[] = [];
  const byTitle = new Map<string, Cluster[]>();
  for (const row of rows) {
    const alike = byTitle.get(searchKey(row.job.title)) ?? [];
    const known = alike.find((cluster) => belongs(cluster, row));
    if (known) {
      known.rows.push(row);
      known.place ||= placeOf(row);
      continue;
    }
    const cluster = { rows: [row], place: placeOf(row) };
    clusters.push(cluster);
    byTitle.set(searchKey(row.job.title), [...alike, cluster]);
  }
  return clusters;
}

/** Which of title, company and place a row and a stored job have in common; a place that is not known differs from none. */
function agreement({ job }: ReadRow, stored: StoredJob): boolean[] {
  const isUnknown = job.locationId === null || stored.locationId === null;
  const isCity = job.cityId === null || stored.cityId === null || job.cityId === stored.cityId;
  const isPlace = isUnknown || (job.locationId === stored.locationId && isCity);
  return [isSame(job.title, stored.title), isSame(job.company.name, stored.company), isPlace];
}

async function storedJobs(db: Db, identities: readonly Identity[]): Promise<Map<string, StoredJob>> {
  const found = new Map<string, StoredJob>();
  for (const chunk of inChunks(identities)) {
    const wanted = pairs(
      chunk.map(({ source }) => source),
      chunk.map(({ sourceId }) => sourceId),
    );
    const rows = await db
      .select({
        source: jobs.source,
        sourceId: jobs.sourceId,
        title: jobs.title,
        company: companies.name,
        locationId: jobs.locationId,
        cityId: jobs.cityId,
      })
      .from(jobs)
      .innerJoin(companies, eq(companies.id, jobs.companyId))
      .where(sql`(${jobs.source}, ${jobs.sourceId}) in ${wanted}`);
    for (const row of rows) found.set(identityKey(row), row);
  }
  return found;
}

/** True when a row that alone has an identity is the stored job of it: an edited one, where that is an identifier. */
function isStored(row: ReadRow, stored: StoredJob, isAlone: boolean): boolean {
  const agreeing = agreement(row, stored).filter(Boolean).length;
  return agreeing === 3 || (isAlone && row.isIdentified && agreeing === 2);
}

const groupBy = (rows: readonly ReadRow[]): ReadRow[][] => {
  const groups = new Map<string, ReadRow[]>();
  for (const row of rows) {
    const group = groups.get(identityKey(row.job));
    if (group) group.push(row);
    else groups.set(identityKey(row.job), [row]);
  }
  return [...groups.values()];
};

/**
 * Gives rows that share an identifier or address an identity of their own where title, company or place differ, and the
 * identity under which a job of theirs is stored already. Changes the rows.
 */
export async function settleIdentities(db: Db, rows: readonly ReadRow[]): Promise<void> {
  const groups = groupBy(rows).map((group) => clustersOf(group));
  const wanted = groups.flat().flatMap(({ rows: [first] }) => {
    if (!first) return [];
    const { source, sourceId } = first.job;
    return [
      { source, sourceId },
      { source, sourceId: variantId(sourceId, likenessOf(first)) },
    ];
  });
  const stored = await storedJobs(db, wanted);
  for (const clusters of groups) {
    let isTaken = false;
    for (const { rows: members } of clusters) {
      const [first] = members;
      if (!first) continue;
      const { source, sourceId } = first.job;
      const variant = variantId(sourceId, likenessOf(first));
      const plain = stored.get(identityKey({ source, sourceId }));
      const isAlone = clusters.length === 1;
      const isPlain = plain ? !isTaken && isStored(first, plain, isAlone) : isAlone;
      if (!stored.has(identityKey({ source, sourceId: variant })) && isPlain) isTaken = true;
      else for (const row of members) row.job = { ...row.job, sourceId: variant };
    }
  }
}
