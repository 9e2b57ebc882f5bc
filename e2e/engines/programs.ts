import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const inPath = (name: string): string[] =>
  (process.env.PATH ?? '').split(path.delimiter).map((dir) => path.join(dir, name));

/**
 * The first of these programs that is installed.
 *
 * @param names absolute paths, or names to look for in PATH
 * @throws tells which package of Debian brings it
 */
export function program(names: string[], debianPackage: string): string {
  const found = names
    .flatMap((name) => (path.isAbsolute(name) ? [name] : inPath(name)))
    .find((file) => existsSync(file));
  if (!found) throw new Error(`${names[0]} is missing: on Debian, apt-get install ${debianPackage}`);
  accessSync(found, constants.X_OK);
  return found;
}

/** A port of this machine that nothing listens at. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('No port could be had.');
  return address.port;
}

/**
 * Starts a program and waits until it is ready.
 *
 * @param isReady checked every 100 ms, for at most 20 s
 */
export async function startProgram(
  file: string,
  args: string[],
  environment: NodeJS.ProcessEnv,
  isReady: () => Promise<boolean>,
): Promise<ChildProcess> {
  const child = spawn(file, args, { env: { ...process.env, ...environment }, stdio: 'ignore' });
  for (let tries = 0; tries < 200; tries += 1) {
    if (child.exitCode !== null) throw new Error(`${file} ended with ${child.exitCode}.`);
    if (await isReady()) return child;
    await wait(100);
  }
  child.kill('SIGKILL');
  throw new Error(`${file} did not become ready.`);
}
