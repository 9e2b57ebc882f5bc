import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import Button from '@mui/material/Button';
import { selectIsSignedIn } from '@/entities/session';
import { routes } from '@/shared/config';
import { texts } from '../texts';

/** Leads a visitor to /login, and a candidate who is signed in to the jobs. */
export function NextButton({ variant = 'contained' }: { variant?: 'contained' | 'outlined' }) {
  const isSignedIn = useSelector(selectIsSignedIn);
  return (
    <Button
      component={Link}
      to={isSignedIn ? routes.jobs.to() : routes.login.to()}
      variant={variant}
      size="large"
      fullWidth
    >
      {isSignedIn ? texts.continue : texts.signIn}
    </Button>
  );
}
