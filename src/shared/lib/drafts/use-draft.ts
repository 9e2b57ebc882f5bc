import { useEffect, useState } from 'react';
import { useDraftOwner } from './draft-owner';
import { drafts, tabDrafts } from './drafts';
import { openDraft } from './open-draft';
import type { DraftOutcome, OpenDraft } from './open-draft';

/** Draft settings of a form. */
export interface DraftOf {
  /** The form's name, of its own in the app. */
  form: string;
  /** Id of the record that is changed; null for a new one. */
  record: string | number | null;
  /** Owner; the signed-in candidate when it is missing. */
  owner?: string;
  /** True when it is stored only while the tab is open: for a form that is filled in without a session. */
  tabOnly?: boolean;
  /** Fields that are never stored: passwords, identity numbers. Files never are. */
  omit?: readonly string[];
}

/** Milliseconds after the last key until the text is written. */
const WRITE_AFTER_MS = 300;

const NONE: readonly string[] = [];

/**
 * The draft of a form, for as long as the form is mounted. It belongs to the candidate who opened the form, even when
 * another candidate signs in meanwhile.
 *
 * @param initial what the record holds, with every field of the form
 * @param draftOf null for a form without a draft
 * @returns the draft; `round`, to be the form's `key`; and `discard`, which starts the form again from the record
 */
export function useDraft<Values extends object>(initial: Values, draftOf: DraftOf | null) {
  const candidate = useDraftOwner();
  const [{ draft, store, place, round, reopen }, setOpened] = useState(() => {
    const whose = draftOf?.owner ?? candidate;
    const place = whose === null || !draftOf ? null : { owner: whose, form: draftOf.form, record: draftOf.record };
    const store = draftOf?.tabOnly ? tabDrafts : drafts;
    const omit = draftOf?.omit ?? NONE;
    const open = (restore: boolean): OpenDraft<Values> => openDraft({ store, place, initial, omit, restore });
    return { draft: open(true), store, place, round: 0, reopen: () => open(false) };
  });
  useEffect(() => (place ? store.openForm(place) : undefined), [store, place]);
  const discard = () => {
    draft.settle();
    setOpened({ draft: reopen(), store, place, round: round + 1, reopen });
  };
  return { draft, round, discard };
}

/**
 * Writes what is typed into the draft shortly after each change, and at once when the page is hidden or left or the
 * form is unmounted.
 *
 * @param values what the form holds
 * @returns what became of the draft
 */
export function useDraftWriter<Values extends object>(draft: OpenDraft<Values>, values: Values): DraftOutcome {
  const [outcome, setOutcome] = useState<DraftOutcome>('unchanged');

  useEffect(() => {
    draft.note(values);
    const timer = setTimeout(() => setOutcome(draft.flush()), WRITE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [draft, values]);

  useEffect(() => {
    const flush = () => void draft.flush();
    const flushWhenHidden = () => document.visibilityState === 'hidden' && flush();
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flushWhenHidden);
    return () => {
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flushWhenHidden);
      flush();
    };
  }, [draft]);

  return outcome;
}
