import TextField from '@mui/material/TextField';
import type { SxProps } from '@mui/material/styles';

interface SelectInputProps<T extends string> {
  name: string;
  label: string;
  value: T;
  /** Values and how they read, in order. */
  options: readonly (readonly [T, string])[];
  disabled?: boolean;
  onChoose: (value: T) => void;
  sx?: SxProps;
}

/** A choice that takes effect at once, with the browser's own list: quick to mount and at home on a phone. */
export function SelectInput<T extends string>(props: SelectInputProps<T>) {
  const { name, label, value, options, disabled = false, onChoose, sx } = props;
  return (
    <TextField
      select
      fullWidth
      size="small"
      id={`search-${name}`}
      name={name}
      label={label}
      value={value}
      disabled={disabled}
      onChange={(event) => {
        const chosen = options.find(([option]) => option === event.target.value);
        if (chosen) onChoose(chosen[0]);
      }}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={sx}
    >
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </TextField>
  );
}
