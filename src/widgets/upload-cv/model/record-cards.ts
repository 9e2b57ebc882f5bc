import type { CvEntry } from '@titian/cv-reader';
import type { Proposal, ProposalSection, Stated } from '@/entities/profile/proposal';
import { clip } from '@/shared/lib/text';
import { MAX_TEXT_LENGTH } from './card';
import type { AskedField, CvCard, CvRow } from './card';
import { describeMissing, describeValue, isMonthField } from './describe';
import { isInProfile } from './in-profile';
import type { ProfileSections } from './use-profile-sections';

const MAX_TITLE_LENGTH = 120;

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
    return [{ name, label, text: clip(describeValue(name, value, choices?.[name]), MAX_TEXT_LENGTH), kind: 'fact' }];
  });
}

function toRecordCard(entry: CvEntry, section: ProposalSection, id: string, choice = NOTHING): CvCard {
  const { values, source } = entry;
  const stated = toRows(values, section);
  const title = clip(stated[0]?.text ?? section.title, MAX_TITLE_LENGTH);
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

const withDistinctNames = (cards: CvCard[]): CvCard[] =>
  cards.map((card) => {
    const [next] = card.rows;
    const isDouble = next && cards.some((other) => other !== card && other.title === card.title);
    return isDouble ? { ...card, name: `${card.title}, ${next.text}` } : card;
  });

/**
 * The cards of a section's entries.
 *
 * @param choice of the section: fills in the fields that an entry lacks
 */
export const toRecordCards = (name: string, entries: CvEntry[], section: ProposalSection, choice?: Stated): CvCard[] =>
  withDistinctNames(entries.map((entry, index) => toRecordCard(entry, section, `${name}-${index}`, choice)));

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
