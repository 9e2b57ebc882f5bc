import { Command, CommanderError } from 'commander';
import { DrizzleQueryError } from 'drizzle-orm';
import { makeNewFilesPrivate } from '../db/private-folder';
import { ImportError } from '@titian/job-feeds';
import { explainStartFailure } from '../start-failure';
import { CommandFailure } from './command-failure';
import { processIo, type CommandIo } from './command-io';

const DONE = 0;
const FAILED = 1;
const WRONG_USAGE = 2;

const EPILOGUE = `
Exit codes: ${DONE} done, ${FAILED} failed, ${WRONG_USAGE} called wrongly.

The database is the one that the server uses (DATABASE_URL or DATA_DIR). Stop the server first if it is the embedded
one, which belongs to one process at a time.`;

/** A command of `npm run NAME` that writes to `io` and never ends the process; subcommands inherit both. */
export function createProgram(name: string, description: string, io: CommandIo): Command {
  return new Command(`npm run ${name} --`)
    .description(description)
    .exitOverride()
    .configureOutput({ writeOut: io.out, writeErr: io.err })
    .showSuggestionAfterError()
    .helpCommand(false)
    .addHelpText('after', EPILOGUE);
}

/** The message of a failed query repeats all that was to be stored, so the database's own words replace it. */
function explain(error: unknown): string {
  const reason = error instanceof DrizzleQueryError ? error.cause : error;
  const isOwn = reason instanceof ImportError || reason instanceof CommandFailure;
  return isOwn ? reason.message : explainStartFailure(reason);
}

/** Runs a program on the words after its name and gives back the exit code. Errors are printed on `io.err`. */
export async function runCommand(program: Command, argv: readonly string[], io: CommandIo): Promise<number> {
  try {
    await program.parseAsync(argv, { from: 'user' });
    return DONE;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? DONE : WRONG_USAGE;
    io.err(`${explain(error)}\n`);
    return FAILED;
  }
}

/** Runs a command as the process itself and sets its exit code. */
export async function runAsProcess(
  load: () => Promise<(argv: string[], io: CommandIo) => Promise<number>>,
  argv: string[],
): Promise<void> {
  makeNewFilesPrivate();
  const run = await load();
  process.exitCode = await run(argv, processIo());
}
