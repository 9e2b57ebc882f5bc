import FormHelperText from '@mui/material/FormHelperText';
import type { FormHelperTextProps } from '@mui/material/FormHelperText';
import { languageOf } from '@/shared/lib/language';

interface HelperTextProps extends FormHelperTextProps {
  /** Id that the control refers to by `aria-describedby`. */
  id: string;
}

/** The hint or the error under a control, in the language that it is written in; nothing where there is neither. */
export function HelperText({ children, ...props }: HelperTextProps) {
  if (!children) return null;
  return (
    <FormHelperText lang={languageOf(children)} {...props}>
      {children}
    </FormHelperText>
  );
}
