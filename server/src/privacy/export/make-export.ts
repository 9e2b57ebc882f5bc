import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, inArray, lt } from 'drizzle-orm';
import type { AppDeps } from '../../app-deps';
import type { ExportJob } from '../../queue/job-payloads';
import { readPhoto } from '../../cv/photo';
import { readCvSource } from '../../cv/read-cv-source';
import { toRenderTask } from '../../cv/render-task';
import type { Db } from '../../db/client';
import { dataExportParts, dataExports } from '../../db/privacy-schema';
import { createPhotoStore } from '../../profile/photo/create-photo-store';
import { photoNameIn } from '../../profile/photo/photo-url';
import { findProfile } from '../../profile/profile-repository';
import type { Attachment } from './contents';
import type { WorkerPool } from '../../workers/worker-pool';
import { exportHtml } from './export-html';
import { exportJson } from './export-json';
import { ExportGoneError, firstPosition, storeFile } from './export-parts';
import { topicsOf, type Topic } from './topics';
import { zip, type ZipEntry } from './zip';

/** How long a CV may take, its wait for a worker thread included, in milliseconds: the export continues without it. */
const CV_MS = 15_000;

/** How long an attempt may take, as a share of the lease: less than the worker waits for it. */
const ATTEMPT_SHARE = 2 / 3;

type ExportDeps = AppDeps & { workers: WorkerPool };

type ExportRow = typeof dataExports.$inferSelect;

/** Marks an export as running and deletes what an earlier attempt has stored. Undefined where there is nothing to do. */
function begin({ db, now }: ExportDeps, exportId: string) {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(dataExports)
      .set({ status: 'running', progress: 0 })
      .where(and(eq(dataExports.id, exportId), inArray(dataExports.status, ['waiting', 'running'])))
      .returning();
    if (!row) return undefined;
    const first = firstPosition(row.createdAt, now());
    await tx
      .delete(dataExportParts)
      .where(and(eq(dataExportParts.exportId, exportId), lt(dataExportParts.position, first)));
    return { row, first };
  });
}

/** Marks an export as failed, so that its candidate starts another one rather than wait. */
async function giveUp(db: Db, exportId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const failed = await tx
      .update(dataExports)
      .set({ status: 'failed' })
      .where(and(eq(dataExports.id, exportId), eq(dataExports.status, 'running')))
      .returning({ id: dataExports.id });
    if (failed.length > 0) await tx.delete(dataExportParts).where(eq(dataExportParts.exportId, exportId));
  });
}

/** A file of the zip beside the records, or a mark that it could not be read: the rest is worth having without it. */
async function attach(name: string, read: () => Promise<Uint8Array | null>): Promise<Attachment> {
  try {
    const content = await read();
    return { name, content: content && Buffer.from(content), isMissing: false };
  } catch {
    return { name, content: null, isMissing: true };
  }
}

/** The photo as it is stored. */
async function readStoredPhoto({ config, db }: ExportDeps, candidateId: string): Promise<Buffer | null> {
  const image = (await findProfile(db, candidateId))?.image ?? null;
  if (image === null || photoNameIn(image) === null) return null;
  const photo = await createPhotoStore(config).read(image);
  if (!photo) throw new Error('The photo is gone.');
  return photo;
}

/** The CV as `candidate/generate-cv/` gives it. Rejects when it takes too long. */
async function renderCv({ db, config, workers, now }: ExportDeps, candidateId: string): Promise<Uint8Array> {
  const source = await readCvSource(db, candidateId);
  const photo = await readPhoto(createPhotoStore(config), source.profile.image).catch(() => null);
  const timer = new AbortController();
  const late = wait(CV_MS, undefined, { ref: false, signal: timer.signal }).then(() => {
    throw new Error('The CV took too long.');
  });
  try {
    const rendered = workers.run('renderCv', candidateId, toRenderTask(source, photo, now()));
    return (await Promise.race([rendered, late])).file;
  } finally {
    late.catch(() => undefined);
    timer.abort();
  }
}

/** Tells in the export's row, in percent, how much has been read; the texts are made of the records one after another. */
class Progress {
  #total = 0;
  #done = 0;
  #told = 0;

  constructor(
    private readonly db: Db,
    private readonly exportId: string,
  ) {}

  /** Topics that count what is read of them. Each is read `times` times. */
  async watch(topics: readonly Topic[], times: number): Promise<Topic[]> {
    for (const { count } of topics) this.#total += times * Math.max(1, (await count?.()) ?? 1);
    return topics.map((topic) => ({ ...topic, pages: () => this.#counted(topic) }));
  }

  async *#counted({ pages, count }: Topic): AsyncGenerator<readonly object[]> {
    for await (const records of pages()) {
      yield records;
      await this.#add(count ? records.length : 1);
    }
  }

  async #add(records: number): Promise<void> {
    this.#done += records;
    // The last percent is the file's own.
    const percent = Math.min(99, Math.floor((100 * this.#done) / this.#total));
    if (percent === this.#told) return;
    this.#told = percent;
    const isRunning = and(eq(dataExports.id, this.exportId), eq(dataExports.status, 'running'));
    await this.db.update(dataExports).set({ progress: percent }).where(isRunning);
  }
}

/**
 * Lets a task read the database as it is at one moment, so that both texts say the same. The embedded database has one
 * connection, which a transaction would take from everybody for seconds: there each page is read as it is then, and a
 * change that is made meanwhile may be in one text alone.
 */
function withSnapshot({ db, config }: ExportDeps, task: (reader: Db) => Promise<void>): Promise<void> {
  if (config.databaseUrl === null) return task(db);
  return db.transaction(task, { isolationLevel: 'repeatable read', accessMode: 'read only' });
}

/** Passes a stream on until the time is over. */
async function* until<T>(signal: AbortSignal, items: AsyncIterable<T>): AsyncGenerator<T> {
  for await (const item of items) {
    signal.throwIfAborted();
    yield item;
  }
}

async function write(deps: ExportDeps, { id: exportId, candidateId }: ExportRow, first: number): Promise<void> {
  const signal = AbortSignal.timeout(deps.config.jobLease * 1_000 * ATTEMPT_SHARE);
  const photo = await attach('foto.webp', () => readStoredPhoto(deps, candidateId));
  const cv = await attach('CV.pdf', () => renderCv(deps, candidateId));
  await withSnapshot(deps, async (reader) => {
    const at = deps.now();
    const all = topicsOf({ db: reader, candidateId, now: at });
    const topics = await new Progress(deps.db, exportId).watch(all, 2);
    const contents = { at, topics, photo, cv };
    const entries: ZipEntry[] = [
      { name: 'index.html', content: exportHtml(contents) },
      { name: 'data.json', content: exportJson(contents) },
      ...[photo, cv].flatMap(({ name, content }) => (content ? [{ name, content }] : [])),
    ];
    await storeFile(deps.db, { exportId, first, now: deps.now }, until(signal, zip(entries, at)));
  });
}

/** True when the export was deleted, be it with its candidate, or ended by another server. */
async function isGone(db: Db, exportId: string): Promise<boolean> {
  return (await db.$count(dataExports, and(eq(dataExports.id, exportId), eq(dataExports.status, 'running')))) === 0;
}

/**
 * The background job that makes the file of an export: a zip with `data.json`, `index.html`, the photo and the CV
 * (specification 4, section 6). It streams from table to table, a page of rows and a few parts at a time. A second run
 * after a crash begins again. Where the export is gone it ends quietly. It rejects with any other failure once the export
 * is marked as failed: that is logged, and the next run finds nothing to do.
 */
export async function makeExport(deps: ExportDeps, { exportId }: ExportJob): Promise<void> {
  const begun = await begin(deps, exportId);
  if (!begun) return;
  try {
    await write(deps, begun.row, begun.first);
  } catch (error) {
    if (error instanceof ExportGoneError || (await isGone(deps.db, exportId))) return;
    await giveUp(deps.db, exportId);
    throw error;
  }
}
