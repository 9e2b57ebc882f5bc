import { Link as RouterLink, useNavigate, useParams } from 'react-router-dom';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useDeadLink } from '@/entities/session';
import { ResetPasswordForm } from '@/features/reset-password';
import type { ResetLink } from '@/features/reset-password';
import { describeError } from '@/shared/api';
import { routes } from '@/shared/config';
import { languageOf } from '@/shared/lib/language';
import { PageCard } from '@/shared/ui/PageCard';
import { texts } from './texts';

/** Replaces the link's secrets in the address bar. */
const MASK = '-';

/**
 * Reads the secrets of a mailed link once and removes them from the address bar and the history, so that no later user
 * of this screen, and no address that the browser stores or passes on, has them.
 *
 * @returns null when they are gone: the page was reloaded
 */
function useResetLink(): ResetLink | null {
  const { uidb64 = MASK, token = MASK } = useParams();
  const navigate = useNavigate();
  const masked = token === MASK;
  const [link] = useState(masked ? null : { uidb64, token });

  useEffect(() => {
    if (!masked) void navigate(routes.resetPassword.to(MASK, MASK), { replace: true });
  }, [masked, navigate]);

  return link;
}

/** Why no password can be set, and the way to a new mail. */
const NoLink = ({ title, reason }: { title: string; reason: string }) => (
  <PageCard title={title} align="center">
    <Typography role="alert" color="textSecondary" lang={languageOf(reason)} sx={{ mb: 3, overflowWrap: 'anywhere' }}>
      {reason}
    </Typography>
    <Button component={RouterLink} to={routes.forgotPassword.to()} variant="contained" size="large" fullWidth>
      {texts.newLink}
    </Button>
  </PageCard>
);

/** The form, or that the link is dead as soon as the provider has said so. Specification 4, section 6. */
function OpenLink({ link }: { link: ResetLink }) {
  const refusal = useDeadLink({ purpose: 'reset', token: link.token });
  if (refusal) return <NoLink title={texts.linkDead} reason={describeError(refusal, texts.linkDeadReason)} />;
  return (
    <PageCard title={texts.title}>
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

/** /reset-password/{uidb64}/{token}. Specification 1, section 2. */
export function ResetPasswordPage() {
  const link = useResetLink();
  return (
    <>
      <title>{texts.documentTitle}</title>
      {link ? <OpenLink link={link} /> : <NoLink title={texts.linkGone} reason={texts.linkGoneReason} />}
    </>
  );
}
