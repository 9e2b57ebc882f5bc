import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useDownloadCvMutation } from '@/entities/profile/candidate';
import { describeFailure } from '@/shared/api';
import { logFailure } from '@/shared/lib/logging';
import { Button } from '@/shared/ui/button';
import { FilledIcon } from '@/shared/ui/filled-icon';
import { Notice } from '@/shared/ui/notice';
import { styled } from '@/shared/ui/styled';
import { texts } from '../texts';

const DOWNLOAD =
  'M18 15v3H6v-3H4v3c0 1.1.9 2 2 2h12c1.1 0 2-.9 2-2v-3zm-1-4-1.41-1.41L13 12.17V4h-2v8.17L8.41 9.59 7 11l5 5z';

// Side by side where there is room; else as wide as the card.
const Buttons = styled('div')(({ theme: { breakpoints } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  [breakpoints.down('sm')]: { button: { width: '100%' } },
}));

interface DownloadCvButtonProps {
  /** Further buttons beside this one. */
  children?: ReactNode;
}

/** Downloads the generated CV as CV.pdf; a failure is told, with a way to try again. Specification 2, section 2. */
export function DownloadCvButton({ children }: DownloadCvButtonProps) {
  const [download, { isLoading, error }] = useDownloadCvMutation();
  useEffect(() => {
    if (error) logFailure('the CV could not be downloaded', error);
  }, [error]);
  return (
    <div>
      <Buttons>
        <Button
          lang="en"
          look="contained"
          icon={<FilledIcon path={DOWNLOAD} />}
          disabled={isLoading}
          onClick={() => void download()}
          style={{ minWidth: 200 }}
        >
          {isLoading ? texts.downloading : texts.download}
        </Button>
        {children}
      </Buttons>
      {error && (
        <Notice
          kind="error"
          style={{ marginTop: 16 }}
          action={
            <Button tone="inherit" size="small" style={{ whiteSpace: 'nowrap' }} onClick={() => void download()}>
              {texts.retry}
            </Button>
          }
        >
          {texts.failed} {describeFailure(error)}
        </Notice>
      )}
    </div>
  );
}
