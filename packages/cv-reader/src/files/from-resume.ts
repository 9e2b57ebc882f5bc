import { dateOf, isOpenEnd, periodBetween } from '../entries/dates';
import { degreeLevel } from '../entries/education';
import { languageLevel } from '../entries/lists';
import { datesOf } from '../entries/records';
import { fromHtml } from '../plain-text';
import type { CvEntry, CvReading } from '../reading';
import { checkSize, CvRefused } from './refusal';
import { MAX_ENTRIES, toDataReading, toEntry, type NamedText } from './to-entry';

type Item = Partial<Record<string, unknown>>;

const toItem = (value: unknown): Item => (typeof value === 'object' && value !== null ? value : {});

const toItems = (value: unknown): Item[] => (Array.isArray(value) ? value.map(toItem) : []);

const toTexts = (value: unknown): string[] =>
  Array.isArray(value) ? value.slice(0, MAX_ENTRIES).filter((text) => typeof text === 'string') : [];

/** The first of the values that is a text with letters, or a number. */
function textOf(...values: unknown[]): string | undefined {
  const found = values.find((value) => (typeof value === 'string' && value.trim() !== '') || Number.isFinite(value));
  return found === undefined ? undefined : String(found);
}

const dateIn = (value: unknown): string | undefined => dateOf(textOf(value) ?? '');

const periodIn = ({ startDate, endDate }: Item, names: Parameters<typeof datesOf>[1]): CvEntry['values'] =>
  datesOf(periodBetween(textOf(startDate), textOf(endDate)), names);

/** A summary with what stands below it as a list. */
function descriptionOf({ summary, highlights }: Item): string | undefined {
  const list = toTexts(highlights).map((text) => `- ${text}`);
  return textOf([textOf(summary), ...list].filter((text) => text !== undefined).join('\n'));
}

function fromBasics(basics: Item): CvEntry[] {
  const location = toItem(basics.location);
  const addressOn = (network: RegExp): string | undefined => {
    const found = toItems(basics.profiles).find((item) => network.test(textOf(item.network, item.url) ?? ''));
    return found && textOf(found.address, found.url, found.username);
  };
  return [
    ...toEntry('personal', {
      name: textOf(basics.name),
      phoneNumber: textOf(basics.phone),
      email: textOf(basics.email),
      location: textOf(location.region),
      city: textOf(location.city),
      detailLocation: textOf(location.address),
      linkedin: addressOn(/linkedin/i),
      instagram: addressOn(/instagram/i),
    }),
    ...toEntry('headline', { professionalHeadline: textOf(basics.label), about: textOf(basics.summary) }),
  ];
}

const fromWork = (item: Item): CvEntry[] =>
  toEntry('workExperience', {
    title: textOf(item.position),
    companyName: textOf(item.name, item.company),
    jobLevel: textOf(item.jobLevel),
    industry: textOf(item.industry),
    workingType: textOf(item.workingType),
    ...periodIn(item, { start: 'startDate', end: 'endDate', present: 'currentlyWorking' }),
    description: descriptionOf(item),
  });

function fromEducation(item: Item): CvEntry[] {
  const degree = textOf(item.studyType);
  return toEntry('education', {
    educationLevel: degree && (degreeLevel(degree) ?? degree),
    education: textOf(item.institution),
    educationMajor: textOf(item.area),
    ...periodIn(item, { start: 'dateStart', end: 'graduationDate', present: 'isPresent' }),
    gpa: textOf(item.score, item.gpa),
    location: item.location === 'indonesia' || item.location === 'overseas' ? item.location : undefined,
    description: textOf(item.description),
  });
}

const fromVolunteer = (item: Item): CvEntry[] =>
  toEntry('organizationExperience', {
    organization_name: textOf(item.organization),
    position_name: textOf(item.position),
    ...periodIn(item, { start: 'start_date', end: 'end_date', present: 'is_present' }),
    additional_info: descriptionOf(item),
  });

const fromCertificate = (item: Item): CvEntry[] =>
  toEntry('training', {
    title: textOf(item.name),
    institutionName: textOf(item.issuer),
    type: textOf(item.type, 'certification'),
    startDate: dateIn(item.date),
    endDate: dateIn(item.endDate),
    // A certificate of another program has a day alone.
    isPresent: item.isPresent === true ? 'true' : undefined,
    locationType: textOf(item.locationType),
    locationName: textOf(item.locationName),
    description: textOf(item.description),
  });

const fromAward = (item: Item): CvEntry[] =>
  toEntry('achievement', {
    name: textOf(item.title),
    date: dateIn(item.date),
    organizationOrEvent: textOf(item.awarder),
    description: textOf(item.summary),
  });

/** The keywords of a group of skills, or the skill itself. */
function fromSkill(item: Item): CvEntry[] {
  const keywords = toTexts(item.keywords);
  const names = keywords.length > 0 ? keywords : [textOf(item.name)];
  return names.flatMap((name) => toEntry('skill', { name }));
}

const fromLanguage = (item: Item): CvEntry[] => {
  const language = textOf(item.language);
  return toEntry('language', { language, level: language && languageLevel(textOf(item.fluency) ?? '') });
};

/** Keys whose values are about the file, or say what another value is. */
const NOT_OF_THE_CV = /^(?:\$schema|meta|network|countryCode)$/;

/** The last part of an address, such as a name in a network; of another text the text. */
const lastPart = (text: string): string => text.replace(/\/$/, '').replace(/^.*[/@]/, '');

/** Texts and numbers of the data that no entry has. */
function findUnread(resume: unknown, entries: readonly CvEntry[]): NamedText[] {
  const lines = entries.flatMap(({ values }) =>
    Object.values(values).flatMap((value = '') => [value, ...value.split('\n')]),
  );
  const read = new Set(lines.flatMap((line) => [line.trim(), line.replace(/^- /, '').trim(), lastPart(line)]));
  const isRead = (text: string): boolean =>
    [
      text.trim(),
      lastPart(text),
      dateOf(text),
      isOpenEnd(text) ? 'true' : undefined,
      degreeLevel(text),
      languageLevel(text),
    ].some((form) => form !== undefined && read.has(form));
  const unread: NamedText[] = [];
  const look = (value: unknown, path: readonly string[]): void => {
    if (typeof value === 'object' && value !== null) {
      Object.entries(value).forEach(([key, part]) => {
        // Titian's own files repeat an address as the web has it.
        const isRepeated = key === 'url' && 'address' in value;
        if (!isRepeated && !NOT_OF_THE_CV.test(key)) look(part, Array.isArray(value) ? path : [...path, key]);
      });
      return;
    }
    const text = textOf(value);
    if (text !== undefined && !text.split('\n').every(isRead)) unread.push({ name: path.join('.'), text });
  };
  look(resume, []);
  return unread;
}

/** How the values of a list are read, by its key, in the order of the entries. */
const LISTS: Record<string, (item: Item) => CvEntry[]> = {
  education: fromEducation,
  work: fromWork,
  volunteer: fromVolunteer,
  certificates: fromCertificate,
  awards: fromAward,
  skills: fromSkill,
  languages: fromLanguage,
  interests: (item) => toEntry('interest', { name: textOf(item.name) }),
  projects: (item) => toEntry('portfolio', { name: textOf(item.name), url: textOf(item.address, item.url) }),
};

/**
 * Entries of a CV as JSON Resume, of any version and by any program (specification 4, section 10). What is no text, or no
 * date where one belongs, is left out; lengths and master lists are checked where the entries are taken.
 */
export function fromResume(resume: unknown): CvReading {
  const item = toItem(resume);
  const records = Object.entries(LISTS).flatMap(([key, toEntries]) => toItems(item[key]).flatMap(toEntries));
  const entries = [...fromBasics(toItem(item.basics)), ...records];
  return toDataReading(entries, findUnread(resume, entries));
}

/**
 * The value of a text in JSON, with texts as they are shown and without pictures.
 *
 * @throws CvRefused for a text that is no JSON, or beyond the limits
 */
export function parseResume(text: string): unknown {
  const bare = text.replaceAll(/(?<!\\)"data:image[^"]*"/g, 'null');
  let values = 0;
  checkSize(values, bare.length);
  try {
    return JSON.parse(bare, (_key, value: unknown): unknown => {
      checkSize((values += 1), 0);
      return typeof value === 'string' ? fromHtml(value) : value;
    });
  } catch (error) {
    throw error instanceof CvRefused ? error : new CvRefused('failed');
  }
}
