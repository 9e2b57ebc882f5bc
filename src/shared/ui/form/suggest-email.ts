import { isTypingError } from '@titian/rules/typing-error';

/** The domains of addresses that are in common use in Indonesia. */
const DOMAINS = [
  ...['gmail.com', 'yahoo.com', 'yahoo.co.id', 'hotmail.com', 'outlook.com'],
  ...['outlook.co.id', 'icloud.com', 'ymail.com', 'rocketmail.com', 'protonmail.com'],
];

/** Other real domains that are one letter away from one of these. */
const OTHERS = ['mail.com', 'email.com', 'hmail.com', 'hotmail.co', 'yahoo.co.in', 'yahoo.co.uk'];

/**
 * The address that was probably meant: "siti@gmail.com" for "siti@gmial.com". It is a question and no rule: the address as
 * typed may be right.
 *
 * @returns an address that differs from the one typed, or null without a likely typing error
 */
export function suggestEmail(typed: string): string | null {
  const [local = '', domain = '', ...more] = typed.trim().split('@');
  const written = domain.toLowerCase();
  if (local === '' || more.length > 0 || DOMAINS.includes(written) || OTHERS.includes(written)) return null;
  const right = DOMAINS.find((each) => isTypingError(written, each));
  return right ? `${local}@${right}` : null;
}
