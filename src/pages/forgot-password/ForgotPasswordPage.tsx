import { ForgotPasswordForm } from '@/features/forgot-password';
import { PageCard } from '@/shared/ui/PageCard';
import { texts } from './texts';

/** /forgot-password: the form of the popup as a page. Specification 1, section 2. */
export function ForgotPasswordPage() {
  return (
    <PageCard title={texts.title} align="center">
      <title>{texts.documentTitle}</title>
      <ForgotPasswordForm />
    </PageCard>
  );
}
