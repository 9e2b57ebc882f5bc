import { useState } from 'react';
import Button from '@mui/material/Button';
import { lazyDialog } from '@/shared/ui/dialog';
import { FilledIcon } from '@/shared/ui/filled-icon';
import { texts } from '../texts';

const UPLOAD =
  'M18 15v3H6v-3H4v3c0 1.1.9 2 2 2h12c1.1 0 2-.9 2-2v-3zM7 9l1.41 1.41L11 7.83V16h2V7.83l2.59 2.58L17 9l-5-5z';

const UploadCvModal = lazyDialog(async () => (await import('./UploadCvModal')).UploadCvModal);

/** Opens the upload of a CV of one's own. Specification 2, section 2. */
export function UploadCvSection() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button lang="en" variant="outlined" startIcon={<FilledIcon path={UPLOAD} />} onClick={() => setOpen(true)}>
        {texts.upload}
      </Button>
      {open && <UploadCvModal onClose={() => setOpen(false)} />}
    </>
  );
}
