import { memo } from 'react';
import { SelectField } from '@/shared/ui/field';

interface SearchSelectProps<T extends string> {
  name: string;
  label: string;
  value: T;
  /** In order; the same array each time. */
  options: readonly { value: T; label: string }[];
  disabled?: boolean;
  /** The id of the form that sends it, where it is outside of that. */
  form?: string;
  /** The same function each time. */
  onChoose: (value: T) => void;
}

function Select<T extends string>({ name, options, onChoose, ...field }: SearchSelectProps<T>) {
  return (
    <SelectField
      {...field}
      id={`search-${name}`}
      name={name}
      options={options}
      shrink
      margin="none"
      size="small"
      onChoose={(picked) => {
        const chosen = options.find(({ value }) => value === picked);
        if (chosen) onChoose(chosen.value);
      }}
    />
  );
}

/**
 * A choice that takes effect at once, with the browser's own list: quick to mount and at home on a phone. Drawn again
 * only when something of its own changes.
 */
export const SearchSelect = memo(Select) as typeof Select;
