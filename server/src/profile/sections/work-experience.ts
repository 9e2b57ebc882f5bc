import { and, desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { workExperiences } from '../../db/profile-schema';
import { masterItems } from '../../db/schema';
import { dayProblem, endProblem } from '../dates';
import { refuseProblems } from '../../http/field-problems';
import { requireMasterId } from '../master-reference';
import type { Schemas } from '../schemas';
import type { Section } from './section';

const jobLevel = alias(masterItems, 'job_level');
const industry = alias(masterItems, 'industry');

/** Work experience, the present job first and then the latest (specification 2, sections 3 to 5). */
export const workExperience: Section<
  typeof workExperiences,
  Schemas['WorkExperienceWrite'],
  Schemas['WorkExperience']
> = {
  path: 'work-experience',
  title: 'Pengalaman kerja',
  resource: 'WorkExperience',
  table: workExperiences,
  messages: {
    added: 'Pengalaman kerja berhasil ditambahkan.',
    changed: 'Pengalaman kerja berhasil diubah.',
    deleted: 'Pengalaman kerja berhasil dihapus.',
  },
  fieldMessages: {
    'title.missing': 'Nama posisi wajib diisi.',
    'title.maxLength': 'Maksimal 250 karakter',
    'companyName.missing': 'Nama perusahaan wajib diisi.',
    'companyName.maxLength': 'Maksimal 250 karakter',
    'jobLevel.missing': 'Level pekerjaan wajib dipilih.',
    'industry.missing': 'Industri wajib dipilih.',
    'workingType.missing': 'Tipe pekerjaan wajib dipilih.',
    'startDate.missing': 'Tanggal mulai wajib diisi.',
    'description.missing': 'Deskripsi wajib diisi.',
  },

  async read(db, where) {
    const rows = await db
      .select({ record: workExperiences, jobLevel: jobLevel.name, industry: industry.name })
      .from(workExperiences)
      .leftJoin(jobLevel, and(eq(jobLevel.kind, 'position-level'), eq(jobLevel.id, workExperiences.jobLevelId)))
      .leftJoin(industry, and(eq(industry.kind, 'industry'), eq(industry.id, workExperiences.industryId)))
      .where(where)
      .orderBy(
        desc(workExperiences.currentlyWorking),
        desc(workExperiences.endDate),
        desc(workExperiences.startDate),
        desc(workExperiences.createdAt),
      );
    return rows.map(({ record, ...names }) => ({
      id: record.id,
      title: record.title,
      companyName: record.companyName,
      jobLevel: { id: record.jobLevelId, name: names.jobLevel ?? '' },
      industry: { id: record.industryId, name: names.industry ?? '' },
      workingType: record.workingType,
      startDate: record.startDate,
      endDate: record.endDate,
      currentlyWorking: record.currentlyWorking,
      description: record.description,
    }));
  },

  async toRow({ startDate, endDate, currentlyWorking, ...body }, { db }) {
    refuseProblems({
      startDate: dayProblem(startDate),
      endDate: endProblem(
        { start: startDate, end: endDate, isOpen: currentlyWorking },
        'Tanggal selesai wajib diisi jika sudah tidak bekerja di sini.',
      ),
    });
    return {
      title: body.title,
      companyName: body.companyName.trim(),
      jobLevelId: await requireMasterId(db, 'position-level', 'jobLevel', body.jobLevel),
      industryId: await requireMasterId(db, 'industry', 'industry', body.industry),
      workingType: body.workingType,
      startDate,
      endDate: currentlyWorking ? null : endDate,
      currentlyWorking,
      description: body.description,
    };
  },
};
