import { ResultDialog } from '@/shared/ui/dialog';
import { describeOutcome } from '../model/describe-outcome';
import type { Outcome } from '../model/describe-outcome';

interface ForgotPasswordResultProps {
  outcome: Outcome;
  onAcknowledge: () => void;
}

/** The result popup. Specification 1, sections 2, 4 and 8. */
export function ForgotPasswordResult({ outcome, onAcknowledge }: ForgotPasswordResultProps) {
  const { title, texts } = describeOutcome(outcome);
  return (
    <ResultDialog
      outcome={outcome.succeeded ? 'success' : 'failure'}
      title={title}
      actionLabel="OK"
      onAcknowledge={onAcknowledge}
      maxWidth={300}
    >
      {texts.map((text) => (
        <div key={text}>{text}</div>
      ))}
    </ResultDialog>
  );
}
