import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from './names';

/** A program of the packages, run in a folder of the repository. */
export interface Command {
  folder: string;
  /** For Node.js: a file from the root, and its arguments. */
  args: readonly [file: string, ...args: string[]];
  /** Command to type when it fails. */
  npm: string;
}

/** Changes that a generator makes in the repository. */
export interface Plan {
  /** Texts of new files by their paths from the root. */
  files: Record<string, string>;
  /** Changes of files that are there, by their paths; a change of nothing means that its place was not found. */
  registrations: Record<string, (text: string, file: string) => string>;
  /** Commands that generate files afterwards. */
  commands?: readonly Command[];
  /** Steps that are left to do by hand. */
  next: readonly string[];
}

/** Options of the command line. */
export interface Options {
  title?: string | undefined;
  plural?: string | undefined;
  tab?: string | undefined;
}

/** A plan, and the folders that are to be its own. */
export interface Planned {
  plan: Plan;
  folders: string[];
}

const isTaken = (folder: string): boolean => existsSync(folder) && readdirSync(folder).length > 0;

function run(root: string, { folder, args: [file, ...args], npm }: Command): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(root, file), ...args], {
    cwd: path.join(root, folder),
    encoding: 'utf8',
  });
  if (status !== 0) throw new UsageError(`The files are made, but \`${npm}\` failed:\n${stdout}${stderr}`);
}

/**
 * Carries a plan out, formatted by Prettier: all of it, or nothing when something is in its way.
 *
 * @param root the repository's folder
 * @param folders of the plan, from the root; none may hold anything yet
 * @returns the paths of the files that were made and changed
 * @throws {UsageError} when the name is taken, or a file to register in has no place for it
 */
export async function carryOut(root: string, plan: Plan, folders: readonly string[]): Promise<string[]> {
  const taken = [
    ...folders.filter((folder) => isTaken(path.join(root, folder))),
    ...Object.keys(plan.files).filter((file) => existsSync(path.join(root, file))),
  ];
  if (taken.length > 0) throw new UsageError(`The name is taken: there is ${taken[0]} already.`);

  const texts = { ...plan.files };
  for (const [file, register] of Object.entries(plan.registrations)) {
    const text = readFileSync(path.join(root, file), 'utf8');
    texts[file] = register(text, file);
    if (texts[file] === text) throw new UsageError(`${file} has no place to register in that is known here.`);
  }

  // Only where something is written: it loads for a while.
  const { format, getFileInfo, resolveConfig } = await import('prettier');
  const options = await resolveConfig(path.join(root, 'package.json'));
  const ignorePath = path.join(root, '.prettierignore');
  const formatted = await Promise.all(
    Object.entries(texts).map(async ([file, text]) => {
      const target = path.join(root, file);
      const { ignored } = await getFileInfo(target, { ignorePath });
      return { target, text: ignored ? text : await format(text, { ...options, filepath: target }) };
    }),
  );
  for (const { target, text } of formatted) {
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  for (const command of plan.commands ?? []) run(root, command);
  return Object.keys(texts);
}
