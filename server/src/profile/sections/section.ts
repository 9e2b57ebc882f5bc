import type { SQL } from 'drizzle-orm';
import type { Db } from '../../db/client';
import type * as tables from '../../db/profile-schema';
import type { JsonSchema } from '../../http/contract';
import type { FieldMessages } from '../../http/validation-messages';

/** Tables whose records a candidate adds, changes and deletes one by one. */
export type RecordTable =
  | typeof tables.educations
  | typeof tables.workExperiences
  | typeof tables.organizationExperiences
  | typeof tables.trainings
  | typeof tables.achievements
  | typeof tables.candidateLanguages
  | typeof tables.portfolios;

type Row<Table extends RecordTable> = Omit<Table['$inferInsert'], 'id' | 'candidateId' | 'createdAt'>;

/** A record without what the server adds itself; each of its columns is named, so that none is forgotten. */
export type RecordRow<Table extends RecordTable> = Row<Table> & Record<keyof Row<Table>, unknown>;

/** For whom and when a record is written. `db` is the transaction that it is written in. */
export interface WriteContext {
  db: Db;
  candidateId: string;
  /** Null for a new record. */
  recordId: string | null;
  now: Date;
}

/** One section of the profile that is a list of records (specification 2; contract, "Profile"). */
export interface Section<Table extends RecordTable, Body, Resource> {
  /** Last part of the path. */
  path: string;
  /** Heading in a candidate's export, in Indonesian. */
  title: string;
  /** The record's name in the contract's operation ids: `addEducation`. */
  resource: string;
  table: Table;
  fieldMessages: FieldMessages;
  /** The messages after a change. */
  messages: { added: string; changed: string; deleted: string };
  /** Makes the contract's schema of a body more lenient where `toRow` knows better what to say. */
  relaxSchema?(schema: JsonSchema): JsonSchema;
  /** The records that `where` selects, newest first. */
  read(db: Db, where: SQL | undefined): Promise<Resource[]>;
  /** Checks what the contract's schema cannot and gives back what to store. Fails with 4000. */
  toRow(body: Body, context: WriteContext): RecordRow<Table> | Promise<RecordRow<Table>>;
}

/** Any section, where only its table, texts and records matter. */
export type AnySection = Section<RecordTable, never, object>;
