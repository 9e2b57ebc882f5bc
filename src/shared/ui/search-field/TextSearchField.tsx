import OutlinedInput from '@mui/material/OutlinedInput';
import { FieldFrame } from './FieldFrame';
import type { FieldFrameProps } from './FieldFrame';

interface TextSearchFieldProps extends FieldFrameProps {
  name: string;
  placeholder: string;
  /** Most characters that can be typed. */
  maxLength: number;
  enterKeyHint?: 'search' | undefined;
  value: string;
  onType: (value: string) => void;
  onBlur: () => void;
}

/**
 * A text to look for. The look of Material UI's `TextField`, put together from its parts: with the whole of it come
 * menus, dialogs and two other looks, half as many bytes as the page of the job list.
 */
export function TextSearchField(props: TextSearchFieldProps) {
  const { name, placeholder, maxLength, enterKeyHint, value, onType, onBlur, ...frame } = props;
  return (
    <FieldFrame {...frame}>
      <OutlinedInput
        id={frame.id}
        name={name}
        type="search"
        label={frame.label}
        notched
        placeholder={placeholder}
        value={value}
        onChange={(event) => onType(event.target.value)}
        onBlur={onBlur}
        inputProps={{ maxLength, enterKeyHint }}
      />
    </FieldFrame>
  );
}
