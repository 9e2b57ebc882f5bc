import { after, before, inserts, within } from './insert';
import type { Insert } from './insert';
import type { SectionNames } from './names';
import { contractEnvelopes, contractPaths, contractSchemas } from './templates/section-contract';
import { appRow, serverRules } from './templates/section-tests';

export type Tab = 'background' | 'preferences' | 'documents';

const table = ({ table, snake }: SectionNames): string => `export const ${table} = pgTable(
  '${snake}',
  {
    ...owned,
    name: text('name').notNull(),
    description: text('description'),
  },
  (table) => [index('${snake}_candidate_idx').on(table.candidateId)],
);

`;

const cvEntry = ({ camel, pascal, title }: SectionNames): string => `/** A record of the section "${title}". */
export function ${camel}Entry({ name, description }: Schemas['${pascal}']): CvEntry {
  return { title: name, text: description };
}

`;

/** A line at the end of a tab, in a list of the CV's sections, which are in the order of the page. */
function atEndOfTab(tab: Tab, [languages, portfolios]: [string, string], line: string): Insert {
  if (tab === 'documents') return after(portfolios, line);
  return before(tab === 'background' ? languages : portfolios, line);
}

/** Lines that a section adds to files of the server and to the privacy document, by their paths from the root. */
function inServer(names: SectionNames, tab: Tab): Record<string, Insert> {
  const { kebab, camel, table: tableName, title } = names;
  const importFrom = (folder: string) => `import { ${camel} } from '${folder}/${kebab}';\n`;
  const sections = 'server/src/profile/sections';
  return {
    'server/src/db/profile-schema.ts': before('/** Records that are a name alone', table(names)),
    [`${sections}/section.ts`]: before('| typeof tables.portfolios', `  | typeof tables.${tableName}\n`),
    [`${sections}/index.ts`]: inserts(
      before("from './records'", importFrom('.')),
      before('  portfolios: portfolio,', `  ${tableName}: ${camel},\n`),
    ),
    [`${sections}/sections.fixture.ts`]: inserts(
      before(
        'export const portfolioBody',
        `export const ${camel}Body: Schemas['${names.pascal}Write'] = { name: 'Contoh Satu', description: 'Keterangan satu.' };\n\n`,
      ),
      before('  portfolios: portfolioBody,', `  ${tableName}: ${camel}Body,\n`),
    ),
    [`${sections}/sections.test.ts`]: inserts(
      before('  portfolioBody,', `  ${camel}Body,\n`),
      before('  portfolios: { record', `  ${tableName}: { record: ${camel}Body, change: { name: 'Contoh Dua' } },\n`),
      before("from './training'", importFrom('.')),
      before("describe('education'", serverRules(names)),
    ),
    'docs/privacy.md': within('`portfolios`, ', `\`${names.snake}\`, `),
    'server/src/cv/cv-entries.ts': before('/** A portfolio and its address', cvEntry(names)),
    'server/src/cv/to-cv.ts': inserts(
      before('  trainingEntry,', `  ${camel}Entry,\n`),
      atEndOfTab(
        tab,
        ["  languages: { heading: { id: 'Bahasa'", "  portfolios: { heading: { id: 'Portofolio'"],
        `  ${tableName}: { heading: { id: '${title}', en: '${title}' }, toEntries: each(${camel}Entry) },\n`,
      ),
    ),
    'server/src/cv/cv-fields.ts': before(
      '    portfolio: sections.portfolios,',
      `    ${camel}: sections.${tableName},\n`,
    ),
    'server/src/cv/cv-source.fixture.ts': inserts(
      before(
        '  portfolios: [\n',
        `  ${tableName}: [{ id: '${kebab}', name: 'Contoh Satu', description: 'Keterangan satu.' }],\n`,
      ),
      before('  portfolios: [],', `  ${tableName}: [],\n`),
    ),
    'server/src/cv/cv.test.ts': inserts(
      atEndOfTab(tab, ["    'Bahasa',", "    'Portofolio',"], `    '${title}',\n`),
      atEndOfTab(
        tab,
        ["{ text: 'Bahasa Indonesia", "{ title: 'Blog', link"],
        `    { title: 'Contoh Satu', text: 'Keterangan satu.' },\n`,
      ),
      before("    portfolio: 'portfolios',", `    ${camel}: '${tableName}',\n`),
    ),
  };
}

/** Lines that a section adds to tables of the app's tests. */
function inAppTests(names: SectionNames): Record<string, Insert> {
  const { kebab, camel, pascal, plural, table } = names;
  const makesRecord = `import { make${pascal}Dto } from '@test/dto/${kebab}';\n`;
  return {
    'src/features/edit-profile/sections.test.tsx': inserts(
      before("from '@test/dto/training'", makesRecord),
      before("from './skill'", `import { ${camel}Section } from './${kebab}';\n`),
      before('  portfolio: {\n', appRow(names)),
    ),
    'src/app/state/hostile-rows.corpus.test.ts': inserts(
      before(
        "from '@/entities/profile/skill'",
        `import { ${pascal}Item, ${camel}Api } from '@/entities/profile/${kebab}';\n`,
      ),
      before("from '@test/dto/training'", makesRecord),
      before(
        '  trainings: {',
        `  ${table}: {
    row: make${pascal}Dto(),
    fetch: ({ dispatch }) => dispatch(${camel}Api.endpoints.get${plural}.initiate()),
    draw: byItem(${pascal}Item),
  },
`,
      ),
    ),
    'src/app/state/wiring.browser.test.ts': inserts(
      before("from '@/entities/profile/training'", `import { ${camel}Api } from '@/entities/profile/${kebab}';\n`),
      before("  'social links and salary'", `  '${kebab}': ${camel}Api.endpoints.change${pascal}.initiate(change),\n`),
    ),
  };
}

/** Every file that knows the sections by name, and what it has more with this one. */
export const sectionRegisters = (names: SectionNames, tab: Tab): Record<string, Insert> => ({
  'contract/openapi.yaml': inserts(
    before('  /candidate/skill/:', contractPaths(names)),
    before('    SkillsWrite:', contractSchemas(names)),
    before('    SkillListEnvelope:', contractEnvelopes(names)),
  ),
  ...inServer(names, tab),
  ...inAppTests(names),
});
