import type { CommandIo } from '../src/cli/command-io';
import type { Db } from '../src/db/client';

export interface Ended {
  exitCode: number;
  out: string;
  err: string;
}

type Run = (argv: string[], io: CommandIo) => Promise<number>;

/** Runs a command within the test, on a database that stays open; `changes` replace parts of its world. */
export async function runIn(db: Db, run: Run, argv: string[], changes: Partial<CommandIo> = {}): Promise<Ended> {
  const ended = { exitCode: 0, out: '', err: '' };
  const exitCode = await run(argv, {
    environment: {},
    folder: __dirname,
    out: (text) => void (ended.out += text),
    err: (text) => void (ended.err += text),
    terminal: null,
    openDatabase: async () => ({ db, close: async () => undefined }),
    now: () => new Date(),
    ...changes,
  });
  return { ...ended, exitCode };
}
