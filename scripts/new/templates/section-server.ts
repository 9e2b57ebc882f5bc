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

/** The provider's files of a section, by their paths from the root. */
export function serverFiles(names: SectionNames): Record<string, string> {
  const folder = 'server/src/profile/sections';
  return {
    [`${folder}/${names.kebab}.ts`]: section(names),
  };
}
