import { Link as RouterLink } from 'react-router-dom';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ResetPasswordForm } from '@/features/reset-password';
import { routes } from '@/shared/config';
import { PageCard } from '@/shared/ui/page-card';
import { useResetLink } from '../model/use-reset-link';

/** /reset-password/{uidb64}/{token}. Specification 1, section 2. */
export function ResetPasswordPage() {
  const link = useResetLink();
  if (!link) {
    return (
      <PageCard title="Buka lagi tautan dari email Anda" align="center">
        <title>Ubah Password – Titian</title>
        <Typography color="textSecondary" sx={{ mb: 3 }}>
          Demi keamanan akun Anda, tautan untuk mengubah password tidak disimpan di peramban. Buka lagi tautan itu dari
          email Anda, atau minta tautan baru.
        </Typography>
        <Button component={RouterLink} to={routes.forgotPassword.to()} variant="contained" size="large" fullWidth>
          Minta tautan baru
        </Button>
      </PageCard>
    );
  }
  return (
    <PageCard title="Ubah Password">
      <title>Ubah Password – Titian</title>
      <Typography color="textSecondary">Buat password baru untuk akun Anda.</Typography>
      <ResetPasswordForm link={link} />
      <Typography variant="body2" sx={{ mt: 2, textAlign: 'center' }}>
        Tautan tidak berlaku lagi?{' '}
        <Link component={RouterLink} to={routes.forgotPassword.to()}>
          Minta tautan baru
        </Link>
      </Typography>
    </PageCard>
  );
}
