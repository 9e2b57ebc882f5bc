import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { texts } from './texts';
import type { Answers } from './answers.dto';

/** The numbers that the usual time rests on, in words. */
export const toCounts = ({ answered, counted }: Answers): string => texts.counts(answered, counted);

const Note = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  overflowWrap: 'anywhere',
  '* + &': { marginTop: theme.spacing(1.5) },
  p: { margin: 0 },
  summary: { width: 'fit-content', paddingBlock: theme.spacing(1.5), cursor: 'pointer' },
  'summary, details p': { color: theme.vars.palette.text.secondary },
  '@media print': { summary: { display: 'none' } },
}));

interface AnswersNoteProps {
  /** The sentence on the company's answers. */
  children: ReactNode;
  /** Numbers that the explanation begins with, in words. */
  counts?: string;
}

/** A sentence on how a company answers, and on request what it rests on; also without scripts. Specification 4, section 12. */
export function AnswersNote({ children, counts }: AnswersNoteProps) {
  return (
    <Note>
      <p>{children}</p>
      {/* eslint-disable no-restricted-syntax -- Material UI has none that opens without scripts. */}
      <details>
        <summary>{texts.why}</summary>
        <p>
          {counts !== undefined && `${counts}. `}
          {texts.explanation}
        </p>
      </details>
      {/* eslint-enable no-restricted-syntax */}
    </Note>
  );
}
