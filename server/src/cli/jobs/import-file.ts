import path from 'node:path';
import { type FeedOptions, readFeed, type FeedFormat } from '@titian/job-feeds';
import { formatReport } from '../../import/format-report';
import { importJobs } from '../../import/import-jobs';
import { readTextFile } from '../../import/read-text-file';
import { seedMasters } from '../../seed/seed';
import type { CommandIo } from '../command-io';
import { withProgressBar } from '../progress-bar';
import { withDatabase } from '../with-database';

export interface ImportFileOptions extends FeedOptions {
  format?: FeedFormat;
  source?: string;
  sync?: boolean;
  allowEmpty?: boolean;
  json?: boolean;
}

/** Stores the jobs of a file and prints what became of its rows. The file is read before the database is opened. */
export async function importFile(io: CommandIo, file: string, options: ImportFileOptions): Promise<void> {
  const { source, sync, allowEmpty, json, ...feed } = options;
  const given = path.resolve(io.folder, file);
  const rows = readFeed(await readTextFile(given), given, { ...feed, allowEmpty: sync && allowEmpty });
  await withDatabase(io, async (db) => {
    await seedMasters(db);
    const report = await withProgressBar(io, 'Importing', (onProgress) =>
      importJobs(db, rows, { source, sync, allowEmpty, now: io.now(), onProgress }),
    );
    io.out(`${json ? JSON.stringify(report, null, 2) : formatReport(report)}\n`);
  });
}
