import { useSelector } from 'react-redux';
import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { selectCanResendActivation } from '@/entities/session';
import { ResendActivationForm, useVerification } from '@/features/verify-account';
import { routes } from '@/shared/config';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { PageCard } from '@/shared/ui/PageCard';
import { texts } from '../texts';

const iconStyle = { fontSize: 56, mb: 1 };

/** How the activation goes: under way, done, or failed with what to do next. Specification 1, sections 2 and 8. */
export function VerificationResult({ token }: { token: string }) {
  const verification = useVerification(token);
  const canResend = useSelector(selectCanResendActivation);

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
        <Button
          component={Link}
          to={routes.login.to()}
          variant="contained"
          size="large"
          fullWidth
          style={{ marginTop: 12 }}
        >
          {texts.signIn}
        </Button>
      </PageCard>
    );
  }
  const offersNewLink = verification.needsNewLink && canResend;
  return (
    <PageCard title={texts.failed} align="center" media={<ErrorIcon aria-hidden color="error" sx={iconStyle} />}>
      <Typography sx={{ mb: 1, overflowWrap: 'anywhere' }}>{verification.message}</Typography>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        {verification.retry ? verification.retryHint : texts.signInHint}
        {offersNewLink && ` ${texts.newLinkHint}`}
      </Typography>
      <Stack spacing={1.5}>
        {verification.needsNewLink && <ResendActivationForm />}
        {verification.retry && (
          <Button variant="contained" size="large" onClick={verification.retry}>
            {texts.retry}
          </Button>
        )}
        <Button
          component={Link}
          to={routes.login.to()}
          variant={verification.retry || offersNewLink ? 'outlined' : 'contained'}
          size="large"
        >
          {texts.signIn}
        </Button>
      </Stack>
    </PageCard>
  );
}
