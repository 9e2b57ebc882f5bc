import { memo, useCallback } from 'react';
import { WORKING_TYPES, WORKPLACES, workingTypeLabel, workplaceLabel } from '@/entities/job';
import type { WorkingType, Workplace } from '@/entities/job';
import Button from '@mui/material/Button';
import { TextField } from '@/shared/ui/field';
import { TEXT_LIMIT } from '../model/job-search';
import type { JobSearchActions } from '../model/use-job-search';
import type { JobSearch } from '../model/job-search';
import { texts } from '../texts';
import { SearchSelect } from './SearchSelect';

const WORKING_TYPE_OPTIONS: { value: WorkingType | ''; label: string }[] = [
  { value: '', label: texts.everyWorkingType },
  ...WORKING_TYPES.map((type) => ({ value: type, label: workingTypeLabel(type) })),
];

const WORKPLACE_OPTIONS: { value: Workplace | ''; label: string }[] = [
  { value: '', label: texts.everyWorkplace },
  ...WORKPLACES.map((workplace) => ({ value: workplace, label: workplaceLabel(workplace) })),
];

interface LocationInputProps {
  value: string;
  actions: JobSearchActions;
  disabled: boolean;
}

const LocationInput = memo(function LocationInput({ value, actions, disabled }: LocationInputProps) {
  return (
    <TextField
      id="search-location"
      name="location"
      type="search"
      label={texts.location}
      placeholder={texts.locationExample}
      shrink
      margin="none"
      size="small"
      value={value}
      disabled={disabled}
      onChange={({ target }) => actions.type({ location: target.value })}
      onBlur={actions.leave}
      htmlInput={{ maxLength: TEXT_LIMIT }}
    />
  );
});

interface ResetButtonProps {
  disabled: boolean;
  onReset: () => void;
}

/** Resets text and filters. Specification 1, section 2. */
export const ResetButton = memo(function ResetButton({ disabled, onReset }: ResetButtonProps) {
  return (
    <Button className="search-reset" disabled={disabled} onClick={onReset}>
      {texts.reset}
    </Button>
  );
});

interface MainFiltersProps extends Pick<JobSearch, 'location' | 'workingType' | 'workplace'> {
  actions: JobSearchActions;
  disabled: boolean;
}

/** Location, job type and work type. Specification 1, section 2. */
export const MainFilters = memo(function MainFilters(props: MainFiltersProps) {
  const { location, workingType, workplace, actions, disabled } = props;
  const chooseType = useCallback((type: WorkingType | '') => actions.change({ workingType: type || null }), [actions]);
  const choosePlace = useCallback((place: Workplace | '') => actions.change({ workplace: place || null }), [actions]);
  return (
    <>
      <LocationInput value={location} actions={actions} disabled={disabled} />
      <SearchSelect
        name="workingType"
        label={texts.workingType}
        value={workingType ?? ''}
        options={WORKING_TYPE_OPTIONS}
        disabled={disabled}
        onChoose={chooseType}
      />
      <SearchSelect
        name="workplace"
        label={texts.workplace}
        value={workplace ?? ''}
        options={WORKPLACE_OPTIONS}
        disabled={disabled}
        onChoose={choosePlace}
      />
    </>
  );
});
