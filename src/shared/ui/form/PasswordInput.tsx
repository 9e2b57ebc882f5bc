import { useState } from 'react';
import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { TextField } from '../field';
import { bindField, loadCommonPasswords } from '@/shared/lib/forms';
import type { FieldProps, FormField } from '@/shared/lib/forms';
import { texts } from './texts';

interface PasswordInputProps extends FieldProps {
  /** For password managers. */
  autoComplete: 'current-password' | 'new-password';
  helperText?: string;
  required?: boolean;
  /** Accessible name of the toggle; each of two in one form needs its own. */
  toggleLabel?: string;
}

function PasswordControl({
  helperText,
  toggleLabel = texts.showPassword,
  setValue,
  error,
  ...field
}: PasswordInputProps & FormField) {
  const [visible, setVisible] = useState(false);
  return (
    <TextField
      {...field}
      type={visible ? 'text' : 'password'}
      onChange={(event) => setValue(event.target.value)}
      onFocus={field.autoComplete === 'new-password' ? () => void loadCommonPasswords() : undefined}
      error={Boolean(error)}
      helperText={error ?? helperText}
      htmlInput={{ autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false }}
      endAdornment={
        <InputAdornment position="end">
          <IconButton edge="end" aria-label={toggleLabel} aria-pressed={visible} onClick={() => setVisible(!visible)}>
            {visible ? <VisibilityOffIcon /> : <VisibilityIcon />}
          </IconButton>
        </InputAdornment>
      }
    />
  );
}

/** A password field bound to Formik, with a toggle that shows what was typed. */
export const PasswordInput = bindField<string, PasswordInputProps>(PasswordControl);
