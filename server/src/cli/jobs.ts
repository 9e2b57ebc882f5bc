/** `npm run jobs -- import FILE`: what operators do with jobs from the command line. */
import path from 'node:path';
import { DrizzleQueryError } from 'drizzle-orm';
import { readConfig } from '../config';
import { openDatabase } from '../db/client';
import { formatReport } from '../import/format-report';
import { importJobs, jobPostingRows } from '../import/import-jobs';
import { ImportError } from '../import/import-problems';
import { readJsonFile } from '../import/read-json-file';
import { seedMasters } from '../seed/seed';
import { explainStartFailure } from '../start-failure';

const USAGE = `Usage: npm run jobs -- import FILE

Stores the schema.org JobPosting objects of a JSON-LD file: one object, an array of them, or a @graph. A job that is
known by its identifier is updated; importing the same file again changes nothing. Rows that cannot be stored are
reported with their line and the reason. Jobs that the file does not name stay as they are.

The database is the one that the server uses (DATABASE_URL or DATA_DIR). Stop the server first if it is the embedded
one.`;

/** npm runs scripts in the project's folder and says in INIT_CWD where the person stands. */
function givenPath(file: string): string {
  return path.resolve(process.env.INIT_CWD ?? process.cwd(), file);
}

async function importFile(file: string): Promise<void> {
  const given = givenPath(file);
  const rows = jobPostingRows(await readJsonFile(given), given);
  const { db, close } = await openDatabase(readConfig(process.env));
  try {
    await seedMasters(db);
    console.log(formatReport(await importJobs(db, rows)));
  } finally {
    await close();
  }
}

async function run(args: string[]): Promise<number> {
  const [command, file, ...rest] = args;
  if (args.includes('--help') || args.includes('-h')) {
    console.log(USAGE);
    return 0;
  }
  if (command !== 'import' || file === undefined || rest.length > 0) {
    console.error(USAGE);
    return 1;
  }
  await importFile(file);
  return 0;
}

/** The message of a failed query repeats all that was to be stored, so the database's own words stand for it. */
function tell(error: unknown): void {
  const reason = error instanceof DrizzleQueryError ? error.cause : error;
  console.error(reason instanceof ImportError ? reason.message : explainStartFailure(reason));
}

run(process.argv.slice(2))
  .then((exitCode) => {
    process.exitCode = exitCode;
  })
  .catch((error: unknown) => {
    tell(error);
    process.exitCode = 1;
  });
