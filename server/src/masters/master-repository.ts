import { and, arrayContains, eq } from 'drizzle-orm';
import type { Db } from '../db/client';
import { cities, educationItems, locations, masterItems } from '../db/schema';
import type { EducationKind, MasterKind } from './master-data';

export interface MasterItem {
  id: number;
  name: string;
}

/** Indonesian order; numbers by their value, so that "SMA Negeri 2" stands before "SMA Negeri 10". */
const byName = new Intl.Collator('id', { numeric: true });

function sortedByName(items: MasterItem[]): MasterItem[] {
  return items.sort((a, b) => byName.compare(a.name, b.name));
}

/** A plain list in the order in which it is to be shown (specification 2, section 3, "Master lists"). */
export function listMaster(db: Db, kind: MasterKind): Promise<MasterItem[]> {
  return db
    .select({ id: masterItems.id, name: masterItems.name })
    .from(masterItems)
    .where(eq(masterItems.kind, kind))
    .orderBy(masterItems.position, masterItems.id);
}

/** The provinces by name. */
export async function listLocations(db: Db): Promise<MasterItem[]> {
  return sortedByName(await db.select({ id: locations.id, name: locations.name }).from(locations));
}

/** Cities and regencies by name: those of one province, or all of them. An unknown province has none. */
export async function listCities(db: Db, locationId?: number): Promise<MasterItem[]> {
  const ofProvince = locationId === undefined ? undefined : eq(cities.locationId, locationId);
  return sortedByName(await db.select({ id: cities.id, name: cities.name }).from(cities).where(ofProvince));
}

/** Institutions or majors by name: those of one education level, or all of them. An unknown level has none. */
export async function listEducation(db: Db, kind: EducationKind, level?: number): Promise<MasterItem[]> {
  const atLevel = level === undefined ? undefined : arrayContains(educationItems.levels, [level]);
  return sortedByName(
    await db
      .select({ id: educationItems.id, name: educationItems.name })
      .from(educationItems)
      .where(and(eq(educationItems.kind, kind), atLevel)),
  );
}
