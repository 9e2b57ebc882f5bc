import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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
  'src/app/state/hostile-rows.test.ts',
  'src/app/state/versions-wiring.browser.test.ts',
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

/** Runs a generator on the copy, as a process of its own. */
function runCommand(...args: string[]) {
  const tsx = path.join(REPOSITORY, 'node_modules/tsx/dist/cli.mjs');
  const program = path.join(REPOSITORY, 'scripts/new/cli.ts');
  return spawnSync(process.execPath, [tsx, program, ...args, '--root', root], { encoding: 'utf8' });
}

/** The files of the copy, without the packages that it links to. */
const files = () =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)))
    .sort();

const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Runs it where it has nothing to refuse. */
function make(...args: string[]) {
  const { status, stderr } = runCommand(...args);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
}

/** Lines that a changed file has in addition. */
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

it('makes a section, from the contract to the tests, and registers it', () => {
  copy(...OF_SECTIONS);
  symlinkSync(path.join(REPOSITORY, 'node_modules'), path.join(root, 'node_modules'));
  const present = files();
  make('section', 'trial-deed', '--title', 'Karya Uji');
  const [{ tag = '' } = {}] = JSON.parse(textOf('server/drizzle/meta/_journal.json')).entries.slice(-1);
  expect(tag).toMatch(/^\d{4}_trial_deeds$/);
  const made = files().filter((file) => !present.includes(file));
  expect(made.filter((file) => !file.startsWith('server/drizzle/meta/'))).toEqual([
    `server/drizzle/${tag}.sql`,
    'server/src/profile/sections/trial-deed.test.ts',
    'server/src/profile/sections/trial-deed.ts',
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
  expect(textOf(`server/drizzle/${tag}.sql`)).toContain('CREATE TABLE "trial_deeds"');
  expect(textOf('contract/provider.d.ts')).toContain('TrialDeedWrite: {');
  expect(newLines('server/src/cv/to-cv.ts')).toEqual([
    '  trialDeedEntry,',
    "  trialDeeds: { heading: 'Karya Uji', toEntries: (records) => records.map(trialDeedEntry) },",
  ]);
  expect(textOf('src/features/edit-profile/trial-deed/texts.ts')).toContain("'Tambah Karya Uji'");
  expect(textOf('src/features/edit-profile/trial-deed/texts.en.ts')).toContain("'Add trial deed'");
  expectFinished();
});

it('adds a field to a section, from the contract to the form', () => {
  copy(...OF_SECTIONS, 'src/entities/profile/work-experience', 'src/features/edit-profile/work-experience');
  symlinkSync(path.join(REPOSITORY, 'node_modules'), path.join(root, 'node_modules'));
  const present = files();
  make('field', 'work-experience', 'placeName', '--title', 'Tempat Kerja');
  const made = files().filter((file) => !present.includes(file));
  expect(made).toEqual([
    expect.stringMatching(/^server\/drizzle\/\d{4}_work_experience_place_name.sql$/),
    expect.stringMatching(/^server\/drizzle\/meta\/\d{4}_snapshot.json$/),
  ]);
  expect(textOf(made[0] ?? '')).toContain('ADD COLUMN "place_name" text');
  const entity = 'src/entities/profile/work-experience';
  const feature = 'src/features/edit-profile/work-experience';
  expect(newLines('contract/openapi.yaml')).toEqual([
    "        placeName: { type: [string, 'null'], maxLength: 250 }",
    "        placeName: { type: [string, 'null'] }",
  ]);
  expect(newLines('server/src/profile/sections/work-experience.ts')).toEqual([
    '      placeName: record.placeName,',
    '      placeName: body.placeName ?? null,',
  ]);
  expect(newLines('server/src/privacy/export/export-words.ts')).toEqual(["  placeName: 'Tempat Kerja',"]);
  expect(newLines(`${entity}/api/work-experience.dto.ts`)).toEqual(['  placeName: optionalText,']);
  expect(newLines(`${entity}/api/work-experience.mapper.ts`)).toEqual(["  placeName: dto.placeName ?? '',"]);
  expect(newLines(`${feature}/model/work-experience-form.ts`)).toEqual([
    '  placeName: string;',
    '  placeName: string().trim().max(250, texts.tooLong(250)),',
    "  placeName: record?.placeName ?? '',",
    '  placeName: values.placeName.trim(),',
  ]);
  expect(newLines(`${feature}/texts.ts`)).toEqual(["  placeName: 'Tempat Kerja',"]);
  expect(newLines(`${feature}/texts.en.ts`)).toEqual(["  placeName: 'Place name',"]);
  expectFinished();
});

it('registers nothing where a place to register in is missing', () => {
  copy(...OF_SECTIONS);
  const fixture = path.join(root, 'server/src/profile/sections/sections.fixture.ts');
  writeFileSync(fixture, textOf('server/src/profile/sections/sections.fixture.ts').replace('portfolioBody', 'links'));
  const present = files();
  const { status, stderr } = runCommand('section', 'trial-deed');
  expect(status).toBe(1);
  expect(stderr).toBe(
    'server/src/profile/sections/sections.fixture.ts has no place to register in: "export const portfolioBody" is missing.\n',
  );
  expect(files()).toEqual(present);
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
  expect(plan.files['src/entities/profile/trial-datum/api/trial-datum.api.ts']).toContain('useGetTrialDataQuery');
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

it('refuses a name that is taken, by a sentence and with code 1', () => {
  cpSync(path.join(REPOSITORY, 'src/entities/master'), path.join(root, 'src/entities/profile/trial'), {
    recursive: true,
  });
  const { status, stderr } = runCommand('section', 'trial');
  expect(status).toBe(1);
  expect(stderr).toBe('The name is taken: there is src/entities/profile/trial already.\n');
});

it('explains itself', async () => {
  expect((await generate(['section', '--help'])).join('\n')).toContain('npm run new:section -- NAME');
});
