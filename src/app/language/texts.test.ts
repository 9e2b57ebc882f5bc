import fs from 'node:fs';
import path from 'node:path';
import { languageOf } from '@/shared/lib/language';

const SOURCE = path.resolve(__dirname, '../..');

type Texts = Record<string, unknown>;

const inSource = fs.readdirSync(SOURCE, { recursive: true, encoding: 'utf8' });

/** Slices that have a file of this name, such as `features/apply-job`. */
const slicesWith = (name: string): string[] =>
  inSource.filter((file) => path.basename(file) === name).map((file) => path.dirname(file));

const indonesianOf = (slice: string) =>
  (jest.requireActual(path.join(SOURCE, slice, 'texts')) as { texts: Texts }).texts;
const englishOf = (slice: string) =>
  (jest.requireActual(path.join(SOURCE, slice, 'texts.en')) as { english: Texts }).english;

/** Texts to be translated, by their paths, including lists and tables. */
const leavesOf = (texts: unknown, at = ''): [string, unknown][] =>
  typeof texts === 'object' && texts !== null
    ? Object.entries(texts).flatMap(([key, text]) => leavesOf(text, `${at}.${key}`))
    : [[at, text(texts)]];

/** Of a function, the number of its parameters. */
const text = (value: unknown): unknown => (typeof value === 'function' ? `takes ${value.length}` : value);

const slices = slicesWith('texts.ts');

it('finds the texts', () => {
  expect(slices).toContain('widgets/footer');
  expect(slicesWith('texts.en.ts').sort()).toEqual([...slices].sort());
});

it('has each text in English, with the same parameters', () => {
  const functions = (leaves: [string, unknown][]) => leaves.filter(([, value]) => String(value).startsWith('takes'));
  const keys = (leaves: [string, unknown][]) => leaves.map(([key]) => key);
  const wrong = slices.filter((slice) => {
    const indonesian = leavesOf(indonesianOf(slice));
    const english = leavesOf(englishOf(slice));
    return (
      keys(english).sort().join() !== keys(indonesian).sort().join() ||
      english.some(([, value]) => value === '') ||
      keys(functions(english)).join() !== keys(functions(indonesian)).join()
    );
  });
  expect(wrong).toEqual([]);
});

it('names each slice as it lies', () => {
  const named = slices.map((slice) => {
    const source = fs.readFileSync(path.join(SOURCE, slice, 'texts.ts'), 'utf8');
    return /textsOf\(\s*'([^']+)'/.exec(source)?.[1];
  });
  expect(named).toEqual(slices);
});

it('has English texts that need no text of the app, which would be Indonesian for good', () => {
  const textsOf = jest.fn((_slice: string, texts: object) => texts);
  jest.isolateModules(() => {
    jest.doMock('@/shared/lib/language', () => ({
      ...jest.requireActual<object>('@/shared/lib/language'),
      textsOf,
    }));
    slices.forEach(englishOf);
  });
  jest.dontMock('@/shared/lib/language');
  expect(textsOf.mock.calls.map(([slice]) => slice)).toEqual([]);
});

it('tells the sentences that the specification quotes in English from all others', () => {
  const sentences = slices.flatMap((slice) => leavesOf(indonesianOf(slice)).map(([, value]) => String(value)));
  const english = sentences.filter((sentence) => languageOf(sentence) && !sentence.startsWith('takes '));
  expect([...new Set(english)].sort()).toEqual([
    'An error occurred',
    'An unexpected error occurred',
    'Are you sure you want to delete?',
    'Available',
    'Back to Jobs',
    "Don't have an account?",
    'Error deleting social media',
    'Failed to delete organization experience.',
    'Failed to reset password.',
    'Failed to save work experience.',
    'For You',
    'Link copied to clipboard!',
    'Loading jobs, please wait...',
    'No headline available',
    'No interests selected yet.',
    'Other major is required',
    'Password must be at least 6 characters long!',
    'Passwords do not match!',
    'Please fill in required fields.',
    'Search by job title, company, keywords',
    'Share This Job',
    'Sign In',
    'There is no application.',
  ]);
});
