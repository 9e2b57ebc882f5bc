import { useState, useId } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { EDUCATION_LEVELS } from '@titian/rules/education-levels';
import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import Chip from '@mui/material/Chip';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { EVERY_JOB, useJobFacets } from '@/entities/job';
import type { FilterOption } from '@/entities/job';
import { ChipRow } from '@/shared/ui/ChipRow';
import type { MatchChoices as Choices } from '../model/match-settings';
import { texts } from '../texts';

interface ChoiceChipProps {
  name: string;
  value: string | null;
  /** Undefined while they are on their way. */
  options: readonly string[] | undefined;
  onOpen?: () => void;
  onChoose: (value: string | null) => void;
}

/** A chip that opens a menu of its options; the first takes the choice back. */
function ChoiceChip({ name, value, options = [], onOpen, onChoose }: ChoiceChipProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  function choose(chosen: string | null) {
    setAnchor(null);
    onChoose(chosen);
  }

  return (
    <>
      <Chip
        id={id}
        component="button"
        label={value === null ? name : texts.choose(name, value)}
        variant={value === null ? 'outlined' : 'filled'}
        color={value === null ? 'default' : 'primary'}
        deleteIcon={<ArrowDropDownIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          onOpen?.();
          setAnchor(event.currentTarget);
        }}
      />
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': id }, paper: { sx: { maxHeight: 320 } } }}
      >
        <MenuItem selected={value === null} onClick={() => choose(null)}>
          {texts.anyChoice}
        </MenuItem>
        {options.map((option) => (
          <MenuItem key={option} selected={option === value} onClick={() => choose(option)}>
            {option}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

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
  const { facets, isFetching } = useJobFacets(EVERY_JOB, { skip: !isUsed });
  const places = withChosen(facets?.city ?? [], choices.city);
  const kinds = facets?.function ?? [];
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
