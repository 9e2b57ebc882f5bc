import type { CvEntry } from '@titian/cv-reader';
import type { NameProposals } from '@/entities/profile/proposal';
import type { CvCard, CvRow } from './card';
import { isSameText } from './in-profile';

/** The card of a list of names, such as skills; none where the file states no name. */
export function toNamesCard(entries: CvEntry[], section: NameProposals, id: string): CvCard[] {
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
export const isOfWork = ({ values: { name = '' }, source }: CvEntry, { known, isListed }: NameProposals): boolean =>
  source.length > 0 || isListed(name) || (known?.some((one) => isSameText(one, name)) ?? false);
