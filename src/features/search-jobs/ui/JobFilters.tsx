import { memo } from 'react';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { WORKING_TYPES, WORKPLACES, workingTypeLabel, workplaceLabel } from '@/entities/job';
import type { WorkingType, Workplace } from '@/entities/job';
import { TEXT_LIMIT } from '../model/job-search';
import type { JobSearchActions } from '../model/use-job-search';
import type { JobSearch } from '../model/job-search';
import { SelectInput } from './SelectInput';

const WORKING_TYPE_OPTIONS: [WorkingType | '', string][] = [
  ['', 'Semua jenis'],
  ...WORKING_TYPES.map((type): [WorkingType, string] => [type, workingTypeLabel(type)]),
];

const WORKPLACE_OPTIONS: [Workplace | '', string][] = [
  ['', 'Semua tempat'],
  ...WORKPLACES.map((workplace): [Workplace, string] => [workplace, workplaceLabel(workplace)]),
];

interface JobFiltersProps extends Pick<JobSearch, 'location' | 'workingType' | 'workplace'> {
  actions: JobSearchActions;
  disabled: boolean;
}

/** Location, job type, work type and the button that resets them with the text. Specification 1, section 2. */
export const JobFilters = memo(function JobFilters(props: JobFiltersProps) {
  const { location, workingType, workplace, actions, disabled } = props;
  return (
    <>
      <TextField
        id="search-location"
        name="location"
        label="Lokasi"
        placeholder="Nama provinsi"
        type="search"
        size="small"
        fullWidth
        value={location}
        disabled={disabled}
        onChange={(event) => actions.type({ location: event.target.value })}
        onBlur={actions.leave}
        slotProps={{ htmlInput: { maxLength: TEXT_LIMIT }, inputLabel: { shrink: true } }}
      />
      <SelectInput
        name="workingType"
        label="Jenis pekerjaan"
        value={workingType ?? ''}
        options={WORKING_TYPE_OPTIONS}
        disabled={disabled}
        onChoose={(type) => actions.change({ workingType: type || null })}
      />
      <SelectInput
        name="workplace"
        label="Tempat kerja"
        value={workplace ?? ''}
        options={WORKPLACE_OPTIONS}
        disabled={disabled}
        onChoose={(workplace) => actions.change({ workplace: workplace || null })}
      />
      <Button variant="text" disabled={disabled} onClick={actions.clear}>
        Reset
      </Button>
    </>
  );
});
