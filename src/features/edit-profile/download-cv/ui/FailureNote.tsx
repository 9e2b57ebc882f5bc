import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { FilledIcon } from '@/shared/ui/filled-icon';

const MARK =
  'M11 15h2v2h-2zm0-8h2v6h-2zm.99-5C6.47 2 2 6.48 2 12s4.47 10 9.99 10C17.52 22 22 17.52 22 12S17.52 2 11.99 2zM12 20c-4.42 0-8-3.58-8-8s3.58-8 8-8 8 3.58 8 8-3.58 8-8 8z';

/** As Material UI's alert looks, without what that brings. */
const Note = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  marginTop: theme.spacing(2),
  padding: '6px 16px',
  borderRadius: theme.vars.shape.borderRadius,
  color: theme.vars.palette.Alert.errorColor,
  backgroundColor: theme.vars.palette.Alert.errorStandardBg,
  '.mark': {
    display: 'flex',
    marginRight: 12,
    paddingBlock: 7,
    fontSize: 22,
    color: theme.vars.palette.Alert.errorIconColor,
    opacity: 0.9,
  },
  '.text': { minWidth: 0, paddingBlock: 8, overflow: 'auto' },
  '.action': {
    display: 'flex',
    alignItems: 'flex-start',
    marginLeft: 'auto',
    marginRight: -8,
    padding: '4px 0 0 16px',
  },
}));

interface FailureNoteProps {
  text: string;
  /** The button that tries again. */
  children: ReactNode;
}

/** Says what went wrong, where it was asked for. */
export function FailureNote({ text, children }: FailureNoteProps) {
  return (
    <Note role="alert">
      <div className="mark">
        <FilledIcon path={MARK} />
      </div>
      <div className="text">{text}</div>
      <div className="action">{children}</div>
    </Note>
  );
}
