import { regex } from '../any-of';
import lists from './impersonation.json';
import type { Rule, RuleContext } from '../signal';
import { PHONE } from './contact';

const FIRMS = Object.entries(lists.firms).map(([name, domains]) => ({
  named: regex`(?<!\b${lists.partners} )\b(?:${name.replaceAll(' ', ' ?')})\b`,
  domains,
  /** An address that is the name itself. */
  own: regex`^(?:[a-z\d-]{1,63}\.)*(?:${name.replaceAll(' ', '-?')})\.(?:com|id|co\.id|go\.id)$`,
}));
/** Those who have mailboxes of their own. */
const STATE = regex`(?<!(?:rek|rekening|transfer|ke) )\b${lists.state}\b`;
const RECRUITING = regex`\b${lists.recruiting}\b`;
const FREE =
  /@(?:gmail|googlemail|yahoo|ymail|rocketmail|hotmail|outlook|live|msn|icloud|aol|proton(?:mail)?|mail|gmx|yandex|zohomail)\./;
/** An address of a mailbox or a page. */
const ADDRESS =
  /(?:[a-z0-9._%+-]{1,64}@|https?:\/\/|\bwww\.)([a-z0-9-]{1,63}(?:\.[a-z0-9-]{2,63}){1,4})|\b([a-z0-9-]{3,63}(?:\.[a-z]{2,12}){1,4})\b/;

/** The large firm that a text says it recruits for. */
const firmOf = ({ text }: RuleContext) =>
  RECRUITING.test(text) ? FIRMS.find(({ named }) => named.test(text)) : undefined;
const isOwn = (host: string, domains: readonly string[]): boolean =>
  domains.some((domain) => host === domain || host.endsWith(`.${domain}`));

const common = { kind: 'impersonation', scope: 'sentence' } as const;
/** A state enterprise or a large firm that is reached where it does not recruit. Specification 4, section 14. */
export const IMPERSONATION_RULES: readonly Rule[] = [
  {
    ...common,
    id: 'impersonation-address',
    patterns: [ADDRESS],
    accepts: ({ 0: found, 1: first, 2: second }, context) => {
      const host = first ?? second ?? '';
      const firm = firmOf(context);
      if (!firm) return FREE.test(found) && STATE.test(context.text);
      return (
        !firm.own.test(host) &&
        !isOwn(host, firm.domains) &&
        (FREE.test(found) || firm.named.test(host.replace(/[.-]/g, ' ')))
      );
    },
  },
  {
    ...common,
    id: 'impersonation-number',
    patterns: [new RegExp(PHONE), /\b(?:nomor|chat) pribadi\b|\bwhatsapp (?:only|pribadi)/],
    unless: [/\b(?:tidak|bukan|tanpa|jangan) (?:\w{1,20} ){0,2}(?:nomor|chat|whatsapp)\b/],
    accepts: (_found, context) => firmOf(context) !== undefined,
  },
];
