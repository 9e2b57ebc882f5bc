import { useEffect, useRef, useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useSelector } from 'react-redux';
import { selectSession } from '@/entities/session';
import { lazyDialog } from '@/shared/ui/dialog';
import { selectPendingReference } from '../model/pending-references';
import type { AppliedJob, PendingReferencesRoot } from '../model/pending-references';
import { texts } from '../texts';

type Root = PendingReferencesRoot & Parameters<typeof selectSession>[0];

const LaterSourcePrompt = lazyDialog(async () => (await import('./LaterSourcePrompt')).LaterSourcePrompt);

/** Says that the answer is stored, in the place of the button that had the focus. */
function Thanks() {
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => shown.current?.focus(), []);
  return (
    <Alert ref={shown} severity="success" role="status" tabIndex={-1}>
      {texts.answered}
    </Alert>
  );
}

/**
 * On an application's card: what was left unanswered after applying, with the prompt that asks it again. Nothing where
 * there is no question left.
 */
export function UnansweredSource({ job }: { job: AppliedJob }) {
  const pending = useSelector((state: Root) =>
    selectPendingReference(state, selectSession(state)?.userId ?? null, job),
  );
  const [open, setOpen] = useState(false);
  const [answered, setAnswered] = useState(false);

  if (answered) return <Thanks />;
  if (!pending) return null;
  return (
    <>
      <Alert
        severity="info"
        role="status"
        style={{ alignItems: 'center' }}
        action={
          <Button size="small" color="inherit" style={{ whiteSpace: 'nowrap' }} onClick={() => setOpen(true)}>
            {texts.answer}
          </Button>
        }
      >
        {texts.unanswered}
      </Alert>
      {open && <LaterSourcePrompt job={pending.job} onSaved={() => setAnswered(true)} onClose={() => setOpen(false)} />}
    </>
  );
}
