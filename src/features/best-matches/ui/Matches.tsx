import { useCallback, useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { TOUCH } from '@/shared/ui/media-queries';
import type { Job } from '@/entities/job';
import type { Id } from '@/shared/api';
import { routes } from '@/shared/config';
import { Block } from '@/shared/ui/feedback';
import { useToast } from '@/shared/ui/toast';
import { commonReasons, ownReasons } from '../model/describe-reason';
import type { Match } from '../api/match.dto';
import { useMatchSettings } from '../model/match-settings';
import type { HiddenJob, MatchChoices as Choices } from '../model/match-settings';
import { useMatches } from '../model/use-matches';
import { texts } from '../texts';
import { HiddenJobs } from './HiddenJobs';
import { MatchChoices } from './MatchChoices';
import { MatchMenu } from './MatchMenu';

/** The matches and what is said about them, by class name; the cards are styled by the list around it. */
const MatchFrame = styled('section')(({ theme }) => {
  const { palette } = theme.vars;
  const text = { ...theme.typography.body2, margin: 0, color: palette.text.secondary };
  return {
    outline: 'none',
    overflowWrap: 'anywhere',
    '.match-heading': { ...theme.typography.h4, margin: 0 },
    // On a wide screen the head is beside the tabs of the list.
    '& > :not(.match-head)': { clear: 'left' },
    '& > p, .match-head > p': text,
    '.match-head': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: theme.spacing(1, 2),
      minHeight: 44,
      [theme.breakpoints.up('md')]: { minHeight: 48 },
    },
    '.match-head:empty': { display: 'none' },
    '.match-head:not(:empty) + .match-heading': { marginTop: theme.spacing(1) },
    '.match-head > p': { flex: '1 1 320px' },
    '.match-head > p > a': { display: 'inline-block', padding: theme.spacing(0.5, 0) },
    '.job-cards': { marginTop: theme.spacing(1) },
    // So few need not be skipped by the browser, which would move what is below them.
    'ul.job-cards > li': { contentVisibility: 'visible' },
    '.match-card-reason': { display: 'flex', alignItems: 'center', gap: theme.spacing(1), minHeight: 34, ...text },
    '.match-card-reason > span': { flex: 1, minWidth: 0 },
    // Above the title's stretched link.
    '.match-card-reason > button': { position: 'relative', margin: theme.spacing(-0.5, 0) },
    '.match-foot': { ...text, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: theme.spacing(1) },
    '.match-hidden': { ...text, listStyle: 'none', padding: 0 },
    '.match-hidden > li': { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
    '.match-all': { ...theme.typography.h4, margin: theme.spacing(2, 0, 0) },
    // One row, which is scrolled where it does not fit.
    '.match-row': {
      display: 'flex',
      alignItems: 'center',
      gap: theme.spacing(1),
      maxWidth: '100%',
      minHeight: 53,
      // The label of the place rises above its field while that is used.
      margin: '-9px 0 0',
      paddingTop: 9,
      overflowX: 'auto',
      // A bar below the row would move the list.
      scrollbarWidth: 'none',
    },
    '.match-row > *': { flexShrink: 0 },
    '.match-choices': { flexWrap: 'nowrap', whiteSpace: 'nowrap' },
    // On the smallest phone no choice is cut off; a place that is typed or chosen has its room.
    '.match-place': {
      width: 144,
      [theme.breakpoints.down('sm')]: {
        width: 96,
        '.MuiInputLabel-root': { fontSize: '0.875rem' },
        '.MuiOutlinedInput-root .MuiAutocomplete-endAdornment': { right: 2, [TOUCH]: { right: -6 } },
      },
    },
    '.match-place:is(:focus-within, .MuiAutocomplete-hasClearIcon)': { minWidth: 208 },
  };
});

interface MatchesProps {
  /** The id of the signed-in candidate; null for a visitor. */
  owner: Id | null;
  /** Number of all jobs, for the heading between the matches and the list. */
  total: number | undefined;
  /** The list's own card of a job, with a line that says why it is shown. */
  renderCard: (job: Job, reason: ReactNode) => ReactNode;
}

/**
 * "Cocok untuk Anda": at most five jobs that match the person best, as the first cards of the list. Where fewer than two
 * match, one line says what to fill in; without a profile, three choices replace it. `data-settled` says that the list
 * need not wait any more. Specification 4, section 8.
 */
export function Matches({ owner, total, renderCard }: MatchesProps) {
  const headingId = useId();
  const frame = useRef<HTMLElement>(null);
  const wantsFocus = useRef(false);
  const { showInfo } = useToast();
  const [settings, change] = useMatchSettings(owner);
  const { isHidden, choices, dismissed } = settings;
  const { matches, common, isPending, error, retry, missing, canShow, show } = useMatches(owner, settings);

  // The pressed button goes away, and with it the menu that keeps the focus.
  useEffect(() => {
    if (wantsFocus.current) frame.current?.focus();
    wantsFocus.current = false;
  });

  const bringBack = useCallback(
    ({ id }: HiddenJob) => {
      change(({ dismissed: before }) => ({ dismissed: before.filter((job) => job.id !== id) }));
      wantsFocus.current = true;
    },
    [change],
  );

  const dismiss = useCallback(
    ({ job: { id, title, company, city } }: Match) => {
      const job: HiddenJob = { id, title, company: { name: company.name }, city };
      change(({ dismissed: before }) => ({ dismissed: [...before, job] }));
      showInfo(texts.dismissed(title), { label: texts.undo, onClick: () => bringBack(job) });
      wantsFocus.current = true;
    },
    [bringBack, change, showInfo],
  );

  function choose(chosen: Choices) {
    change(() => ({ choices: chosen }));
    show();
  }

  const setHidden = (hide: boolean) => {
    change(() => ({ isHidden: hide }));
    wantsFocus.current = true;
  };

  const hasMatches = matches.length > 0;
  const isOpenProfile = owner === null || missing?.length === 3;
  const lines = () => (
    <>
      {!isOpenProfile && canShow && <Button onClick={show}>{texts.show}</Button>}
      {error !== undefined && (
        <p role="alert">
          {texts.failed} <Button onClick={retry}>{texts.retry}</Button>
        </p>
      )}
      {!hasMatches && missing && (
        <p>
          {missing.length === 0 ? (
            texts.noMatch
          ) : (
            <Link component={RouterLink} to={routes.profile.to()}>
              {texts.fillIn(missing.map((part) => texts.missing[part]))}
            </Link>
          )}
        </p>
      )}
    </>
  );
  const found = () => (
    <>
      {hasMatches && (
        <>
          <h2 id={headingId} className="match-heading">
            {texts.title}
          </h2>
          {common.length > 0 && <p>{commonReasons(common)}</p>}
          {/* Without its bullets, Safari would not take it for a list any more. */}
          {/* eslint-disable-next-line jsx-a11y/no-redundant-roles -- the same */}
          <ul role="list" aria-labelledby={headingId} className="job-cards">
            {matches.map((match) => (
              <li key={match.job.id}>
                <Block what="a match" shows={[match]}>
                  {renderCard(
                    match.job,
                    <div className="match-card-reason">
                      <span>{ownReasons(match.reasons, common)}</span>
                      <MatchMenu match={match} onDismiss={dismiss} />
                    </div>,
                  )}
                </Block>
              </li>
            ))}
          </ul>
        </>
      )}
      {(hasMatches || dismissed.length > 0) && (
        <div className="match-foot">
          {hasMatches && <span>{texts.fairness}</span>}
          <HiddenJobs dismissed={dismissed} onBringBack={bringBack} />
          {hasMatches && (
            <Button size="small" color="inherit" aria-label={texts.hideAll} onClick={() => setHidden(true)}>
              {texts.hide}
            </Button>
          )}
        </div>
      )}
      {hasMatches && <h2 className="match-all">{texts.allJobs(total)}</h2>}
    </>
  );
  const content = () => {
    if (isHidden) {
      return (
        <div className="match-head">
          <Button size="small" onClick={() => setHidden(false)}>
            {texts.show}
          </Button>
        </div>
      );
    }
    return (
      <>
        <div className="match-head">
          {isOpenProfile && (
            <div className="match-row">
              <MatchChoices choices={choices} onChange={choose} />
              {canShow && <Button onClick={show}>{texts.showChosen}</Button>}
            </div>
          )}
          {!isPending && lines()}
        </div>
        {!isPending && found()}
      </>
    );
  };
  return (
    <MatchFrame
      ref={frame}
      tabIndex={-1}
      aria-label={texts.title}
      data-settled={isPending ? undefined : ''}
      data-pending={isPending ? '' : undefined}
    >
      {content()}
    </MatchFrame>
  );
}
