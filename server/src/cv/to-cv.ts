import type { Cv, CvEntry, CvLink, CvSection } from './cv';
import {
  achievementEntry,
  educationEntry,
  joinDetails,
  languageDetail,
  organizationEntry,
  portfolioEntry,
  trainingEntry,
  workEntry,
} from './cv-entries';
import { toCvLink } from './cv-link';
import type { CvSource } from './read-cv-source';

const isText = (text: string | null | undefined): text is string => (text ?? '').trim() !== '';

/** A section's only entry where all that it has is one text. */
const textOnly = (text: string | null): CvEntry[] => (isText(text) ? [{ text }] : []);

const names = (items: readonly { name: string }[]): string => joinDetails(items.map(({ name }) => name));

function toLinks({ profile, portfolios }: CvSource): CvLink[] {
  const [latest] = portfolios;
  return [
    isText(profile.linkedin) && toCvLink(profile.linkedin, 'LinkedIn'),
    isText(profile.instagram) && toCvLink(profile.instagram, 'Instagram'),
    latest !== undefined && toCvLink(latest.url, 'Portofolio'),
  ].filter((link) => link !== false);
}

function toSections(source: CvSource): CvSection[] {
  return [
    { heading: 'Tentang Saya', entries: textOnly(source.profile.about) },
    { heading: 'Pengalaman Kerja', entries: source.workExperiences.map(workEntry) },
    { heading: 'Pendidikan Terakhir', entries: source.educations.map(educationEntry) },
    { heading: 'Pengalaman Organisasi', entries: source.organizationExperiences.map(organizationEntry) },
    { heading: 'Pelatihan dan Sertifikasi', entries: source.trainings.map(trainingEntry) },
    { heading: 'Penghargaan', entries: source.achievements.map(achievementEntry) },
    { heading: 'Keahlian', entries: textOnly(names(source.skills)) },
    { heading: 'Bahasa', entries: textOnly(joinDetails(source.languages.map(languageDetail))) },
    { heading: 'Minat Pekerjaan', entries: textOnly(names(source.interests)) },
    { heading: 'Portofolio', entries: source.portfolios.map(portfolioEntry) },
  ].filter(({ entries }) => entries.length > 0);
}

/**
 * What of a profile goes into the CV. The identity number, date and place of birth, home address and salary do not: a
 * CV is passed on to people whom the candidate does not know.
 */
export function toCv(source: CvSource): Cv {
  const { name, professionalHeadline, email, phoneNumber, city, location } = source.profile;
  const place = [city?.name, location?.name].filter(isText).join(', ');
  return {
    name,
    headline: professionalHeadline,
    contacts: [joinDetails([email, phoneNumber]), place].filter(isText),
    links: toLinks(source),
    sections: toSections(source),
  };
}
