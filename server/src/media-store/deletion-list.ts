/**
 * The list of deleted candidates, kept outside of the database and of its backups: a backup that is restored holds
 * candidates again whom the list names, or their photos, and the next start deletes them. It holds SHA-256 of their ids and
 * of the names of their photos alone, which are random. Specification 4, section 6.
 */
import { createHash } from 'node:crypto';
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config, MediaStore } from '../config';
import { S3Bucket } from './s3-bucket';

export interface DeletionList {
  /** Adds a candidate's id or the name of their photo; again makes no difference. */
  add(name: string): Promise<void>;
  /** SHA-256 of all names in it, as hexadecimal digits. */
  read(): Promise<string[]>;
}

const FILE = 'deleted-candidates.txt';
const PREFIX = 'deleted-candidates/';

const isHash = (line: string): boolean => /^[0-9a-f]{64}$/.test(line);

const hashOf = (name: string): string => createHash('sha256').update(name).digest('hex');

/** A line for each name in a file of the data folder. */
class FileDeletionList implements DeletionList {
  readonly #file: string;

  constructor(dataDir: string) {
    this.#file = path.join(dataDir, FILE);
  }

  async add(name: string): Promise<void> {
    await mkdir(path.dirname(this.#file), { recursive: true });
    // A line that a crash cut off is no hash; what follows it begins on a line of its own.
    await appendFile(this.#file, `\n${hashOf(name)}\n`, { mode: 0o600, flush: true });
  }

  async read(): Promise<string[]> {
    const text = await readFile(this.#file, 'utf8').catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
      throw error;
    });
    return [...new Set(text.split('\n').filter(isHash))];
  }
}

/** An empty object of a bucket for each name. */
class S3DeletionList implements DeletionList {
  readonly #bucket: S3Bucket;

  constructor(store: MediaStore) {
    this.#bucket = new S3Bucket(store);
  }

  async add(name: string): Promise<void> {
    await this.#bucket.put(PREFIX + hashOf(name), Buffer.alloc(0));
  }

  async read(): Promise<string[]> {
    return (await this.#bucket.list(PREFIX)).map(({ name }) => name).filter(isHash);
  }
}

/** The list in the store that MEDIA_STORE names: a bucket, or the data folder. */
export function createDeletionList({ mediaStore, dataDir }: Pick<Config, 'mediaStore' | 'dataDir'>): DeletionList {
  return mediaStore === null ? new FileDeletionList(dataDir) : new S3DeletionList(mediaStore);
}
