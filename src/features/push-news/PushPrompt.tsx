import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { pushSupport, readPushRecord, writePushRecord } from '@/entities/push';
import { selectSession } from '@/entities/session';
import type { Id } from '@/shared/api';
import { texts } from './texts';
import { usePushHere } from './use-push-here';

function Question({ onDone }: { onDone: () => void }) {
  const { query, here, support, isBusy, turnOn } = usePushHere();
  const [isPressed, setPressed] = useState(false);
  if (!query.data || here) return null;
  const handlePress = async () => {
    setPressed(true);
    if (await turnOn()) onDone();
  };
  return (
    <Alert severity="info" role="status" onClose={onDone} closeText={texts.dismiss} sx={{ mb: 2 }}>
      {isPressed && support !== 'ready' ? (
        texts.support[support]
      ) : (
        <Button
          variant="outlined"
          size="small"
          disabled={isBusy}
          sx={{ textAlign: 'left' }}
          onClick={() => void handlePress()}
        >
          {texts.ask}
        </Button>
      )}
    </Alert>
  );
}

/**
 * One line after an application: news on this phone. It is shown after one application alone, and not where the candidate
 * has refused, or the browser cannot. Specification 4, section 13.
 *
 * @param props.job id of the job that the candidate has applied to
 */
export function PushPrompt({ job }: { job: Id }) {
  const owner = useSelector(selectSession)?.userId ?? '';
  const [isShown, setShown] = useState(() => {
    const { device, askedFor } = readPushRecord(owner);
    const isNew = device === null && (askedFor === null || askedFor === String(job));
    return isNew && ['ready', 'install'].includes(pushSupport());
  });
  useEffect(() => {
    if (isShown) writePushRecord(owner, { askedFor: String(job) });
  }, [isShown, owner, job]);
  const handleDone = () => {
    setShown(false);
    // No job has this id: the line does not come back.
    writePushRecord(owner, { askedFor: '' });
  };
  return isShown ? <Question onDone={handleDone} /> : null;
}
