import type { Cv, CvContact, CvEntry, CvSection } from './cv';
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
import { NO_OPTIONS, type CvLanguage, type CvOptions } from './cv-options';
import { CV_TEXTS, type CvTexts } from './cv-texts';
import type { CvSource } from './read-cv-source';

const isText = (text: string | null | undefined): text is string => (text ?? '').trim() !== '';

/** A section's only entry where all that it has is one text. */
const textOnly = (text: string | null): CvEntry[] => (isText(text) ? [{ text }] : []);

const names = (items: readonly { name: string }[]): string => joinDetails(items.map(({ name }) => name));

type SectionKey = Exclude<keyof CvSource, 'profile'>;

interface SectionOf<Records> {
  heading: Record<CvLanguage, string>;
  toEntries(records: Records, texts: CvTexts): CvEntry[];
}

/** Entries of records, one each. */
const each =
  <Item>(toEntry: (record: Item, texts: CvTexts) => CvEntry) =>
  (records: readonly Item[], texts: CvTexts): CvEntry[] =>
    records.map((record) => toEntry(record, texts));

const languageEntries = (records: CvSource['languages'], texts: CvTexts): CvEntry[] =>
  textOnly(joinDetails(records.map((record) => languageDetail(record, texts))));

const nameEntries = (records: readonly { name: string }[]): CvEntry[] => textOnly(names(records));

/** The sections in the order of the CV. The type requires one entry for each section of the profile. */
const SECTIONS: { [Key in SectionKey]: SectionOf<CvSource[Key]> } = {
  workExperiences: { heading: { id: 'Pengalaman Kerja', en: 'Work Experience' }, toEntries: each(workEntry) },
  educations: { heading: { id: 'Pendidikan', en: 'Education' }, toEntries: each(educationEntry) },
  organizationExperiences: {
    heading: { id: 'Pengalaman Organisasi', en: 'Organisations' },
    toEntries: each(organizationEntry),
  },
  trainings: {
    heading: { id: 'Pelatihan dan Sertifikasi', en: 'Training and Certification' },
    toEntries: each(trainingEntry),
  },
  achievements: { heading: { id: 'Penghargaan', en: 'Awards' }, toEntries: each(achievementEntry) },
  skills: { heading: { id: 'Keahlian', en: 'Skills' }, toEntries: nameEntries },
  languages: { heading: { id: 'Bahasa', en: 'Languages' }, toEntries: languageEntries },
  interests: { heading: { id: 'Minat Pekerjaan', en: 'Job Interests' }, toEntries: nameEntries },
  portfolios: { heading: { id: 'Portofolio', en: 'Portfolio' }, toEntries: each(portfolioEntry) },
};

const toSection = <Key extends SectionKey>(source: CvSource, key: Key, lang: CvLanguage): CvSection => ({
  heading: SECTIONS[key].heading[lang],
  entries: SECTIONS[key].toEntries(source[key], CV_TEXTS[lang]),
});

function toSections(source: CvSource, lang: CvLanguage): CvSection[] {
  return [
    { heading: CV_TEXTS[lang].about, entries: textOnly(source.profile.about) },
    ...(Object.keys(SECTIONS) as SectionKey[]).map((key) => toSection(source, key, lang)),
  ].filter(({ entries }) => entries.length > 0);
}

function toContacts({ profile }: CvSource, { template, hidesContact }: CvOptions, texts: CvTexts): CvContact[] {
  const place = [profile.city?.name, profile.location?.name].filter(isText).join(', ');
  const [email, phone] = hidesContact ? [null, null] : [profile.email, profile.phoneNumber];
  const inWords: [string | undefined, string | null][] =
    template === 'formal'
      ? [
          [texts.email, email],
          [texts.phone, phone],
          [texts.city, place],
        ]
      : [
          [undefined, joinDetails([email, phone])],
          [undefined, place],
        ];
  const addresses: [string, string | null][] = [
    ['LinkedIn', profile.linkedin],
    ['Instagram', profile.instagram],
  ];
  return [
    ...inWords.flatMap(([label, text]) => (isText(text) ? [{ ...(label && { label }), text, url: null }] : [])),
    ...addresses.flatMap(([label, address]) =>
      isText(address) && !hidesContact ? [{ label, ...toCvLink(address) }] : [],
    ),
  ];
}

/**
 * Content of a CV. The identity number, date and place of birth, home address and salary are left out: a
 * CV is passed on to people whom the candidate does not know. Specification 4, section 10 has the options.
 */
export function toCv(source: CvSource, options: CvOptions = NO_OPTIONS): Cv {
  const { lang } = options;
  const { name, professionalHeadline } = source.profile;
  return {
    lang,
    name,
    headline: professionalHeadline,
    contacts: toContacts(source, options, CV_TEXTS[lang]),
    sections: toSections(source, lang),
  };
}
