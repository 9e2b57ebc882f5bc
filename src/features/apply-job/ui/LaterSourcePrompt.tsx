import type { Id } from '@/shared/api';
import { useSaveReference } from '../model/use-save-reference';
import { DiscoverySourcePrompt } from './DiscoverySourcePrompt';

interface LaterSourcePromptProps {
  job: Id;
  onSaved: () => void;
  onClose: () => void;
}

/** Asks how a job was found some time after it was applied to. */
export function LaterSourcePrompt({ job, onSaved, onClose }: LaterSourcePromptProps) {
  const saveReference = useSaveReference(job);
  return <DiscoverySourcePrompt job={job} onSave={saveReference} onSaved={onSaved} onLeave={onClose} hasCloseButton />;
}
