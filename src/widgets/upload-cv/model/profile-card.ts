import type { CvEntry } from '@titian/cv-reader';
import type { Proposal, ProposalSection, Stated } from '@/entities/profile/proposal';
import { toNationalDigits } from '@/shared/lib/forms';
import { clip } from '@/shared/lib/text';
import { texts } from '../ui/texts';
import { MAX_TEXT_LENGTH } from './card';
import type { CvCard, CvRow } from './card';
import { describeMissing, describeValue, statedNameOf } from './describe';
import { isSamePlace, isSameText } from './in-profile';

/** Of the account: the profile's form only shows them. */
const OF_ACCOUNT = new Set(['email', 'phoneNumber']);

/** Are offered, and never ticked at first: a CV's name is not a wish to change that of the account. */
const NEVER_TICKED = new Set(['dob', 'name']);

const PLACES = new Set(['location', 'city', 'birthPlace']);

const isSame = (name: string, one: string, other: string): boolean =>
  name === 'phoneNumber'
    ? toNationalDigits(one) === toNationalDigits(other)
    : isSameText(one, other) || (PLACES.has(name) && isSamePlace(one, other));

/** The card of a form that the profile has once; none where the file states nothing of it. */
export function toProfileCard(
  entries: CvEntry[],
  section: ProposalSection,
  id: string,
  title = section.title,
): CvCard[] {
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
    ([field, reason]) => [statedNameOf(field), describe({ [field]: reason })[0]] as const,
  );
  const rows = names.flatMap((name): CvRow[] => {
    const value = stated[name];
    if (!value) return [];
    const current = known?.[name];
    const row = { name, label: section.labels[name] ?? name, text: clip(describeValue(name, value), MAX_TEXT_LENGTH) };
    if (current && isSame(name, value, current)) return [{ ...row, kind: 'known' }];
    const differing = current ? { current: clip(describeValue(name, current), MAX_TEXT_LENGTH) } : {};
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
