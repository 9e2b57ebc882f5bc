import { useState } from 'react';
import type { ChangeEvent, KeyboardEvent, MouseEvent } from 'react';
import { formatDay, formatMonth, toDay } from '@/shared/lib/dates';
import IconButton from '@mui/material/IconButton';
import { lazyDialog } from '../dialog';
import { TextBox, bindField } from '../form';
import type { FormField } from '../form';
import { Icon } from '../icon';
import { describeDate } from './describe-date';
import { texts } from './texts';
import { inOrder, toText, toValue } from './typed-date';
import type { Precision } from './typed-date';
import { typeDate } from './typing';

/** Apart, and fetched when it opens: it is larger than the rest of a form. */
const CalendarDialog = lazyDialog(async () => (await import('./CalendarDialog')).CalendarDialog);

const CALENDAR = 'M4 6h16v14H4zM4 10.5h16M8.5 3v5M15.5 3v5';

export interface PickedDateProps {
  /** The contract's field name. Its value is `YYYY-MM-DD`, or empty, or what is half typed: see `wholeDay`. */
  name: string;
  label: string;
  /** Earliest and latest day, `YYYY-MM-DD`. */
  min?: string;
  max?: string;
  disabled?: boolean;
  helperText?: string;
}

interface DateControlProps extends PickedDateProps {
  precision: Precision;
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
  const [choosing, setChoosing] = useState(false);
  const text = toText(value, precision);
  const chosen = toDay(value) ?? '';
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
  const handleKey = ({ key }: KeyboardEvent) => {
    // Sends the form, without leaving the field.
    if (key === 'Enter') putInOrder();
  };
  const handleOpen = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // Where the focus comes back to; Safari does not give it to a button that is pressed.
    currentTarget.focus();
    setChoosing(true);
  };
  const handleWaitKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !choosing) return;
    // Gives up the calendar that is on its way, and not the form.
    event.stopPropagation();
    setChoosing(false);
  };

  return (
    <>
      <TextBox
        id={`field-${name}`}
        name={name}
        label={label}
        value={text}
        onChange={handleChange}
        onBlur={() => {
          putInOrder();
          onBlur();
        }}
        error={Boolean(wrong)}
        helperText={wrong ?? helperText}
        disabled={disabled}
        autoComplete="off"
        placeholder={texts.placeholder[precision]}
        htmlInput={{ inputMode: 'numeric', onKeyDown: handleKey }}
        endAdornment={
          <IconButton
            edge="end"
            disabled={disabled}
            aria-haspopup="dialog"
            aria-label={texts.choose(chosen && (precision === 'day' ? formatDay(chosen) : formatMonth(chosen)))}
            onClick={handleOpen}
            onKeyDown={handleWaitKey}
          >
            <Icon path={CALENDAR} />
          </IconButton>
        }
      />
      {choosing && (
        <CalendarDialog
          value={chosen}
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

/** What `DateInput` and `MonthInput` share: a box to type a date into, with a calendar beside, bound to Formik. */
export const PickedDate = bindField<string, DateControlProps>(DateControl);
