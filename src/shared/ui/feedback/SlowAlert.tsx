import { useEffect, useState } from 'react';
import { cancelSaves } from '@/shared/api';
import Button from '@mui/material/Button';
import Alert from '@mui/material/Alert';
import { texts } from '../texts';

/** Milliseconds after which the candidate is told that the task is still running. */
const SLOW_AFTER_MS = 8000;

interface SlowAlertProps {
  /** The task that is being retried, as a sentence. */
  text: string;
}

/** Says that something is still being sent once that takes long, with a way to give it up. Mount it when it begins. */
export function SlowAlert({ text }: SlowAlertProps) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isSlow) return null;
  return (
    <Alert
      role="status"
      severity="info"
      style={{ margin: '16px 24px 0' }}
      action={
        <Button size="small" color="inherit" onClick={cancelSaves}>
          {texts.giveUp}
        </Button>
      }
    >
      {text}
    </Alert>
  );
}
