import type { Id } from '@/shared/api';
import { ResultDialog } from '@/shared/ui/dialog';
import { useToast } from '@/shared/ui/toast';
import type { Phase } from '../model/use-apply';
import { useSaveReference } from '../model/use-save-reference';
import { texts } from '../texts';
import { AppliedDialog } from './AppliedDialog';
import { DiscoverySourcePrompt } from './DiscoverySourcePrompt';

interface ApplyDialogsProps {
  job: Id;
  phase: Phase;
  /** How the job was found is stored. */
  onSaved: () => void;
  /** The question how the job was found is left for later. */
  onLeave: () => void;
  /** The failure was read. */
  onClose: () => void;
}

/** Dialogs after an application: the question about the source, and the result. Specification 1, section 4. */
export function ApplyDialogs({ job, phase, onSaved, onLeave, onClose }: ApplyDialogsProps) {
  const saveReference = useSaveReference(job);
  const { showSuccess } = useToast();

  const handleLeave = () => {
    onLeave();
    showSuccess(texts.askedLater);
  };

  if (phase.name === 'asking') {
    return <DiscoverySourcePrompt job={job} onSave={saveReference} onSaved={onSaved} onLeave={handleLeave} />;
  }
  if (phase.name === 'done') return <AppliedDialog />;
  if (phase.name !== 'failed') return null;
  return (
    <ResultDialog outcome="failure" title={texts.failed} actionLabel={texts.close} onAcknowledge={onClose}>
      {phase.message}
    </ResultDialog>
  );
}
