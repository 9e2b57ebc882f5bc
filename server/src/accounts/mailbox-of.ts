/** Domains of one mail service whose mailboxes are the same with and without dots. */
const GMAIL = ['gmail.com', 'googlemail.com'];

/**
 * The mailbox of an e-mail address, by which mails to it are limited: in lower case, without the tag that its owner may
 * put after a plus sign, and for Gmail without dots and under one domain. It names no account: two addresses of one
 * mailbox may belong to two accounts.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  const [user = ''] = email.slice(0, at).toLowerCase().split('+');
  return GMAIL.includes(domain) ? `${user.replaceAll('.', '')}@gmail.com` : `${user}@${domain}`;
}
