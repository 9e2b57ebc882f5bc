import { Option, type Command } from 'commander';
import { REPORT_REASONS } from '../../db/report-schema';
import { CommandFailure } from '../command-failure';
import type { CommandIo } from '../command-io';
import { parseLimit } from '../parse-limit';
import { printRows } from '../print-rows';
import { createProgram, runCommand } from '../run-command';
import { withDatabase } from '../with-database';
import { closeReports, openReceipts } from './close-reports';
import { listReports, type ReportFilter } from './find-reports';

interface Output {
  json?: boolean;
}

const JSON_OPTION = ['--json', 'print JSON instead of a table'] as const;
const NONE = 'No reports.';

function addList(program: Command, io: CommandIo): void {
  program
    .command('list')
    .description(
      'Lists open reports: first of jobs that several accounts reported; text and contact with --json alone.',
    )
    .option('--job <job>', 'only those about one job, by its slug or id')
    .addOption(new Option('--reason <reason>', 'only those with one reason').choices(REPORT_REASONS))
    .option('--all', 'closed ones too')
    .option('--limit <count>', 'how many at most', parseLimit, 50)
    .option(...JSON_OPTION)
    .action(({ json, ...filter }: ReportFilter & Output) =>
      withDatabase(io, async (db) => {
        const { rows, total } = await listReports(db, filter);
        // Up to 2,000 characters are too much for a table, and a contact need not be on every screen.
        const columns = json ? rows : rows.map(({ text: _text, contact: _contact, ...row }) => row);
        printRows(io, columns, { json, total, none: NONE });
      }),
    );
}

function addClose(program: Command, io: CommandIo): void {
  program
    .command('close')
    .description('Closes reports that were looked at, and erases the contacts. The jobs stay as they are.')
    .argument('[receipts...]', 'receipt numbers, as listed')
    .option('--job <slug>', 'all open ones about one job')
    .option(...JSON_OPTION)
    .action((receipts: string[], { job, json }: { job?: string } & Output) =>
      withDatabase(io, async (db) => {
        const named = job === undefined ? receipts : [...receipts, ...(await openReceipts(db, job))];
        if (named.length === 0) throw new CommandFailure('Name receipt numbers, or a job by --job.');
        printRows(io, await closeReports(db, named, io.now()), { json, none: NONE });
      }),
    );
}

/** `npm run reports`: what operators do with reports about jobs. Gives back the exit code. */
export function runReports(argv: readonly string[], io: CommandIo): Promise<number> {
  const program = createProgram('reports', 'Lists what people reported about jobs, and closes reports.', io);
  for (const add of [addList, addClose]) add(program, io);
  return runCommand(program, argv, io);
}
