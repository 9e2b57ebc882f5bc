import { openDatabase, type OpenDatabase } from '../db/client';
import type { Config } from '../config';

/** Input and output of a command; tests pass their own. */
export interface CommandIo {
  environment: NodeJS.ProcessEnv;
  /** The folder in which the person stands. */
  folder: string;
  /** Takes text with its line ends, for standard output and for standard error. */
  out: (text: string) => void;
  err: (text: string) => void;
  /** The terminal on which progress may be drawn, or null where a program reads. */
  terminal: NodeJS.WriteStream | null;
  openDatabase: (config: Config) => Promise<OpenDatabase>;
  now: () => Date;
}

/** The process as it runs. npm runs scripts in the project's folder and says in INIT_CWD where the person stands. */
export function processIo(): CommandIo {
  return {
    environment: process.env,
    folder: process.env.INIT_CWD ?? process.cwd(),
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    terminal: process.stderr.isTTY ? process.stderr : null,
    openDatabase,
    now: () => new Date(),
  };
}
