import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import Typography from '@mui/material/Typography';
import { useSelector } from 'react-redux';
import { selectIsSignedIn } from '@/entities/session';
import { PageCard } from '@/shared/ui/PageCard';
import { texts } from '../texts';
import { NextButton } from './NextButton';

/** A link without its token, and a page that was reloaded: the token is stored nowhere. */
export function IncompleteLink() {
  const isSignedIn = useSelector(selectIsSignedIn);
  return (
    <PageCard
      title={texts.linkIncomplete}
      align="center"
      media={<ErrorIcon aria-hidden color="warning" sx={{ fontSize: 56, mb: 1 }} />}
    >
      <Typography role="alert" color="textSecondary" sx={{ mb: 3 }}>
        {texts.linkIncompleteReason} {!isSignedIn && texts.signInHint}
      </Typography>
      <NextButton />
    </PageCard>
  );
}
