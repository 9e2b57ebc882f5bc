import { useMemo, useState } from 'react';
import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { styled } from '@mui/material/styles';
import { TextField } from '../field';
import { bindField, loadCommonPasswords } from '@/shared/lib/forms';
import type { FieldProps, FormField } from '@/shared/lib/forms';
import { languageOf } from '@/shared/lib/language';
import { texts } from './texts';

interface PasswordInputProps extends FieldProps {
  /** For password managers. */
  autoComplete: 'current-password' | 'new-password';
  helperText?: string;
  required?: boolean;
  /** Accessible name of the toggle; each of two in one form needs its own. */
  toggleLabel?: string;
  /** True to warn of one of the commonest passwords, as soon as their list is loaded. Specification 4, section 6. */
  warnsOfCommon?: boolean;
}

/** Warnings about a password as it is typed; they stop nothing from being sent. */
function useWarnings(password: string, warnsOfCommon: boolean) {
  const [isCommon, setIsCommon] = useState<((password: string) => boolean) | null>(null);
  const warnings = useMemo(
    () => [
      ...(isCommon?.(password) ? [texts.passwordCommon] : []),
      ...(password.trim() === password ? [] : [texts.passwordSpace]),
    ],
    [password, isCommon],
  );
  const load = async () => {
    const found = await loadCommonPasswords();
    setIsCommon(() => found);
  };
  return { warnings, onFocus: warnsOfCommon && !isCommon ? () => void load() : undefined };
}

function PasswordControl({
  helperText,
  toggleLabel = texts.showPassword,
  warnsOfCommon = false,
  setValue,
  error,
  ...field
}: PasswordInputProps & FormField) {
  const [visible, setVisible] = useState(false);
  const { warnings, onFocus } = useWarnings(field.value, warnsOfCommon);
  const hint = error ?? helperText;
  return (
    <TextField
      {...field}
      type={visible ? 'text' : 'password'}
      onChange={(event) => setValue(event.target.value)}
      onFocus={onFocus}
      error={Boolean(error)}
      helperText={
        (hint || warnings.length > 0) && (
          <>
            <span lang={languageOf(hint)}>{hint}</span>
            <Warnings aria-live="polite">
              {warnings.map((warning) => (
                <span key={warning}>{warning}</span>
              ))}
            </Warnings>
          </>
        )
      }
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

const Warnings = styled('span')(({ theme }) => ({
  '& > span': { display: 'block', color: theme.vars.palette.warning.main },
}));

/** A password field bound to Formik, with a toggle that shows what was typed. */
export const PasswordInput = bindField<string, PasswordInputProps>(PasswordControl);
