import type { SectionNames } from '../names';

const form = ({ kebab, camel, pascal, title }: SectionNames): string => `import { object, string } from 'yup';
import type { ${pascal}, ${pascal}Draft } from '@/entities/profile/${kebab}';

/** What the modal's inputs hold, under the contract's names. */
export type ${pascal}Values = ${pascal}Draft;

const NAME_LIMIT = 250;

/** Greatest number of characters of the free text. */
export const DESCRIPTION_LIMIT = 2000;

/** What the form accepts. */
export const ${camel}Schema = object({
  name: string().trim().required('Nama ${title.toLowerCase()} wajib diisi.').max(NAME_LIMIT, \`Maksimal \${NAME_LIMIT} karakter\`),
  description: string().trim().max(DESCRIPTION_LIMIT, \`Maksimal \${DESCRIPTION_LIMIT} karakter\`),
});

/** The values to start from: of a record, or empty ones for a new record. */
export const toValues = (record: ${pascal} | null): ${pascal}Values => ({
  name: record?.name ?? '',
  description: record?.description ?? '',
});

/** What to send, from values that fit the schema. */
export const toDraft = ({ name, description }: ${pascal}Values): ${pascal}Draft => ({
  name: name.trim(),
  description: description.trim(),
});
`;

const modal = ({
  kebab,
  camel,
  pascal,
  title,
}: SectionNames): string => `import { useAdd${pascal}Mutation, useChange${pascal}Mutation } from '@/entities/profile/${kebab}';
import type { ${pascal} } from '@/entities/profile/${kebab}';
import { FormDialog, TextAreaInput, TextInput } from '@/shared/ui/form';
import { DESCRIPTION_LIMIT, ${camel}Schema, toDraft, toValues } from '../model/${kebab}-form';
import type { ${pascal}Values } from '../model/${kebab}-form';

interface ${pascal}ModalProps {
  /** The record to change, or null to add one. */
  record: ${pascal} | null;
  onClose: () => void;
}

/** What is told without an error of a field, which is shown under it. */
const failureMessage = () => '${title} gagal disimpan. Coba lagi.';

/** Adds or changes a record of the section "${title}". */
export function ${pascal}Modal({ record, onClose }: ${pascal}ModalProps) {
  const [add] = useAdd${pascal}Mutation();
  const [change] = useChange${pascal}Mutation();
  const save = (values: ${pascal}Values, version?: string) => {
    const draft = toDraft(values);
    return record ? change({ id: record.id, draft, version }).unwrap() : add(draft).unwrap();
  };
  return (
    <FormDialog
      title={record ? 'Ubah ${title}' : 'Tambah ${title}'}
      initialValues={toValues(record)}
      version={record?.version}
      draft={{ form: '${kebab}', record: record?.id ?? null }}
      schema={${camel}Schema}
      successTitle={record ? 'Berhasil Mengubah ${title}!' : 'Berhasil Menyimpan ${title}!'}
      failureMessage={failureMessage}
      onSave={save}
      onClose={onClose}
    >
      <TextInput name="name" label="Nama ${title}" />
      <TextAreaInput name="description" label="Informasi Tambahan" maxLength={DESCRIPTION_LIMIT} />
    </FormDialog>
  );
}
`;

const section = ({
  kebab,
  pascal,
  plural,
  title,
}: SectionNames): string => `import { ${pascal}Item, useDelete${pascal}Mutation, useGet${plural}Query } from '@/entities/profile/${kebab}';
import { lazyDialog } from '@/shared/ui/dialog';
import { RecordSection } from '@/shared/ui/record';

const ${pascal}Modal = lazyDialog(async () => (await import('./${pascal}Modal')).${pascal}Modal);

/** The candidate's records of "${title}" with Add, Edit and Delete. */
export function ${pascal}Section() {
  const query = useGet${plural}Query();
  const [remove] = useDelete${pascal}Mutation();
  return (
    <RecordSection
      title="${title}"
      query={query}
      emptyText="Belum ada ${title.toLowerCase()}."
      nameOf={({ name }) => name}
      renderItem={(item) => <${pascal}Item item={item} />}
      renderModal={(record, onClose) => <${pascal}Modal record={record} onClose={onClose} />}
      onDelete={({ id }) => remove(id).unwrap()}
    />
  );
}
`;

const index = ({
  kebab,
  camel,
  pascal,
  plural,
}: SectionNames): string => `import { ${camel}Api } from '@/entities/profile/${kebab}';
import { ${pascal}Section } from './ui/${pascal}Section';

/** For the profile page: what it shows, and the list that this reads. */
export const ${camel}Section = { Section: ${pascal}Section, list: ${camel}Api.endpoints.get${plural} };
`;

/** The files by which a section is edited, by their paths from the root. */
export function featureFiles(names: SectionNames): Record<string, string> {
  const { kebab, pascal } = names;
  const folder = `src/features/edit-profile/${kebab}`;
  return {
    [`${folder}/model/${kebab}-form.ts`]: form(names),
    [`${folder}/ui/${pascal}Modal.tsx`]: modal(names),
    [`${folder}/ui/${pascal}Section.tsx`]: section(names),
    [`${folder}/index.ts`]: index(names),
  };
}
