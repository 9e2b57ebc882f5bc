import { useState } from 'react';
import FileUploadOutlinedIcon from '@mui/icons-material/FileUploadOutlined';
import Button from '@mui/material/Button';
import { lazyDialog } from '@/shared/ui/dialog';
import { texts } from '../texts';

const UploadCvModal = lazyDialog(async () => (await import('./UploadCvModal')).UploadCvModal);

/** Opens the reading of a CV. Specification 2, section 2, and specification 4, section 10. */
export function UploadCvSection() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button lang="en" variant="outlined" startIcon={<FileUploadOutlinedIcon />} onClick={() => setOpen(true)}>
        {texts.upload}
      </Button>
      {open && <UploadCvModal onClose={() => setOpen(false)} />}
    </>
  );
}
