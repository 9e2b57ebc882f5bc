import { useDeferredValue, useEffect, useRef, useCallback, useState } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import { useDispatch } from 'react-redux';
import { Link, useParams } from 'react-router-dom';
import Button from '@mui/material/Button';
import BookmarkBorderIcon from '@mui/icons-material/BookmarkBorder';
import ShareOutlinedIcon from '@mui/icons-material/ShareOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { jobApi, useGetJobQuery } from '@/entities/job';
import type { JobDetail } from '@/entities/job';
import { loginRequired, returnToDropped } from '@/entities/session';
import { DeletionAlert } from '@/features/account-settings';
import { ApplyButton } from '@/features/apply-job';
import { PreviewButton } from '@/features/preview-application';
import { isApiError } from '@/shared/api';
import { routes, SIMILAR_JOBS } from '@/shared/config';
import { lazyPart } from '@/shared/lib/lazy-part';
import { logFailure } from '@/shared/lib/logging';
import { Block, FailureState, StateMessage, closedGate, noMatch, StaleDataAlert } from '@/shared/ui/feedback';
import { RemoteImage } from '@/shared/ui/media';
import { useToast } from '@/shared/ui/toast';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { BackToJobs } from '@/widgets/back-to-jobs';
import { BANNER, JobFrame, JobName, JobSkeleton, JobView, loadAboutJob, LOGO } from '@/widgets/job-detail';
import { JobSignals } from '@/widgets/job-signals';
import { LatestJobs } from '@/widgets/latest-jobs';
import { useCapability } from '@/entities/capability';
import { useOnNear } from '@/widgets/job-list';
import { useLoginGate } from '../model/use-login-gate';
import { texts } from '../texts';
import { ListedJob } from './ListedJob';

const SimilarJobs = lazyPart('the similar jobs', async () => (await import('./SimilarJobs')).SimilarJobs);

/** How far below the window they are fetched, in pixels: about half of a phone's height. */
const AHEAD_PX = 400;

/** The similar jobs, fetched once their place is nearly scrolled to. Capability `jobSearch`. */
function LazySimilarJobs({ job }: { job: JobDetail }) {
  const canSearch = useCapability('jobSearch');
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useOnNear(
    place,
    AHEAD_PX,
    useCallback(() => setNear(true), []),
  );
  useEffect(() => {
    if (window.location.hash === `#${SIMILAR_JOBS}`) place.current?.scrollIntoView();
  }, []);
  return (
    <div ref={place} id={SIMILAR_JOBS}>
      {isNear && canSearch && <SimilarJobs job={job} />}
    </div>
  );
}

/** Bookmarking and sharing do nothing on this screen (specification 1, section 2): the buttons say where they work. A toast says it after a tap, which shows no tooltip on every phone. */
const INERT = [
  { name: 'bookmark', Icon: BookmarkBorderIcon },
  { name: 'share', Icon: ShareOutlinedIcon },
] as const;

/** A line below the actions, in the room that the header has there: nothing moves when it comes. */
const ActionsAndHint = styled('div')({
  flexShrink: 0,
  '& > p': { width: 0, minWidth: '100%', marginBlock: '4px -24px' },
});

const Actions = styled('div')(({ theme: { breakpoints, spacing, vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: spacing(1),
  // The text of the last button is in line with what is above it.
  [breakpoints.down('md')]: { '& > .MuiButton-text': { marginLeft: spacing(-1.5) } },
  '.job-inert': { border: `1px solid ${vars.palette.divider}`, color: vars.palette.text.disabled, cursor: 'default' },
}));

const LazyFirstApplicationHint = lazyPart(
  'what the company would see',
  async () => (await import('@/features/complete-profile')).FirstApplicationHint,
);

/** Apply, bookmark and share. Specification 1, section 2, "Job detail screen". */
function JobActions({ job }: { job: JobDetail }) {
  const { showInfo } = useToast();
  const applyButton = useRef<HTMLButtonElement>(null);
  return (
    <ActionsAndHint>
      <Actions>
        <ApplyButton key={job.id} job={job} ref={applyButton} />
        {INERT.map(({ name, Icon }) => (
          <Tooltip key={name} title={texts.inertHint} placement="top" describeChild disableTouchListener>
            <IconButton
              aria-label={texts[name](job.title)}
              aria-disabled
              className="job-inert"
              onClick={() => showInfo(texts.inertHint)}
            >
              <Icon />
            </IconButton>
          </Tooltip>
        ))}
        {job.isOpen && (
          // One button applies, so that its progress and its dialogs exist once.
          <PreviewButton key={`preview ${job.id}`} job={job} onApply={() => applyButton.current?.click()} />
        )}
      </Actions>
      <LazyFirstApplicationHint key={`hint ${job.id}`} job={job} />
    </ActionsAndHint>
  );
}

const LazyReportJob = lazyPart('reporting a job', async () => (await import('@/features/report-job')).ReportJob);

const LazyPrepareAfterApplying = lazyPart(
  'what is told after applying',
  async () => (await import('./PrepareAfterApplying')).PrepareAfterApplying,
);

const isNotFound = (error: unknown): boolean =>
  isApiError(error) && (error.status === 404 || error.statusCode === 4004);

/** The job until all of it is there: what came with the page has its name and pictures. */
function JobOnItsWay({ known: { company, title } }: { known: JobDetail }) {
  return (
    <>
      {/* As the head that the server writes has it: the title that is there is taken over. */}
      <title>{texts.documentTitleOf(title, company.name)}</title>
      <JobSkeleton
        banner={<RemoteImage {...BANNER} src={company.banner} eager />}
        logo={<RemoteImage {...LOGO} src={company.logo} eager />}
        name={<JobName company={company.name} title={title} />}
      />
    </>
  );
}

function JobContent({ slug }: { slug: string }) {
  const dispatch = useDispatch();
  const signedIn = useLoginGate(slug);
  const { currentData, error, isFetching, refetch } = useGetJobQuery(signedIn ? slug : skipToken);
  const { data: known } = jobApi.endpoints.getPublicJob.useQueryState(slug);
  // Rendering is expensive; defer it so that taps stay responsive. Never another vacancy than the address names.
  const drawn = useDeferredValue(currentData);
  const job = drawn?.id === currentData?.id ? drawn : undefined;
  useEffect(() => {
    if (error) logFailure('job/by-slug could not be fetched', error);
  }, [error]);
  const isFound = signedIn && job !== undefined;
  useEffect(() => {
    if (isFound) dispatch(returnToDropped());
  }, [isFound, dispatch]);
  useEffect(() => {
    loadAboutJob().catch(() => undefined);
  }, []);

  if (signedIn && job) {
    return (
      <>
        <title>{`${job.title} – Titian`}</title>
        <StaleDataAlert of={[{ endpoint: 'getJob', arg: slug }]} />
        {job.isOpen && <DeletionAlert page="job" />}
        <JobView
          job={job}
          actions={<JobActions job={job} />}
          above={<JobSignals job={job} />}
          below={<LazyReportJob key={`report ${job.id}`} job={job} />}
          aside={
            <Block what="the latest jobs">
              <LatestJobs openJob={job.id} />
            </Block>
          }
        />
        <LazySimilarJobs key={job.id} job={job} />
        <LazyPrepareAfterApplying />
      </>
    );
  }

  const failure = (title: string, large = false) => (
    <FailureState large={large} title={title} error={error} onRetry={() => void refetch()} retrying={isFetching} />
  );

  const withoutJob = () => {
    if (!signedIn) {
      return (
        <StateMessage picture={closedGate} title={texts.visitor}>
          <Button variant="contained" onClick={() => dispatch(loginRequired(slug))}>
            {texts.signIn}
          </Button>
        </StateMessage>
      );
    }
    if (isNotFound(error)) {
      return (
        <StateMessage role="alert" picture={noMatch} title={texts.notFound} text={texts.notFoundHint}>
          <Button component={Link} to={routes.jobs.to()} variant="contained">
            {texts.otherJobs}
          </Button>
        </StateMessage>
      );
    }
    if (error) {
      return failure(texts.failed, true);
    }
    return <JobSkeleton />;
  };

  if (signedIn && known && !error) return <JobOnItsWay known={known} />;
  const page = (
    <>
      <title>{texts.documentTitle}</title>
      <VisuallyHidden component="h1">{texts.title}</VisuallyHidden>
      {withoutJob()}
    </>
  );
  if (!signedIn || !isApiError(error) || error.kind !== 'network') return page;
  return <ListedJob slug={slug} failure={failure(texts.restFailed)} unknown={page} />;
}

/** A job's page; a visitor sees the login-required pop-up instead. Specification 1, sections 2 and 6. */
export function JobPage() {
  const { slug = '' } = useParams();
  return (
    <JobFrame>
      <BackToJobs />
      <JobContent slug={slug} />
    </JobFrame>
  );
}
