import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import Typography from '@mui/material/Typography';
import { useSelector, useDispatch } from 'react-redux';
import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Button from '@mui/material/Button';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useEffect, useState } from 'react';
import { selectIsSignedIn, selectCanResendActivation, jobWanted } from '@/entities/session';
import { ResendActivationForm, useVerification } from '@/features/verify-account';
import { routes } from '@/shared/config';
import { PageCard } from '@/shared/ui/PageCard';
import { texts } from './texts';

/**
 * Reads the token of a mailed link once and takes it out of the address bar and the history. The job that the link names,
 * which was wanted at sign-up, is kept on this device (specification 4, section 4).
 *
 * @returns null for a link without one, or when the page was reloaded
 */
function useVerifyToken(): string | null {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const shown = parameters.get('token');
  const [token] = useState(shown || null);

  const next = parameters.get('next');

  useEffect(() => {
    if (next !== null) dispatch(jobWanted(next));
    if (shown !== null) void navigate(routes.verify.to(), { replace: true });
  }, [shown, next, navigate, dispatch]);

  return token;
}

/** Leads a visitor to /login, and a candidate who is signed in to the jobs. */
function NextButton({ variant = 'contained' }: { variant?: 'contained' | 'outlined' }) {
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

const iconStyle = { fontSize: 56, mb: 1 };

/** How the activation goes: under way, done, or failed with what to do next. Specification 1, sections 2 and 8. */
function VerificationResult({ token }: { token: string }) {
  const verification = useVerification(token);
  const canResend = useSelector(selectCanResendActivation);
  const isSignedIn = useSelector(selectIsSignedIn);

  if (verification.state === 'verifying') {
    return (
      <PageCard
        title={texts.verifying}
        align="center"
        media={<CircularProgress aria-label={texts.progress} size={56} sx={{ mb: 2 }} />}
      >
        <Typography color="textSecondary">{texts.wait}</Typography>
      </PageCard>
    );
  }
  if (verification.state === 'verified') {
    return (
      <PageCard
        title={texts.verified}
        align="center"
        media={<CheckCircleIcon aria-hidden color="success" sx={iconStyle} />}
      >
        {isSignedIn && <Typography color="textSecondary">{texts.otherAccount}</Typography>}
        <Box sx={{ mt: 1.5 }}>
          <NextButton />
        </Box>
      </PageCard>
    );
  }
  const offersNewLink = verification.needsNewLink && canResend;
  const isUsed = !verification.needsNewLink && !verification.retry;
  return (
    <PageCard
      title={isUsed ? texts.used : texts.failed}
      align="center"
      media={<ErrorIcon aria-hidden color={isUsed ? 'warning' : 'error'} sx={iconStyle} />}
    >
      <Typography sx={{ mb: 1, overflowWrap: 'anywhere' }}>{verification.message}</Typography>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        {verification.retry ? verification.retryHint : !isSignedIn && texts.signInHint}
        {offersNewLink && ` ${texts.newLinkHint}`}
      </Typography>
      <Stack spacing={1.5}>
        {verification.needsNewLink && <ResendActivationForm />}
        {verification.retry && (
          <Button variant="contained" size="large" onClick={verification.retry}>
            {texts.retry}
          </Button>
        )}
        <NextButton variant={verification.retry || offersNewLink ? 'outlined' : 'contained'} />
      </Stack>
    </PageCard>
  );
}

/** A link without its token, and a page that was reloaded: the token is stored nowhere. */
function IncompleteLink() {
  const isSignedIn = useSelector(selectIsSignedIn);
  return (
    <PageCard
      title={texts.linkIncomplete}
      align="center"
      media={<ErrorIcon aria-hidden color="warning" sx={{ fontSize: 56, mb: 1 }} />}
    >
      <Typography role="alert" color="textSecondary" sx={{ mb: 3 }}>
        {texts.linkIncompleteReason} {!isSignedIn && texts.signInHint}
      </Typography>
      <NextButton />
    </PageCard>
  );
}

/** /verify: activates the account of the mailed link's token. Specification 1, section 2. */
export function VerifyPage() {
  const token = useVerifyToken();
  return (
    <>
      <title>{texts.documentTitle}</title>
      {token === null ? <IncompleteLink /> : <VerificationResult token={token} />}
    </>
  );
}
