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

type SectionKey = Exclude<keyof CvSource, 'profile'>;

/** The sections in the order of the CV. The type requires one entry for each section of the profile. */
const SECTIONS: { [Key in SectionKey]: { heading: string; toEntries(records: CvSource[Key]): CvEntry[] } } = {
  workExperiences: { heading: 'Pengalaman Kerja', toEntries: (records) => records.map(workEntry) },
  educations: { heading: 'Pendidikan Terakhir', toEntries: (records) => records.map(educationEntry) },
  organizationExperiences: {
    heading: 'Pengalaman Organisasi',
    toEntries: (records) => records.map(organizationEntry),
  },
  trainings: { heading: 'Pelatihan dan Sertifikasi', toEntries: (records) => records.map(trainingEntry) },
  achievements: { heading: 'Penghargaan', toEntries: (records) => records.map(achievementEntry) },
  skills: { heading: 'Keahlian', toEntries: (records) => textOnly(names(records)) },
  languages: { heading: 'Bahasa', toEntries: (records) => textOnly(joinDetails(records.map(languageDetail))) },
  interests: { heading: 'Minat Pekerjaan', toEntries: (records) => textOnly(names(records)) },
  portfolios: { heading: 'Portofolio', toEntries: (records) => records.map(portfolioEntry) },
};

const toSection = <Key extends SectionKey>(source: CvSource, key: Key): CvSection => ({
  heading: SECTIONS[key].heading,
  entries: SECTIONS[key].toEntries(source[key]),
});

function toSections(source: CvSource): CvSection[] {
  return [
    { heading: 'Tentang Saya', entries: textOnly(source.profile.about) },
    ...(Object.keys(SECTIONS) as SectionKey[]).map((key) => toSection(source, key)),
  ].filter(({ entries }) => entries.length > 0);
}

/**
 * Content of a CV. The identity number, date and place of birth, home address and salary are left out: a
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
