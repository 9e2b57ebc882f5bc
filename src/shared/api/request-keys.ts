/** How long a key is stored: as long as the provider remembers it (contract, "Idempotency-Key"). */
const MAX_AGE_MS = 24 * 60 * 60 * 1000;

/** So many writes without a response are remembered at most; the oldest go first. */
const MAX_KEYS = 50;

const STORAGE_KEY = 'titian:request-keys';

interface Entry {
  key: string;
  /** When the write was first sent, in milliseconds since 1970. */
  since: number;
}

/** The `Idempotency-Key` of each mutation that was sent and has no response yet. */
export interface RequestKeys {
  /**
   * The key of a write: the one that it was sent with before, or a new one.
   *
   * @param write identifies the mutation; a hash, since it is stored
   * @param lasting whether it is stored across reloads and shared with other tabs
   */
  take: (write: string, lasting: boolean) => string;
  /** Keeps the key of a write that ended without a response, whatever other tabs did meanwhile. */
  keep: (write: string, key: string, lasting: boolean) => void;
  /** The mutation got its response: the same one made again is another mutation. */
  forget: (write: string) => void;
  forgetAll: () => void;
}

interface KeysOptions {
  /** Reaching for it may throw where the browser forbids it. */
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  now?: () => number;
  newKey?: () => string;
}

/** A random UUID (version 4). Not `crypto.randomUUID`, which pages over plain http lack. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16)).map((byte, index) => {
    if (index === 6) return (byte & 0x0f) | 0x40;
    return index === 8 ? (byte & 0x3f) | 0x80 : byte;
  });
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  /^[\x21-\x7e]{1,255}$/.test(value.key) &&
  'since' in value &&
  typeof value.since === 'number';

function parse(text: string | null): [string, Entry][] {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return [];
    return Object.entries(stored).filter((pair): pair is [string, Entry] => isEntry(pair[1]));
  } catch {
    return [];
  }
}

/**
 * Keys that outlive the page and are shared by all tabs, so that a write whose response was lost can be made again after
 * a reload, or from another tab, without being stored twice. A storage that is full, forbidden or garbled costs only that.
 */
export function createRequestKeys({ storage, now = Date.now, newKey = randomKey }: KeysOptions): RequestKeys {
  /** Entries that the storage refused. */
  const here = new Map<string, Entry>();

  const isFresh = ({ since }: Entry): boolean => Math.abs(now() - since) < MAX_AGE_MS;

  const read = (): Map<string, Entry> => {
    try {
      return new Map(parse(storage().getItem(STORAGE_KEY)).filter(([, entry]) => isFresh(entry)));
    } catch {
      return new Map();
    }
  };

  const write = (entries: Map<string, Entry>): boolean => {
    try {
      if (entries.size === 0) storage().removeItem(STORAGE_KEY);
      else storage().setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries([...entries].slice(-MAX_KEYS))));
      return true;
    } catch {
      return false;
    }
  };

  const find = (name: string): Entry | undefined => {
    const entry = here.get(name) ?? read().get(name);
    return entry && isFresh(entry) ? entry : undefined;
  };

  const put = (name: string, entry: Entry, lasting: boolean): void => {
    if (lasting && write(read().set(name, entry))) return;
    here.set(name, entry);
    for (const oldest of [...here.keys()].slice(0, -MAX_KEYS)) here.delete(oldest);
  };

  return {
    take: (name, lasting) => {
      const found = find(name);
      if (found) return found.key;
      const entry = { key: newKey(), since: now() };
      put(name, entry, lasting);
      return entry.key;
    },
    keep: (name, key, lasting) => {
      if (find(name)?.key !== key) put(name, { key, since: now() }, lasting);
    },
    forget: (name) => {
      here.delete(name);
      const entries = read();
      if (entries.delete(name)) write(entries);
    },
    forgetAll: () => {
      here.clear();
      write(new Map());
    },
  };
}
