import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '..');

const owned = new Set(
  readFileSync(path.join(ROOT, 'CODEOWNERS'), 'utf8')
    .split('\n')
    .flatMap((line) => /^(\/\S+\/)\s+@\S/.exec(line)?.[1] ?? []),
);

const foldersOf = (parent: string): string[] =>
  readdirSync(path.join(ROOT, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `/${parent}/${name}/`);

it.each(['src/pages', 'src/widgets', 'src/features', 'src/entities', 'server/src'])(
  'names an owner of each folder in %s',
  (parent) => {
    expect(foldersOf(parent).filter((folder) => !owned.has(folder))).toEqual([]);
  },
);

it('names no folder that does not exist', () => {
  expect([...owned].filter((folder) => !existsSync(path.join(ROOT, folder)))).toEqual([]);
});
