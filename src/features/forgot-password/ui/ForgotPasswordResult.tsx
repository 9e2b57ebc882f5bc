import { ResultDialog } from '@/shared/ui/dialog';
import { describeOutcome } from '../model/describe-outcome';
import type { Outcome } from '../model/describe-outcome';
import { texts } from '../texts';

interface ForgotPasswordResultProps {
  outcome: Outcome;
  onAcknowledge: () => void;
}

/** The result popup. Specification 1, sections 2, 4 and 8. */
export function ForgotPasswordResult({ outcome, onAcknowledge }: ForgotPasswordResultProps) {
  const { title, sentences } = describeOutcome(outcome);
  return (
    <ResultDialog
      outcome={outcome.succeeded ? 'success' : 'failure'}
      title={title}
      actionLabel={texts.ok}
      onAcknowledge={onAcknowledge}
      maxWidth={300}
    >
      {sentences.map((sentence) => (
        <div key={sentence}>{sentence}</div>
      ))}
    </ResultDialog>
  );
}
