import type { RefObject } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { isBeingMade, useStartExportMutation } from '@/entities/privacy';
import type { DataExport } from '@/entities/privacy';
import { describeError, useErrorText } from '@/shared/api';
import { useFocusAfterWait } from '@/shared/lib/focus';
import { languageOf } from '@/shared/lib/language';
import { logFailure } from '@/shared/lib/logging';
import { SectionAccordion, useSectionTitle } from '@/shared/ui/SectionAccordion';
import { MissingContent, SlowAlert } from '@/shared/ui/feedback';
import { useExport } from '../model/use-export';
import { texts } from '../texts';
import { ExportProgress } from './ExportProgress';
import { ReadyExport } from './ReadyExport';

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
