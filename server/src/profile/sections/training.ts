import { desc } from 'drizzle-orm';
import { trainings } from '../../db/profile-schema';
import { endProblem, todayInIndonesia, yearOf } from '../dates';
import { refuseProblems, type Problem } from '../../http/field-problems';
import type { Schemas } from '../schemas';
import type { Section } from './section';

/** How far from the current year a training may lie (specification 2, section 9). */
const YEARS_BACK = 30;
const YEARS_AHEAD = 15;

function yearProblem(day: string | null | undefined, now: Date): Problem {
  if (day == null) return null;
  const current = yearOf(todayInIndonesia(now));
  const [first, last] = [current - YEARS_BACK, current + YEARS_AHEAD];
  return yearOf(day) < first || yearOf(day) > last ? `Tahun harus antara ${first} dan ${last}.` : null;
}

/** Training and certification, ongoing entries first and then the latest (specification 2, sections 3 to 5). */
export const training: Section<typeof trainings, Schemas['TrainingWrite'], Schemas['Training']> = {
  path: 'training',
  title: 'Pelatihan dan sertifikasi',
  resource: 'Training',
  table: trainings,
  messages: {
    added: 'Pelatihan atau sertifikasi berhasil ditambahkan.',
    changed: 'Pelatihan atau sertifikasi berhasil diubah.',
    deleted: 'Pelatihan atau sertifikasi berhasil dihapus.',
  },
  fieldMessages: {
    'title.missing': 'Judul wajib diisi.',
    'institutionName.missing': 'Nama organisasi wajib diisi.',
    'type.missing': 'Tipe wajib dipilih.',
    'startDate.missing': 'Tanggal mulai wajib diisi.',
  },

  read: (db, where) =>
    db
      .select({
        id: trainings.id,
        title: trainings.title,
        institutionName: trainings.institutionName,
        type: trainings.type,
        startDate: trainings.startDate,
        endDate: trainings.endDate,
        isPresent: trainings.isPresent,
        locationName: trainings.locationName,
        locationType: trainings.locationType,
        status: trainings.status,
        description: trainings.description,
      })
      .from(trainings)
      .where(where)
      .orderBy(
        desc(trainings.isPresent),
        desc(trainings.endDate),
        desc(trainings.startDate),
        desc(trainings.createdAt),
      ),

  toRow({ startDate, endDate, isPresent, ...body }, { now }) {
    const period = { start: startDate, end: endDate, isOpen: isPresent };
    refuseProblems({
      startDate: yearProblem(startDate, now),
      endDate:
        endProblem(period, 'Tanggal berakhir harus diisi jika tidak mengikuti program tersebut lagi.') ??
        (isPresent ? null : yearProblem(endDate, now)),
    });
    return {
      title: body.title,
      institutionName: body.institutionName.trim(),
      type: body.type,
      startDate,
      endDate: isPresent ? null : endDate,
      isPresent,
      locationName: body.locationName?.trim() ?? null,
      locationType: body.locationType ?? 'offline',
      status: body.status ?? null,
      description: body.description ?? null,
    };
  },
};
