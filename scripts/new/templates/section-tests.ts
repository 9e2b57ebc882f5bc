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

const sectionTest = ({
  kebab,
  pascal,
  title,
}: SectionNames): string => `import { screen, within } from '@testing-library/react';
import { make${pascal}Dto } from '@test/dto/${kebab}';
import { expectRefusalsTold, fillText } from '@test/fill';
import { renderApp, signedInState } from '@test/render-app';
import { given } from '@test/server';
import { ${pascal}Section } from './${pascal}Section';

const PATH = 'candidate/${kebab}/';
const NAME = 'Nama ${title}';

function open(records = [make${pascal}Dto()]) {
  given('get', PATH, records);
  return renderApp(<${pascal}Section />, { preloaded: signedInState() });
}

async function fillNew(user: ReturnType<typeof open>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Add ${title}' }));
  const dialog = await screen.findByRole('dialog', { name: 'Tambah ${title}' });
  fillText(NAME, 'Contoh Dua');
  return dialog;
}

it('adds a record, and shows it in the list', async () => {
  const { user } = open([]);
  expect(await screen.findByText('Belum ada ${title.toLowerCase()}.')).toBeVisible();
  const dialog = await fillNew(user);
  const requests = given('post', PATH, make${pascal}Dto());
  given('get', PATH, [make${pascal}Dto({ name: 'Contoh Dua' })]);
  await user.click(within(dialog).getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByRole('dialog', { name: 'Berhasil Menyimpan ${title}!' })).toBeVisible();
  expect(await screen.findByText('Contoh Dua')).toBeInTheDocument();
  expect(requests.map(({ body }) => body)).toEqual([{ name: 'Contoh Dua', description: null }]);
});

it('changes a record, starting from what it holds, and shows the change in the list', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit Contoh Satu' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ubah ${title}' });
  fillText(NAME, 'Contoh Tiga');
  const requests = given('put', \`\${PATH}4/\`, make${pascal}Dto());
  given('get', PATH, [make${pascal}Dto({ name: 'Contoh Tiga' })]);
  await user.click(within(dialog).getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByRole('dialog', { name: 'Berhasil Mengubah ${title}!' })).toBeVisible();
  expect(await screen.findByText('Contoh Tiga')).toBeInTheDocument();
  expect(requests.map(({ body }) => body)).toEqual([{ name: 'Contoh Tiga', description: 'Keterangan satu.' }]);
});

it('needs a confirmation to delete, and shows the provider’s message', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Delete Contoh Satu' }));
  given('delete', \`\${PATH}4/\`, null, 'Data dihapus');
  given('get', PATH, []);
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Data dihapus')).toBeVisible();
  expect(await screen.findByText('Belum ada ${title.toLowerCase()}.')).toBeVisible();
});

it('shows a refused field and a failed save', async () => {
  const { user } = open([]);
  const dialog = await fillNew(user);
  const sentence = '${title} gagal disimpan. Coba lagi.';
  await expectRefusalsTold(user, dialog, { method: 'post', path: PATH, field: 'name', label: NAME, sentence });
});
`;

/** The tests of a section and the record that they are about, by their paths from the root. */
export function testFiles(names: SectionNames): Record<string, string> {
  const { kebab, pascal } = names;
  const folder = `src/features/edit-profile/${kebab}`;
  return {
    [`${folder}/model/${kebab}-form.test.ts`]: formTest(names),
    [`${folder}/ui/${pascal}Section.test.tsx`]: sectionTest(names),
    [`test/dto/${kebab}.ts`]: factory(names),
  };
}
