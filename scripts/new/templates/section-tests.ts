import type { SectionNames } from '../names';

const factory = ({ pascal, title }: SectionNames): string => `import type { components } from '@contract';

type ${pascal}Dto = components['schemas']['${pascal}'];

/** A stored record of the section "${title}" as the provider sends it. */
export const make${pascal}Dto = (change: Partial<${pascal}Dto> = {}): ${pascal}Dto => ({
  id: 4,
  name: 'Contoh Satu',
  description: 'Keterangan satu.',
  ...change,
});
`;

const formTest = ({
  kebab,
  camel,
  title,
}: SectionNames): string => `import { ${camel}Schema, toDraft, toValues } from './${kebab}-form';

const VALUES = { ...toValues(null), name: 'Contoh', description: 'Keterangan' };

it.each([
  [{ name: ' ' }, 'Nama ${title.toLowerCase()} wajib diisi.'],
  [{ name: 'a'.repeat(251) }, 'Maksimal 250 karakter'],
  [{ description: 'a'.repeat(2001) }, 'Maksimal 2000 karakter'],
])('refuses %o', async (change, message) => {
  await expect(${camel}Schema.validate({ ...VALUES, ...change })).rejects.toThrow(message);
});

it('requires nothing but a name', async () => {
  await expect(${camel}Schema.validate({ ...toValues(null), name: 'Contoh' })).resolves.toBeDefined();
});

it('sends texts without spaces around them', () => {
  expect(toDraft({ ...VALUES, name: ' Contoh ', description: ' Keterangan ' })).toEqual(VALUES);
});
`;

/** A row of the app's table of sections, which adds, changes and deletes a record. */
export const appRow = ({ kebab, camel, pascal, title }: SectionNames): string => `  '${kebab}': {
    ...${camel}Section,
    title: '${title}',
    empty: 'Belum ada ${title.toLowerCase()}.',
    records: [make${pascal}Dto()],
    headings: ['Contoh Satu'],
    texts: ['Keterangan satu.'],
    fill: async () => fillText('Nama ${title}', 'Contoh Dua'),
    added: { name: 'Contoh Dua', description: null },
    refusal: { field: 'name', label: 'Nama ${title}', sentence: '${title} gagal disimpan. Coba lagi.' },
    name: 'Contoh Satu',
    id: 4,
    change: async () => fillText('Nama ${title}', 'Contoh Tiga'),
    changed: { name: 'Contoh Tiga', description: 'Keterangan satu.' },
    draft: { name: 'Draf' },
  },
`;

/** The rules that a section has of its own on the server. */
export const serverRules = ({ kebab, camel, title }: SectionNames): string => `describe('${kebab}', () => {
  it.each([
    ['a blank name', { name: ' ' }, { name: ['Nama ${title.toLowerCase()} wajib diisi.'] }],
    ['251 characters', { name: 'x'.repeat(251) }, { name: ['Maksimal 250 karakter.'] }],
    ['2001 characters', { description: 'x'.repeat(2001) }, { description: ['Maksimal 2000 karakter.'] }],
  ])('refuses %s', async (_what, change, err) => {
    expect(await refusal(me, ${camel}, { ...${camel}Body, ...change })).toEqual(err);
  });

  it('trims a name, needs nothing else, and lists the newest first', async () => {
    for (const name of ['Satu', ' Dua ']) await me.add('${kebab}', { name });
    const { data } = (await me.list('${kebab}')).json();
    expect(data).toMatchObject([
      { name: 'Dua', description: null },
      { name: 'Satu', description: null },
    ]);
  });
});

`;

/** The tests of a section's form, and the record that all its tests are about, by their paths from the root. */
export function testFiles(names: SectionNames): Record<string, string> {
  const { kebab } = names;
  const folder = `src/features/edit-profile/${kebab}`;
  return {
    [`${folder}/model/${kebab}-form.test.ts`]: formTest(names),
    [`test/dto/${kebab}.ts`]: factory(names),
  };
}
