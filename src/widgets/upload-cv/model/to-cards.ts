import { SOCIAL_NETWORK_LABELS } from '@/entities/profile/candidate';
import type { CvEntry, CvLine, CvReading } from '@titian/cv-reader';
import { toNationalDigits } from '@/shared/lib/forms';
import type { NameProposals, Proposal, ProposalSection, SharedChoice, Stated } from '@/entities/profile/proposal';
import { clip } from '@/shared/lib/text';
import { texts } from '../ui/texts';
import { describeValue, isMonthField, lackOf } from './describe';
import { isInProfile, isSamePlace, isSameText } from './in-profile';
import type { ProfileSections } from './use-profile-sections';

/** A fact of a card. */
export interface CvRow {
  /** The contract's name of the field, or the name of a skill. */
  name: string;
  /** Empty for a name of a list. */
  label: string;
  text: string;
  /** `choice`: can be ticked by itself; `known`: the profile has it; `account`: is changed in the account settings. */
  kind: 'fact' | 'choice' | 'known' | 'account';
  /** The profile's own value, which differs. */
  current?: string;
  /** True when it is ticked at first. */
  ticked?: boolean;
  /** Why it cannot be saved as it is. */
  refused?: string;
}

interface CardCheck {
  /** The fields that are still needed, each with what is needed of it, for reading. */
  missing: string[];
  /** True when it can be saved without its form. */
  isReady: boolean;
  /** The fields that one choice for the section fills in; of those that are `isMonth` the file states the year. */
  asked: AskedField[];
  /** Rows that the shared choice fills in. */
  filled: CvRow[];
}

interface AskedField {
  name: string;
  label: string;
  isMonth: boolean;
}

/** Something of a CV that is taken, changed or skipped as a whole. */
export interface CvCard {
  /** The same for the same file. */
  id: string;
  section: string;
  shared?: SharedChoice | undefined;
  /** Of the names of the section's shared values. */
  prefix: string;
  title: string;
  /** The title; where others of the section have the same, with the next fact. */
  name: string;
  rows: CvRow[];
  /** As many rows can be taken at once. */
  limit?: number;
  source: CvLine[];
  /** Null while the profile is not loaded. */
  isInProfile: boolean | null;
  /** Missing or refused fields with what each needs, in words. */
  describe: (missing: Proposal['missing']) => string[];
  /** @param chosen names of the ticked rows, where rows can be ticked */
  check: (chosen?: readonly string[]) => CardCheck;
  /** @param chosen names of the ticked rows, where rows can be ticked */
  propose: (chosen: readonly string[]) => Proposal;
}

const TITLE_LIMIT = 120;

/** Of a value in a card; the form has all of it. */
const TEXT_LIMIT = 400;

/** Of the account: the profile's form only shows them. */
const OF_ACCOUNT = new Set(['email', 'phoneNumber']);

/** Are offered, and never ticked at first: a CV's name is not a wish to change that of the account. */
const NEVER_TICKED = new Set(['dob', 'name']);

const PLACES = new Set(['location', 'city', 'birthPlace']);

interface Filled {
  propose: ProposalSection['propose'];
  choice: Stated;
  /** The fields that the shared choice is for. */
  asked: AskedField[];
  /** The part of the choice that fills them in. */
  filling: Stated;
  proposal: Proposal;
}

const proposals = new WeakMap<CvEntry, Filled>();

const NOTHING: Stated = {};

/**
 * The proposal of an entry, made when it is first wanted: checking all entries at once would stall a slow phone. After a
 * save the section has other records and the same `propose`.
 *
 * @param choice fills in the fields that the entry lacks
 */
function proposalOf(entry: CvEntry, { propose, shared, labels }: ProposalSection, choice: Stated): Filled {
  const stored = proposals.get(entry);
  if (stored?.propose === propose && stored.choice === choice) return stored;
  const stated = propose(entry.values);
  const isYear = (name: string): boolean => isMonthField(name) && entry.values[name]?.length === 4;
  const asked = Object.keys(stated.missing)
    // A value that the CV states and no list has is asked for at its entry: a shared choice would replace it.
    .filter((name) => isYear(name) || (name in (shared?.guess ?? {}) && !entry.values[name]))
    .map((name) => ({ name, label: labels[name] ?? name, isMonth: isYear(name) }));
  const filling = Object.fromEntries(
    asked.flatMap(({ name, isMonth }) =>
      choice[name] ? [[name, isMonth ? `${entry.values[name]}-${choice[name]}` : choice[name]]] : [],
    ),
  );
  const isFilled = Object.keys(filling).length > 0;
  const proposal = isFilled ? propose({ ...entry.values, ...filling }) : stated;
  const filled = { propose, choice, asked, filling, proposal };
  proposals.set(entry, filled);
  return filled;
}

function toRows(values: Stated, { labels, choices }: ProposalSection): CvRow[] {
  return Object.entries(labels).flatMap(([name, label]) => {
    const value = values[name];
    if (!value) return [];
    return [{ name, label, text: clip(describeValue(name, value, choices?.[name]), TEXT_LIMIT), kind: 'fact' }];
  });
}

function toRecordCard(entry: CvEntry, section: ProposalSection, id: string, choice = NOTHING): CvCard {
  const { values, source } = entry;
  const stated = toRows(values, section);
  const title = clip(stated[0]?.text ?? section.title, TITLE_LIMIT);
  const describe = (missing: Proposal['missing']) => describeMissing(missing, values, section.labels);
  return {
    id,
    section: section.title,
    shared: section.shared,
    prefix: `${entry.section}.`,
    title,
    name: title,
    // The first is the title, unless that is cut.
    rows: stated.filter(({ text }, index) => index > 0 || text !== title),
    source,
    isInProfile: section.known && isInProfile(entry.section, values, section.known),
    describe,
    check: () => {
      const { asked, filling, proposal } = proposalOf(entry, section, choice);
      const missing = describe(proposal.missing);
      const isReady = missing.length === 0 && proposal.save !== null;
      return { missing, isReady, asked, filled: toRows(filling, section) };
    },
    propose: () => proposalOf(entry, section, choice).proposal,
  };
}

/** Fields of a form by the names under which a file states them; that of own words is that of the list. */
const STATED_NAMES: Partial<Record<string, string>> = {
  otherEducation: 'education',
  otherMajor: 'educationMajor',
  birth_place: 'birthPlace',
};

/** Missing or refused fields with what each needs: a value, the rest of a date, one of the list, or another value. */
function describeMissing(missing: Proposal['missing'], stated: Stated, labels: Record<string, string>): string[] {
  const needs = Object.entries(missing).map(([field, reason]) => {
    const name = STATED_NAMES[field] ?? field;
    const label = labels[name] ?? name;
    if (isMonthField(name) && stated[name]?.length === 4) return texts.monthOf(label);
    if (reason || !stated[name]) return texts.need(label, reason);
    return texts.need(label, lackOf(name, stated[name]) ?? texts.notListed);
  });
  return [...new Set(needs)];
}

const isSame = (name: string, one: string, other: string): boolean =>
  name === 'phoneNumber'
    ? toNationalDigits(one) === toNationalDigits(other)
    : isSameText(one, other) || (PLACES.has(name) && isSamePlace(one, other));

function toProfileCard(entries: CvEntry[], section: ProposalSection, id: string, title = section.title): CvCard[] {
  const names = Object.keys(section.labels);
  const stating = entries.filter(({ values }) => names.some((name) => values[name]));
  if (stating.length === 0) return [];
  const stated: Stated = Object.assign({}, ...stating.map(({ values }) => values).reverse());
  const known = section.known?.[0];
  const pick = (chosen: readonly string[]): Stated => Object.fromEntries(chosen.map((name) => [name, stated[name]]));
  const proposeRows = (chosen: readonly string[]): Proposal => section.propose(pick(chosen));
  const describe = (missing: Proposal['missing'], of = stated) => describeMissing(missing, of, section.labels);
  const isOffered = (name: string) => stated[name] && !OF_ACCOUNT.has(name);
  const refusals = Object.entries(proposeRows(names.filter(isOffered)).missing).map(
    ([field, reason]) => [STATED_NAMES[field] ?? field, describe({ [field]: reason })[0]] as const,
  );
  const rows = names.flatMap((name): CvRow[] => {
    const value = stated[name];
    if (!value) return [];
    const current = known?.[name];
    const row = { name, label: section.labels[name] ?? name, text: clip(describeValue(name, value), TEXT_LIMIT) };
    if (current && isSame(name, value, current)) return [{ ...row, kind: 'known' }];
    const differing = current ? { current: clip(describeValue(name, current), TEXT_LIMIT) } : {};
    if (OF_ACCOUNT.has(name)) return [{ ...row, ...differing, kind: 'account' }];
    const refused = refusals.find(([field]) => field === name)?.[1];
    // One press saves all cards: it must not replace what the candidate has typed.
    const ticked = !current && !NEVER_TICKED.has(name) && !refused;
    return [{ ...row, ...differing, kind: 'choice', ticked, ...(refused && { refused: texts.incomplete(refused) }) }];
  });
  return [
    {
      id,
      section: section.title,
      title,
      name: title,
      rows,
      source: stating.flatMap(({ source }) => source),
      isInProfile: known ? rows.every(({ kind }) => kind === 'known' || kind === 'account') : null,
      prefix: '',
      describe,
      check: (chosen = []) => {
        const { missing, save } = proposeRows(chosen);
        const needs = describe(missing, pick(chosen));
        return { missing: needs, isReady: needs.length === 0 && save !== null, asked: [], filled: [] };
      },
      propose: proposeRows,
    },
  ];
}

function toNamesCard(entries: CvEntry[], section: NameProposals, id: string): CvCard[] {
  const names = new Map<string, string>();
  for (const { values } of entries) if (values.name) names.set(values.name.toLowerCase(), values.name);
  if (names.size === 0) return [];
  let free = section.limit;
  const rows = [...names.values()].map((name): CvRow => {
    const isKnown = section.known?.some((known) => isSameText(known, name)) ?? false;
    if (isKnown) return { name, label: '', text: name, kind: 'known' };
    const isWanted = free > 0 && section.isListed(name);
    if (isWanted) free -= 1;
    return { name, label: '', text: name, kind: 'choice', ticked: isWanted };
  });
  return [
    {
      id,
      section: section.title,
      title: section.title,
      name: section.title,
      rows,
      limit: section.limit,
      source: entries.flatMap(({ source }) => source),
      isInProfile: section.known && rows.every(({ kind }) => kind === 'known'),
      prefix: '',
      describe: Object.values,
      check: () => ({ missing: [], isReady: true, asked: [], filled: [] }),
      propose: (chosen) => section.propose([...chosen]),
    },
  ];
}

/** In data by other programs, interests are hobbies, too: those alone are proposed that are in the provider's list. */
const isOfWork = ({ values: { name = '' }, source }: CvEntry, { known, isListed }: NameProposals): boolean =>
  source.length > 0 || isListed(name) || (known?.some((one) => isSameText(one, name)) ?? false);

const withDistinctNames = (cards: CvCard[]): CvCard[] =>
  cards.map((card) => {
    const [next] = card.rows;
    const isDouble = next && cards.some((other) => other !== card && other.title === card.title);
    return isDouble ? { ...card, name: `${card.title}, ${next.text}` } : card;
  });

/** By sections: the values of their shared choices. */
export type SharedValues = Partial<Record<string, Stated>>;

/** The shared choices to start from; a month is never guessed. */
export const toGuesses = ({ records }: ProfileSections): SharedValues =>
  Object.fromEntries(
    Object.entries(records).map(([section, { shared, labels }]) => {
      const months = Object.keys(labels).filter(isMonthField);
      return [section, { ...Object.fromEntries(months.map((name) => [name, ''])), ...shared?.guess }];
    }),
  );

/** The cards of a CV in the order of the profile: each entry of a list, and each form that the profile has once. */
export function toCards(
  { entries }: CvReading,
  { profile, records, names }: ProfileSections,
  choices: SharedValues,
): CvCard[] {
  const of = (...sections: string[]) => entries.filter(({ section }) => sections.includes(section));
  const ofProfile = of('personal', 'headline');
  const interests = of('interest').filter((entry) => isOfWork(entry, names.interest));
  const toRecords = (name: keyof ProfileSections['records']): CvCard[] =>
    withDistinctNames(
      of(name).map((entry, index) => toRecordCard(entry, records[name], `${name}-${index}`, choices[name])),
    );
  return [
    ...toProfileCard(ofProfile, profile.headline, 'headline'),
    ...toProfileCard(ofProfile, profile.personal, 'personal'),
    ...toProfileCard(ofProfile, profile.linkedin, 'linkedin', SOCIAL_NETWORK_LABELS.linkedin),
    ...toProfileCard(ofProfile, profile.instagram, 'instagram', SOCIAL_NETWORK_LABELS.instagram),
    ...toRecords('workExperience'),
    ...toRecords('education'),
    ...toRecords('organizationExperience'),
    ...toRecords('training'),
    ...toRecords('achievement'),
    ...toNamesCard(of('skill'), names.skill, 'skill'),
    ...toRecords('language'),
    ...toNamesCard(interests, names.interest, 'interest'),
    ...toRecords('portfolio'),
  ];
}
