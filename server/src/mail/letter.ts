import { escapeMarkup } from '../web/escape-markup';
import type { Mail } from './mailer';

/** A list of links under a sentence. */
export interface LetterList {
  title: string;
  links: readonly { label: string; href: string }[];
  /** A sentence after the links. */
  rest?: string | undefined;
}

export interface Letter {
  subject: string;
  greeting: string;
  before: string;
  /** A further paragraph before the link. */
  note?: string | undefined;
  /** Lists of links before the button. */
  lists?: readonly LetterList[] | undefined;
  button: string;
  link: string;
  after: string;
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

const BUTTON_COLOR = '#0b5c56';

/**
 * A link as a button. The table and its cell's `mso-padding-alt` are for Outlook, which knows no padding of links. Both
 * colours are set, so that a dark scheme turns both or none.
 */
function buttonHtml(href: string, label: string): string {
  const cell = `border-radius:8px;background-color:${BUTTON_COLOR};mso-padding-alt:12px 24px`;
  const link =
    `display:inline-block;padding:12px 24px;border-radius:8px;background-color:${BUTTON_COLOR};color:#ffffff;` +
    'font-family:sans-serif;font-weight:bold;text-decoration:none;mso-padding-alt:0';
  return (
    '<table role="presentation" border="0" cellpadding="0" cellspacing="0" style="border-collapse:separate"><tr>' +
    `<td align="center" bgcolor="${BUTTON_COLOR}" style="${cell}"><a href="${href}" style="${link}">${label}</a></td>` +
    '</tr></table>'
  );
}

/** The paragraphs before the link. */
const opening = ({ greeting, before, note }: Letter): string[] =>
  [greeting, before, note].filter((text) => text !== undefined);

function listHtml({ title, links, rest }: LetterList): string {
  const items = links.map(({ label, href }) => `<li><a href="${escapeMarkup(href)}">${escapeMarkup(label)}</a></li>`);
  const after = rest === undefined ? '' : `<p>${escapeMarkup(rest)}</p>`;
  return `<p><strong>${escapeMarkup(title)}</strong></p><ul>${items.join('')}</ul>${after}`;
}

const listText = ({ title, links, rest }: LetterList): string =>
  [title, ...links.map(({ label, href }) => `- ${label}\n  ${href}`), rest]
    .filter((line) => line !== undefined)
    .join('\n');

function toHtml(letter: Letter): string {
  const { subject, button, link, after } = letter;
  const paragraph = (text: string): string => `<p>${escapeMarkup(text)}</p>`;
  const href = escapeMarkup(link);
  return [
    '<!doctype html><html lang="id"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    `<meta name="supported-color-schemes" content="light dark"><title>${escapeMarkup(subject)}</title></head>`,
    '<body style="font-family:sans-serif;line-height:1.5;max-width:36em;margin:auto;padding:1em">',
    ...opening(letter).map(paragraph),
    ...(letter.lists ?? []).map(listHtml),
    buttonHtml(href, escapeMarkup(button)),
    '<p>Jika tombol di atas tidak dapat dibuka, salin alamat ini ke browser Anda:<br>',
    `<span style="word-break:break-all">${href}</span></p>`,
    paragraph(after),
    paragraph('Salam, Titian'),
    '</body></html>',
  ].join('\n');
}

/** A letter as a mail: plain text and HTML with the same words and one link. */
export function toMail(to: string, letter: Letter): Mail {
  const { subject, link, after } = letter;
  const lists = (letter.lists ?? []).map(listText);
  const text = [...opening(letter), ...lists, link, after, 'Salam,\nTitian'].join('\n\n') + '\n';
  return { to, subject, text, html: toHtml(letter), link };
}
