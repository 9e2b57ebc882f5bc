/** How one record of each section reads in a CV (specification 2, sections 2 and 3). */
import { LEVEL } from '../masters/education-levels';
import type { Schemas } from '../profile/schemas';
import type { CvEntry } from './cv';
import { formatDay, formatPeriod } from './cv-dates';
import { toCvLink } from './cv-link';
import type { CvTexts } from './cv-texts';

/** Puts short details that are known in one line. */
export function joinDetails(details: readonly (string | null | undefined)[]): string {
  return details.filter((detail) => detail?.trim()).join(' · ');
}

function gpaText(levelId: Schemas['Id'], value: number, { gpa, mark, locale }: CvTexts): string {
  if (levelId === LEVEL.SMA || levelId === LEVEL.SMK) return `${mark} ${value}`;
  return `${gpa} ${value.toLocaleString(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
}

/** A job, with its company, level and type. */
export function workEntry(work: Schemas['WorkExperience'], texts: CvTexts): CvEntry {
  return {
    title: work.title,
    period: formatPeriod({ start: work.startDate, end: work.endDate, isOpen: work.currentlyWorking }, texts),
    organization: work.companyName,
    details: joinDetails([work.jobLevel.name, texts.workingTypes[work.workingType]]),
    text: work.description,
  };
}

/** An education, with what was typed where the institution or the major is in no list. */
export function educationEntry(record: Schemas['Education'], texts: CvTexts): CvEntry {
  const { educationLevel, dateStart, graduationDate, isPresent } = record;
  const major = record.otherMajor ?? record.educationMajor.name;
  return {
    title: record.otherEducation ?? record.education.name,
    period: formatPeriod({ start: dateStart, end: graduationDate, isOpen: isPresent }, texts),
    details: joinDetails([educationLevel.name, major, gpaText(educationLevel.id, record.gpa, texts)]),
    text: record.description,
  };
}

/** A position in an organisation. */
export function organizationEntry(record: Schemas['OrganizationExperience'], texts: CvTexts): CvEntry {
  return {
    title: record.position_name,
    period: formatPeriod({ start: record.start_date, end: record.end_date, isOpen: record.is_present }, texts),
    organization: record.organization_name,
    text: record.additional_info,
  };
}

/** A training or certification, with its place unless it was online. */
export function trainingEntry(record: Schemas['Training'], texts: CvTexts): CvEntry {
  const place = record.locationType === 'online' ? texts.online : record.locationName;
  return {
    title: record.title,
    period: formatPeriod({ start: record.startDate, end: record.endDate, isOpen: record.isPresent }, texts),
    organization: record.institutionName,
    details: joinDetails([texts.trainingTypes[record.type], place]),
    text: record.description,
  };
}

/** An award and the day it was given. */
export function achievementEntry(record: Schemas['Achievement'], texts: CvTexts): CvEntry {
  return {
    title: record.name,
    period: formatDay(record.date, texts),
    organization: record.organizationOrEvent,
    text: record.description,
  };
}

/** A language and how well it is spoken, in one line with the others. */
export function languageDetail({ language, level }: Schemas['CandidateLanguage'], texts: CvTexts): string {
  return `${language.name} (${texts.languageLevels[level]})`;
}

/** A portfolio and its address. */
export function portfolioEntry({ name, url }: Schemas['Portfolio']): CvEntry {
  return { title: name, link: toCvLink(url) };
}
