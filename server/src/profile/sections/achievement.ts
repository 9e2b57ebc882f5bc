import { desc } from 'drizzle-orm';
import { achievements } from '../../db/profile-schema';
import { pastDayProblem, todayInIndonesia } from '../dates';
import { refuseProblems } from '../../http/field-problems';
import type { Schemas } from '../schemas';
import type { Section } from './section';

/** Achievements, the latest first (specification 2, sections 3 to 5). */
export const achievement: Section<typeof achievements, Schemas['AchievementWrite'], Schemas['Achievement']> = {
  path: 'achievement',
  title: 'Penghargaan',
  resource: 'Achievement',
  table: achievements,
  messages: {
    added: 'Penghargaan berhasil ditambahkan.',
    changed: 'Penghargaan berhasil diubah.',
    deleted: 'Penghargaan berhasil dihapus.',
  },
  fieldMessages: {
    'name.missing': 'Judul penghargaan wajib diisi.',
    'organizationOrEvent.missing': 'Instansi pemberi wajib diisi.',
    'date.missing': 'Tanggal wajib diisi.',
    'description.missing': 'Informasi tambahan wajib diisi.',
  },

  read: (db, where) =>
    db
      .select({
        id: achievements.id,
        name: achievements.name,
        date: achievements.date,
        organizationOrEvent: achievements.organizationOrEvent,
        description: achievements.description,
      })
      .from(achievements)
      .where(where)
      .orderBy(desc(achievements.date), desc(achievements.createdAt)),

  toRow({ name, date, organizationOrEvent, description }, { now }) {
    refuseProblems({ date: pastDayProblem(date, todayInIndonesia(now)) });
    return { name: name.trim(), date, organizationOrEvent: organizationOrEvent.trim(), description };
  },
};
