import type { ChangeEvent, KeyboardEvent, MouseEvent } from 'react';
import CalendarIcon from '@mui/icons-material/CalendarTodayOutlined';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { formatDay, formatMonth, toDay } from '@/shared/lib/dates';
import { languageOf } from '@/shared/lib/language';
import { texts } from './texts';
import { inOrder, toText, toValue } from './typed-date';
import type { Precision } from './typed-date';
import { typeDate } from './typing';

export interface TypedDateFieldProps {
  id: string;
  precision: Precision;
  /** The form's: `YYYY-MM-DD`, or what is half typed. */
  value: string;
  onValue: (value: string) => void;
  onBlur: () => void;
  error: boolean;
  helperText: string | undefined;
}

/** The `field` slot of a `DatePicker`: a text box that puts slashes between the parts of a date, and a button that opens it. */
export function TypedDateField({ id, precision, value, onValue, onBlur, error, helperText }: TypedDateFieldProps) {
  const { name, label, disabled, rootRef, triggerRef, open, setOpen } = usePickerContext();
  const text = toText(value, precision);
  const chosen = toDay(value);
  const helperId = `${id}-helper-text`;

  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const typed = typeDate(target.value, target.selectionStart ?? target.value.length, text, precision);
    // At once, and not only by what React draws next, which would leave the caret at the end.
    target.value = typed.text;
    target.setSelectionRange(typed.caret, typed.caret);
    onValue(toValue(typed.text, precision));
  };
  const putInOrder = () => {
    const date = inOrder(text, precision);
    if (date !== text) onValue(toValue(date, precision));
  };
  const handleKeyDown = ({ key }: KeyboardEvent) => {
    // Sends the form, without leaving the field.
    if (key === 'Enter') putInOrder();
  };
  const handleBlur = () => {
    putInOrder();
    onBlur();
  };
  const handleOpen = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // Where the focus comes back to; Safari does not give it to a button that is pressed.
    currentTarget.focus();
    setOpen(true);
  };

  return (
    <FormControl ref={rootRef} error={error} disabled={disabled}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        ref={triggerRef}
        id={id}
        name={name}
        label={label}
        value={text}
        onChange={handleChange}
        onBlur={handleBlur}
        onKeyDown={handleKeyDown}
        autoComplete="off"
        placeholder={texts.placeholder[precision]}
        aria-describedby={helperText && helperId}
        slotProps={{ input: { inputMode: 'numeric' } }}
        endAdornment={
          <InputAdornment position="end">
            <IconButton
              edge="end"
              disabled={disabled}
              aria-haspopup="dialog"
              aria-expanded={open}
              aria-label={
                chosen === null
                  ? texts.choose[precision]
                  : texts.chosen[precision](precision === 'day' ? formatDay(chosen) : formatMonth(chosen))
              }
              onClick={handleOpen}
            >
              <CalendarIcon />
            </IconButton>
          </InputAdornment>
        }
      />
      {helperText && (
        <FormHelperText id={helperId} lang={languageOf(helperText)}>
          {helperText}
        </FormHelperText>
      )}
    </FormControl>
  );
}
