/** Advertisements are foreign text: no pattern may take more time than the length of the text requires. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { ADVERTISEMENTS } from './advertisements.fixture';
import { OWN } from './messages/own.fixture';
import type { ReadingTimes, Texts } from './reading-times-program';

const PARTS = ['a', '0', '.', 'a ', '1.', 'wajib ', 'tanpa syarat ', 'tinggi, ', 'ijazah ', 'gaji '];

const HOSTILE = [
  ['tags', '<'],
  ['open tags', '<p '],
  ['short forms', 'PT. '],
  ['sentences', 'Bayar! '],
  ['one word', 'bayar'],
  ['words that begin a rule', 'wajib bayar biaya usia maks penampilan '],
  ['lines that begin every rule', '<p>wajib bayar biaya 20 ribu usia maks penampilan ktp wa pria single</p>'],
  ['sums', 'transfer uang dulu rp 100.000 '],
  ['denials', 'tidak '],
  ['denials of much', 'tidak biaya kirim ktp wa pria belum menikah usia 20 tinggi '],
  ['words before an ending', 'potong gaji a b c '],
  ['clauses', 'wajib, bayar (biaya) tapi '],
  ['words that end in a dash', 'mas-'],
  ['letters', 'a'],
  ['spaces', ' '],
  ['numbers', '0'],
  ['digits', '1.000 '],
  ['bullets', '• ; - '],
  ['entities', '&amp;&#60;&#x110000;'],
  ['sentences with a pay', 'gaji 9 juta per hari. '],
  ['lines with a pay', 'gaji 9 jt/hari\n'],
] as const;

const MESSAGES = [
  ...HOSTILE.map(([name, part]) => [name, part]),
  ['lines that are short', 'tf 1\n'],
  ['lines with every kind', 'tf rp 5 dulu ktp otp wa like apk kamboja bit.ly/a pln 20 th\n'],
  ['white space', ' \t\n'],
  ['links', 'http://a.co/'],
  ['addresses', 'a@b.c '],
  ['letters that are parted', 'b.i.a.y.a '],
  ['figures in words', 'b4yar '],
  ['pictures', 'a😀'],
  ['signs of bold letters', '*a_'],
  ['questions', '?a '],
  ['letters of many', 'ﷺ'],
  ['phone numbers', '08123456789'],
  ['ways around the law', 'visa turis. '],
  ['payments of the writer', 'kami sudah bayar '],
  ['an honest advertisement', `${ADVERTISEMENTS.flatMap((each) => each.lines).join('\n')}\n`],
  ['a message', `${OWN.asking.join('\n')}\n`],
] as const;

const lines = ADVERTISEMENTS.flatMap((each) => each.lines).join('</p><p>');
const program = path.join(__dirname, 'reading-times-program.ts');

const timesOf = (texts: Texts, ...flags: string[]): ReadingTimes =>
  JSON.parse(
    execFileSync(process.execPath, [...flags, '--import', 'tsx', program, JSON.stringify(texts)], { encoding: 'utf8' }),
  ) as ReadingTimes;

// As V8 compiles patterns once a process holds much code: five to ten times slower, and nothing hides a search of the whole
// text in each of its sentences.
const { slowPatterns, rules } = timesOf(
  { forPatterns: PARTS, forRules: HOSTILE.map(([, part]) => part), advertisement: '', forMessages: [] },
  '--no-regexp-optimization',
);
const { advertisement, messages } = timesOf({
  forPatterns: [],
  forRules: [],
  advertisement: `<p>${lines.repeat(Math.ceil(10_000 / lines.length)).slice(0, 10_000)}</p>`,
  forMessages: MESSAGES.map(([, part]) => part ?? ''),
});

it.each(PARTS.map((part, index) => [part, slowPatterns[index]]))(
  'each pattern reads %j, 20,000 times, in less than a second',
  (_part, slow) => expect(slow).toEqual([]),
);

// As a ratio: how fast the machine is makes no difference. Backtracking would take a hundred times as long, or for ever.
it.each(HOSTILE.map(([name], index) => [name, rules[index] ?? []]))(
  'all rules take time in proportion to the length of the text: ten times the characters of %s',
  (_name, [few = 0, many = Infinity]) => expect(many).toBeLessThan(30 * Math.max(few, 2)),
);

it('finds signals within a tenth of a second in 10,000 characters of an advertisement', () => {
  expect(advertisement).toBeLessThan(100);
});

it.each(MESSAGES.map(([name], index) => [name, messages[index]]))(
  'reads the longest message, 10,000 characters, in at most 200 ms of processor time, whatever it is made of: %s',
  (_name, time) => expect(time).toBeLessThanOrEqual(200),
);
