import { WORKING_TYPES, WORKPLACES, workingTypeLabel, workplaceLabel } from '@/entities/job';
import type { QueryFilter } from '@/entities/job';
import { setFilters } from '@titian/rules/further-filters';
import type { FilterName, FurtherFilters } from '@titian/rules/further-filters';
import { knownLabel } from '../model/match-reason';
import { texts } from '../texts';

const MILLION = 1_000_000;

/** An address may ask for an amount that is not offered: it is written out then. */
const salaryLabel = (rupiah: number): string =>
  rupiah >= MILLION && rupiah % (MILLION / 10) === 0 ? texts.salaryFrom(rupiah / MILLION) : texts.amount(rupiah);

const experienceLabel = (months: number): string => (months === 0 ? texts.noExperience : texts.months(months));

const LABELS: Partial<Record<FilterName, (value: never) => string>> = {
  ...texts.options,
  minSalary: salaryLabel,
  experience: experienceLabel,
};

/** How an option of a filter reads in its list: as `texts.options` says, or the value itself. */
export const optionLabel = (name: FilterName, value: string | number): string =>
  (LABELS[name] as ((value: string | number) => string) | undefined)?.(value) ?? String(value);

/** How a filter reads that is set: as `texts.chosen` says, or like its option. */
function chosenLabel(name: FilterName, value: string | number): string {
  const label = optionLabel(name, value);
  const chosen: Partial<Record<FilterName, (label: string) => string>> = texts.chosen;
  const isWhole = name === 'experience' && value === 0;
  return isWhole ? label : (chosen[name]?.(label) ?? label);
}

interface RemovableFilter {
  label: string;
  /** The filters without it. */
  without: FurtherFilters;
}

/** Each filter that is set, with what is left without it. */
export function removableFilters(filters: FurtherFilters): RemovableFilter[] {
  const removable = setFilters(filters).map((name) => ({
    label: chosenLabel(name, filters[name] ?? ''),
    without: { ...filters, [name]: null },
  }));
  if (filters.includeUnstated) return removable;
  return [...removable, { label: texts.chosenStated, without: { ...filters, includeUnstated: true } }];
}

/** The first letters in upper case, as names are written. */
export const toTitle = (text: string): string => text.trim().replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase());

/** How a filter reads that the words of the search box name: as the same filter of the form does. */
export function queryFilterLabel({ kind, words, value }: QueryFilter): string {
  const told = String(value ?? words);
  switch (kind) {
    case 'minSalary':
      return chosenLabel(kind, value ?? words);
    case 'workingType':
      return knownLabel(WORKING_TYPES, told, workingTypeLabel);
    case 'workplace':
      return knownLabel(WORKPLACES, told, workplaceLabel);
    case 'without':
      return texts.leftOut(told);
    case 'place':
      return toTitle(words);
  }
}
