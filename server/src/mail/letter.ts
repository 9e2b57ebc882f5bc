import { escapeMarkup } from '../http/escape-markup';
import type { Mail } from './mailer';

interface LetterLink {
  label: string;
  href: string;
}

/** The first line, with the first word of a name; null for no name. */
export const greetingOf = (name: string | null): string =>
  name === null ? 'Halo,' : `Halo ${name.trim().split(/\s/, 1)[0] ?? ''},`;

/** Links under a heading. */
export interface LetterList {
  title: string;
  links: readonly (LetterLink & { details: string })[];
  /** A link after them. */
  rest: LetterLink;
}

export interface Letter {
  subject: string;
  greeting: string;
  before: string;
  /** Labelled texts before the button. */
  facts?: readonly { label: string; text: string; href?: string | undefined }[];
  /** A further paragraph before the link. */
  note?: string | undefined;
  /** Lists of links before the button. */
  lists?: readonly LetterList[] | undefined;
  button: string;
  link: string;
  after: string;
  /** Links that change or end such mails. */
  footer?: readonly LetterLink[];
}

/** Longest text of a feed in a mail, in characters. */
const MAX_LENGTH = 100;

/** Characters that break a line, or that turn the direction of the text around them. */
const CONTROL = /[\p{Cc}\p{Surrogate}\p{Bidi_Control}\u2028\u2029]/gu;

/** A foreign text in one line without control characters, cut at 100 characters. */
export function inOneLine(text: string): string {
  const line = text.replaceAll(CONTROL, ' ').replaceAll(/\s+/g, ' ').trim();
  const characters = Array.from(line);
  if (characters.length <= MAX_LENGTH) return line;
  const start = characters.slice(0, MAX_LENGTH - 1).join('');
  return `${start.trimEnd()}…`;
}

/** The logo's colour. */
const BRAND = '#0b5c56';

/** Readable on white and on black: a dark scheme may turn either. */
const LINK = 'color:#0f857c';

/**
 * A link as a button. The table and its cell's `mso-padding-alt` are for Outlook, which knows no padding of links. Both
 * colours are set, so that a dark scheme turns both or none.
 */
function buttonHtml(href: string, label: string): string {
  const cell = `border-radius:8px;background-color:${BRAND};mso-padding-alt:12px 24px`;
  const link =
    `display:inline-block;padding:12px 24px;border-radius:8px;background-color:${BRAND};color:#ffffff;` +
    'font-family:sans-serif;font-weight:bold;text-decoration:none;mso-padding-alt:0';
  return (
    '<table role="presentation" border="0" cellpadding="0" cellspacing="0" style="border-collapse:separate"><tr>' +
    `<td align="center" bgcolor="${BRAND}" style="${cell}"><a href="${href}" style="${link}">${label}</a></td>` +
    '</tr></table>'
  );
}

const linkHtml = ({ label, href }: LetterLink): string =>
  `<a href="${escapeMarkup(href)}" style="${LINK}">${escapeMarkup(label)}</a>`;

const paragraphHtml = (text: string): string => `<p>${escapeMarkup(text)}</p>`;

function factHtml({ label, text, href }: NonNullable<Letter['facts']>[number]): string {
  const content = href === undefined ? escapeMarkup(text) : linkHtml({ label: text, href });
  return `<p style="margin:8px 0"><small>${escapeMarkup(label)}</small><br><strong>${content}</strong></p>`;
}

function listHtml({ title, links, rest }: LetterList): string {
  const items = links.map(
    ({ details, ...link }) =>
      `<p style="margin:12px 0"><strong>${linkHtml(link)}</strong><br><small>${escapeMarkup(details)}</small></p>`,
  );
  return `<h2 style="font-size:16px;margin:24px 0 0">${escapeMarkup(title)}</h2>${items.join('')}<p>${linkHtml(rest)}</p>`;
}

const linkText = ({ label, href }: LetterLink): string => `${label}: ${href}`;

const listText = ({ title, links, rest }: LetterList): string =>
  [title, ...links.map(({ label, details, href }) => `- ${label}\n  ${details}\n  ${href}`), linkText(rest)].join('\n');

/** No line is wider than the screen: long words and addresses break. */
const BODY =
  'font-family:sans-serif;font-size:16px;line-height:1.5;max-width:560px;margin:0 auto;padding:16px;' +
  'overflow-wrap:anywhere;word-break:break-word';

function toHtml(letter: Letter): string {
  const { subject, greeting, before, facts = [], note, lists = [], button, link, after, footer = [] } = letter;
  return [
    '<!doctype html><html lang="id"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    `<meta name="supported-color-schemes" content="light dark"><title>${escapeMarkup(subject)}</title></head>`,
    `<body style="margin:0"><div style="${BODY}">`,
    `<p style="border-bottom:3px solid ${BRAND};margin:0 0 24px;padding-bottom:8px;font-size:22px"><strong>Titian</strong></p>`,
    ...[greeting, before].map(paragraphHtml),
    ...facts.map(factHtml),
    ...(note === undefined ? [] : [paragraphHtml(note)]),
    ...lists.map(listHtml),
    `<div style="margin:24px 0">${buttonHtml(escapeMarkup(link), escapeMarkup(button))}</div>`,
    paragraphHtml(after),
    '<p>Salam,<br>Titian</p>',
    '<p style="border-top:1px solid #888888;margin-top:24px;padding-top:16px"><small>',
    `Jika tombol di atas tidak dapat dibuka, buka alamat ini: ${linkHtml({ label: link, href: link })}`,
    ...footer.map((item) => `<br>${linkHtml(item)}`),
    '</small></p></div></body></html>',
  ].join('\n');
}

/** A letter as a mail: plain text and HTML with the same words and links. */
export function toMail(to: string, letter: Letter): Mail {
  const { subject, greeting, before, facts = [], note = '', lists = [], link, after, footer = [] } = letter;
  const parts = [
    greeting,
    before,
    facts.map(({ label, text }) => `${label}: ${text}`).join('\n'),
    note,
    ...lists.map(listText),
    link,
    after,
    'Salam,\nTitian',
    footer.map(linkText).join('\n'),
  ];
  return { to, subject, text: `${parts.filter(Boolean).join('\n\n')}\n`, html: toHtml(letter), link };
}
