import type { AppDeps } from '../../app-deps';
import { companies } from '../../db/schema';
import { readJobsVersion } from '../jobs-version';
import { VersionedCache } from '../versioned-cache';
import { companySlug } from '@titian/rules/company-slug';

/** The companies by their names; read again when a job has changed. */
export class CompanyNames {
  readonly #db: AppDeps['db'];
  readonly #idsByKey: VersionedCache<ReadonlyMap<string | null, string[]>>;

  constructor(deps: Pick<AppDeps, 'db' | 'now'>) {
    this.#db = deps.db;
    this.#idsByKey = new VersionedCache(readJobsVersion(deps), { maxEntries: 1 });
  }

  /** The ids of the companies of a name, which are one on the company's page (`companySlug`); usually one. */
  async named(name: string): Promise<readonly string[]> {
    const idsByKey = await this.#idsByKey.get('', () => this.#read());
    return idsByKey.get(companySlug(name)) ?? [];
  }

  async #read(): Promise<ReadonlyMap<string | null, string[]>> {
    const rows = await this.#db.select({ id: companies.id, name: companies.name }).from(companies);
    const idsByKey = new Map<string | null, string[]>();
    for (const { id, name } of rows) {
      const key = companySlug(name);
      if (key !== null) idsByKey.set(key, [...(idsByKey.get(key) ?? []), id]);
    }
    return idsByKey;
  }
}
