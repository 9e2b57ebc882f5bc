import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeFolderPrivate } from './private-folder';

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'private-'));
});
afterEach(() => rmSync(parent, { recursive: true }));

const modeOf = (file: string): string => (statSync(path.join(parent, file)).mode & 0o777).toString(8);

function file(name: string, mode = 0o644): void {
  mkdirSync(path.dirname(path.join(parent, name)), { recursive: true });
  writeFileSync(path.join(parent, name), 'x');
  chmodSync(path.join(parent, name), mode);
}

it('makes folders 0700 and files 0600, however deep', async () => {
  file('data/media/photos/a.webp');
  file('data/b', 0o777);
  chmodSync(path.join(parent, 'data'), 0o777);
  await makeFolderPrivate(path.join(parent, 'data'));
  const names = ['data', 'data/media', 'data/media/photos', 'data/media/photos/a.webp', 'data/b'];
  expect(names.map(modeOf)).toEqual(['700', '700', '700', '600', '600']);
});

it('creates a folder that is missing', async () => {
  await makeFolderPrivate(path.join(parent, 'a', 'b'));
  expect(modeOf('a/b')).toBe('700');
});

it('leaves the target of a link unchanged', async () => {
  file('elsewhere/secret');
  mkdirSync(path.join(parent, 'data'));
  symlinkSync(path.join(parent, 'elsewhere'), path.join(parent, 'data', 'link'));
  await makeFolderPrivate(path.join(parent, 'data'));
  expect(modeOf('elsewhere/secret')).toBe('644');
});
