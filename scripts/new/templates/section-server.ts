import type { SectionNames } from '../names';

const section = ({ kebab, camel, pascal, table, title }: SectionNames): string => `import { desc } from 'drizzle-orm';
import { ${table} } from '../../db/profile-schema';
import type { Schemas } from '../schemas';
import type { Section } from './section';

/** Records of the section "${title}", the newest first. */
export const ${camel}: Section<typeof ${table}, Schemas['${pascal}Write'], Schemas['${pascal}']> = {
  path: '${kebab}',
  title: '${title}',
  resource: '${pascal}',
  table: ${table},
  messages: {
    added: '${title} berhasil ditambahkan.',
    changed: '${title} berhasil diubah.',
    deleted: '${title} berhasil dihapus.',
  },
  fieldMessages: {
    'name.missing': 'Nama ${title.toLowerCase()} wajib diisi.',
  },

  read: (db, where) =>
    db
      .select({ id: ${table}.id, name: ${table}.name, description: ${table}.description })
      .from(${table})
      .where(where)
      .orderBy(desc(${table}.createdAt)),

  toRow: ({ name, description }) => ({ name: name.trim(), description: description ?? null }),
};
`;

const sectionTest = ({
  kebab,
  camel,
  title,
}: SectionNames): string => `import { testApp, type TestApp } from '../../../test/test-app';
import { ${camel} } from './${kebab}';
import { ${camel}Body, newCaller, refusal } from './sections.fixture';

let test: TestApp;
let me: Awaited<ReturnType<typeof newCaller>>;
beforeAll(async () => {
  test = await testApp();
});
beforeEach(async () => {
  me = await newCaller(test);
});
afterAll(() => test.close());

it.each([
  ['a blank name', { name: ' ' }, { name: ['Nama ${title.toLowerCase()} wajib diisi.'] }],
  ['251 characters', { name: 'x'.repeat(251) }, { name: ['Maksimal 250 karakter.'] }],
  ['2001 characters', { description: 'x'.repeat(2001) }, { description: ['Maksimal 2000 karakter.'] }],
])('refuses %s', async (_what, change, err) => {
  expect(await refusal(me, ${camel}, { ...${camel}Body, ...change })).toEqual(err);
});

it('trims a name, and needs nothing else', async () => {
  const response = await me.add('${kebab}', { name: ' Contoh ' });
  expect(response.json().data).toMatchObject({ name: 'Contoh', description: null });
});

it('lists the newest first', async () => {
  for (const name of ['Satu', 'Dua']) await me.add('${kebab}', { name });
  const { data } = (await me.list('${kebab}')).json();
  expect(data.map(({ name }: { name: string }) => name)).toEqual(['Dua', 'Satu']);
});
`;

/** The provider's files of a section, by their paths from the root. */
export function serverFiles(names: SectionNames): Record<string, string> {
  const folder = 'server/src/profile/sections';
  return {
    [`${folder}/${names.kebab}.ts`]: section(names),
    [`${folder}/${names.kebab}.test.ts`]: sectionTest(names),
  };
}
