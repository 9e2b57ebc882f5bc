/** Holds the table of settings in `docs/operations.md` to what the server reads. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readConfig } from './config';
import { repoRoot } from './paths';

const page = readFileSync(path.join(repoRoot, 'docs', 'operations.md'), 'utf8');
const settings = page.slice(page.indexOf('## Settings'), page.indexOf('## Installing'));

const rows = [...settings.matchAll(/^\| `([A-Z_]+)` \| (.+) \| (.+) \|$/gm)].map(
  ([, name = '', meaning = '', fallback = '']) => ({ name, meaning, fallback }),
);

function namesRead(): string[] {
  const names = new Set<string>();
  readConfig(
    new Proxy<NodeJS.ProcessEnv>(
      {},
      {
        get: (_target, name) => {
          names.add(String(name));
          return undefined;
        },
      },
    ),
  );
  return [...names];
}

it('names every variable that the server reads, and no other', () => {
  expect(rows.map(({ name }) => name).sort()).toEqual(namesRead().sort());
});

const literal = rows.flatMap(({ name, fallback }) => {
  const value = /^`([^`]+)`$/.exec(fallback)?.[1];
  return value === undefined ? [] : [[name, value] as const];
});

it.each(literal)('states the default of %s', (name, value) => {
  expect(readConfig({ [name]: value })).toEqual(readConfig({}));
});

it('says in words what has no default to write down', () => {
  const words = rows.filter(({ name }) => !literal.some(([known]) => known === name)).map(({ name }) => name);
  expect(words).toEqual([
    'DATABASE_URL',
    'MIGRATION_DATABASE_URL',
    'MEDIA_STORE',
    'SMTP_URL',
    'TRUST_PROXY',
    'SEED_DEMO',
    'METRICS_TOKEN',
  ]);
});
