import { useId } from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { languageOf } from '@/shared/lib/language';
import { Icon, icons } from '../icon';
import { texts } from './texts';

export interface SelectOption {
  value: string;
  label: string;
}

interface SelectBoxProps {
  id?: string;
  name: string;
  label: string;
  /** Empty, or anything that is no option's, while none is chosen. */
  value: string;
  options: readonly SelectOption[];
  onChoose: (value: string) => void;
  onBlur?: (() => void) | undefined;
  error?: boolean;
  /** Under the box, tied to it by `aria-describedby`. */
  helperText?: string | undefined;
  /** The id of what describes it elsewhere. */
  describedBy?: string | undefined;
  disabled?: boolean | undefined;
  /** One of several in a row: with its label above, which has no room beside the arrow, and a choice to take back. */
  compact?: boolean;
}

const LOOK = {
  pr: 0,
  '& > select': {
    paddingRight: '40px',
    appearance: 'none',
    cursor: 'pointer',
    borderRadius: 'inherit',
  },
  '& > span': { position: 'absolute', right: '10px', display: 'flex', color: 'action.active', pointerEvents: 'none' },
  '& > select:disabled': { cursor: 'default' },
  // The list itself is drawn by the browser, some of which take these from the box and others from nowhere.
  '& option': { bgcolor: 'background.paper', color: 'text.primary' },
} as const;

/** A year and the arrow, on a third of a phone. */
const COMPACT_LOOK = {
  ...LOOK,
  '& > select': { ...LOOK['& > select'], paddingLeft: '12px', paddingRight: '26px' },
  '& > span': { ...LOOK['& > span'], right: '5px' },
} as const;

/** `OutlinedInput` draws any element; its type knows inputs alone. */
const SELECT = 'select' as unknown as 'input';

/**
 * A choice by the browser's own list, in the look of `TextBox`: at home on a phone, and without the bytes of Material
 * UI's `Select`, which brings a menu.
 */
export function SelectBox({
  id,
  name,
  label,
  value,
  options,
  onChoose,
  onBlur,
  error = false,
  helperText,
  describedBy,
  disabled = false,
  compact = false,
}: SelectBoxProps) {
  const ownId = useId();
  const selectId = id ?? ownId;
  const helperId = `${selectId}-helper-text`;
  const isChosen = options.some((option) => option.value === value);
  return (
    <FormControl fullWidth margin={compact ? 'none' : 'normal'} variant="outlined" error={error} disabled={disabled}>
      <InputLabel htmlFor={selectId} id={`${selectId}-label`} {...(compact && { shrink: true })}>
        {label}
      </InputLabel>
      <OutlinedInput
        id={selectId}
        name={name}
        label={label}
        {...(compact && { notched: true })}
        value={isChosen ? value : ''}
        onChange={(event) => onChoose(event.target.value)}
        onBlur={onBlur}
        inputComponent={SELECT}
        inputProps={{
          type: undefined,
          children: (
            <>
              {(compact || !isChosen) && <option value="" aria-label={texts.notChosen} />}
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </>
          ),
        }}
        endAdornment={
          <span>
            <Icon path={icons.expand} size={20} />
          </span>
        }
        aria-describedby={helperText ? helperId : describedBy}
        sx={compact ? COMPACT_LOOK : LOOK}
      />
      {helperText && (
        <FormHelperText id={helperId} lang={languageOf(helperText)}>
          {helperText}
        </FormHelperText>
      )}
    </FormControl>
  );
}
