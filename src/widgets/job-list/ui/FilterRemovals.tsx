import { useCallback, useEffect, useMemo, useState } from 'react';
import Button from '@mui/material/Button';
import { workingTypeLabel, workplaceLabel } from '@/entities/job';
import type { QueryFilter } from '@/entities/job';
import { removableFilters } from '@/features/find-more-jobs';
import { withText } from '@/features/search-jobs';
import type { JobSearch, JobSearchActions } from '@/features/search-jobs';
import { ChipRow } from '@/shared/ui/ChipRow';
import { usedFilters } from '@titian/rules/further-filters';
import { useListedJobs } from '../model/use-listed-jobs';
import { texts } from '../texts';

/** No more are suggested. */
const MAX_SUGGESTIONS = 3;

type Change = Parameters<JobSearchActions['change']>[0];

interface Removal {
  label: string;
  /** Words of the search box that are the filter. */
  words?: string;
  change: Change;
  /** The search after it. */
  search: JobSearch;
}

/** Each filter of a search and of its text, with the change that removes it. */
function removalsOf(search: JobSearch, queryFilters: readonly QueryFilter[]): Removal[] {
  const { location, workingType, workplace, filters } = search;
  const further = filters ? removableFilters(filters) : [];
  const removals: Omit<Removal, 'search'>[] = [
    ...queryFilters.map(({ words, rest }) => ({ label: `“${words}”`, words, change: withText(search, rest) })),
    ...(location.trim() ? [{ label: location.trim(), change: { location: '' } }] : []),
    ...(workingType ? [{ label: workingTypeLabel(workingType), change: { workingType: null } }] : []),
    ...(workplace ? [{ label: workplaceLabel(workplace), change: { workplace: null } }] : []),
    ...further.map(({ label, without }) => ({ label, change: { filters: usedFilters(without) } })),
  ];
  return removals.map((removal) => ({
    ...removal,
    search: { ...search, ...removal.change, sort: 'newest' as const, page: 1 },
  }));
}

interface CountProps {
  search: JobSearch;
  label: string;
  /** The same function each time. */
  onCount: (label: string, jobs: number) => void;
}

/** Counts what a search finds; shows nothing. */
function Count({ search, label, onCount }: CountProps) {
  const { found, isPending, error } = useListedJobs(search);
  const jobs = found && !isPending && error === undefined ? found.total : 0;
  useEffect(() => {
    onCount(label, jobs);
  }, [jobs, label, onCount]);
  return null;
}

interface FilterRemovalsProps {
  /** A search that finds nothing. */
  search: JobSearch;
  queryFilters: readonly QueryFilter[];
  onChange: (change: Change) => void;
}

/** The filters whose removal leaves most jobs, with how many; nothing where each leaves none. */
export function FilterRemovals({ search, queryFilters, onChange }: FilterRemovalsProps) {
  const [counts, setCounts] = useState<Record<string, number>>({});
  const handleCount = useCallback(
    (label: string, jobs: number) => setCounts((before) => ({ ...before, [label]: jobs })),
    [],
  );
  const removals = useMemo(() => removalsOf(search, queryFilters), [search, queryFilters]);
  const jobsOf = ({ label }: Removal): number => counts[label] ?? 0;
  const useful = removals
    .filter((removal) => jobsOf(removal) > 0)
    .sort((one, other) => jobsOf(other) - jobsOf(one))
    .slice(0, MAX_SUGGESTIONS);
  const words = useful.find((removal) => removal.words)?.words;
  return (
    <>
      {words && <p>{texts.leavesNothing(words)}</p>}
      {removals.map((removal) => (
        <Count key={removal.label} search={removal.search} label={removal.label} onCount={handleCount} />
      ))}
      {useful.length > 0 && (
        <ChipRow role="group" aria-label={texts.removals} sx={{ justifyContent: 'center', mb: 2 }}>
          {useful.map((removal) => (
            <Button key={removal.label} onClick={() => onChange(removal.change)}>
              {texts.without(removal.label, jobsOf(removal))}
            </Button>
          ))}
        </ChipRow>
      )}
    </>
  );
}
