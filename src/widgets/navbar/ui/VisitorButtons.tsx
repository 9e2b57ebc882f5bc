import { useDispatch } from 'react-redux';
import { accountDialogOpened } from '@/entities/session';
import Button from '@mui/material/Button';
import { texts } from '../texts';

interface VisitorButtonsProps {
  /** True when they share the whole line. */
  fullWidth?: boolean;
  /** Runs before the dialog opens. */
  onChoose?: () => void;
}

/** The visitor's two ways in; they open the sign-in and the sign-up dialog. Specification 1, section 2. */
export function VisitorButtons({ fullWidth, onChoose }: VisitorButtonsProps) {
  const dispatch = useDispatch();
  const open = (dialog: 'sign-in' | 'sign-up') => {
    onChoose?.();
    dispatch(accountDialogOpened(dialog));
  };
  return (
    <>
      <Button variant="outlined" fullWidth={fullWidth} onClick={() => open('sign-in')}>
        {texts.signIn}
      </Button>
      <Button variant="contained" fullWidth={fullWidth} onClick={() => open('sign-up')}>
        {texts.signUp}
      </Button>
    </>
  );
}
