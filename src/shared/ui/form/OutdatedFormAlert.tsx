import { useFormikContext } from 'formik';
import Button from '@mui/material/Button';
import Alert from '@mui/material/Alert';
import { texts } from './texts';

interface OutdatedFormAlertProps {
  /** Leaves the form for the page, which shows what is stored now. */
  onReview: () => void;
  /** From now on, what is stored is replaced whatever it is. */
  onOverwrite: () => void;
}

/**
 * Within Formik: says that what is changed here was changed elsewhere meanwhile, and that nothing was saved. The
 * candidate, who alone knows what is right, looks at it first or saves all the same.
 */
export function OutdatedFormAlert({ onReview, onOverwrite }: OutdatedFormAlertProps) {
  const { submitForm } = useFormikContext();
  const handleOverwrite = () => {
    onOverwrite();
    void submitForm();
  };
  return (
    <Alert severity="warning">
      {texts.outdated}
      <br />
      <Button color="inherit" onClick={onReview}>
        {texts.seeLatest}
      </Button>
      <Button color="inherit" onClick={handleOverwrite}>
        {texts.saveAnyway}
      </Button>
    </Alert>
  );
}
