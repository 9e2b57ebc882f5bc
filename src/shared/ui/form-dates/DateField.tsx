import { useRef, useState } from 'react';
import type { ChangeEvent, KeyboardEvent, MouseEvent } from 'react';
import CalendarIcon from '@mui/icons-material/CalendarTodayOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { describeDate, formatDay, formatMonth, inOrder, toDay, toText, toValue, typeDate } from '@/shared/lib/dates';
import { lazyDialog } from '../dialog';
import { TextField } from '../field';
import { bindField } from '@/shared/lib/forms';
import type { FieldProps, FormField } from '@/shared/lib/forms';
import { texts } from './texts';
import type { Precision } from '@/shared/lib/dates';

/** Apart, and fetched when it opens: it is larger than the rest of a form. */
const DatePickerDialog = lazyDialog(async () => (await import('./DatePickerDialog')).DatePickerDialog);

/** The field's value is `YYYY-MM-DD`, or empty, or what is half typed: see `wholeDay`. */
interface DateFieldProps extends FieldProps {
  /** Earliest and latest day, `YYYY-MM-DD`. */
  min?: string;
  max?: string;
  helperText?: string;
}

interface DateControlProps extends DateFieldProps {
  precision: Precision;
}

function describeButton(day: string | null, precision: Precision): string {
  if (day === null) return texts.choose[precision];
  return texts.chosen[precision](precision === 'day' ? formatDay(day) : formatMonth(day));
}

function DateControl({
  name,
  label,
  min,
  max,
  disabled,
  helperText,
  precision,
  value,
  setValue,
  onBlur,
  error,
}: DateControlProps & FormField) {
  const box = useRef<HTMLDivElement>(null);
  const [choosing, setChoosing] = useState(false);
  const text = toText(value, precision);
  const wrong = describeDate({ value, min, max, precision, error });

  const handleChange = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const typed = typeDate(target.value, target.selectionStart ?? target.value.length, text, precision);
    // At once, and not only by what React draws next, which would leave the caret at the end.
    target.value = typed.text;
    target.setSelectionRange(typed.caret, typed.caret);
    setValue(toValue(typed.text, precision));
  };
  const putInOrder = () => {
    const date = inOrder(text, precision);
    if (date !== text) setValue(toValue(date, precision));
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
    setChoosing(true);
  };
  const handleWaitKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !choosing) return;
    // Gives up the picker that is on its way, and not the form.
    event.stopPropagation();
    setChoosing(false);
  };

  return (
    <>
      <TextField
        ref={box}
        id={`field-${name}`}
        name={name}
        label={label}
        value={text}
        onChange={handleChange}
        onBlur={handleBlur}
        onKeyDown={handleKeyDown}
        error={Boolean(wrong)}
        helperText={wrong ?? helperText}
        disabled={disabled}
        autoComplete="off"
        placeholder={texts.placeholder[precision]}
        htmlInput={{ inputMode: 'numeric' }}
        endAdornment={
          <InputAdornment position="end">
            <IconButton
              edge="end"
              disabled={disabled}
              aria-haspopup="dialog"
              aria-label={describeButton(toDay(value), precision)}
              onClick={handleOpen}
              onKeyDown={handleWaitKey}
            >
              <CalendarIcon />
            </IconButton>
          </InputAdornment>
        }
      />
      {choosing && (
        <DatePickerDialog
          anchorEl={box}
          value={value}
          min={min}
          max={max}
          precision={precision}
          onPick={setValue}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}

/** A box to type a date into, with a date picker, bound to Formik. */
const DateField = bindField<string, DateControlProps>(DateControl);

/** A day: its value is `YYYY-MM-DD`, or empty. */
export const DateInput = (props: DateFieldProps) => <DateField {...props} precision="day" />;

/** A month: its value is the month's first day as `YYYY-MM-01`, or empty. */
export const MonthInput = (props: DateFieldProps) => <DateField {...props} precision="month" />;
