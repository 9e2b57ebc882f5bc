import { useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useSearchJobsQuery } from '@/entities/job';
import type { FilterOption } from '@/entities/job';
import { ChipRow } from '@/shared/ui/ChipRow';
import { EDUCATION_LEVELS } from '@titian/rules/education-levels';
import type { MatchChoices as Choices } from '../model/match-settings';
import { texts } from '../texts';
import { ChoiceChip } from './ChoiceChip';

/** The facets of all jobs: they come with the smallest page. */
const ALL_JOBS = { page: 1, pageSize: 1 };

type Option = FilterOption<string>;

/** The options, those with the most jobs first, and the chosen one among them. */
const withChosen = (options: readonly Option[], chosen: string | null): Option[] => {
  const sorted = [...options].sort((one, other) => other.count - one.count);
  return chosen === null || sorted.some(({ value }) => value === chosen)
    ? sorted
    : [{ value: chosen, count: 0 }, ...sorted];
};

interface MatchChoicesProps {
  choices: Choices;
  onChange: (choices: Choices) => void;
}

/** Place, kind of work and education in the place of a profile, in one row. Specification 4, section 8. */
export function MatchChoices({ choices, onChange }: MatchChoicesProps) {
  const [isUsed, setUsed] = useState(false);
  const { data, isFetching } = useSearchJobsQuery(ALL_JOBS, { skip: !isUsed });
  const places = withChosen(data?.facets?.city ?? [], choices.city);
  const kinds = data?.facets?.function ?? [];
  const use = () => setUsed(true);
  return (
    <ChipRow role="group" aria-label={texts.choices} className="match-choices">
      <Autocomplete
        size="small"
        className="match-place"
        options={places}
        value={places.find(({ value }) => value === choices.city) ?? null}
        getOptionLabel={({ value }) => value}
        getOptionKey={({ value }) => value}
        isOptionEqualToValue={(option, place) => option.value === place.value}
        renderOption={({ key, ...props }, { value, count }) => (
          <li key={key} {...props}>
            {texts.places(value, count)}
          </li>
        )}
        loading={isFetching}
        noOptionsText={texts.noOption}
        onFocus={use}
        onChange={(_event, place) => onChange({ ...choices, city: place?.value ?? null })}
        renderInput={(params) => <TextField {...params} margin="none" name="place" label={texts.city} />}
      />
      <ChoiceChip
        name={texts.kind}
        value={choices.kind}
        options={kinds.map(({ value }) => value)}
        onOpen={use}
        onChoose={(kind) => onChange({ ...choices, kind })}
      />
      <ChoiceChip
        name={texts.education}
        value={choices.education}
        options={EDUCATION_LEVELS}
        onChoose={(education) => onChange({ ...choices, education })}
      />
    </ChipRow>
  );
}
