import { useCallback, useEffect, useId, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import type { Job } from '@/entities/job';
import type { Id } from '@/shared/api';
import { Block, FailureState } from '@/shared/ui/feedback';
import { FEWEST_MATCHES } from '../model/match';
import { useMatchSettings } from '../model/match-settings';
import type { HiddenJob } from '../model/match-settings';
import { lastMatchesHeight, rememberNoMatches, watchMatchesHeight } from '../model/region-height';
import { useProviderMatches } from '../model/use-provider-matches';
import { texts } from '../texts';
import { HiddenJobs } from './HiddenJobs';
import { MatchRegion } from './MatchRegion';
import { MatchRow } from './MatchRow';

interface BestMatchesProps {
  /** The id of who is signed in; null for a visitor. */
  owner: Id | null;
  onOpen: (job: Job) => void;
}

/**
 * The region "Paling cocok": at most five vacancies that match the candidate, each with reasons. With fewer than
 * two matches there is no region. Specification 4, section 8.
 */
export function BestMatches({ owner, onOpen }: BestMatchesProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const show = useRef<HTMLButtonElement>(null);
  const [settings, change] = useMatchSettings(owner);
  const { isHidden, dismissed } = settings;
  const { matches: found, error, retry } = useProviderMatches(owner, settings);
  const [lastHeight] = useState(lastMatchesHeight);
  const [justDismissed, setJustDismissed] = useState<HiddenJob | null>(null);
  const [focused, setFocused] = useState<'undo' | 'heading' | 'show' | null>(null);
  // A dismissed job goes at once, before the matches are found again.
  const left = found?.filter(({ job }) => !dismissed.some(({ id }) => id === job.id)) ?? [];
  const matches = left.length < FEWEST_MATCHES ? [] : left;
  const total = matches.length;

  // Where a pressed button goes away, the focus moves to what takes its place, once that is there.
  useEffect(() => {
    const target = focused && { undo, heading, show }[focused].current;
    if (!target) return;
    target.focus();
    setFocused(null);
  }, [focused, total]);

  function bringBack(job: HiddenJob) {
    setJustDismissed(null);
    setFocused('heading');
    change(({ dismissed: before }) => ({ dismissed: before.filter(({ id }) => id !== job.id) }));
  }

  // The same function each time: the rows stay as they are.
  const dismiss = useCallback(
    ({ id, title, company, city }: Job) => {
      const job: HiddenJob = { id, title, company: { name: company.name }, city };
      setJustDismissed(job);
      setFocused('undo');
      change(({ dismissed: before }) => ({ dismissed: [...before, job] }));
    },
    [change],
  );

  function setHidden(hide: boolean) {
    if (hide) rememberNoMatches();
    change(() => ({ isHidden: hide }));
    setFocused(hide ? 'show' : 'heading');
  }

  if (isHidden) {
    return (
      <Button ref={show} size="small" data-settled="" sx={{ mb: 1 }} onClick={() => setHidden(false)}>
        {texts.show}
      </Button>
    );
  }
  const hidden = <HiddenJobs dismissed={dismissed} withdrawn={[]} onBringBack={bringBack} />;
  if (owner === null || (found && total === 0 && !justDismissed))
    return (
      <div ref={rememberNoMatches} data-settled="">
        {hidden}
      </div>
    );
  const isLoading = !found && error === undefined;
  const isNothingExpected = lastHeight === 0;
  if (isLoading && isNothingExpected) return null;
  const title = (
    <h2 id={headingId} ref={heading} tabIndex={-1}>
      {total > 0 ? texts.count(total) : texts.title}
    </h2>
  );
  const hide = (
    <Button size="small" color="inherit" aria-label={texts.hideAll} onClick={() => setHidden(true)}>
      {texts.hide}
    </Button>
  );
  return (
    <MatchRegion ref={watchMatchesHeight} aria-labelledby={headingId}>
      <div className="match-head">
        {title}
        {hide}
      </div>
      {error !== undefined && <FailureState title={texts.failed} error={error} onRetry={retry} />}
      {isLoading && <p role="status">{texts.loading}</p>}
      {justDismissed && (
        <p role="status" className="match-note">
          {texts.dismissed(justDismissed.title)}
          <Button ref={undo} size="small" onClick={() => bringBack(justDismissed)}>
            {texts.undo}
          </Button>
        </p>
      )}
      {total > 0 && (
        // Without its bullets, Safari would not take it for a list any more.
        // eslint-disable-next-line jsx-a11y/no-redundant-roles -- the same
        <ul role="list" className="match-rows">
          {matches.map((match) => (
            <li key={match.job.id}>
              <Block what="a match" shows={[match]}>
                <MatchRow match={match} onOpen={onOpen} onDismiss={dismiss} />
              </Block>
            </li>
          ))}
        </ul>
      )}
      {!isLoading && <p>{texts.fairness}</p>}
      {hidden}
    </MatchRegion>
  );
}
