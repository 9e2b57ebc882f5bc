import { useState } from 'react';
import IconButton from '@mui/material/IconButton';
import { FilledIcon, filledIcons } from '../filled-icon';
import { bindField } from './bind-field';
import type { FormField } from './server-errors';
import { TextBox } from './TextBox';
import { texts } from './texts';

interface PasswordInputProps {
  /** The contract's field name. */
  name: string;
  label: string;
  /** Tells password managers what it is. */
  autoComplete: 'current-password' | 'new-password';
  helperText?: string;
  required?: boolean;
  /** Accessible name of the toggle; each of two in one form needs its own. */
  toggleLabel?: string;
}

function PasswordControl({
  name,
  label,
  autoComplete,
  helperText,
  required,
  toggleLabel = texts.showPassword,
  value,
  setValue,
  onBlur,
  error,
  disabled,
}: PasswordInputProps & FormField) {
  const [visible, setVisible] = useState(false);
  return (
    <TextBox
      name={name}
      label={label}
      type={visible ? 'text' : 'password'}
      autoComplete={autoComplete}
      value={value}
      onChange={(event) => setValue(event.target.value)}
      onBlur={onBlur}
      error={Boolean(error)}
      helperText={error ?? helperText}
      disabled={disabled}
      required={required}
      htmlInput={{ autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false }}
      endAdornment={
        <IconButton
          edge="end"
          aria-label={toggleLabel}
          aria-pressed={visible}
          onClick={() => setVisible(!visible)}
          style={{ marginLeft: 8 }}
        >
          <FilledIcon path={visible ? filledIcons.hide : filledIcons.show} size={24} />
        </IconButton>
      }
    />
  );
}

/** A password field bound to Formik, with a toggle that shows what was typed. */
export const PasswordInput = bindField<string, PasswordInputProps>(PasswordControl);
