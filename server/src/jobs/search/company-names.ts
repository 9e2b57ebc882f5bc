import { companySlug } from '@titian/rules/company-slug';
import { companies } from '../../db/schema';
import { READS } from '../../reads/reads';
import type { ReadDeps } from '../read-deps';

async function readNames(db: ReadDeps['db']): Promise<ReadonlyMap<string | null, string[]>> {
  const rows = await db.select({ id: companies.id, name: companies.name }).from(companies);
  const idsByKey = new Map<string | null, string[]>();
  for (const { id, name } of rows) {
    const key = companySlug(name);
    if (key !== null) idsByKey.set(key, [...(idsByKey.get(key) ?? []), id]);
  }
  return idsByKey;
}

/** The ids of the companies of a name, which are one on the company's page (`companySlug`); usually one. */
export async function companiesNamed({ db, answer, version }: ReadDeps, name: string): Promise<readonly string[]> {
  const { value: idsByKey } = await answer('', { ...READS.companies, version }, () => readNames(db));
  return idsByKey.get(companySlug(name)) ?? [];
}
