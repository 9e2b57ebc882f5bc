import { ForgotPasswordForm } from '@/features/forgot-password';
import { PageCard } from '@/shared/ui/page-card';

/** /forgot-password: the form of the popup as a page. Specification 1, section 2. */
export function ForgotPasswordPage() {
  return (
    <PageCard title="Lupa Password" align="center">
      <title>Lupa Password – Titian</title>
      <ForgotPasswordForm />
    </PageCard>
  );
}
