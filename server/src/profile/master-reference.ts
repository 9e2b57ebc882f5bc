import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/client';
import { educationItems, masterItems } from '../db/schema';
import type { ApiFailure } from '../http/failure';
import { invalidFields } from '../http/validation';
import type { EducationKind, MasterKind } from '../masters/master-data';

const MAX_ID = 2_147_483_647;

/** An id of a master list as the database has it, or null where no entry can have it: the contract also allows text. */
export function toMasterId(given: string | number): number | null {
  const id = typeof given === 'string' && /^\d{1,10}$/.test(given) ? Number(given) : given;
  return typeof id === 'number' && Number.isInteger(id) && id > 0 && id <= MAX_ID ? id : null;
}

/** The failure for a field whose id is in no list: 4000. */
export function unknownChoice(field: string): ApiFailure {
  return invalidFields({ [field]: ['Pilihan ini tidak tersedia.'] });
}

/** The id that a field gives of an entry in a plain master list. Fails with 4000 where there is none. */
export async function requireMasterId(
  db: Db,
  kind: MasterKind,
  field: string,
  given: string | number,
): Promise<number> {
  const id = toMasterId(given);
  const where = and(eq(masterItems.kind, kind), eq(masterItems.id, id ?? 0));
  const [item] = await db.select({ id: masterItems.id }).from(masterItems).where(where);
  if (!item) throw unknownChoice(field);
  return item.id;
}

/** The id that a field gives of an institution or a major. Fails with 4000 where there is none. */
export async function requireEducationItemId(
  db: Db,
  kind: EducationKind,
  field: string,
  given: string | number,
): Promise<number> {
  const id = toMasterId(given);
  const where = and(eq(educationItems.kind, kind), eq(educationItems.id, id ?? 0));
  const [item] = await db.select({ id: educationItems.id }).from(educationItems).where(where);
  if (!item) throw unknownChoice(field);
  return item.id;
}
