import { useFormikContext } from 'formik';
import Button from '@mui/material/Button';
import Alert from '@mui/material/Alert';
import { texts } from './texts';

interface OutdatedNoticeProps {
  /** Leaves the form for the page, which shows what is stored now. */
  onLook: () => void;
  /** From now on, what is stored is replaced whatever it is. */
  onInsist: () => void;
}

/**
 * Within Formik: says that what is changed here was changed elsewhere meanwhile, and that nothing was saved. The
 * candidate, who alone knows what is right, looks at it first or saves all the same.
 */
export function OutdatedNotice({ onLook, onInsist }: OutdatedNoticeProps) {
  const { submitForm } = useFormikContext();
  const handleInsist = () => {
    onInsist();
    void submitForm();
  };
  return (
    <Alert severity="warning">
      {texts.outdated}
      <br />
      <Button color="inherit" onClick={onLook}>
        {texts.seeLatest}
      </Button>
      <Button color="inherit" onClick={handleInsist}>
        {texts.saveAnyway}
      </Button>
    </Alert>
  );
}
