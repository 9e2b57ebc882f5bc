import { memo } from 'react';
import { SelectSearchField } from '@/shared/ui/search-field';

interface SelectInputProps<T extends string> {
  name: string;
  label: string;
  value: T;
  /** Values and how they read, in order; the same array each time. */
  options: readonly (readonly [T, string])[];
  disabled?: boolean;
  /** The same function each time. */
  onChoose: (value: T) => void;
}

function Select<T extends string>({ name, label, value, options, disabled = false, onChoose }: SelectInputProps<T>) {
  return (
    <SelectSearchField
      id={`search-${name}`}
      name={name}
      label={label}
      value={value}
      disabled={disabled}
      onChoose={(picked) => {
        const chosen = options.find(([option]) => option === picked);
        if (chosen) onChoose(chosen[0]);
      }}
    >
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </SelectSearchField>
  );
}

/**
 * A choice that takes effect at once, with the browser's own list: quick to mount and at home on a phone. Drawn again
 * only when something of its own changes.
 */
export const SelectInput = memo(Select) as typeof Select;
