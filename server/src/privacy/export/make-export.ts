import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { and, eq, inArray } from 'drizzle-orm';
import { strToU8, zip, type AsyncZippable } from 'fflate';
import type { AppDeps } from '../../app-deps';
import type { ExportJob } from '../../queue/job-payloads';
import { readPhoto } from '../../cv/photo';
import { readCvSource } from '../../cv/read-cv-source';
import { toRenderTask } from '../../cv/render-task';
import { dataExportParts, dataExports } from '../../db/privacy-schema';
import { createPhotoStore } from '../../profile/photo/create-photo-store';
import { photoNameIn } from '../../profile/photo/photo-url';
import { findProfile } from '../../profile/profile-repository';
import type { Attachment } from './contents';
import { EXPORT_LIFETIME_MS } from './data-exports';
import type { WorkerPool } from '../../workers/worker-pool';
import { exportHtml } from './export-html';
import { exportJson } from './export-json';
import { readTopics } from './topics';

/** How long a CV may take, its wait for a worker thread included, in milliseconds: the export continues without it. */
const CV_MS = 15_000;

type ExportDeps = AppDeps & { workers: WorkerPool };

type ExportRow = typeof dataExports.$inferSelect;

const zipped = promisify<AsyncZippable, Uint8Array>(zip);

const isRunning = (exportId: string) => and(eq(dataExports.id, exportId), eq(dataExports.status, 'running'));

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

/** Makes the zip of an export. Rejects where the candidate is gone. */
async function makeFile(deps: ExportDeps, { id: exportId, candidateId }: ExportRow): Promise<Buffer> {
  const { db, now } = deps;
  const at = now();
  const tell = (progress: number) => db.update(dataExports).set({ progress }).where(isRunning(exportId));
  // The records are those of one moment.
  const topics = await db.transaction((tx) => readTopics({ db: tx, candidateId, now: at }), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
  await tell(33);
  const photo = await attach('foto.webp', () => readStoredPhoto(deps, candidateId));
  const cv = await attach('CV.pdf', () => renderCv(deps, candidateId));
  await tell(66);
  const contents = { at, topics, photo, cv };
  const attached = [photo, cv].flatMap(({ name, content }) => (content ? [[name, [content, { level: 0 }]]] : []));
  return Buffer.from(
    await zipped({
      'index.html': [strToU8(exportHtml(contents)), { mtime: at }],
      'data.json': [strToU8(exportJson(contents)), { mtime: at }],
      ...(Object.fromEntries(attached) as AsyncZippable),
    }),
  );
}

/** Stores the file and makes its export ready, which is stored nowhere once it is no longer running. */
async function storeFile({ db, now }: ExportDeps, exportId: string, content: Buffer): Promise<void> {
  await db.transaction(async (tx) => {
    const expiresAt = new Date(now().getTime() + EXPORT_LIFETIME_MS);
    const ready = await tx
      .update(dataExports)
      .set({ status: 'ready', progress: 100, size: content.length, expiresAt })
      .where(isRunning(exportId))
      .returning({ id: dataExports.id });
    if (ready.length === 0) return;
    await tx.delete(dataExportParts).where(eq(dataExportParts.exportId, exportId));
    await tx.insert(dataExportParts).values({ exportId, position: 0, content });
  });
}

/**
 * The background job that makes the file of an export: a zip with `data.json`, `index.html`, the photo and the CV
 * (specification 4, section 6). A second run after a crash begins again. Where the export or its candidate is gone it ends
 * quietly. It rejects with any other failure once the export is marked as failed: that is logged, and the next run finds
 * nothing to do.
 */
export async function makeExport(deps: ExportDeps, { exportId }: ExportJob): Promise<void> {
  const { db } = deps;
  const [row] = await db
    .update(dataExports)
    .set({ status: 'running', progress: 0 })
    .where(and(eq(dataExports.id, exportId), inArray(dataExports.status, ['waiting', 'running'])))
    .returning();
  if (!row) return;
  try {
    await storeFile(deps, exportId, await makeFile(deps, row));
  } catch (error) {
    // So that its candidate starts another one rather than wait.
    const failed = await db.update(dataExports).set({ status: 'failed' }).where(isRunning(exportId)).returning();
    if (failed.length > 0) throw error;
  }
}
