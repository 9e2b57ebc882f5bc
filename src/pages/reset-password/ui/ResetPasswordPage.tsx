import { Link as RouterLink } from 'react-router-dom';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ResetPasswordForm } from '@/features/reset-password';
import { routes } from '@/shared/config';
import Button from '@mui/material/Button';
import { PageCard } from '@/shared/ui/PageCard';
import { useResetLink } from '../model/use-reset-link';
import { texts } from '../texts';

/** /reset-password/{uidb64}/{token}. Specification 1, section 2. */
export function ResetPasswordPage() {
  const link = useResetLink();
  if (!link) {
    return (
      <PageCard title={texts.linkGone} align="center">
        <title>{texts.documentTitle}</title>
        <Typography color="textSecondary" sx={{ mb: 3 }}>
          {texts.linkGoneReason}
        </Typography>
        <Button component={RouterLink} to={routes.forgotPassword.to()} variant="contained" size="large" fullWidth>
          {texts.newLink}
        </Button>
      </PageCard>
    );
  }
  return (
    <PageCard title={texts.title}>
      <title>{texts.documentTitle}</title>
      <Typography color="textSecondary">{texts.intro}</Typography>
      <ResetPasswordForm link={link} />
      <Typography variant="body2" sx={{ mt: 2, textAlign: 'center' }}>
        {texts.expired}{' '}
        <Link component={RouterLink} to={routes.forgotPassword.to()}>
          {texts.newLink}
        </Link>
      </Typography>
    </PageCard>
  );
}
