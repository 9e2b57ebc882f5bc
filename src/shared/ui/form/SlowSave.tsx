import { useEffect, useState } from 'react';
import { useFormikContext } from 'formik';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { cancelSaves } from '@/shared/api';

/** After so long, in milliseconds, a candidate wants to know that something is still going on. */
const PATIENCE = 8000;

function SlowSaveNotice() {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  if (!isSlow) return null;
  return (
    <Alert
      role="status"
      severity="info"
      sx={{ mt: 2, mx: 3 }}
      action={
        <Button size="small" color="inherit" onClick={cancelSaves}>
          Batalkan
        </Button>
      }
    >
      Masih mencoba menyimpan…
    </Alert>
  );
}

/** Says that the form is still being sent once that takes long, with a way to give it up. What was typed stays. */
export function SlowSave() {
  const { isSubmitting } = useFormikContext();
  return isSubmitting && <SlowSaveNotice />;
}
