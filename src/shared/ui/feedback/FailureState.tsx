import Button from '@mui/material/Button';
import { StateMessage } from './StateMessage';

interface FailureStateProps {
  /** What could not be shown, as a sentence. */
  title: string;
  /** What went wrong, in the candidate's words. */
  text?: string;
  onRetry: () => void;
  /** Whether a retry is under way. */
  retrying?: boolean;
}

/** A block whose data could not be had, with a way to try again. A failed fetch never looks like an empty list. */
export function FailureState({ title, text, onRetry, retrying = false }: FailureStateProps) {
  return (
    <StateMessage role="alert" title={title} text={text ?? 'Periksa koneksi internet Anda, lalu coba lagi.'}>
      <Button variant="outlined" onClick={onRetry} loading={retrying}>
        Coba lagi
      </Button>
    </StateMessage>
  );
}
