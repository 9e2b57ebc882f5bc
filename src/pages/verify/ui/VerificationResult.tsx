import { useSelector } from 'react-redux';
import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { selectCanResendActivation, selectIsSignedIn } from '@/entities/session';
import { ResendActivationForm, useVerification } from '@/features/verify-account';
import Button from '@mui/material/Button';
import { PageCard } from '@/shared/ui/PageCard';
import { texts } from '../texts';
import { NextButton } from './NextButton';

const iconStyle = { fontSize: 56, mb: 1 };

/** How the activation goes: under way, done, or failed with what to do next. Specification 1, sections 2 and 8. */
export function VerificationResult({ token }: { token: string }) {
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
  return (
    <PageCard title={texts.failed} align="center" media={<ErrorIcon aria-hidden color="error" sx={iconStyle} />}>
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
