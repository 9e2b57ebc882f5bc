/**
 * A lock file, so that no second process opens the embedded database; each would see only its own writes. It does not
 * work across machines or containers that share a folder.
 */
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

interface Holder {
  pid: number;
  /** Distinguishes a process from a later one with the same pid; null where the system does not provide it. */
  startedAt: string | null;
}

/** How long a lock that cannot be read counts as one that is just being written, in milliseconds. */
const WRITING_MS = 5_000;

/** Another process has the database open. The message is one line, for the person who starts the server. */
export class DatabaseInUseError extends Error {
  override name = 'DatabaseInUseError';

  constructor(lockFile: string, pid: number | null) {
    const who = pid === null ? 'another process' : `process ${pid}`;
    super(`The database is already open in ${who} (lock file ${lockFile}). Stop it first, or set another DATA_DIR.`);
  }
}

/** The boot and the clock tick at which a process started, from Linux's `/proc`. */
function processStart(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name, which may hold spaces; field 22 is the 20th after it.
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    return ticks ? `${boot}/${ticks}` : null;
  } catch {
    return null;
  }
}

function isRunning({ pid, startedAt }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const start = processStart(pid);
  return startedAt === null || start === null || start === startedAt;
}

function parseHolder(text: string): Holder | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('pid' in value) || !Number.isInteger(value.pid)) return null;
    const startedAt = 'startedAt' in value && typeof value.startedAt === 'string' ? value.startedAt : null;
    return { pid: value.pid as number, startedAt };
  } catch {
    return null;
  }
}

function tryCreate(file: string, content: string): boolean {
  try {
    writeFileSync(file, content, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    // Without room for its content the file is there, and empty.
    rmSync(file, { force: true });
    throw error;
  }
}

/** Takes a dead process's lock away; throws DatabaseInUseError when its process lives. */
function removeStale(file: string): void {
  const content = readFileSync(file, 'utf8');
  const holder = parseHolder(content);
  if (holder ? isRunning(holder) : Date.now() - statSync(file).mtimeMs < WRITING_MS) {
    throw new DatabaseInUseError(file, holder?.pid ?? null);
  }
  // Of two processes that find the same dead lock only one can move it; what was moved is checked once more, for
  // the other may have put its own there in between.
  const aside = `${file}.${process.pid}`;
  renameSync(file, aside);
  const moved = readFileSync(aside, 'utf8');
  if (moved !== content) {
    tryCreate(file, moved);
    rmSync(aside);
    throw new DatabaseInUseError(file, parseHolder(moved)?.pid ?? null);
  }
  rmSync(aside);
}

/**
 * Takes the lock of a data folder, creating the folder where needed, and gives back a function that releases it; the
 * end of the process releases it too. A lock left by a process that is gone is taken over.
 * Throws DatabaseInUseError while the process that holds it lives, this one included.
 */
export function lockDataDir(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = path.join(dataDir, 'db.lock');
  const content = JSON.stringify({ pid: process.pid, startedAt: processStart(process.pid) });
  while (!tryCreate(file, content)) {
    try {
      removeStale(file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  let held = true;
  const release = (): void => {
    if (held) rmSync(file, { force: true });
    held = false;
    process.off('exit', release);
  };
  process.on('exit', release);
  return release;
}
