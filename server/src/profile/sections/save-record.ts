import type { AppDeps } from '../../app-deps';
import { ApiFailure } from '../../http/failure';
import { lockCandidate } from '../lock-candidate';
import { refuseUnseenChanges, withVersion } from '../record-version';
import {
  countRecords,
  deleteRecord,
  insertRecord,
  ownRecord,
  recordNotFound,
  updateRecord,
  type RecordKey,
} from './records';
import type { RecordTable, Section } from './section';

/** More than any life fills, and few enough that no candidate can fill the disk. */
const MAX_RECORDS = 50;

/**
 * Stores a new record of a candidate and gives it back as the section's list has it. `body` has passed the contract's
 * schema. Fails with 4000 when a rule is broken or the section is full.
 */
export function addRecord<Table extends RecordTable, Body, Resource extends object>(
  { db, now }: AppDeps,
  section: Section<Table, Body, Resource>,
  candidateId: string,
  body: Body,
): Promise<Resource | undefined> {
  const { table } = section;
  return db.transaction(async (tx) => {
    await lockCandidate(tx, candidateId);
    if ((await countRecords(tx, table, candidateId)) >= MAX_RECORDS) {
      throw new ApiFailure(
        4000,
        `Bagian ini sudah memuat ${MAX_RECORDS} data. Hapus salah satu untuk menambah yang baru.`,
      );
    }
    const values = await section.toRow(body, { db: tx, candidateId, recordId: null, now: now() });
    const id = await insertRecord(tx, table, candidateId, values);
    const [record] = await section.read(tx, ownRecord(table, { id, candidateId }));
    return record && withVersion(record);
  });
}

/**
 * Replaces a record and gives it back as the section's list has it. `body` has passed the contract's schema. Fails
 * with 4004 where the candidate has no such record, with 4000 when a rule is broken, and with 4012 where it would undo
 * a change made since the version `seen`.
 */
export function changeRecord<Table extends RecordTable, Body, Resource extends object>(
  { db, now }: AppDeps,
  section: Section<Table, Body, Resource>,
  key: RecordKey,
  body: Body,
  seen?: string,
): Promise<Resource> {
  const where = ownRecord(section.table, key);
  return db.transaction(async (tx) => {
    await lockCandidate(tx, key.candidateId);
    const [before] = await section.read(tx, where);
    if (!before) throw recordNotFound();
    const context = { db: tx, candidateId: key.candidateId, recordId: key.id, now: now() };
    await updateRecord(tx, section.table, key, await section.toRow(body, context));
    const [after] = await section.read(tx, where);
    if (!after) throw recordNotFound();
    refuseUnseenChanges(seen, before, after);
    return withVersion(after);
  });
}

/**
 * Deletes a record. Fails with 4004 where the candidate has no such record, and with 4012 where it has been changed
 * since the version `seen`.
 */
export async function removeRecord<Table extends RecordTable, Body, Resource extends object>(
  { db }: AppDeps,
  section: Section<Table, Body, Resource>,
  key: RecordKey,
  seen?: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockCandidate(tx, key.candidateId);
    const [before] = await section.read(tx, ownRecord(section.table, key));
    if (!before) throw recordNotFound();
    refuseUnseenChanges(seen, before, {});
    await deleteRecord(tx, section.table, key);
  });
}
