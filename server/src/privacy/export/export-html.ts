import { escapeMarkup } from '../../http/escape-markup';
import type { Attachment, Contents } from './contents';
import { DAYS, INSTANTS, LABELS, RUPIAH, VALUES } from './export-words';
import type { Topic } from './topics';

const instantFormat = new Intl.DateTimeFormat('id-ID', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Jakarta',
});
const dayFormat = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone: 'UTC' });
const numberFormat = new Intl.NumberFormat('id-ID');

const STYLE = `
:root{color-scheme:light dark}
body{font:1rem/1.5 system-ui,sans-serif;max-width:48rem;margin:0 auto;padding:1rem;overflow-wrap:anywhere}
h1{font-size:1.5rem;line-height:1.25}
h2{font-size:1.25rem;margin:2.5rem 0 .5rem}
h3{font-size:1rem;margin:0 0 .25rem}
img{max-width:8rem;height:auto;border-radius:.5rem}
article{border-top:1px solid GrayText;padding:.75rem 0;content-visibility:auto;contain-intrinsic-size:auto 12rem}
dl{margin:0}
dt{font-size:.875rem;opacity:.75}
dd{margin:0 0 .5rem;white-space:pre-wrap}
dd dl,dd ol{white-space:normal;margin:0;padding-inline-start:1rem}
@media (min-width:36rem){dl{display:grid;grid-template-columns:11rem 1fr;gap:0 1rem}}`.trim();

// Nothing is fetched and nothing runs, whatever a value might say.
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";

/** Characters that HTML does not allow, not even escaped. */
// eslint-disable-next-line no-control-regex -- control characters are what it looks for
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000e-\u001f\u007f-\u009f]|\p{Noncharacter_Code_Point}/gu;

const escape = (text: string): string => escapeMarkup(text.replaceAll(UNPRINTABLE, '\ufffd'));

/** A time in a machine's form and in words; what is no time is shown as it is. */
function timeOf(value: string, format: Intl.DateTimeFormat, suffix: string): string {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return escape(value);
  return `<time datetime="${escape(value)}">${escape(format.format(date) + suffix)}</time>`;
}

function textOf(value: string | number | boolean, key: string, path: string): string {
  if (typeof value === 'boolean') return value ? 'Ya' : 'Tidak';
  if (typeof value === 'number') return RUPIAH.has(key) ? `Rp ${numberFormat.format(value)}` : String(value);
  if (INSTANTS.has(key)) return timeOf(value, instantFormat, ' WIB');
  if (DAYS.has(key)) return timeOf(value, dayFormat, '');
  const words = VALUES[path];
  return escape(words && Object.hasOwn(words, value) ? (words[value] ?? value) : value);
}

/** An entry of a master list: its name says it all. */
const isNamed = (value: object): value is { name: string } =>
  'name' in value &&
  typeof value.name === 'string' &&
  Object.keys(value).every((key) => key === 'id' || key === 'name');

function renderValue(value: unknown, key: string, path: string): string {
  if (value === null || value === undefined || value === '') return '–';
  if (Array.isArray(value)) {
    if (value.length === 0) return '–';
    return `<ol>${value.map((item: unknown) => `<li>${renderValue(item, key, path)}</li>`).join('')}</ol>`;
  }
  if (typeof value === 'object') return isNamed(value) ? escape(value.name) : renderRecord(value, path);
  return textOf(value as string | number | boolean, key, path);
}

/** Ids represent other records and tell a reader nothing; `data.json` has them. */
const IDS = new Set(['id', 'job_id', 'application']);

function renderRecord(record: object, path: string): string {
  const items = Object.entries(record)
    .filter(([key]) => !IDS.has(key))
    .map(([key, value]) => {
      const label = Object.hasOwn(LABELS, key) ? (LABELS[key] ?? key) : key;
      return `<dt>${escape(label)}</dt><dd dir="auto">${renderValue(value, key, `${path}.${key}`)}</dd>`;
    });
  return items.length === 0 ? '–' : `<dl>${items.join('')}</dl>`;
}

function topicHtml({ key, title, content, shown }: Topic): string {
  const records: readonly object[] = Array.isArray(content) ? content : [shown ?? content];
  const articles = records.map((record, index) => {
    const heading = Array.isArray(content) ? `<h3>${escape(title)}: ${index + 1}</h3>` : '';
    return `<article>${heading}${renderRecord(record, key)}</article>\n`;
  });
  return [
    `<section aria-labelledby="${key}"><h2 id="${key}">${escape(title)}</h2>\n`,
    ...articles,
    `${articles.length === 0 ? '<p>Tidak ada data.</p>' : ''}</section>\n`,
  ].join('');
}

function sentenceOf(what: string, { name, content, isMissing }: Attachment): string {
  if (isMissing) return `${what} tidak dapat disertakan. Silakan siapkan data Anda sekali lagi.`;
  return content ? `${what}: <a href="${name}">${name}</a>` : `${what}: tidak ada.`;
}

const photoHtml = ({ content }: Attachment): string =>
  content ? `<p><img alt="Foto Anda" src="data:image/webp;base64,${content.toString('base64')}"></p>\n` : '';

/**
 * An export's `index.html`: what `data.json` has, to be read by its candidate. It needs no connection and runs no script,
 * and every value is escaped.
 */
export function exportHtml({ at, topics, photo, cv }: Contents): string {
  return [
    '<!doctype html>\n<html lang="id"><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>Data saya di Titian</title><style>${STYLE}</style></head>\n<body><main>`,
    `<h1>Data saya di Titian</h1>\n<p>Keadaan ${timeOf(at.toISOString(), instantFormat, ' WIB')}. `,
    'File <a href="data.json">data.json</a> memuat data yang sama untuk dibaca program, beserta nomor pengenalnya.</p>\n',
    photoHtml(photo),
    `<p>${sentenceOf('Foto', photo)}</p>\n<p>${sentenceOf('CV', cv)}</p>\n`,
    '<nav aria-label="Isi"><ul>',
    ...topics.map(({ key, title }) => `<li><a href="#${key}">${escape(title)}</a></li>`),
    '</ul></nav>\n',
    ...topics.map(topicHtml),
    '</main></body></html>\n',
  ].join('');
}
