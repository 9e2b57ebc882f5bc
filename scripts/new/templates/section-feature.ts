import { pluralOf } from '../names';
import type { SectionNames } from '../names';

const texts = ({ kebab, title }: SectionNames): string => `import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('features/edit-profile/${kebab}', {
  title: '${title}',
  empty: 'Belum ada ${title.toLowerCase()}.',
  add: 'Tambah ${title}',
  change: 'Ubah ${title}',
  added: 'Berhasil Menyimpan ${title}!',
  changed: 'Berhasil Mengubah ${title}!',
  failed: '${title} gagal disimpan. Coba lagi.',
  name: 'Nama ${title}',
  nameMissing: 'Nama ${title.toLowerCase()} wajib diisi.',
  description: 'Informasi Tambahan',
  tooLong: (limit: number) => \`Maksimal \${limit} karakter\`,
});
`;

const englishTexts = ({ words }: SectionNames): string => `import type { texts } from './texts';

export const english = {
  title: '${pluralOf(words)}',
  empty: 'No ${pluralOf(words.toLowerCase())} yet.',
  add: 'Add ${words.toLowerCase()}',
  change: 'Edit ${words.toLowerCase()}',
  added: '${words} saved!',
  changed: '${words} updated!',
  failed: '${words} could not be saved. Please try again.',
  name: '${words} name',
  nameMissing: 'Please enter the name.',
  description: 'Additional information',
  tooLong: (limit) => \`At most \${limit} characters\`,
} satisfies typeof texts;
`;

const form = ({ kebab, camel, pascal }: SectionNames): string => `import { object, string } from 'yup';
import type { ${pascal}, ${pascal}Draft } from '@/entities/profile/${kebab}';
import { texts } from '../texts';

/** Form values under the contract's names. */
export type ${pascal}Values = ${pascal}Draft;

const MAX_NAME_LENGTH = 250;

/** Greatest number of characters of the free text. */
export const MAX_DESCRIPTION_LENGTH = 2000;

/** Rules of the form. */
export const ${camel}Schema = object({
  name: string().trim().required(texts.nameMissing).max(MAX_NAME_LENGTH, texts.tooLong(MAX_NAME_LENGTH)),
  description: string().trim().max(MAX_DESCRIPTION_LENGTH, texts.tooLong(MAX_DESCRIPTION_LENGTH)),
});

/** The values to start from: of a record, or empty ones for a new record. */
export const toValues = (record: ${pascal} | null): ${pascal}Values => ({
  name: record?.name ?? '',
  description: record?.description ?? '',
});

/** Request data from valid form values. */
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
import { MAX_DESCRIPTION_LENGTH, ${camel}Schema, toDraft, toValues } from '../model/${kebab}-form';
import type { ${pascal}Values } from '../model/${kebab}-form';
import { texts } from '../texts';

interface ${pascal}ModalProps {
  /** The record to change, or null to add one. */
  record: ${pascal} | null;
  onClose: () => void;
}

/** Shown where no field has the error. */
const failureMessage = () => texts.failed;

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
      title={record ? texts.change : texts.add}
      initialValues={toValues(record)}
      version={record?.version}
      draft={{ form: '${kebab}', record: record?.id ?? null }}
      schema={${camel}Schema}
      successTitle={record ? texts.changed : texts.added}
      failureMessage={failureMessage}
      onSave={save}
      onClose={onClose}
    >
      <TextInput name="name" label={texts.name} />
      <TextAreaInput name="description" label={texts.description} maxLength={MAX_DESCRIPTION_LENGTH} />
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
import { texts } from '../texts';

const ${pascal}Modal = lazyDialog(async () => (await import('./${pascal}Modal')).${pascal}Modal);

/** The candidate's records of "${title}" with Add, Edit and Delete. */
export function ${pascal}Section() {
  const query = useGet${plural}Query();
  const [remove] = useDelete${pascal}Mutation();
  return (
    <RecordSection
      title={texts.title}
      form="${kebab}"
      query={query}
      emptyText={texts.empty}
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
    [`${folder}/texts.ts`]: texts(names),
    [`${folder}/texts.en.ts`]: englishTexts(names),
    [`${folder}/index.ts`]: index(names),
  };
}
