import { styled } from '@mui/material/styles';
import { texts } from '../texts';

export type SignalKind = keyof typeof texts.kinds;

/** True for a kind that the app has words for. */
export const isSignalKind = (kind: string): kind is SignalKind => Object.hasOwn(texts.kinds, kind);

/** A list of `SignalItem`s. */
export const SignalList = styled('ul')(({ theme }) => {
  const { spacing, vars } = theme;
  return {
    listStyle: 'none',
    margin: 0,
    padding: 0,
    overflowWrap: 'anywhere',
    li: { marginTop: spacing(2), paddingTop: spacing(2), borderTop: `1px solid ${vars.palette.divider}` },
    h3: { ...theme.typography.body1, fontWeight: 600, margin: 0 },
    p: { ...theme.typography.body2, margin: spacing(0.5, 0, 0) },
    blockquote: {
      ...theme.typography.body2,
      margin: spacing(1, 0, 0),
      paddingInlineStart: spacing(1.5),
      borderInlineStart: `2px solid ${vars.palette.divider}`,
      color: vars.palette.text.secondary,
      whiteSpace: 'pre-line',
    },
  };
});

interface SignalItemProps {
  kind: SignalKind;
  quote: string;
  /** Place in a numbered list. */
  number?: number;
  /** The pay that it was compared with, in words. */
  comparison?: string;
}

/** A signal: a question of care, the quoted sentence, and the reason. */
export function SignalItem({ kind, quote, number, comparison }: SignalItemProps) {
  const { question, reason } = texts.kinds[kind];
  return (
    <li>
      <h3>{number === undefined ? question : `${number}. ${question}`}</h3>
      <blockquote>“{quote}”</blockquote>
      <p>{reason}</p>
      {comparison !== undefined && <p>{comparison}</p>}
    </li>
  );
}
