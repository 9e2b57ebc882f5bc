import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from './support/journey';

const repository = path.resolve(__dirname, '..');
/** Copied as they are in their libraries, which have no maps of them. */
const COPIED = /^assets\/(?:pdf\.(worker\.)?min\.|picture-reader-)/;

const built = path.resolve(repository, process.env.WEB_DIR ?? 'dist');

test('the folder that any server may serve holds no source map; they are beside it', () => {
  const files = readdirSync(built, { recursive: true }).map(String);
  const scripts = files.filter((file) => file.endsWith('.js') && file.startsWith('assets') && !COPIED.test(file));
  expect(scripts.length).toBeGreaterThan(10);
  expect(files.filter((file) => file.includes('.map'))).toEqual([]);
  for (const script of scripts) expect(existsSync(path.join(built, '..', 'source-maps', `${script}.map`))).toBe(true);
});
