import { useState } from 'react';
import Button from '@mui/material/Button';
import TuneIcon from '@mui/icons-material/Tune';
import { useCapability } from '@/entities/capability';
import { lazyDialog } from '@/shared/ui/dialog';
import { texts } from '../texts';

const CustomCvDialog = lazyDialog(async () => (await import('./CustomCvDialog')).CustomCvDialog);

/** Opens the choices for a CV, where the provider has them. Specification 4, section 10. */
export function CustomCvButton() {
  const isServed = useCapability('cvOptions');
  const [open, setOpen] = useState(false);
  if (!isServed) return null;
  return (
    <>
      <Button variant="outlined" startIcon={<TuneIcon />} onClick={() => setOpen(true)}>
        {texts.customise}
      </Button>
      {open && <CustomCvDialog onClose={() => setOpen(false)} />}
    </>
  );
}
