import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { serverRoot } from '../src/paths';

const built = path.join(serverRoot, 'dist', 'main.js');

const NEVER_BUSY = ['-r', path.join(__dirname, 'never-busy.cjs')];

/** The built server as the process that it is in production. */
export interface ServerProcess {
  /** Origin at which it listens. */
  address: string;
  pid: number;
  /** Milliseconds from its start until it listened. */
  startedIn: number;
  /** Ends it by a signal, and gives back its exit code once it is gone; null where the signal killed it. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
}

const running = new Set<() => void>();
process.on('exit', () => running.forEach((kill) => kill()));

interface StartOptions {
  /** Kills it after so many milliseconds, whether or not it listens by then. */
  killAfter?: number;
  /** Arguments of Node itself. */
  nodeOptions?: readonly string[];
  /** The built server, where it is not that of this folder. */
  bundle?: string;
  /** Lets it refuse calls while it is busy, as in production. */
  mayRefuse?: boolean;
}

/**
 * Starts the server on a free port and waits until it listens. Throws with what it has printed when it ends instead.
 */
export async function startServer(
  environment: NodeJS.ProcessEnv,
  { killAfter, nodeOptions = [], bundle = built, mayRefuse = false }: StartOptions = {},
): Promise<ServerProcess> {
  if (!existsSync(bundle)) throw new Error(`${bundle} is missing: run \`npm run build:server\` first.`);
  const started = performance.now();
  const child = spawn(process.execPath, [...(mayRefuse ? [] : NEVER_BUSY), ...nodeOptions, bundle], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      HOST: '127.0.0.1',
      SEED_DEMO: 'false',
      LOG_LEVEL: 'error',
      ...environment,
    },
  });
  const kill = (): void => void child.kill('SIGKILL');
  running.add(kill);
  if (killAfter !== undefined) setTimeout(kill, killAfter).unref();
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exit = once(child, 'exit').then(([code]) => {
    running.delete(kill);
    return code as number | null;
  });
  const ended = exit.then(() => true);
  for (;;) {
    const address = /listening on (http:\S+)\)/.exec(output)?.[1];
    if (address) {
      const end = (signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> => {
        child.kill(signal);
        return exit;
      };
      return { address, pid: child.pid ?? 0, startedIn: performance.now() - started, end };
    }
    if (await Promise.race([ended, wait(20, false)])) throw new Error(`The server ended: ${output}`);
  }
}
