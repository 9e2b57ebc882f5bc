import { Link } from 'react-router-dom';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useDecidedCapability } from '@/entities/capability';
import { routes } from '@/shared/config';
import { StateMessage } from '@/shared/ui/feedback';
import { texts } from '../texts';
import { Advice } from './Advice';
import { CheckForm } from './CheckForm';

/**
 * /periksa: any advertisement or message is checked, without an account. Until it is known whether the provider can do so,
 * the page is shown as for one that can. Specification 4, section 14.
 */
export function CheckAdPage() {
  const isCapable = useDecidedCapability('adCheck') !== false;
  return (
    <Container maxWidth="md" sx={{ py: { xs: 4, sm: 8 } }}>
      <title>{texts.documentTitle}</title>
      <Typography variant="h1">{texts.title}</Typography>
      {isCapable ? (
        <>
          <Typography sx={{ mt: 1 }}>{texts.intro}</Typography>
          <Typography color="textSecondary" sx={{ mt: 1 }}>
            {texts.privacy}
          </Typography>
          <CheckForm />
          <Advice />
        </>
      ) : (
        <StateMessage title={texts.unavailable} text={texts.unavailableHint}>
          <Button component={Link} to={routes.jobs.to()} variant="contained">
            {texts.findJobs}
          </Button>
        </StateMessage>
      )}
    </Container>
  );
}
