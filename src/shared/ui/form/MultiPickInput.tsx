import useAutocomplete from '@mui/material/useAutocomplete';
import { FilledIcon, filledIcons } from '../filled-icon';
import { PickField } from './PickField';
import type { PickListProps } from './PickField';
import { bindField } from './bind-field';
import type { FormField } from './server-errors';
import { useListOpening } from './use-list-opening';
import { useLongList } from './use-long-list';

interface MultiPickInputProps extends PickListProps {
  /** The contract's field name. Its value is an array of the chosen names. */
  name: string;
  label: string;
  /** The names to choose from, each once. */
  options: readonly string[];
  /** Once so many are chosen, the others cannot be. */
  limit: number;
}

const labelOf = (name: string): string => name;

function MultiPickControl({ options, limit, value, setValue, ...field }: MultiPickInputProps & FormField<string[]>) {
  const { isCut, props } = useLongList(options, labelOf);
  const opening = useListOpening(`field-${field.name}`);
  const auto = useAutocomplete({
    ...props,
    ...opening,
    multiple: true,
    filterSelectedOptions: true,
    options,
    getOptionDisabled: () => value.length >= limit,
    value,
    onChange: (_event, chosen) => setValue(chosen),
    disabled: field.disabled,
  });
  const chips = value.map((chosen, index) => {
    const { key, onDelete, ...item } = auto.getItemProps({ index });
    return (
      // Not a button: older versions of Firefox do not tell what was pressed within one.
      // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the keyboard comes with the arrow keys, and deletes
      <div
        key={key}
        {...item}
        role="button"
        className="field-chip"
        aria-disabled={field.disabled || undefined}
        onClick={(event) => {
          if (event.target instanceof SVGElement) onDelete(event);
        }}
      >
        <span>{chosen}</span>
        <FilledIcon path={filledIcons.remove} size={24} />
      </div>
    );
  });
  return <PickField {...field} {...{ auto, labelOf, isCut }} chips={chips.length > 0 ? chips : undefined} />;
}

/** A long list to search and choose several names from, bound to Formik. */
export const MultiPickInput = bindField<string[], MultiPickInputProps>(MultiPickControl);
