import { setFilters } from '@titian/rules/further-filters';
import type { FilterName, FurtherFilters } from '@titian/rules/further-filters';
import { texts } from '../texts';

const MILLION = 1_000_000;

/** An address may ask for an amount that is not offered: it is written out then. */
const salaryLabel = (rupiah: number): string =>
  rupiah >= MILLION && rupiah % (MILLION / 10) === 0 ? texts.salaryFrom(rupiah / MILLION) : texts.amount(rupiah);

const experienceLabel = (months: number): string => (months === 0 ? texts.noExperience : texts.months(months));

/** How an option of a filter reads in its list. */
export const OPTION_LABELS: { [Name in FilterName]: (value: NonNullable<FurtherFilters[Name]>) => string } = {
  minSalary: salaryLabel,
  postedWithin: texts.days,
  education: String,
  experience: experienceLabel,
  function: String,
  city: String,
  near: String,
};

/** How a filter reads that is set; empty for one that is not. */
function chosenLabel(filters: FurtherFilters, name: FilterName): string {
  const { minSalary, postedWithin, education, experience, near } = filters;
  switch (name) {
    case 'minSalary':
      return minSalary === null ? '' : texts.chosenSalary(salaryLabel(minSalary));
    case 'postedWithin':
      return postedWithin === null ? '' : texts.days(postedWithin);
    case 'education':
      return education === null ? '' : texts.chosenEducation(education);
    case 'experience':
      if (experience === null) return '';
      return experience === 0 ? texts.noExperience : texts.chosenExperience(experienceLabel(experience));
    case 'near':
      return near === null ? '' : texts.chosenNear(near);
    default:
      return filters[name] ?? '';
  }
}

interface RemovableFilter {
  label: string;
  /** The filters without it. */
  without: FurtherFilters;
}

/** Each filter that is set, with what is left without it. */
export function removableFilters(filters: FurtherFilters): RemovableFilter[] {
  const removable = setFilters(filters).map((name) => ({
    label: chosenLabel(filters, name),
    without: { ...filters, [name]: null },
  }));
  if (filters.includeUnstated) return removable;
  return [...removable, { label: texts.chosenStated, without: { ...filters, includeUnstated: true } }];
}
