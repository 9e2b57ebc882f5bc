import { useState } from 'react';
import { useSelector } from 'react-redux';
import Alert from '@mui/material/Alert';
import { sessionSlice } from '@/entities/session';
import { selectIsUnsaved } from '@/shared/lib/device-storage';
import { texts } from './texts';

type Root = Parameters<typeof selectIsUnsaved>[0];

function UnsavedAlert() {
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;
  return (
    <Alert
      role="none"
      severity="warning"
      closeText={texts.close}
      onClose={() => setClosed(true)}
      sx={{ borderRadius: 0, justifyContent: 'center', '.MuiAlert-action': { ml: 0 } }}
    >
      {texts.sessionUnsaved}
    </Alert>
  );
}

/** Says after a sign-in that the browser did not keep the session, so that a reload ends it. Specification 1, section 3. */
export function SessionNotice() {
  const unsaved = useSelector((state: Root) => selectIsUnsaved(state, sessionSlice.name));
  return (
    // Always there: a screen reader announces what comes into it.
    <div role="status" aria-label={texts.sessionLabel}>
      {unsaved && <UnsavedAlert />}
    </div>
  );
}
