/** Storing what belongs to one candidate, in any section's table. */
import { and, count, eq, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client';
import type { candidateInterests, candidateSkills } from '../../db/profile-schema';
import { ApiFailure } from '../../http/failure';
import type { RecordTable, RecordRow } from './section';

type OwnedTable = RecordTable | typeof candidateSkills | typeof candidateInterests;

/** One record of one candidate. */
export interface RecordKey {
  id: string;
  candidateId: string;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The failure for an id that is no record of the candidate, also for another candidate's: 4004 (contract, "Codes"). */
export function recordNotFound(): ApiFailure {
  return new ApiFailure(4004, 'Data tidak ditemukan.');
}

/** Selects all records of a candidate. */
export function ownedBy(table: OwnedTable, candidateId: string): SQL {
  return eq(table.candidateId, candidateId);
}

/** Selects one record if it is the candidate's. Fails with 4004 for an id that no record can have. */
export function ownRecord(table: OwnedTable, { id, candidateId }: RecordKey): SQL | undefined {
  if (!UUID.test(id)) throw recordNotFound();
  return and(eq(table.id, id), eq(table.candidateId, candidateId));
}

/** How many records a candidate has. */
export async function countRecords(db: Db, table: OwnedTable, candidateId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(table as PgTable)
    .where(ownedBy(table, candidateId));
  return row?.total ?? 0;
}

/** Stores a new record and gives back its id. */
export async function insertRecord<Table extends RecordTable>(
  db: Db,
  table: Table,
  candidateId: string,
  values: RecordRow<Table>,
): Promise<string> {
  const [row] = await db
    .insert(table as PgTable)
    .values({ ...values, candidateId })
    .returning({ id: table.id });
  if (!row) throw new Error('No record was stored.');
  return row.id;
}

/** Replaces a record's values. */
export async function updateRecord<Table extends RecordTable>(
  db: Db,
  table: Table,
  key: RecordKey,
  values: RecordRow<Table>,
): Promise<void> {
  await db
    .update(table as PgTable)
    .set(values)
    .where(ownRecord(table, key));
}

/** Deletes a record. Fails with 4004 where the candidate has no such record. */
export async function deleteRecord(db: Db, table: OwnedTable, key: RecordKey): Promise<void> {
  const deleted = await db
    .delete(table as PgTable)
    .where(ownRecord(table, key))
    .returning({ id: table.id });
  if (deleted.length === 0) throw recordNotFound();
}
