import { and, desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { educations } from '../../db/profile-schema';
import { educationItems, masterItems } from '../../db/schema';
import type { Schemas } from '../schemas';
import { toEducationRow } from './education-row';
import type { Section } from './section';

/** Stands for an institution or a major that was typed. */
const OTHER = { id: 'Other', name: 'Other' };

const level = alias(masterItems, 'level');
const institution = alias(educationItems, 'institution');
const major = alias(educationItems, 'major');

const itemOrOther = (id: number | null, name: string | null) => (id === null ? OTHER : { id, name: name ?? '' });

/** Education, the present one first and then the latest (specification 2, sections 3 to 5). */
export const education: Section<typeof educations, Schemas['EducationWrite'], Schemas['Education']> = {
  path: 'education',
  title: 'Pendidikan',
  resource: 'Education',
  table: educations,
  messages: {
    added: 'Pendidikan berhasil ditambahkan.',
    changed: 'Pendidikan berhasil diubah.',
    deleted: 'Pendidikan berhasil dihapus.',
  },
  fieldMessages: {
    'educationLevel.missing': 'Tingkat pendidikan tidak boleh kosong',
    'education.missing': 'Universitas tidak boleh kosong',
    'educationMajor.missing': 'Jurusan tidak boleh kosong',
    'location.missing': 'Lokasi tidak boleh kosong',
    'gpa.missing': 'IPK tidak boleh kosong',
    'dateStart.missing': 'Tanggal mulai tidak boleh kosong',
  },

  /** The level, of which a schema's message knows nothing, decides between which bounds a GPA must lie. */
  relaxSchema: ({ properties, ...schema }) => ({
    ...schema,
    properties: { ...(properties as object), gpa: { type: 'number' } },
  }),

  async read(db, where) {
    const rows = await db
      .select({ record: educations, level: level.name, institution: institution.name, major: major.name })
      .from(educations)
      .leftJoin(level, and(eq(level.kind, 'education-level'), eq(level.id, educations.levelId)))
      .leftJoin(institution, and(eq(institution.kind, 'education'), eq(institution.id, educations.institutionId)))
      .leftJoin(major, and(eq(major.kind, 'education-major'), eq(major.id, educations.majorId)))
      .where(where)
      .orderBy(
        desc(educations.isPresent),
        desc(educations.graduationDate),
        desc(educations.startDate),
        desc(educations.createdAt),
      );
    return rows.map(({ record, ...names }) => ({
      id: record.id,
      educationLevel: { id: record.levelId, name: names.level ?? '' },
      education: itemOrOther(record.institutionId, names.institution),
      educationMajor: itemOrOther(record.majorId, names.major),
      otherEducation: record.otherInstitution,
      otherMajor: record.otherMajor,
      location: record.location,
      dateStart: record.startDate,
      graduationDate: record.graduationDate,
      isPresent: record.isPresent,
      gpa: record.gpa,
      description: record.description,
    }));
  },

  toRow: toEducationRow,
};
