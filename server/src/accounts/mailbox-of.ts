/**
 * The mailbox of an e-mail address, by which mails to it are limited: in lower case, without the tag that its owner may
 * put after a plus sign.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const [user = ''] = email.slice(0, at).split('+');
  return `${user}${email.slice(at)}`.toLowerCase();
}
