import { useMemo } from 'react';
import type { Store } from '@reduxjs/toolkit';
import { useStore } from 'react-redux';
import { selectAccountDialog } from '@/entities/session';
import type { SignUpValues } from './sign-up-form';

/** What of the form is kept: no passwords, and no consent, which is given anew. */
type SignUpDraft = Pick<SignUpValues, 'name' | 'email' | 'phoneNumber'>;

type DialogState = Parameters<typeof selectAccountDialog>[0];

/** In memory alone, and gone with the app. */
const drafts = new WeakMap<Store<DialogState>, SignUpDraft>();

/** A draft lasts as long as one of the account dialogs is open: whoever comes to the browser next must not find it. */
function keep(store: Store<DialogState>, { name, email, phoneNumber }: SignUpDraft): void {
  if (!drafts.has(store)) {
    const unsubscribe = store.subscribe(() => {
      if (selectAccountDialog(store.getState()) !== null) return;
      drafts.delete(store);
      unsubscribe();
    });
  }
  drafts.set(store, { name, email, phoneNumber });
}

/**
 * What was typed into the sign-up form before its modal gave way to another of the account dialogs, which lead to one
 * another. Specification 1, section 2.
 *
 * @returns the draft, how to keep a newer one, and how to forget it; they stay the same for the life of the form
 */
export function useSignUpDraft() {
  const store = useStore<DialogState>();
  return useMemo(
    () => ({
      draft: drafts.get(store),
      keepDraft: (values: SignUpDraft) => keep(store, values),
      forgetDraft: () => void drafts.delete(store),
    }),
    [store],
  );
}
