import { useMemo } from 'react';
import useAutocomplete from '@mui/material/useAutocomplete';
import { PickField } from './PickField';
import type { PickListProps } from './PickField';
import { bindField } from './bind-field';
import type { DependentValues, FormField } from './server-errors';
import { useListOpening } from './use-list-opening';
import { useLongList } from './use-long-list';

interface PickOption {
  value: string;
  label: string;
}

interface PickInputProps extends PickListProps {
  /** The contract's field name. Its value is an option's `value`, or empty. */
  name: string;
  label: string;
  options: readonly PickOption[];
  disabled?: boolean;
  /** What another choice brings with it, for a field that others depend on. */
  dependents?: (value: string) => DependentValues;
}

const labelOf = ({ label }: PickOption): string => label;

function PickControl({ options, dependents, value, setValue, ...field }: PickInputProps & FormField) {
  const byValue = useMemo(() => new Map(options.map((option) => [option.value, option])), [options]);
  // A value whose list is still on its way is kept, and shown as soon as the list is there.
  const chosen = byValue.get(value) ?? null;
  const { isCut, props } = useLongList(options, labelOf, chosen?.label);
  const opening = useListOpening(`field-${field.name}`);
  const auto = useAutocomplete({
    ...props,
    ...opening,
    options,
    getOptionLabel: labelOf,
    getOptionKey: (option) => option.value,
    isOptionEqualToValue: (option, picked) => option.value === picked.value,
    value: chosen,
    onChange: (_event, option) => {
      const picked = option?.value ?? '';
      // A list may name the same twice.
      if (picked !== value) setValue(picked, dependents?.(picked));
    },
    disabled: field.disabled,
  });
  return <PickField {...field} {...{ auto, labelOf, isCut }} />;
}

/** A long list to search and choose one from, bound to Formik. */
export const PickInput = bindField<string, PickInputProps>(PickControl);
