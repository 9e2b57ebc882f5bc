import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { planFeature } from './feature';
import { generate, isForPeople } from './generate';
import { planPage } from './page';
import type { Options, Planned } from './plan';
import { planSection } from './section';

const REPOSITORY = path.resolve(__dirname, '../..');
const REGISTERS = ['src/pages/profile/ui/sections.ts', 'src/shared/config/routes.ts', 'src/app/router/pages.ts'];

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'titian-new-'));
  for (const file of [...REGISTERS, '.prettierrc.json', 'src/entities/job/api/job.api.ts']) {
    cpSync(path.join(REPOSITORY, file), path.join(root, file), { recursive: true });
  }
});

afterEach(() => rmSync(root, { recursive: true }));

/** Runs a generator on the copy, as a process of its own. */
function runCommand(...args: string[]) {
  const tsx = path.join(REPOSITORY, 'node_modules/tsx/dist/cli.mjs');
  const program = path.join(REPOSITORY, 'scripts/new/cli.ts');
  return spawnSync(process.execPath, [tsx, program, ...args, '--root', root], { encoding: 'utf8' });
}

const files = () =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(path.join(root, file)).isFile())
    .sort();

const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Runs it where it has nothing to refuse. */
function make(...args: string[]) {
  const { status, stderr } = runCommand(...args);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
}

/** What was changed in a file that was there: the lines that it has more. */
function newLines(file: string) {
  const before = readFileSync(path.join(REPOSITORY, file), 'utf8').split('\n');
  return textOf(file)
    .split('\n')
    .filter((line) => !before.includes(line));
}

/** Nothing is left of a template, and Prettier would change nothing. */
function expectFinished() {
  files().forEach((file) => expect(textOf(file)).not.toMatch(/\bundefined[A-Z]|\[object|TODO/));
  const prettier = path.join(REPOSITORY, 'node_modules/prettier/bin/prettier.cjs');
  const { status, stderr } = spawnSync(process.execPath, [prettier, '--check', '.'], { cwd: root, encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
}

it('makes a section, from entity to test, and registers it in its tab', () => {
  const before = files();
  make('section', 'trial-deed', '--title', 'Karya Uji');
  expect(files().filter((file) => !before.includes(file))).toEqual([
    'src/entities/profile/trial-deed/api/trial-deed.api.ts',
    'src/entities/profile/trial-deed/api/trial-deed.dto.ts',
    'src/entities/profile/trial-deed/api/trial-deed.mapper.test.ts',
    'src/entities/profile/trial-deed/api/trial-deed.mapper.ts',
    'src/entities/profile/trial-deed/index.ts',
    'src/entities/profile/trial-deed/model/trial-deed.ts',
    'src/entities/profile/trial-deed/ui/TrialDeedItem.tsx',
    'src/features/edit-profile/trial-deed/index.ts',
    'src/features/edit-profile/trial-deed/model/trial-deed-form.test.ts',
    'src/features/edit-profile/trial-deed/model/trial-deed-form.ts',
    'src/features/edit-profile/trial-deed/texts.en.ts',
    'src/features/edit-profile/trial-deed/texts.ts',
    'src/features/edit-profile/trial-deed/ui/TrialDeedModal.tsx',
    'src/features/edit-profile/trial-deed/ui/TrialDeedSection.test.tsx',
    'src/features/edit-profile/trial-deed/ui/TrialDeedSection.tsx',
    'test/dto/trial-deed.ts',
  ]);
  expect(newLines('src/pages/profile/ui/sections.ts')).toEqual([
    "import { trialDeedSection } from '@/features/edit-profile/trial-deed';",
    '  trialDeedSection,',
  ]);
  expect(textOf('src/features/edit-profile/trial-deed/texts.ts')).toContain("'Tambah Karya Uji'");
  expect(textOf('src/features/edit-profile/trial-deed/texts.en.ts')).toContain("'Add trial deed'");
  expectFinished();
});

it('puts a section behind the last one of its tab, under the plural that is asked for', () => {
  const { plan } = planSection(root, 'trial-datum', { plural: 'trial-data', tab: 'preferences' });
  const present =
    "import { b } from 'b';\n\nexport const backgroundSections: A[] = [a];\n\nexport const preferencesSections: A[] = [\n  b,\n];\n";
  expect(plan.registrations['src/pages/profile/ui/sections.ts']?.(present)).toBe(
    present
      .replace("'b';\n", "'b';\nimport { trialDatumSection } from '@/features/edit-profile/trial-datum';\n")
      .replace('  b,\n]', '  b, trialDatumSection]'),
  );
  expect(plan.files['src/entities/profile/trial-datum/api/trial-datum.api.ts']).toContain('useGetTrialDataQuery');
});

it('makes a page with its address', () => {
  make('page', 'trial-place', '--title', 'Tempat Uji', '--private');
  expect(files().filter((file) => file.startsWith('src/pages/trial-place'))).toEqual([
    'src/pages/trial-place/index.ts',
    'src/pages/trial-place/texts.en.ts',
    'src/pages/trial-place/texts.ts',
    'src/pages/trial-place/ui/TrialPlacePage.test.tsx',
    'src/pages/trial-place/ui/TrialPlacePage.tsx',
  ]);
  expect(newLines('src/shared/config/routes.ts')).toEqual([
    "  trialPlace: { pattern: '/trial-place', to: () => '/trial-place' },",
  ]);
  expect(newLines('src/app/router/pages.ts')).toEqual([
    "  trialPlace: async () => (await import('@/pages/trial-place')).TrialPlacePage,",
    expect.stringMatching(/^export const PRIVATE: .*, 'trialPlace'\];$/),
  ]);
  expectFinished();
});

it('makes a feature, which is registered nowhere', () => {
  const before = files();
  make('feature', 'try-out', '--title', 'Coba Dulu');
  expect(files().filter((file) => !before.includes(file))).toEqual([
    'src/features/try-out/index.ts',
    'src/features/try-out/texts.en.ts',
    'src/features/try-out/texts.ts',
    'src/features/try-out/ui/TryOutButton.test.tsx',
    'src/features/try-out/ui/TryOutButton.tsx',
    'src/features/try-out/ui/TryOutDialog.tsx',
  ]);
  expectFinished();
});

const PLANS = { section: planSection, page: planPage, feature: planFeature };

/** What the registers would become. */
const registered = ({ plan }: Planned) =>
  Object.entries(plan.registrations).map(([file, register]) => register(textOf(file)));

it.each<[keyof typeof PLANS, string, Options, string]>([
  ['section', 'Publication', {}, '"Publication" is no name: lower-case words'],
  ['section', 'job', {}, 'The name is taken: src/entities/job/api/job.api.ts has getJobs already.'],
  ['section', 'envelope', {}, '"envelope" means something else'],
  ['section', 'trial', { tab: 'salary' }, '"salary" is no tab with sections'],
  ['section', 'trial', { title: "Karya 'Uji" }, 'is no title'],
  ['page', 'trial', { address: '/terms' }, 'The address /terms is taken.'],
  ['page', 'terms', { address: '/syarat' }, 'The name is taken in src/shared/config/routes.ts.'],
  ['page', 'trial', { address: 'trial' }, '"trial" is no address'],
  ['feature', 'report_job', {}, '"report_job" is no name'],
])('refuses a %s named %s with %j', (kind, name, options, sentence) => {
  expect(() => registered(PLANS[kind](root, name, options))).toThrow(sentence);
});

it.each([
  [['section'], 'One name is needed.'],
  [['section', 'trial', '--private'], 'new:section has no --private.'],
  [['page', 'trial', '--colour', 'red'], "Unknown option '--colour'"],
  [['layer', 'trial'], 'What is to be made: section, page, feature?'],
])('tells what is wrong with %j in a sentence, and changes nothing', async (args, sentence) => {
  const before = files();
  const error: unknown = await generate([...args, '--root', root]).catch((thrown: unknown) => thrown);
  expect(isForPeople(error)).toBe(true);
  expect(error).toHaveProperty('message', expect.stringContaining(sentence));
  expect(files()).toEqual(before);
});

it('refuses a name that is taken, by a sentence and with code 1', () => {
  cpSync(path.join(REPOSITORY, 'src/features/sign-out'), path.join(root, 'src/features/sign-out'), { recursive: true });
  const { status, stderr } = runCommand('feature', 'sign-out');
  expect(status).toBe(1);
  expect(stderr).toBe('The name is taken: there is src/features/sign-out already.\n');
});

it('explains itself', async () => {
  expect((await generate(['section', '--help'])).join('\n')).toContain('npm run new:section -- NAME');
});
