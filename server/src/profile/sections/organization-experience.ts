import { desc } from 'drizzle-orm';
import { organizationExperiences } from '../../db/profile-schema';
import { dayProblem, endProblem } from '../dates';
import { refuseProblems } from '../../http/field-problems';
import type { Schemas } from '../schemas';
import type { Section } from './section';

/** Organisation experience, the present one first and then the latest (specification 2, sections 3 to 5). */
export const organizationExperience: Section<
  typeof organizationExperiences,
  Schemas['OrganizationExperienceWrite'],
  Schemas['OrganizationExperience']
> = {
  path: 'organization-experience',
  title: 'Pengalaman organisasi',
  resource: 'OrganizationExperience',
  table: organizationExperiences,
  messages: {
    added: 'Pengalaman organisasi berhasil ditambahkan.',
    changed: 'Pengalaman organisasi berhasil diubah.',
    deleted: 'Pengalaman organisasi berhasil dihapus.',
  },
  fieldMessages: {
    'organization_name.missing': 'Nama organisasi wajib diisi.',
    'position_name.missing': 'Posisi wajib diisi.',
    'start_date.missing': 'Tanggal mulai wajib diisi.',
  },

  read: (db, where) =>
    db
      .select({
        id: organizationExperiences.id,
        organization_name: organizationExperiences.organizationName,
        position_name: organizationExperiences.positionName,
        start_date: organizationExperiences.startDate,
        end_date: organizationExperiences.endDate,
        is_present: organizationExperiences.isPresent,
        additional_info: organizationExperiences.additionalInfo,
      })
      .from(organizationExperiences)
      .where(where)
      .orderBy(
        desc(organizationExperiences.isPresent),
        desc(organizationExperiences.endDate),
        desc(organizationExperiences.startDate),
        desc(organizationExperiences.createdAt),
      ),

  toRow({ start_date: startDate, end_date: endDate, is_present: isPresent, ...body }) {
    refuseProblems({
      start_date: dayProblem(startDate),
      end_date: endProblem(
        { start: startDate, end: endDate, isOpen: isPresent },
        'Tanggal berakhir wajib diisi jika tidak masih aktif.',
      ),
    });
    return {
      organizationName: body.organization_name.trim(),
      positionName: body.position_name.trim(),
      startDate,
      endDate: isPresent ? null : endDate,
      isPresent,
      additionalInfo: body.additional_info ?? null,
    };
  },
};
