import type { ReactNode } from 'react';
import { clip } from '@/shared/lib/text';
import { styled } from '@mui/material/styles';

/** Characters shown of a line and of a free text; the form shows all of it. */
const MAX_LINE_LENGTH = 500;
const MAX_TEXT_LENGTH = 10_000;

const Frame = styled('div')(({ theme }) => ({
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& > h3': { ...theme.typography.h5, margin: 0 },
  '& > p': { ...theme.typography.body2, margin: 0, color: theme.vars.palette.text.secondary },
  '& > .record-text': { marginTop: 4, color: 'inherit', whiteSpace: 'pre-line' },
}));

interface RecordItemProps {
  title: string;
  /** Lines under the title; empty ones are left out. */
  lines?: (string | null | undefined)[];
  /** Free text, shown as it was typed. */
  description?: string | null;
  children?: ReactNode;
}

/** One record of a profile section, for reading. */
export function RecordItem({ title, lines = [], description, children }: RecordItemProps) {
  return (
    <Frame>
      <h3>{clip(title, MAX_LINE_LENGTH)}</h3>
      {lines
        .filter((line): line is string => Boolean(line))
        .map((line, index) => (
          <p key={index}>{clip(line, MAX_LINE_LENGTH)}</p>
        ))}
      {description && <p className="record-text">{clip(description, MAX_TEXT_LENGTH)}</p>}
      {children}
    </Frame>
  );
}
