import { Option, type Command } from 'commander';
import type { CommandIo } from '../command-io';
import { SECURITY_EVENT_KINDS } from '../../db/request-schema';
import { markAllAsMailed } from '../../saved-searches/mark-all-as-mailed';
import { parseDay } from '../parse-day';
import { parseLimit } from '../parse-limit';
import { printRows } from '../print-rows';
import { createProgram, runCommand } from '../run-command';
import { withDatabase } from '../with-database';
import { activateCandidate, deleteCandidate } from './change-candidate';
import { listCandidates, type CandidateFilter } from './find-candidates';
import { listEvents, type EventFilter } from './list-events';

interface Output {
  json?: boolean;
}

const JSON_OPTION = ['--json', 'print JSON instead of a table'] as const;
const NONE = 'No candidates.';

function addList(program: Command, io: CommandIo): void {
  program
    .command('list')
    .description('Lists candidates, newest first.')
    .addOption(new Option('--status <status>', 'only those that are').choices(['active', 'inactive']))
    .option('--search <text>', 'only those with this in name or e-mail address')
    .option('--limit <count>', 'how many at most', parseLimit, 50)
    .option(...JSON_OPTION)
    .action(({ json, ...filter }: CandidateFilter & Output) =>
      withDatabase(io, async (db) => {
        const { rows, total } = await listCandidates(db, filter);
        printRows(io, rows, { json, total, none: NONE });
      }),
    );
}

function addActivate(program: Command, io: CommandIo): void {
  program
    .command('activate')
    .description('Activates an account without the mailed link.')
    .argument('<candidate>', 'e-mail address or id')
    .option(...JSON_OPTION)
    .action((reference: string, { json }: Output) =>
      withDatabase(io, async (db) =>
        printRows(io, [await activateCandidate(db, reference, io.now())], { json, none: NONE }),
      ),
    );
}

function addDelete(program: Command, io: CommandIo): void {
  program
    .command('delete')
    .description('Deletes a candidate with profile, applications, sessions and photo, for good.')
    .argument('<candidate>', 'e-mail address or id')
    .option('--yes', 'really do it')
    .option(...JSON_OPTION)
    .action((reference: string, { json, yes = false }: Output & { yes?: boolean }) =>
      withDatabase(io, async (db, config) =>
        printRows(io, [await deleteCandidate(db, config, reference, { confirmed: yes, now: io.now() })], {
          json,
          none: NONE,
        }),
      ),
    );
}

function addEvents(program: Command, io: CommandIo): void {
  program
    .command('events')
    .description('Lists security events of the last 180 days, newest first.')
    .option('--candidate <candidate>', 'only those of one candidate: e-mail address or id')
    .addOption(new Option('--kind <kind>', 'only those of one kind').choices(SECURITY_EVENT_KINDS))
    .option('--since <day>', 'only those since a day, YYYY-MM-DD in UTC', parseDay)
    .option('--limit <count>', 'how many at most', parseLimit, 50)
    .option(...JSON_OPTION)
    .action(({ json, ...filter }: EventFilter & Output) =>
      withDatabase(io, async (db) => {
        const { rows, total } = await listEvents(db, filter);
        printRows(io, rows, { json, total, none: 'No security events.' });
      }),
    );
}

function addRestored(program: Command, io: CommandIo): void {
  program
    .command('restored')
    .description(
      'After a backup was restored: takes all stored jobs as mailed, so that saved searches mail none twice.',
    )
    .action(() =>
      withDatabase(io, async (db) => {
        io.out(`${await markAllAsMailed(db, io.now())} saved searches know all stored jobs.\n`);
      }),
    );
}

/** `npm run candidates`: what operators do with accounts. Gives back the exit code. */
export function runCandidates(argv: readonly string[], io: CommandIo): Promise<number> {
  const program = createProgram(
    'candidates',
    'Lists, activates and deletes candidates, lists their security events, and settles mails after a restored backup.',
    io,
  );
  for (const add of [addList, addActivate, addDelete, addEvents, addRestored]) add(program, io);
  return runCommand(program, argv, io);
}
