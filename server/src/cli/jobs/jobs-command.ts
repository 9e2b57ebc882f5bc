import { Option, type Command } from 'commander';
import { FEED_FORMATS } from '@titian/job-feeds';
import type { CommandIo } from '../command-io';
import { parseDay } from '../parse-day';
import { parseLimit } from '../parse-limit';
import { printRows } from '../print-rows';
import { createProgram, runCommand } from '../run-command';
import { withDatabase } from '../with-database';
import { checkMinimumWages } from './check-minimum-wages';
import { listJobs, type JobFilter } from './find-jobs';
import { importFile, type ImportFileOptions } from './import-file';
import { closeJobs, openJobs, removeJobs } from './set-status';

interface Output {
  json?: boolean;
}

const JSON_OPTION = ['--json', 'print JSON instead of text'] as const;

function addImport(program: Command, io: CommandIo): void {
  program
    .command('import')
    .summary('Stores the jobs of a file.')
    .description(
      `Stores the jobs of a feed: schema.org JobPosting objects (JSON-LD: one object, an array of them, or a @graph),
the response of a Greenhouse job board or of Lever's postings (JSON), or a feed made for Indeed (XML). A job that is
known by its source and id is updated; importing the same file again changes nothing. Rows of one job become one,
also when another source has brought it: the same company, title and place. Rows that cannot be stored, jobs abroad
among them, are reported with their line and the reason, and so is what was left out of others. Jobs that the file
does not name stay as they are, unless --sync is given.`,
    )
    .argument('<file>')
    .addOption(new Option('--format <format>', 'of the file, in place of the detected one').choices(FEED_FORMATS))
    .option('--company <name>', 'the employer of rows that name none')
    .option('--source <name>', 'the feed that all rows are of, in place of what they say')
    .option('--sync', 'close the jobs of the feed that the file no longer has')
    .option('--allow-empty', 'with --sync and --source: a file without a job closes all jobs of the source')
    .option(...JSON_OPTION)
    .action((file: string, options: ImportFileOptions) => importFile(io, file, options));
}

function addList(program: Command, io: CommandIo): void {
  program
    .command('list')
    .description('Lists jobs, newest first.')
    .addOption(new Option('--status <status>', 'only these').choices(['open', 'closed']))
    .option('--source <source>', 'only those of one source')
    .option('--search <text>', 'only those with this in title or company')
    .option('--limit <count>', 'how many at most', parseLimit, 50)
    .option(...JSON_OPTION)
    .action(({ json, ...filter }: JobFilter & Output) =>
      withDatabase(io, async (db) => {
        const { rows, total } = await listJobs(db, filter, io.now());
        // A table names a job by the beginning of its id: most slugs would be cut.
        const columns = json ? rows : rows.map(({ slug: _slug, ...row }) => row);
        printRows(io, columns, { json, total, none: 'No jobs.' });
      }),
    );
}

function addClose(program: Command, io: CommandIo): void {
  program
    .command('close')
    .description('Closes jobs, all or none. Imports leave them closed.')
    .argument('<jobs...>', 'slugs or ids')
    .option(...JSON_OPTION)
    .action((references: string[], { json }: Output) =>
      withDatabase(io, async (db) => {
        printRows(io, await closeJobs(db, references, io.now()), { json, none: 'No jobs.' });
      }),
    );
}

function addOpen(program: Command, io: CommandIo): void {
  program
    .command('open')
    .description('Opens closed jobs again, all or none.')
    .argument('<jobs...>', 'slugs or ids')
    .option('--deadline <day>', 'a new last day to apply, YYYY-MM-DD', parseDay)
    .option(...JSON_OPTION)
    .action((references: string[], { json, deadline }: Output & { deadline?: string }) =>
      withDatabase(io, async (db) => {
        printRows(io, await openJobs(db, references, deadline, io.now()), { json, none: 'No jobs.' });
      }),
    );
}

function addRemove(program: Command, io: CommandIo): void {
  program
    .command('remove')
    .summary('Removes jobs, all or none.')
    .description(
      `Removes jobs, all or none: their public pages respond with 410. A job that somebody has applied to stays closed,
since the application shows it; all others are deleted. A feed that still has one brings it again.`,
    )
    .argument('<jobs...>', 'slugs or ids')
    .option(...JSON_OPTION)
    .action((references: string[], { json }: Output) =>
      withDatabase(io, async (db) => {
        printRows(io, await removeJobs(db, references, io.now()), { json, none: 'No jobs.' });
      }),
    );
}

function addMinimumWages(program: Command, io: CommandIo): void {
  program
    .command('ump')
    .description('Tells until when the minimum wages hold that pay is compared with; fails 30 days before they end.')
    .action(() => io.out(`${checkMinimumWages(io.now())}\n`));
}

/** `npm run jobs`: what operators do with jobs. Gives back the exit code. */
export function runJobs(argv: readonly string[], io: CommandIo): Promise<number> {
  const program = createProgram('jobs', 'Imports, lists, closes, opens and removes jobs.', io);
  for (const add of [addImport, addList, addClose, addOpen, addRemove, addMinimumWages]) add(program, io);
  return runCommand(program, argv, io);
}
