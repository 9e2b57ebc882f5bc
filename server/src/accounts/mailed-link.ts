import type { AppDeps } from '../app-deps';
import { holderOfToken } from './account-tokens';
import { changeOf } from './confirm-email';

/** A mailed link that a page has opened: its kind and its secret. */
export interface MailedLink {
  purpose: 'reset' | 'confirm-email' | 'undo-email';
  token: string;
}

/**
 * Checks that a mailed link still works, and changes nothing. Fails as using it would: with 4004 for an unknown link, 4006
 * for a used one and 4007 for one that is over (specification 4, section 6). The response has nothing of the account,
 * because the holder of a link that was passed on does not know its address.
 */
export async function checkMailedLink({ db, now }: AppDeps, { purpose, token }: MailedLink): Promise<void> {
  const { emailChangeId } = await holderOfToken(db, token, purpose, now());
  if (emailChangeId !== null) await changeOf(db, emailChangeId);
}
