import type { ReactNode } from 'react';
import { languageOf } from '@/shared/lib/language';
import { styled } from '@mui/material/styles';

const Note = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  margin: '3px 4px 0',
  fontSize: theme.typography.pxToRem(13),
  textAlign: 'left',
  color: theme.vars.palette.text.secondary,
  '&[data-off]': { color: theme.vars.palette.text.disabled },
  '&[data-wrong]': { color: theme.vars.palette.error.main },
}));

interface FieldNoteProps {
  /** What the control names by `aria-describedby`. */
  id: string;
  /** Whether it is an error. */
  wrong?: boolean | undefined;
  /** Of a control that is disabled. */
  off?: boolean | undefined;
  role?: 'alert' | undefined;
  children: ReactNode;
}

/** The hint or the error under a control; nothing where there is neither. */
export function FieldNote({ id, wrong, off, role, children }: FieldNoteProps) {
  if (!children) return null;
  return (
    <Note id={id} role={role} lang={languageOf(children)} data-wrong={wrong || undefined} data-off={off || undefined}>
      {children}
    </Note>
  );
}
