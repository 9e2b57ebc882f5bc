import { useState } from 'react';
import { useSelector } from 'react-redux';
import Alert from '@mui/material/Alert';
import { sessionSlice } from '@/entities/session';
import { selectIsUnsaved } from '@/shared/lib/device-storage';
import { LiveRegion } from '@/shared/ui/LiveRegion';
import { texts } from './texts';

type Root = Parameters<typeof selectIsUnsaved>[0];

/** Says after a sign-in that the browser did not keep the session, so that a reload ends it. Specification 1, section 3. */
export function SessionNotice() {
  const unsaved = useSelector((state: Root) => selectIsUnsaved(state, sessionSlice.name));
  const [isClosed, setClosed] = useState(false);
  // Each sign-in is told of again.
  if (!unsaved && isClosed) setClosed(false);
  const isShown = unsaved && !isClosed;
  return (
    <>
      {isShown && (
        // The live region announces it.
        <Alert
          role="none"
          severity="warning"
          closeText={texts.close}
          onClose={() => setClosed(true)}
          sx={{ borderRadius: 0, justifyContent: 'center', '.MuiAlert-action': { ml: 0 } }}
        >
          {texts.sessionUnsaved}
        </Alert>
      )}
      <LiveRegion label={texts.sessionLabel}>{isShown && texts.sessionUnsaved}</LiveRegion>
    </>
  );
}
