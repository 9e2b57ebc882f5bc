import { useDeferredValue, useState } from 'react';
import type { CvReading } from '@titian/cv-reader';
import { EagerConfirmDialog, ModalDialog } from '@/shared/ui/dialog';
import { lazyPart } from '@/shared/lib/lazy-part';
import { FailureState } from '@/shared/ui/feedback';
import { texts as buttonTexts } from '../texts';
import { ChooseStep } from './ChooseStep';
import { texts } from './texts';

/** In a chunk of its own, since the sections of the profile are large. It is fetched when the modal opens. */
const Review = lazyPart('the review of a CV', async () => (await import('./Review')).Review, {
  Failure: ({ result, error, onRetry }) =>
    result && <FailureState title={texts.reviewFailed} error={error} onRetry={onRetry} />,
});

/**
 * Reads a CV on the device and proposes its entries for the profile, to take, change or skip. Specification 4,
 * section 10.
 */
export function UploadCvModal({ onClose }: { onClose: () => void }) {
  const [result, setResult] = useState<{ reading: CvReading; fileName: string } | null>(null);
  const isShown = useDeferredValue(true, false);
  const [left, setLeft] = useState(0);
  const [leaving, setLeaving] = useState(false);

  const handleClose = () => {
    if (left > 0) setLeaving(true);
    else onClose();
  };
  const handleChooseOther = () => {
    setResult(null);
    setLeft(0);
  };

  return (
    <>
      <ModalDialog title={buttonTexts.upload} onClose={handleClose} keepOnBackdrop open={isShown}>
        {!result && (
          <ChooseStep onRead={(reading, { name }) => setResult({ reading, fileName: name })} onClose={onClose} />
        )}
        <Review result={result} onLeft={setLeft} onChooseOther={handleChooseOther} onClose={handleClose} />
      </ModalDialog>
      {leaving && (
        <EagerConfirmDialog
          title={texts.leave}
          text={texts.left(left)}
          confirmLabel={texts.close}
          cancelLabel={texts.stay}
          onConfirm={async () => onClose()}
          onClose={() => setLeaving(false)}
        />
      )}
    </>
  );
}
