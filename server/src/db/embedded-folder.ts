import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { DatabaseUnusableError } from './database-unusable-error';

/** Extensions of the embedded database: its migrations use them, and its data needs them from then on. */
export const embeddedExtensions = { pg_trgm };

/** Major version of the PostgreSQL that PGlite is made of. A folder of another one cannot be opened. */
export const EMBEDDED_POSTGRES = '18';

/** File that PostgreSQL writes last in the folder of a database, with its major version. */
const VERSION_FILE = 'PG_VERSION';

const WAY_OUT = 'Restore a backup of it, or set another DATA_DIR.';

/** Without its version file PGlite would take the folder for a new one, and replace the database by an empty one. */
function refuseWrongVersion(folder: string): void {
  const file = path.join(folder, VERSION_FILE);
  if (!existsSync(file)) {
    throw new DatabaseUnusableError(`The folder ${folder} is no database, for ${VERSION_FILE} is missing. ${WAY_OUT}`);
  }
  const version = readFileSync(file, 'utf8').trim();
  if (/^\d+$/.test(version) && version !== EMBEDDED_POSTGRES) {
    throw new DatabaseUnusableError(
      `The database in ${folder} is one of PostgreSQL ${version}; this release opens ${EMBEDDED_POSTGRES}. ${WAY_OUT}`,
    );
  }
}

/** Room in bytes with which PostgreSQL surely starts: that of a file of its log. */
const MIN_FREE_BYTES = 16 * 1024 ** 2;

async function isDiskFull(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(path.dirname(folder));
  return bavail * bsize < MIN_FREE_BYTES;
}

/** Runs PGlite, which ends with an abort of its WebAssembly, or with one sentence for every reason. */
async function unlessFull<T>(folder: string, task: () => Promise<T>): Promise<T> {
  try {
    return await task();
  } catch (cause) {
    if (!(await isDiskFull(folder))) throw cause;
    const message = `The database in ${folder} cannot be opened, for its disk has less than ${MIN_FREE_BYTES / 1024 ** 2} MB left. Make room and start again.`;
    throw new DatabaseUnusableError(message, { cause });
  }
}

/** Under another name until it is complete: a process that is killed meanwhile leaves no half database. */
async function create(folder: string): Promise<void> {
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  const client = await PGlite.create(unfinished, { extensions: embeddedExtensions });
  await client.close();
  if (existsSync(folder)) rmSync(folder, { recursive: true });
  renameSync(unfinished, folder);
}

const isMissingOrEmpty = (folder: string): boolean => !existsSync(folder) || readdirSync(folder).length === 0;

/**
 * Opens the embedded database in a folder, and creates one where the folder is missing or empty. Throws
 * DatabaseUnusableError for a folder that holds anything else, another major version or a damaged database, and where the
 * disk is full.
 */
export async function openEmbeddedFolder(folder: string): Promise<PGlite> {
  if (isMissingOrEmpty(folder)) await unlessFull(folder, () => create(folder));
  refuseWrongVersion(folder);
  const open = (): Promise<PGlite> => PGlite.create(folder, { extensions: embeddedExtensions });
  return unlessFull(folder, open).catch((error: unknown) => {
    if (error instanceof DatabaseUnusableError) throw error;
    const message = `The database in ${folder} cannot be opened, and may be damaged. Keep a copy of the folder and try again; if that fails too, restore a backup, or set another DATA_DIR.`;
    throw new DatabaseUnusableError(message, { cause: error });
  });
}
