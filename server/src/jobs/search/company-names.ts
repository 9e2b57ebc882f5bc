import type { AppDeps } from '../../app-deps';
import { companies } from '../../db/schema';
import { readJobsVersion } from '../jobs-version';
import { VersionedCache } from '../versioned-cache';
import { companySlug } from '@titian/rules/company-slug';

/** Names that differ in case, accents or punctuation alone are one company's, as on the company's page. */
const keyOf = (name: string): string => companySlug(name) ?? '';

/** The companies by their names; read again when a job has changed. */
export class CompanyNames {
  readonly #db: AppDeps['db'];
  readonly #idsByKey: VersionedCache<ReadonlyMap<string, string[]>>;

  constructor(deps: Pick<AppDeps, 'db' | 'now'>) {
    this.#db = deps.db;
    this.#idsByKey = new VersionedCache(readJobsVersion(deps), { maxEntries: 1 });
  }

  /** The ids of the companies of a name; usually one. */
  async named(name: string): Promise<readonly string[]> {
    const idsByKey = await this.#idsByKey.get('', () => this.#read());
    return idsByKey.get(keyOf(name)) ?? [];
  }

  async #read(): Promise<ReadonlyMap<string, string[]>> {
    const rows = await this.#db.select({ id: companies.id, name: companies.name }).from(companies);
    const idsByKey = new Map<string, string[]>();
    for (const { id, name } of rows) idsByKey.set(keyOf(name), [...(idsByKey.get(keyOf(name)) ?? []), id]);
    return idsByKey;
  }
}
