import { useId } from 'react';
import { Icon, icons } from '../icon';
import { Field } from './Field';
import { FieldBox } from './FieldBox';
import { FieldNote } from './FieldNote';
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
    <Field
      data-compact={compact || undefined}
      data-up={compact || isChosen || undefined}
      data-wrong={error || undefined}
      data-off={disabled || undefined}
    >
      <FieldBox control={selectId} label={label}>
        <select
          id={selectId}
          name={name}
          value={isChosen ? value : ''}
          onChange={(event) => onChoose(event.target.value)}
          onBlur={onBlur}
          disabled={disabled}
          aria-invalid={error}
          aria-describedby={helperText ? helperId : describedBy}
        >
          {(compact || !isChosen) && <option value="" aria-label={texts.notChosen} />}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <span className="field-arrow">
          <Icon path={icons.expand} size={20} />
        </span>
      </FieldBox>
      <FieldNote id={helperId} wrong={error} off={disabled}>
        {helperText}
      </FieldNote>
    </Field>
  );
}
