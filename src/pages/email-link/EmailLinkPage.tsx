import { useParams, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { SettleEmailChange } from '@/features/account-settings';
import { routes } from '@/shared/config';
import { PageCard } from '@/shared/ui/PageCard';
import { Redirect } from '@/shared/ui/Redirect';
import { texts } from './texts';

/**
 * Reads the token of a mailed link once and takes it out of the address bar and the history.
 *
 * @returns null for a link without one, or when the page was reloaded
 */
function useLinkToken(): string | null {
  const [parameters] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const shown = parameters.get('token');
  const [token] = useState(shown || null);

  useEffect(() => {
    if (shown !== null) void navigate(pathname, { replace: true });
  }, [shown, pathname, navigate]);

  return token;
}

/** Action of a mailed link, by the last part of its address. */
const ACTIONS: Partial<Record<string, 'confirm' | 'undo'>> = {
  'konfirmasi-email': 'confirm',
  'batalkan-email': 'undo',
};

/** /akun/konfirmasi-email and /akun/batalkan-email: the mailed links of a change of address. Specification 4, section 6. */
export function EmailLinkPage() {
  const { link = '' } = useParams();
  const token = useLinkToken();
  const action = ACTIONS[link];
  if (!action) return <Redirect to={routes.account.to()} />;
  return (
    <>
      <title>{texts.documentTitle}</title>
      {token === null ? (
        <PageCard title={texts.incomplete}>
          <Typography role="alert" color="textSecondary">
            {texts.incompleteReason}
          </Typography>
        </PageCard>
      ) : (
        <SettleEmailChange action={action} token={token} />
      )}
    </>
  );
}
