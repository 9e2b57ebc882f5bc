import type { DraftPlace, DraftProblem, DraftStore, FoundDraft } from './draft-store';
import { changedFields, toStorable, toRestored } from './restore-values';

/** Result of storing a draft; `ownerless`: the owner is not known. */
export type DraftOutcome = 'stored' | 'unchanged' | 'ownerless' | DraftProblem;

interface Options<Values> {
  store: DraftStore;
  /** Null while it is not known whose the draft would be: nothing is restored or stored then. */
  place: DraftPlace | null;
  /** Values of the record, with every field of the form. */
  initial: Values;
  /** Fields that are never stored. */
  omit: readonly string[];
  /** True when to begin with what is stored; false after it was discarded. */
  restore: boolean;
}

/** The draft of one open form, from opening to closing. */
export interface OpenDraft<Values> {
  /** Initial form values: those of the record, overridden by those of the draft. */
  start: Values;
  isRestored: boolean;
  /** Takes down what the form holds now; `flush` writes it. */
  note: (values: Values) => void;
  /** Writes what was noted last; the draft goes when that is what the record holds. */
  flush: () => DraftOutcome;
  /** The text was saved or discarded: the draft goes, and nothing more is written. */
  settle: () => void;
  /** True when fields were changed that a draft holds, and such as no draft holds: a file, or what is left out. */
  changes: () => { inDraft: boolean; outsideDraft: boolean };
}

/**
 * Opens the draft of a form. What another tab wrote into the same form becomes this tab's with its first key, so that
 * it does not come up again after it was saved here; the other tab, should it still be open, keeps its text and
 * writes it again. Neither removes what the other has written since.
 */
export function openDraft<Values extends object>({
  store,
  place,
  initial,
  omit,
  restore,
}: Options<Values>): OpenDraft<Values> {
  const removals = place && store.removalsOf(place.owner);
  const found = place && restore ? store.find(place) : null;
  const restored = found && toRestored(initial, found.values, omit);
  const start = { ...initial, ...restored };

  // A draft that the form cannot use is of no use to any.
  if (found && !restored) store.remove(found);
  let stored: FoundDraft | null = restored ? found : null;
  let noted = start;
  let written = JSON.stringify(toStorable(initial, start, omit));
  let settled = false;

  const forget = () => {
    if (stored) store.remove(stored);
    stored = null;
  };

  return {
    start,
    isRestored: restored !== null,
    note: (values) => {
      noted = values;
    },
    flush: () => {
      // After signing out nothing of the candidate may come back into the storage.
      if (settled || (place && store.removalsOf(place.owner) !== removals)) return 'unchanged';
      const storable = toStorable(initial, noted, omit);
      if (Object.keys(storable).length === 0) {
        forget();
        return 'unchanged';
      }
      if (!place) return 'ownerless';
      const text = JSON.stringify(storable);
      if (stored && text === written && store.has(stored)) return 'stored';
      const outcome = store.write(place, storable);
      if (typeof outcome === 'string') return outcome;
      if (stored && stored.key !== outcome.key) store.remove(stored);
      stored = outcome;
      written = text;
      return 'stored';
    },
    settle: () => {
      settled = true;
      forget();
    },
    changes: () => {
      const storable = toStorable(initial, noted, omit);
      const changed = changedFields(initial, noted);
      return {
        inDraft: Object.keys(storable).length > 0,
        outsideDraft: changed.some((name) => !Object.hasOwn(storable, name)),
      };
    },
  };
}
