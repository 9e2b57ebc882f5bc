import { and, desc, eq, ne } from 'drizzle-orm';
import { candidateLanguages } from '../../db/profile-schema';
import { masterItems } from '../../db/schema';
import { refuseProblems, type Problem } from '../../http/field-problems';
import { requireMasterId } from '../master-reference';
import type { Schemas } from '../schemas';
import { ownedBy } from './records';
import type { Section, WriteContext } from './section';

async function duplicateProblem(languageId: number, { db, candidateId, recordId }: WriteContext): Promise<Problem> {
  const isAnother = recordId === null ? undefined : ne(candidateLanguages.id, recordId);
  const found = await db
    .select({ id: candidateLanguages.id })
    .from(candidateLanguages)
    .where(and(ownedBy(candidateLanguages, candidateId), eq(candidateLanguages.languageId, languageId), isAnother));
  return found.length > 0 ? 'Bahasa ini sudah ada di profil Anda.' : null;
}

/** Languages, the newest first (specification 2, section 3). A language can be there once. */
export const language: Section<
  typeof candidateLanguages,
  Schemas['CandidateLanguageWrite'],
  Schemas['CandidateLanguage']
> = {
  path: 'language',
  title: 'Bahasa',
  resource: 'CandidateLanguage',
  table: candidateLanguages,
  messages: {
    added: 'Bahasa berhasil ditambahkan.',
    changed: 'Bahasa berhasil diubah.',
    deleted: 'Bahasa berhasil dihapus.',
  },
  fieldMessages: {
    'language.missing': 'Bahasa wajib dipilih.',
    'level.missing': 'Tingkat kemahiran wajib dipilih.',
  },

  async read(db, where) {
    const rows = await db
      .select({ record: candidateLanguages, name: masterItems.name })
      .from(candidateLanguages)
      .leftJoin(masterItems, and(eq(masterItems.kind, 'language'), eq(masterItems.id, candidateLanguages.languageId)))
      .where(where)
      .orderBy(desc(candidateLanguages.createdAt));
    return rows.map(({ record, name }) => ({
      id: record.id,
      language: { id: record.languageId, name: name ?? '' },
      level: record.level,
      status: record.status,
    }));
  },

  async toRow(body, context) {
    const languageId = await requireMasterId(context.db, 'language', 'language', body.language);
    refuseProblems({ language: await duplicateProblem(languageId, context) });
    return { languageId, level: body.level, status: body.status ?? 'active' };
  },
};
