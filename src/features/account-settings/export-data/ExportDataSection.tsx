import type { RefObject } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, useEffect } from 'react';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { isBeingMade, useStartExportMutation, useGetExportQuery, useGetExportsQuery } from '@/entities/privacy';
import type { DataExport } from '@/entities/privacy';
import { describeError, useErrorText } from '@/shared/api';
import { useFocusAfterWait } from '@/shared/lib/focus';
import { languageOf } from '@/shared/lib/language';
import { logFailure } from '@/shared/lib/logging';
import { MissingContent, SlowAlert } from '@/shared/ui/feedback';
import { SectionAccordion, useSectionTitle } from '@/shared/ui/SectionAccordion';
import { texts } from './texts';
import { ReadyExport } from './ReadyExport';

/** Milliseconds between two looks at an export that is being made. */
const POLL_INTERVAL_MS = 3000;

const NOT_FOUND = 404;

/**
 * The candidate's newest export and its progress, which is polled while the export is being made and the page is
 * visible. A candidate who comes back to the page finds it again, since the provider lists it.
 *
 * @returns `list`: the query that finds it; `current`: null for none, undefined while it is not known; `isLost` while its
 *   progress cannot be read
 */
function useExport() {
  const list = useGetExportsQuery(undefined, { refetchOnMountOrArgChange: true });
  const newest = list.data?.[0];
  const isFollowed = newest !== undefined && isBeingMade(newest);
  const id = newest?.id ?? '';
  // Else what is known of it from its last making would be shown first.
  const { currentData: polled, error: pollError } = useGetExportQuery(id, {
    skip: !isFollowed,
    pollingInterval: POLL_INTERVAL_MS,
    skipPollingIfUnfocused: true,
  });
  const { refetch } = list;
  const isOver = polled !== undefined && !isBeingMade(polled);
  const isGone = pollError !== undefined && 'status' in pollError && pollError.status === NOT_FOUND;
  useEffect(() => {
    // The list has then the file's size and time; or another export.
    if (isFollowed && (isOver || isGone)) void refetch();
  }, [isFollowed, isOver, isGone, refetch]);
  return {
    list,
    current: list.data && (isFollowed && polled ? polled : (newest ?? null)),
    isLost: isFollowed && pollError !== undefined && !isGone,
  };
}

interface ExportProgressProps {
  current: DataExport;
  /** True when it cannot be read at the moment: the last known progress is shown. */
  isLost: boolean;
}

/** How far an export is that is being made. */
function ExportProgress({ current: { status, progress }, isLost }: ExportProgressProps) {
  const labelId = useId();
  const isWaiting = status === 'waiting';
  return (
    <Box sx={{ width: '100%' }}>
      <Typography id={labelId}>{isWaiting ? texts.waiting : texts.progress(progress)}</Typography>
      <LinearProgress
        variant={isWaiting ? 'indeterminate' : 'determinate'}
        {...(!isWaiting && { value: progress })}
        aria-labelledby={labelId}
        sx={{ my: 1 }}
      />
      {isLost ? (
        <Alert severity="info" role="status">
          {texts.progressUnknown}
        </Alert>
      ) : (
        <Typography variant="body2" color="textSecondary">
          {texts.mayLeave}
        </Typography>
      )}
    </Box>
  );
}

interface ExportStateProps {
  /** Null for none. */
  current: DataExport | null;
  /** True when its progress cannot be read at the moment. */
  isLost: boolean;
  /** Takes the focus where a button has gone that had it. */
  title: RefObject<HTMLElement | null>;
}

/** State of the newest export, with its actions. */
function ExportState({ current, isLost, title }: ExportStateProps) {
  const [start, { isLoading, error }] = useStartExportMutation();
  const keepFocus = useFocusAfterWait(`${isLoading} ${current?.status}`, title);
  const handleStart = async () => {
    try {
      await start().unwrap();
    } catch (failure) {
      logFailure('candidate/export could not be started', failure);
    }
  };
  const failure = useErrorText(error, (reason) => describeError(reason, texts.startFailed));
  if (current && isBeingMade(current)) return <ExportProgress current={current} isLost={isLost} />;
  const isReady = current?.status === 'ready';
  return (
    <>
      {isReady && <ReadyExport current={current} onDownload={keepFocus} />}
      {current?.status === 'failed' && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {texts.failed}
        </Alert>
      )}
      {failure && (
        <Alert severity="error" lang={languageOf(failure)} sx={{ mb: 2 }}>
          {failure}
        </Alert>
      )}
      {isLoading && <SlowAlert text={texts.starting} />}
      <Button
        variant={isReady ? 'outlined' : 'contained'}
        loading={isLoading}
        onClick={({ currentTarget }) => {
          keepFocus(currentTarget);
          void handleStart();
        }}
      >
        {current === null ? texts.prepare : isReady ? texts.again : texts.retry}
      </Button>
    </>
  );
}

function ExportData() {
  const { ref: title } = useSectionTitle();
  const { current, isLost, list } = useExport();

  const content = () => {
    if (current !== undefined) {
      return (
        <div style={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start' }}>
          <ExportState current={current} isLost={isLost} title={title} />
        </div>
      );
    }
    return (
      <MissingContent query={list} title={texts.loadFailed}>
        <Skeleton width="40%" height={40} />
      </MissingContent>
    );
  };

  return (
    <>
      <Typography sx={{ mt: 1 }}>{texts.intro}</Typography>
      <Typography component="ul" sx={{ pl: 2.5, my: 1 }}>
        {texts.contents.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {texts.warning}
      </Typography>
      {content()}
    </>
  );
}

/**
 * Everything that the provider stores about the candidate, as one file: made in the background, with its progress, and
 * then downloaded. Specification 4, section 6.
 */
export const ExportDataSection = () => (
  <SectionAccordion name="export" title={texts.title} data-screen>
    <ExportData />
  </SectionAccordion>
);
