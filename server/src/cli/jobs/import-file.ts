import path from 'node:path';
import { formatReport } from '../../import/format-report';
import { importJobs, jobPostingRows } from '../../import/import-jobs';
import { readJsonFile } from '../../import/read-json-file';
import { seedMasters } from '../../seed/seed';
import type { CommandIo } from '../command-io';
import { withProgressBar } from '../progress-bar';
import { withDatabase } from '../with-database';

/** Stores the jobs of a file and prints what became of its rows. The file is read before the database is opened. */
export async function importFile(io: CommandIo, file: string, { json = false }: { json?: boolean }): Promise<void> {
  const given = path.resolve(io.folder, file);
  const rows = jobPostingRows(await readJsonFile(given), given);
  await withDatabase(io, async (db) => {
    await seedMasters(db);
    const report = await withProgressBar(io, 'Importing', (onProgress) => importJobs(db, rows, onProgress));
    io.out(`${json ? JSON.stringify(report, null, 2) : formatReport(report)}\n`);
  });
}
