import { Argument, Option, type Command } from 'commander';
import { APPLICATION_STEPS } from '../../db/schema';
import type { CommandIo } from '../command-io';
import { parseLimit } from '../parse-limit';
import { printRows } from '../print-rows';
import { createProgram, runCommand } from '../run-command';
import { withDatabase } from '../with-database';
import { listApplications, type ApplicationFilter } from './find-applications';
import { advanceApplication, rejectApplication } from './move-application';
import type { Step } from './steps';

interface Output {
  json?: boolean;
}

const JSON_OPTION = ['--json', 'print JSON instead of a table'] as const;
const NONE = 'No applications.';

function addList(program: Command, io: CommandIo): void {
  program
    .command('list')
    .description('Lists applications, newest first.')
    .addOption(new Option('--status <step>', 'only those at one step').choices(APPLICATION_STEPS))
    .option('--job <job>', 'only those to one job, by its slug or id')
    .option('--candidate <email>', 'only those of one candidate')
    .option('--limit <count>', 'how many at most', parseLimit, 50)
    .option(...JSON_OPTION)
    .action(({ json, ...filter }: ApplicationFilter & Output) =>
      withDatabase(io, async (db) => {
        const { rows, total } = await listApplications(db, filter);
        printRows(io, rows, { json, total, none: NONE });
      }),
    );
}

function addAdvance(program: Command, io: CommandIo): void {
  program
    .command('advance')
    .description('Moves an application to a later step of the pipeline.')
    .argument('<id>', 'of the application, as listed')
    .addArgument(new Argument('<step>', 'where to').choices(APPLICATION_STEPS))
    .option('--force', 'also to an earlier step, and out of a rejection')
    .option(...JSON_OPTION)
    .action((id: string, step: Step, { json, force = false }: Output & { force?: boolean }) =>
      withDatabase(io, async (db) =>
        printRows(io, [await advanceApplication(db, id, step, force)], { json, none: NONE }),
      ),
    );
}

function addReject(program: Command, io: CommandIo): void {
  program
    .command('reject')
    .description('Turns an application down. Its job stays open for others.')
    .argument('<id>', 'of the application, as listed')
    .option(...JSON_OPTION)
    .action((id: string, { json }: Output) =>
      withDatabase(io, async (db) => printRows(io, [await rejectApplication(db, id, io.now())], { json, none: NONE })),
    );
}

/** `npm run applications`: what operators do with applications. Gives back the exit code. */
export function runApplications(argv: readonly string[], io: CommandIo): Promise<number> {
  const program = createProgram('applications', 'Lists applications, moves them on and turns them down.', io);
  for (const add of [addList, addAdvance, addReject]) add(program, io);
  return runCommand(program, argv, io);
}
