import { sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import { cities, educationItems, locations, masterItems } from '../db/schema';
import {
  cities as cityRows,
  EDUCATION_KINDS,
  educationLists,
  MASTER_KINDS,
  masterLists,
  provinceOf,
  provinces,
} from '../masters/master-data';
import { changedRows } from './changed-rows';
import { seedInTransaction } from './seed-lock';

async function seedLocations(db: Db): Promise<void> {
  const wanted = provinces.map(([id, name]) => ({ id, name }));
  const rows = changedRows(wanted, await db.select().from(locations), {
    key: ({ id }) => String(id),
    name: ({ name }) => name,
    content: ({ name }) => name,
  });
  if (rows.length === 0) return;
  await db
    .insert(locations)
    .values(rows)
    .onConflictDoUpdate({ target: locations.id, set: { name: sql`excluded.name` } });
}

async function seedCities(db: Db): Promise<void> {
  const wanted = cityRows.map(([id, name]) => ({ id, name, locationId: provinceOf(id) }));
  const rows = changedRows(wanted, await db.select().from(cities), {
    key: ({ id }) => String(id),
    name: ({ name }) => name,
    content: ({ name, locationId }) => `${locationId} ${name}`,
  });
  if (rows.length === 0) return;
  await db
    .insert(cities)
    .values(rows)
    .onConflictDoUpdate({
      target: cities.id,
      set: { name: sql`excluded.name`, locationId: sql`excluded.location_id` },
    });
}

async function seedMasterItems(db: Db): Promise<void> {
  const wanted = MASTER_KINDS.flatMap((kind) =>
    masterLists[kind].map(([id, name], index) => ({ kind, id, name, position: index + 1 })),
  );
  const rows = changedRows(wanted, await db.select().from(masterItems), {
    key: ({ kind, id }) => `${kind} ${id}`,
    name: ({ kind, name }) => `${kind} ${name}`,
    content: ({ name, position }) => `${position} ${name}`,
  });
  if (rows.length === 0) return;
  await db
    .insert(masterItems)
    .values(rows)
    .onConflictDoUpdate({
      target: [masterItems.kind, masterItems.id],
      set: { name: sql`excluded.name`, position: sql`excluded.position` },
    });
}

async function seedEducationItems(db: Db): Promise<void> {
  const wanted = EDUCATION_KINDS.flatMap((kind) =>
    educationLists[kind].map(([id, name, levels]) => ({ kind, id, name, levels: [...levels] })),
  );
  const rows = changedRows(wanted, await db.select().from(educationItems), {
    key: ({ kind, id }) => `${kind} ${id}`,
    name: ({ kind, name }) => `${kind} ${name}`,
    content: ({ name, levels }) => `${levels.join()} ${name}`,
  });
  if (rows.length === 0) return;
  await db
    .insert(educationItems)
    .values(rows)
    .onConflictDoUpdate({
      target: [educationItems.kind, educationItems.id],
      set: { name: sql`excluded.name`, levels: sql`excluded.levels` },
    });
}

/**
 * Brings the master lists in the database to what this release ships: adds what is missing, renames what was renamed,
 * writes nothing when all is current, and never deletes, for candidates' records may point at any entry.
 */
export function seedMasters(db: Db): Promise<void> {
  return seedInTransaction(db, async (tx) => {
    await seedLocations(tx);
    await seedCities(tx);
    await seedMasterItems(tx);
    await seedEducationItems(tx);
  });
}
