import { useVerifyToken } from '../model/use-verify-token';
import { texts } from '../texts';
import { IncompleteLink } from './IncompleteLink';
import { VerificationResult } from './VerificationResult';

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
