import { MAX_DRAFT_LENGTH, readStoredText, toStoredText } from './stored-draft';
import type { DraftValues } from './stored-draft';

const PREFIX = 'titian:draft:';

/** Identifies a draft. */
export interface DraftPlace {
  /** Owner of the draft. */
  owner: string;
  form: string;
  /** Id of the record that is changed; null for a new one. */
  record: string | number | null;
}

/** One draft, as it was in the storage when it was read or written. */
export interface FoundDraft {
  key: string;
  text: string;
  values: DraftValues;
}

/** `refused`: the storage cannot be written, or is full. `too-long`: more than a form can hold. */
export type DraftProblem = 'refused' | 'too-long';

interface Surroundings {
  /** The browser's storage; the access may throw. */
  storage: () => Storage;
  /** Milliseconds since 1970. */
  now: () => number;
  /** The id of this tab among the browser's others; the same after a reload. */
  tab: () => string;
}

const folderOf = ({ owner, form, record }: DraftPlace): string =>
  `${PREFIX}${[owner, form, record ?? 'new'].map(encodeURIComponent).join(':')}:`;

const ownerFolder = (owner: string): string => `${PREFIX}${encodeURIComponent(owner)}:`;

/**
 * Stores unsent form values under `titian:draft:<owner>:<form>:<record>:<tab>`. Two tabs with the same
 * form write two drafts, so that neither loses what the other holds. Whatever the storage does — throw, be full, hold
 * garbage — nothing here throws: a draft is then not stored, which `write` returns.
 */
export function createDraftStore({ storage, now, tab }: Surroundings) {
  /** How often the drafts of an owner were removed since the page was opened. */
  const removals = new Map<string, number>();
  /** Which forms this page has open, by the folder of their drafts. */
  const openForms = new Set<string>();
  const listeners = new Set<() => void>();

  const tellChange = () => listeners.forEach((listener) => listener());

  const attempt = <T>(act: (storage: Storage) => T, otherwise: T): T => {
    try {
      return act(storage());
    } catch {
      return otherwise;
    }
  };

  const keysIn = (folder: string): string[] =>
    attempt(
      (store) =>
        Array.from({ length: store.length }, (_item, index) => store.key(index)).filter(
          (key): key is string => key?.startsWith(folder) ?? false,
        ),
      [],
    );

  const removeKey = (key: string): void => attempt((store) => store.removeItem(key), undefined);

  /** A draft that can be used; one that cannot is removed. */
  const read = (key: string) => {
    const text = attempt((store) => store.getItem(key), null);
    if (text === null) return null;
    const stored = readStoredText(text, now());
    if (!stored) removeKey(key);
    return stored && { ...stored, key, text };
  };

  return {
    /** The draft of this tab, else the latest of another; null for none. */
    find(place: DraftPlace): FoundDraft | null {
      const folder = folderOf(place);
      const found = keysIn(folder).flatMap((key) => read(key) ?? []);
      const own = found.find(({ key }) => key === folder + tab());
      return own ?? found.sort((one, other) => other.savedAt - one.savedAt)[0] ?? null;
    },

    /** Writes this tab's draft over its earlier one. */
    write(place: DraftPlace, values: DraftValues): FoundDraft | DraftProblem {
      const key = folderOf(place) + tab();
      const text = toStoredText(values, now());
      if (text.length > MAX_DRAFT_LENGTH) return 'too-long';
      const outcome = attempt<FoundDraft | DraftProblem>((store) => {
        store.setItem(key, text);
        return { key, text, values };
      }, 'refused');
      tellChange();
      return outcome;
    },

    /** True when the draft is still stored as it was read or written. */
    has: ({ key, text }: FoundDraft): boolean => attempt((store) => store.getItem(key) === text, false),

    /** Removes a draft, unless another tab has replaced it with a newer text. */
    remove({ key, text }: FoundDraft): void {
      attempt((store) => {
        if (store.getItem(key) === text) store.removeItem(key);
      }, undefined);
      tellChange();
    },

    /**
     * Removes the drafts of a form and record, whichever tab wrote them. A form that is still open writes its own again.
     */
    removeAt(place: DraftPlace): void {
      keysIn(folderOf(place)).forEach(removeKey);
      tellChange();
    },

    /** Removes all drafts of an owner, and keeps forms that are still open from writing theirs again. */
    removeAllOf(owner: string): void {
      removals.set(owner, (removals.get(owner) ?? 0) + 1);
      keysIn(ownerFolder(owner)).forEach(removeKey);
      tellChange();
    },

    /** Takes a form for open in this page. @returns takes it for closed again */
    openForm(place: DraftPlace): () => void {
      const folder = folderOf(place);
      openForms.add(folder);
      tellChange();
      return () => {
        openForms.delete(folder);
        tellChange();
      };
    },

    /**
     * True when there is a draft of a form that is not open in this page. Removes nothing: called while React renders.
     */
    isLeft(place: DraftPlace): boolean {
      const folder = folderOf(place);
      if (openForms.has(folder)) return false;
      return keysIn(folder).some((key) => {
        const text = attempt((store) => store.getItem(key), null);
        return text !== null && readStoredText(text, now()) !== null;
      });
    },

    /** Calls back after each change that this page makes. @returns stops it */
    onChange(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /** Changes when the drafts of the owner are removed. */
    removalsOf: (owner: string): number => removals.get(owner) ?? 0,

    /** Removes the entries of all owners that are too old or no drafts. */
    sweep(): void {
      keysIn(PREFIX).forEach(read);
    },
  };
}

export type DraftStore = ReturnType<typeof createDraftStore>;
