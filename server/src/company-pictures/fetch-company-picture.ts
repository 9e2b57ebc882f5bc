import { and, eq, or } from 'drizzle-orm';
import type { AppDeps } from '../app-deps';
import type { CompanyPictureJob } from '../queue/job-payloads';
import { companies } from '../db/schema';
import { isJpegPngOrWebp } from '../profile/photo/prepare-photo';
import type { WorkerPool } from '../workers/worker-pool';
import { fetchPicture, RequestRefused } from './fetch-picture';
import { createPictureStore } from './picture-store';

/** The room that each picture is drawn for, in pixels: twice what pages show. */
const ROOM = { logo: { width: 512, height: 512 }, banner: { width: 1_600, height: 900 } };

/** Group of these tasks among those of the worker threads. */
const CALLER = 'company pictures';

const COLUMNS = {
  logo: { path: companies.logo, source: companies.logoSource },
  banner: { path: companies.banner, source: companies.bannerSource },
};

export interface PictureDeps extends Pick<AppDeps, 'db' | 'config'> {
  workers: WorkerPool;
  /** Takes the place of the internet in tests. */
  fetchPicture?: typeof fetchPicture;
}

async function drawn(
  { workers, fetchPicture: fetchIt = fetchPicture }: PictureDeps,
  source: string,
  kind: 'logo' | 'banner',
) {
  const file = await fetchIt(source);
  if (!isJpegPngOrWebp(file)) throw new RequestRefused('It is no JPEG, PNG or WebP.');
  const webp = await workers.run('drawPicture', CALLER, { file, ...ROOM[kind] });
  if (!webp) throw new RequestRefused('It cannot be read.');
  return webp;
}

/**
 * Fetches a company's logo or banner from the address that a feed gave, redraws it and stores it, so that pages take
 * it from this origin; the earlier picture goes where no company shows it. Does nothing where the address is another one
 * by now. What will never be a picture is given up: the next import tries again. Rejects where the other side is away.
 */
export async function fetchCompanyPicture(deps: PictureDeps, { companyId, kind }: CompanyPictureJob): Promise<void> {
  const { db } = deps;
  const { path, source } = COLUMNS[kind];
  const [company] = await db.select({ path, source }).from(companies).where(eq(companies.id, companyId));
  if (!company?.source) return;
  const webp = await drawn(deps, company.source, kind).catch((error: unknown) => {
    if (error instanceof RequestRefused) return null;
    throw error;
  });
  if (!webp) return;
  const store = createPictureStore(deps.config);
  const url = await store.write(webp);
  await db
    .update(companies)
    .set({ [kind]: url })
    .where(and(eq(companies.id, companyId), eq(source, company.source)));
  for (const unused of [company.path, url]) {
    const [user] = await db
      .select({ id: companies.id })
      .from(companies)
      .where(or(eq(companies.logo, unused ?? ''), eq(companies.banner, unused ?? '')))
      .limit(1);
    if (unused && !user) await store.delete(unused);
  }
}
