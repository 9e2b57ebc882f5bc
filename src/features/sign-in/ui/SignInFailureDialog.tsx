import { describeWait } from '@/shared/api';
import { ResultDialog } from '@/shared/ui/dialog';
import type { SignInFailure } from '../model/sign-in-failure';
import { texts } from '../texts';
import { ResendActivation } from './ResendActivation';

interface SignInFailureDialogProps {
  failure: SignInFailure;
  onAcknowledge: () => void;
}

/** The popup after a sign-in that failed. Specification 1, sections 4 and 8. */
export function SignInFailureDialog({ failure, onAcknowledge }: SignInFailureDialogProps) {
  return (
    <ResultDialog outcome="failure" title={failure.title} actionLabel={texts.continue} onAcknowledge={onAcknowledge}>
      <div>{failure.text}</div>
      {failure.wait !== undefined && <div>{texts.wait(describeWait(failure.wait))}</div>}
      {failure.inactive !== undefined && <ResendActivation email={failure.inactive} />}
    </ResultDialog>
  );
}
