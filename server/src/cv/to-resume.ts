import { toCvLink } from './cv-link';
import { NO_OPTIONS, type CvOptions } from './cv-options';
import type { CvSource } from './read-cv-source';

/** An address of the web as JSON Resume takes it, and the text that was given where it is another one. */
const urlOf = (address: string): { url?: string; address?: string } => {
  const { url } = toCvLink(address);
  return { ...(url !== null && { url }), ...(url !== address && { address }) };
};

function basicsOf({ profile }: CvSource, { hidesContact }: CvOptions) {
  const { name, professionalHeadline, email, phoneNumber, about, city, location, linkedin, instagram } = profile;
  const networks = { LinkedIn: linkedin, Instagram: instagram };
  return {
    name,
    label: professionalHeadline,
    summary: about,
    location: { city: city?.name, region: location?.name, countryCode: 'ID' },
    ...(!hidesContact && {
      email,
      phone: phoneNumber,
      profiles: Object.entries(networks).flatMap(([network, address]) =>
        address ? [{ network, ...urlOf(address) }] : [],
      ),
    }),
  };
}

/** A copy without what is null, missing or empty, which the schema does not allow everywhere. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (typeof value !== 'object' || value === null) return value;
  const filled = Object.entries(value).filter(([, part]) => part !== null && part !== undefined && part !== '');
  return Object.fromEntries(filled.map(([key, part]) => [key, withoutEmpty(part)]));
}

/**
 * The data of a CV as JSON Resume 1.0.0, which the file carries as `resume.json` (specification 4, section 10). It has
 * what the CV shows and no more; a period without `endDate` continues. Fields that JSON Resume does not know have
 * the names of the contract.
 */
export function toResume(source: CvSource, options: CvOptions = NO_OPTIONS): object {
  return withoutEmpty({
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: basicsOf(source, options),
    work: source.workExperiences.map((work) => ({
      name: work.companyName,
      position: work.title,
      startDate: work.startDate,
      endDate: work.currentlyWorking ? null : work.endDate,
      summary: work.description,
      jobLevel: work.jobLevel.name,
      industry: work.industry.name,
      workingType: work.workingType,
    })),
    education: source.educations.map((education) => ({
      institution: education.otherEducation ?? education.education.name,
      area: education.otherMajor ?? education.educationMajor.name,
      studyType: education.educationLevel.name,
      startDate: education.dateStart,
      endDate: education.isPresent ? null : education.graduationDate,
      score: String(education.gpa),
      location: education.location,
      description: education.description,
    })),
    volunteer: source.organizationExperiences.map((record) => ({
      organization: record.organization_name,
      position: record.position_name,
      startDate: record.start_date,
      endDate: record.is_present ? null : record.end_date,
      summary: record.additional_info,
    })),
    certificates: source.trainings.map((training) => ({
      name: training.title,
      issuer: training.institutionName,
      date: training.startDate,
      endDate: training.isPresent ? null : training.endDate,
      isPresent: training.isPresent ? true : null,
      type: training.type,
      locationType: training.locationType,
      locationName: training.locationType === 'online' ? null : training.locationName,
      description: training.description,
    })),
    awards: source.achievements.map((achievement) => ({
      title: achievement.name,
      date: achievement.date,
      awarder: achievement.organizationOrEvent,
      summary: achievement.description,
    })),
    skills: source.skills.map(({ name }) => ({ name })),
    languages: source.languages.map(({ language, level }) => ({ language: language.name, fluency: level })),
    interests: source.interests.map(({ name }) => ({ name })),
    projects: source.portfolios.map(({ name, url }) => ({ name, ...urlOf(url) })),
    meta: { version: 'v1.0.0' },
  }) as object;
}
