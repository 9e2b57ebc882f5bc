import { texts } from '../texts';

export type SignalKind = keyof typeof texts.kinds;

interface SignalItemProps {
  kind: SignalKind;
  quote: string;
  /** The pay that it was compared with, in words. */
  comparison?: string;
}

/** A signal: a question of care, the quoted sentence, and the reason. */
export function SignalItem({ kind, quote, comparison }: SignalItemProps) {
  const { question, reason } = texts.kinds[kind];
  return (
    <li>
      <h3>{question}</h3>
      <blockquote>“{quote}”</blockquote>
      <p>{reason}</p>
      {comparison !== undefined && <p>{comparison}</p>}
    </li>
  );
}
