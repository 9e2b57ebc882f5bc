import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { planField } from './field';
import { generate, isUsageError } from './generate';
import type { Options, Planned } from './plan';
import { planSection } from './section';

const REPOSITORY = path.resolve(__dirname, '../..');
const SECTIONS = 'src/pages/profile/ui/sections.ts';

/** Files that a section is registered in, and sources of its types and its migration. */
const OF_SECTIONS = [
  'contract',
  'docs/privacy.md',
  'scripts/contract-types.ts',
  'server/drizzle',
  'server/drizzle.config.ts',
  'server/src/cv',
  'server/src/db',
  'server/src/privacy/export',
  'server/src/profile',
  'server/test/contract-calls.ts',
  'src/app/state/hostile-rows.corpus.test.ts',
  'src/app/state/wiring.browser.test.ts',
  'src/features/edit-profile/sections.test.tsx',
];

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'titian-new-'));
  copy(SECTIONS, '.prettierrc.json', '.prettierignore', 'src/entities/job/api/job.api.ts');
});

afterEach(() => rmSync(root, { recursive: true }));

function copy(...paths: string[]) {
  for (const file of paths) cpSync(path.join(REPOSITORY, file), path.join(root, file), { recursive: true });
}

/** Runs the command on the copy. Resolves with its exit code and what it prints as an error. */
async function runCommand(...args: string[]) {
  const { argv } = process;
  process.argv = [...argv.slice(0, 2), ...args, '--root', root];
  const printed = new Promise<unknown>((resolve) => jest.spyOn(console, 'error').mockImplementation(resolve));
  try {
    jest.isolateModules(() => void jest.requireActual('./cli'));
    const stderr = await printed;
    return { status: process.exitCode, stderr };
  } finally {
    Object.assign(process, { argv, exitCode: undefined });
    jest.restoreAllMocks();
  }
}

/** The files of the copy, without the packages that it links to. */
const files = () =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)))
    .sort();

const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

it('registers nothing where a place to register in is missing', async () => {
  copy(...OF_SECTIONS);
  const fixture = path.join(root, 'server/src/profile/sections/sections.fixture.ts');
  writeFileSync(fixture, textOf('server/src/profile/sections/sections.fixture.ts').replace('portfolioBody', 'links'));
  const present = files();
  const error: unknown = await generate(['section', 'trial-deed', '--root', root]).catch((thrown: unknown) => thrown);
  expect(isUsageError(error)).toBe(true);
  expect(error).toHaveProperty(
    'message',
    'server/src/profile/sections/sections.fixture.ts has no place to register in: "export const portfolioBody" is missing.',
  );
  expect(files()).toEqual(present);
});

it('has a place in each file of this repository that a section is registered in', () => {
  const { plan } = planSection(REPOSITORY, 'trial-deed', {});
  const unchanged = Object.entries(plan.registrations).filter(([file, register]) => {
    const text = readFileSync(path.join(REPOSITORY, file), 'utf8');
    return register(text, file) === text;
  });
  expect(unchanged.map(([file]) => file)).toEqual([]);
});

it('puts a section behind the last one of its tab, under the given plural', () => {
  const { plan } = planSection(root, 'trial-datum', { plural: 'trial-data', tab: 'preferences' });
  const present =
    "import { b } from 'b';\n\nexport const backgroundSections: A[] = [a];\n\nexport const preferencesSections: A[] = [\n  b,\n];\n";
  expect(plan.registrations['src/pages/profile/ui/sections.ts']?.(present, '')).toBe(
    present
      .replace("'b';\n", "'b';\nimport { trialDatumSection } from '@/features/edit-profile/trial-datum';\n")
      .replace('  b,\n]', '  b, trialDatumSection]'),
  );
  expect(plan.files['src/entities/profile/trial-datum/trial-datum.api.ts']).toContain('useGetTrialDataQuery');
});

const PLANS = { section: planSection, field: planField };

/** Texts of the registers with the change. */
const registered = ({ plan }: Planned) =>
  Object.entries(plan.registrations).map(([file, register]) => register(textOf(file), file));

it.each<[keyof typeof PLANS, string, Options, string]>([
  ['section', 'Publication', {}, '"Publication" is no name: lower-case words'],
  ['section', 'job', {}, 'The name is taken: src/entities/job/api/job.api.ts has getJobs already.'],
  ['section', 'envelope', {}, '"envelope" means something else'],
  ['section', 'trial', { tab: 'salary' }, '"salary" is no tab with sections'],
  ['section', 'trial', { title: "Karya 'Uji" }, 'is no title'],
  ['field', 'work-experience location-name', {}, '"location-name" is no name of a field'],
  ['field', 'trial location', {}, 'is there such a section?'],
  ['field', 'work-experience title', {}, 'WorkExperienceWrite has the field title already.'],
])('refuses a %s named %s with %j', (generator, name, options, sentence) => {
  if (generator === 'field') copy('contract', 'server/src/privacy/export', 'server/src/profile/sections');
  expect(() => registered(PLANS[generator](root, name, options))).toThrow(sentence);
});

it.each([
  [['section'], 'One name is needed.'],
  [['field', 'trial'], 'Two names are needed.'],
  [['field', 'trial', 'place', '--tab', 'documents'], 'new:field has no --tab.'],
  [['section', 'trial', '--colour', 'red'], "Unknown option '--colour'"],
  [['layer', 'trial'], 'The first argument is one of: section, field.'],
])('says what is wrong with %j in a sentence, and changes nothing', async (args, sentence) => {
  const before = files();
  const error: unknown = await generate([...args, '--root', root]).catch((thrown: unknown) => thrown);
  expect(isUsageError(error)).toBe(true);
  expect(error).toHaveProperty('message', expect.stringContaining(sentence));
  expect(files()).toEqual(before);
});

it('refuses a name that is taken, by a sentence and with code 1', async () => {
  cpSync(path.join(REPOSITORY, 'src/entities/master'), path.join(root, 'src/entities/profile/trial'), {
    recursive: true,
  });
  const { status, stderr } = await runCommand('section', 'trial');
  expect(stderr).toBe('The name is taken: there is src/entities/profile/trial already.');
  expect(status).toBe(1);
});

it('explains itself', async () => {
  expect((await generate(['section', '--help'])).join('\n')).toContain('npm run new:section -- NAME');
});
