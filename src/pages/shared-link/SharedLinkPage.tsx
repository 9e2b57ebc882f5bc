import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { handOver } from '@/entities/ad-check';
import { useDecidedCapability } from '@/entities/capability';
import { routes } from '@/shared/config';
import { PageCard } from '@/shared/ui/PageCard';
import { Redirect } from '@/shared/ui/Redirect';
import type { SharedForm } from '../../../service-worker/messages';
import { sharedJobPath, sharedText, sharedWords } from './shared-job-path';
import type { SharedParts } from './shared-job-path';
import { takeShared } from './take-shared';
import { texts } from './texts';

const NOTHING: SharedForm = { title: null, text: null, url: null, picture: null, isPictureLost: false };

/** The share, which is taken once; undefined until it is there. */
function useShared(): SharedForm | undefined {
  const [shared, setShared] = useState<SharedForm>();
  const taking = useRef<Promise<SharedForm | null>>(null);
  useEffect(() => {
    taking.current ??= takeShared();
    void taking.current.then((taken) => setShared(taken ?? NOTHING));
  }, []);
  return shared;
}

/** Something was shared that leads to no vacancy of this site; its words can be searched for. */
function NoJobShared({ parts }: { parts: SharedParts }) {
  const words = sharedWords(parts);
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

/** Opens the page that checks advertisements, with what was shared in its field. */
function ToCheck({ shared }: { shared: SharedForm }) {
  const navigate = useNavigate();
  useEffect(() => {
    const { picture, isPictureLost } = shared;
    handOver({ text: sharedText(shared), picture: picture ?? undefined, isPictureLost });
    void navigate(routes.checkAd.to(), { replace: true });
  }, [navigate, shared]);
  return null;
}

/** An advertisement, where the provider can check it; else, and where nothing was shared, words to search for. */
function SharedAdvertisement({ shared }: { shared: SharedForm }) {
  const isCapable = useDecidedCapability('adCheck');
  const isEmpty = !sharedText(shared) && !shared.picture && !shared.isPictureLost;
  if (isEmpty || isCapable === false) return <NoJobShared parts={shared} />;
  return isCapable && <ToCheck shared={shared} />;
}

/**
 * Share target of the manifest: opens the vacancy whose link was shared to the installed app, or has what was shared
 * checked. Specification 4, sections 11 and 14.
 */
export function SharedLinkPage() {
  const shared = useShared();
  const path = shared && sharedJobPath(shared, window.location.origin);
  if (path) return <Redirect to={path} />;
  return (
    <>
      <title>{texts.documentTitle}</title>
      {shared && <SharedAdvertisement shared={shared} />}
    </>
  );
}
