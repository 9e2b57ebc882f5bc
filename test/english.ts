/** Has the app's texts in English: to be imported before the first module that has texts, in a test of the browser's. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { setEnglishTexts } from '@/shared/lib/language';

const SOURCES = path.join(__dirname, '../src');

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('texts.en.ts'),
);

/** Exports of a slice's `texts.en.ts`. */
const textsIn = (file: string) => jest.requireActual<{ english: object }>(path.join(SOURCES, file)).english;

setEnglishTexts(Object.fromEntries(files.map((file) => [path.dirname(file), textsIn(file)])));
