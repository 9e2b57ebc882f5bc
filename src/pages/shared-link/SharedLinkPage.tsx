import { useState, useEffect } from 'react';
import { Navigate, useSearchParams, Link, useNavigate } from 'react-router-dom';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { routes } from '@/shared/config';
import { PageCard } from '@/shared/ui/PageCard';
import { sharedJobPath, sharedWords } from './shared-job-path';
import { texts } from './texts';
import type { SharedParts } from './shared-job-path';

/** Something was shared that leads to no vacancy of this site; its words can be searched for. */
function NoJobShared({ parts }: { parts: SharedParts }) {
  const words = sharedWords(parts);
  const navigate = useNavigate();

  useEffect(() => {
    // The shared text may be a private message: it is removed from the address bar and the history.
    void navigate(routes.sharedLink.to(), { replace: true });
  }, [navigate]);

  return (
    <PageCard title={texts.title}>
      <Typography role="alert" color="textSecondary" sx={{ mb: 2 }}>
        {texts.reason}
      </Typography>
      {words && (
        <Typography sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          {texts.shared}: “{words}”
        </Typography>
      )}
      <Stack spacing={1.5}>
        {words && (
          <Button component={Link} to={routes.jobs.to(words)} variant="contained" size="large" fullWidth>
            {texts.search}
          </Button>
        )}
        <Button
          component={Link}
          to={routes.jobs.to()}
          variant={words ? 'outlined' : 'contained'}
          size="large"
          fullWidth
        >
          {texts.allJobs}
        </Button>
      </Stack>
    </PageCard>
  );
}

/**
 * Share target of the manifest: opens the vacancy whose link was shared to the installed app. Specification 4,
 * section 11.
 */
export function SharedLinkPage() {
  const [parameters] = useSearchParams();
  const [parts] = useState(() => ({
    title: parameters.get('title'),
    text: parameters.get('text'),
    url: parameters.get('url'),
  }));
  const path = sharedJobPath(parts, window.location.origin);
  if (path) return <Navigate to={path} replace />;
  return (
    <>
      <title>{texts.documentTitle}</title>
      <NoJobShared parts={parts} />
    </>
  );
}
