import { ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { jobs } from '../../db/schema';
import { searchDocument } from '@titian/job-search';
import { searchKey } from '@titian/rules/search-key';
import { DOCUMENT_VERSION, settleSearchIndex } from './search-index';
import { selectSearchedJobs } from './search-repository';
import { toSearchedJob } from './search-tables';
import { addWordsOf } from './search-words';

const CHUNK_SIZE = 500;

const outdatedRows = (db: Db) =>
  selectSearchedJobs(db).where(ne(jobs.searchVersion, DOCUMENT_VERSION)).limit(CHUNK_SIZE);

async function fillRows(db: Db, rows: Awaited<ReturnType<typeof outdatedRows>>): Promise<void> {
  const values = rows.map((row) => ({
    id: row.id,
    key: searchKey(row.title),
    document: searchDocument(toSearchedJob(row)),
  }));
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      update jobs set title_key = made.key, search_document = made.document::tsvector,
        search_version = ${DOCUMENT_VERSION}
      from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as made(id uuid, key text, document text)
      where jobs.id = made.id`);
    await addWordsOf(
      tx,
      rows.map(({ id }) => id),
    );
  });
}

/**
 * Works out what searches compare of jobs that a release with other rules has stored; without such jobs it only looks.
 */
export async function fillSearchColumns(db: Db): Promise<void> {
  for (let rows = await outdatedRows(db); rows.length > 0; rows = await outdatedRows(db)) {
    await fillRows(db, rows);
    await settleSearchIndex(db);
  }
}
