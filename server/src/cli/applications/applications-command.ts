import { Argument, Option, type Command } from 'commander';
import type { Db } from '../../db/client';
import { APPLICATION_STEPS } from '../../db/schema';
import type { CommandIo } from '../command-io';
import { parseLimit } from '../parse-limit';
import { printRows } from '../print-rows';
import { createProgram, runCommand } from '../run-command';
import { withDatabase } from '../with-database';
import { listApplications, type ApplicationFilter } from './find-applications';
import { parseMoment, parseTime, ZONES } from './event-time';
import {
  acceptApplication,
  advanceApplication,
  appointApplication,
  cancelAppointment,
  rejectApplication,
  viewApplication,
  type Appointment,
  type Moment,
} from './move-application';
import { parseMinutes, parseText, parseUrl } from './parse-text';
import type { Step } from './steps';

interface Output {
  json?: boolean;
}

const JSON_OPTION = ['--json', 'print JSON instead of a table'] as const;
const NONE = 'No applications.';

function addList(program: Command, io: CommandIo): void {
  program
    .command('list')
    .description('Lists applications, newest first; whole ids, slugs and reasons with --json.')
    .addOption(new Option('--status <step>', 'only those at one step').choices(APPLICATION_STEPS))
    .option('--job <job>', 'only those to one job, by its slug, id or the beginning of its id')
    .option('--candidate <email>', 'only those of one candidate')
    .option('--unanswered', 'only those that wait for an answer, the longest first')
    .option('--limit <count>', 'how many at most', parseLimit, 50)
    .option(...JSON_OPTION)
    .action(({ json, ...filter }: ApplicationFilter & Output) =>
      withDatabase(io, async (db) => {
        const { rows, total } = await listApplications(db, filter, io.now());
        // A reason has up to 500 characters, which is too much for a table.
        const columns = json ? rows : rows.map(({ reason: _reason, reasonCode: _code, ...row }) => row);
        printRows(io, columns, { json, total, none: NONE });
      }),
    );
}

const AT_OPTION = ['--at <time>', 'when it happened, by a day or a time; now where left out', parseMoment] as const;

interface Happened extends Output {
  at?: string;
}

/** A subcommand about one application, with an option for when it happened. */
function addChange(program: Command, name: string, description: string): Command {
  return program
    .command(name)
    .description(description)
    .argument('<id>', 'of the application, as listed, or its beginning')
    .option(...AT_OPTION)
    .option(...JSON_OPTION);
}

/** Makes the change that a subcommand is for and prints what the application is now. */
function printChange(
  io: CommandIo,
  { json, at }: Happened,
  make: (db: Db, moment: Moment) => Promise<Parameters<typeof printRows>[1][number]>,
): Promise<void> {
  return withDatabase(io, async (db) => printRows(io, [await make(db, { at, now: io.now() })], { json, none: NONE }));
}

function addView(program: Command, io: CommandIo): void {
  addChange(program, 'view', 'Notes that the company has seen an application.').action(
    (id: string, options: Happened) => printChange(io, options, (db, moment) => viewApplication(db, id, moment)),
  );
}

function addAdvance(program: Command, io: CommandIo): void {
  addChange(program, 'advance', 'Moves an application to a later step of the pipeline.')
    .addArgument(new Argument('<step>', 'where to').choices(APPLICATION_STEPS))
    .option('--force', 'also to an earlier step, and though it has been decided')
    .action((id: string, step: Step, { force = false, ...options }: Happened & { force?: boolean }) =>
      printChange(io, options, (db, moment) => advanceApplication(db, id, step, { ...moment, force })),
    );
}

const WHEN_OPTION = ['--when <time>', 'when it takes place, YYYY-MM-DDThh:mm at its place', parseTime] as const;
const zoneOption = () =>
  new Option('--zone <zone>', 'the time zone of its place').choices(Object.keys(ZONES)).default('WIB');

function addAppoint(program: Command, io: CommandIo): void {
  addChange(program, 'appoint', 'Notes an appointment with the candidate.')
    .requiredOption(...WHEN_OPTION)
    .addOption(zoneOption())
    .option('--minutes <count>', 'how long it takes; an hour where left out', parseMinutes)
    .option('--place <text>', 'where', parseText)
    .option('--bring <text>', 'what to bring', parseText)
    .option('--url <address>', 'where on the internet', parseUrl)
    .option('--instead-of <time>', 'the time of the appointment that is moved', parseTime)
    .action((id: string, options: Happened & Appointment) =>
      printChange(io, options, (db, moment) => appointApplication(db, id, options, moment)),
    );
}

function addCancel(program: Command, io: CommandIo): void {
  addChange(program, 'cancel', 'Notes that an appointment is cancelled.')
    .requiredOption(...WHEN_OPTION)
    .addOption(zoneOption())
    .action((id: string, { when, zone, ...options }: Happened & Pick<Appointment, 'when' | 'zone'>) =>
      printChange(io, options, (db, moment) => cancelAppointment(db, id, { when, zone }, moment)),
    );
}

function addAccept(program: Command, io: CommandIo): void {
  addChange(program, 'accept', 'Takes a candidate on: the application is accepted and at onboard.').action(
    (id: string, options: Happened) => printChange(io, options, (db, moment) => acceptApplication(db, id, moment)),
  );
}

function addReject(program: Command, io: CommandIo): void {
  addChange(program, 'reject', 'Turns an application down. Its job stays open for others.')
    .option('--reason <text>', 'the reason that the candidate sees', parseText)
    .action((id: string, { reason = null, ...options }: Happened & { reason?: string | null }) =>
      printChange(io, options, (db, moment) => rejectApplication(db, id, reason, moment)),
    );
}

/** `npm run applications`: what operators do with applications. Gives back the exit code. */
export function runApplications(argv: readonly string[], io: CommandIo): Promise<number> {
  const program = createProgram('applications', 'Lists applications, and stores what happens to them.', io);
  for (const add of [addList, addView, addAdvance, addAppoint, addCancel, addAccept, addReject]) add(program, io);
  return runCommand(program, argv, io);
}
