import { useEffect, useState } from 'react';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import {
  useEndAccountSessionMutation,
  useEndOtherSessionsMutation,
  useGetAccountSessionsQuery,
} from '@/entities/account';
import type { AccountSession } from '@/entities/account';
import { describeError } from '@/shared/api';
import { formatMoment } from '@/shared/lib/dates';
import { useFocusAfterClose } from '@/shared/lib/focus';
import { logFailure } from '@/shared/lib/logging';
import { SectionAccordion, useSectionTitle } from '@/shared/ui/SectionAccordion';
import { DeviceItem } from '@/shared/ui/DeviceItem';
import { ConfirmDialog } from '@/shared/ui/dialog';
import { MissingContent, StaleDataAlert } from '@/shared/ui/feedback';
import { useToast } from '@/shared/ui/toast';
import { texts } from './texts';

const SHOWN = [{ endpoint: 'getAccountSessions' }];

/** This device first, then the others as the provider has them: the last used first. */
const inOrder = (sessions: readonly AccountSession[]): AccountSession[] =>
  [...sessions].sort((one, other) => Number(other.current) - Number(one.current));

interface SessionItemProps {
  session: AccountSession;
  onEnd: () => void;
}

function SessionItem({ session, onEnd }: SessionItemProps) {
  const device = texts.device(session.browser, session.system);
  const moment = formatMoment(session.lastUsedAt);
  return (
    <DeviceItem name={device} lastUsed={texts.lastUsed(moment)} current={session.current && texts.current}>
      {!session.current && (
        <Button variant="outlined" aria-label={texts.endDevice(device, moment)} onClick={onEnd}>
          {texts.end}
        </Button>
      )}
    </DeviceItem>
  );
}

function Sessions() {
  const { ref: title } = useSectionTitle();
  const query = useGetAccountSessionsQuery();
  const { data, error } = query;
  const [endOne] = useEndAccountSessionMutation();
  const [endOthers] = useEndOtherSessionsMutation();
  const [ending, setEnding] = useState<AccountSession | 'others' | null>(null);
  const focusAfterClose = useFocusAfterClose(ending !== null);
  const { showSuccess, showError } = useToast();
  useEffect(() => {
    if (error) logFailure('candidate/session could not be fetched', error);
  }, [error]);

  const handleConfirm = async (chosen: AccountSession | 'others') => {
    try {
      if (chosen === 'others') showSuccess((await endOthers().unwrap()) ?? texts.othersEnded);
      else showSuccess((await endOne(chosen.id).unwrap()) ?? texts.ended);
      // The button that was pressed goes with what it has ended.
      focusAfterClose(title.current);
    } catch (failure) {
      logFailure('candidate/session could not be ended', failure);
      showError(describeError(failure, texts.endFailed));
    }
    setEnding(null);
  };

  const content = () => {
    if (!data) {
      return (
        <MissingContent query={query} title={texts.loadFailed}>
          <Skeleton width="60%" height={28} />
          <Skeleton width="40%" />
        </MissingContent>
      );
    }
    if (data.length === 0) return <Typography color="textSecondary">{texts.empty}</Typography>;
    const hasOthers = data.some(({ current }) => !current);
    return (
      <>
        <List disablePadding>
          {inOrder(data).map((session) => (
            <SessionItem key={session.id} session={session} onEnd={() => setEnding(session)} />
          ))}
        </List>
        {hasOthers ? (
          <Button variant="outlined" color="error" sx={{ mt: 2 }} onClick={() => setEnding('others')}>
            {texts.endOthers}
          </Button>
        ) : (
          <Typography color="textSecondary" sx={{ mt: 1 }}>
            {texts.onlyThis}
          </Typography>
        )}
      </>
    );
  };

  return (
    <>
      <StaleDataAlert of={SHOWN} />
      {content()}
      {ending && (
        <ConfirmDialog
          title={ending === 'others' ? texts.confirmOthers : texts.confirmOne}
          text={texts.consequence}
          confirmLabel={texts.end}
          cancelLabel={texts.cancel}
          onConfirm={() => handleConfirm(ending)}
          onClose={() => setEnding(null)}
        />
      )}
    </>
  );
}

/**
 * The devices that are signed in to the account: last use, browser in plain words, and no place. One is ended, or all
 * others. Specification 4, section 6.
 */
export const SessionsSection = () => (
  <SectionAccordion name="sessions" title={texts.title}>
    <Sessions />
  </SectionAccordion>
);
