import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { routes } from '@/shared/config';
import { ResultDialog } from '@/shared/ui/dialog';
import { texts } from '../texts';

/** How long the dialog stays before the list opens by itself. Specification 1, section 9. */
const REDIRECT_DELAY_MS = 1500;

/** Tells that the application was sent, then leads to the list of jobs. Specification 1, section 4, "Apply flow". */
export function AppliedDialog() {
  const navigate = useNavigate();

  useEffect(() => {
    const jobPath = window.location.pathname;
    const timer = setTimeout(() => {
      // The dialog stays until the page that was opened meanwhile has its chunk.
      if (window.location.pathname === jobPath) void navigate(routes.jobs.to());
    }, REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [navigate]);

  return (
    <ResultDialog
      outcome="success"
      title={texts.applied}
      actionLabel={texts.continue}
      onAcknowledge={() => void navigate(routes.jobs.to())}
    >
      {texts.thanks}
    </ResultDialog>
  );
}
