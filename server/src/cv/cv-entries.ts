/** How one record of each section reads in a CV (specification 2, sections 2 and 3). */
import { LEVEL } from '../masters/data/education-levels';
import type { Schemas } from '../profile/schemas';
import type { CvEntry } from './cv';
import { formatDay, formatPeriod } from './cv-dates';
import { toCvLink } from './cv-link';

const WORKING_TYPES: Record<Schemas['WorkExperience']['workingType'], string> = {
  fulltime: 'Penuh Waktu',
  parttime: 'Paruh Waktu',
  contract: 'Kontrak',
  temporary: 'Sementara',
  internship: 'Magang',
};

const LANGUAGE_LEVELS: Record<Schemas['CandidateLanguage']['level'], string> = {
  fluent: 'Fasih',
  intermediate: 'Menengah',
  beginner: 'Pemula',
};

const TRAINING_TYPES: Record<Schemas['Training']['type'], string> = {
  training: 'Pelatihan',
  certification: 'Sertifikasi',
};

const gpaFormat = new Intl.NumberFormat('id-ID', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Puts short details that are known in one line. */
export function joinDetails(details: readonly (string | null | undefined)[]): string {
  return details.filter((detail) => detail?.trim()).join(' · ');
}

function gpaText(levelId: Schemas['Id'], gpa: number): string {
  const isMark = levelId === LEVEL.SMA || levelId === LEVEL.SMK;
  return isMark ? `Nilai ${gpa}` : `IPK ${gpaFormat.format(gpa)}`;
}

/** A job, with its company, level and type. */
export function workEntry(work: Schemas['WorkExperience']): CvEntry {
  return {
    title: work.title,
    period: formatPeriod({ start: work.startDate, end: work.endDate, isOpen: work.currentlyWorking }),
    details: joinDetails([work.companyName, work.jobLevel.name, WORKING_TYPES[work.workingType]]),
    text: work.description,
  };
}

/** An education, with what was typed where the institution or the major is in no list. */
export function educationEntry(record: Schemas['Education']): CvEntry {
  const { educationLevel, dateStart, graduationDate, isPresent } = record;
  const major = record.otherMajor ?? record.educationMajor.name;
  return {
    title: record.otherEducation ?? record.education.name,
    period: formatPeriod({ start: dateStart, end: graduationDate, isOpen: isPresent }),
    details: joinDetails([educationLevel.name, major, gpaText(educationLevel.id, record.gpa)]),
    text: record.description,
  };
}

/** A position in an organisation. */
export function organizationEntry(record: Schemas['OrganizationExperience']): CvEntry {
  return {
    title: record.position_name,
    period: formatPeriod({ start: record.start_date, end: record.end_date, isOpen: record.is_present }),
    details: record.organization_name,
    text: record.additional_info,
  };
}

/** A training or certification, with its place unless it was online. */
export function trainingEntry(record: Schemas['Training']): CvEntry {
  const place = record.locationType === 'online' ? 'Daring' : record.locationName;
  return {
    title: record.title,
    period: formatPeriod({ start: record.startDate, end: record.endDate, isOpen: record.isPresent }),
    details: joinDetails([record.institutionName, TRAINING_TYPES[record.type], place]),
    text: record.description,
  };
}

/** An award and the day it was given. */
export function achievementEntry(record: Schemas['Achievement']): CvEntry {
  return {
    title: record.name,
    period: formatDay(record.date),
    details: record.organizationOrEvent,
    text: record.description,
  };
}

/** A language and how well it is spoken, in one line with the others. */
export function languageDetail({ language, level }: Schemas['CandidateLanguage']): string {
  return `${language.name} (${LANGUAGE_LEVELS[level]})`;
}

/** A portfolio and its address. */
export function portfolioEntry({ name, url }: Schemas['Portfolio']): CvEntry {
  return { title: name, link: toCvLink(url) };
}
