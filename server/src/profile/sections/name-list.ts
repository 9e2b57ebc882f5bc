import type { Db } from '../../db/client';
import type { candidateInterests, candidateSkills } from '../../db/profile-schema';
import { invalidFields } from '../../http/validation';
import { lockCandidate } from '../lock-candidate';
import type { FieldMessages } from '../../http/validation-messages';
import { ownedBy } from './records';

/** One section of the profile that is a list of names (specification 2, section 3, "Skill" and "Interest"). */
export interface NameList {
  /** Last part of the path. */
  path: string;
  /** Heading in a candidate's export, in Indonesian. */
  title: string;
  /** Name of a record in the contract's operation ids: `addCandidateSkills`. */
  resource: string;
  table: typeof candidateSkills | typeof candidateInterests;
  /** The body's one field. */
  field: string;
  /** How many names a candidate may have, and what is said beyond. */
  limit: { total: number; message: string };
  fieldMessages: FieldMessages;
  messages: { added: string; unchanged: string; deleted: string };
  /** The list as the contract has it in a response's `data`. */
  toData(items: NamedItem[]): unknown;
}

export interface NamedItem {
  id: string;
  name: string;
}

const keyOf = (name: string): string => name.toLowerCase();

/** The names of a candidate, in the order in which they were added. */
export function listNames(db: Db, { table }: NameList, candidateId: string): Promise<NamedItem[]> {
  return db
    .select({ id: table.id, name: table.name })
    .from(table)
    .where(ownedBy(table, candidateId))
    .orderBy(table.position);
}

/** The names that are not there yet, each once; neither case nor white space around it makes a name another one. */
function newNames(given: readonly string[], known: readonly NamedItem[]): string[] {
  const seen = new Set(known.map(({ name }) => keyOf(name)));
  const names: string[] = [];
  for (const name of given.map((text) => text.trim())) {
    if (seen.has(keyOf(name))) continue;
    seen.add(keyOf(name));
    names.push(name);
  }
  return names;
}

/**
 * Adds those names that the candidate does not have yet and gives back how many that were, and the whole list. Adding
 * the same again changes nothing and is no mistake, so that a call whose response got lost can be repeated.
 * Fails with 4000 when the list would grow beyond its limit.
 */
export function addNames(db: Db, list: NameList, candidateId: string, given: readonly string[]) {
  return db.transaction(async (tx) => {
    await lockCandidate(tx, candidateId);
    const known = await listNames(tx, list, candidateId);
    const names = newNames(given, known);
    if (names.length === 0) return { added: 0, items: known };
    if (known.length + names.length > list.limit.total) throw invalidFields({ [list.field]: [list.limit.message] });
    await tx
      .insert(list.table)
      .values(names.map((name) => ({ candidateId, name })))
      // The database may fold the case of a letter that JavaScript does not.
      .onConflictDoNothing();
    return { added: names.length, items: await listNames(tx, list, candidateId) };
  });
}
