import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import Typography from '@mui/material/Typography';
import { routes } from '@/shared/config';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { PageCard } from '@/shared/ui/PageCard';
import { texts } from '../texts';

/** A link without its token, and a page that was reloaded: the token is stored nowhere. */
export function IncompleteLink() {
  return (
    <PageCard
      title={texts.linkIncomplete}
      align="center"
      media={<ErrorIcon aria-hidden color="warning" sx={{ fontSize: 56, mb: 1 }} />}
    >
      <Typography role="alert" color="textSecondary" sx={{ mb: 3 }}>
        {texts.linkIncompleteReason}
      </Typography>
      <Button component={Link} to={routes.login.to()} variant="contained" size="large" fullWidth>
        {texts.signIn}
      </Button>
    </PageCard>
  );
}
