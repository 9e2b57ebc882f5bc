import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useSelector } from 'react-redux';
import { useCapability } from '@/entities/capability';
import type { Capability } from '@/entities/capability';
import { selectIsSessionUnknown } from '@/entities/session';
import { texts } from './texts';
import { accountSections } from './sections';
import type { AccountSection } from './sections';

function CapableSection({ capability, Section }: { capability: Capability; Section: AccountSection['Section'] }) {
  return useCapability(capability) && <Section />;
}

/** /akun: the account's settings, as rows that open, as far as the provider has them. Specification 4, section 6. */
export function AccountPage() {
  // All rows come at once: one that came later would move the others under a press.
  const isUnknown = useSelector(selectIsSessionUnknown);
  return (
    <Container maxWidth="md" sx={{ py: { xs: 3, md: 5 }, minHeight: '100vh' }}>
      <title>{texts.documentTitle}</title>
      <Typography component="h1" variant="h1" sx={{ mb: 3 }}>
        {texts.title}
      </Typography>
      <div>
        {!isUnknown &&
          accountSections.map(({ name, capability, Section }) =>
            capability ? (
              <CapableSection key={name} capability={capability} Section={Section} />
            ) : (
              <Section key={name} />
            ),
          )}
      </div>
    </Container>
  );
}
