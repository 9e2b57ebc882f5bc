import { useEffect, useMemo } from 'react';
import { Link, Navigate, useParams } from 'react-router-dom';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useDispatch, useSelector } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { toStatedPay } from '@titian/rules/stated-pay';
import { useCapability } from '@/entities/capability';
import { JobNow, embeddedJobReceived, useEmbeddedJob, useGetPublicJobQuery } from '@/entities/job';
import type { EmbeddedJob, JobDetail } from '@/entities/job';
import { jobWanted, selectIsSignedIn } from '@/entities/session';
import { ReportJob } from '@/features/report-job';
import { isApiError } from '@/shared/api';
import { routes } from '@/shared/config';
import { useIsHydrated } from '@/shared/lib/hydration';
import { logFailure } from '@/shared/lib/logging';
import { Block, FailureState, StaleDataAlert } from '@/shared/ui/feedback';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { BackToJobs } from '@/widgets/back-to-jobs';
import { AboutJob, JobFrame, JobSkeleton, JobView } from '@/widgets/job-detail';
import { JobSignals } from '@/widgets/job-signals';
import { texts } from './texts';
import { ApplyColumn, MissingJob } from './parts';

/** A job with its pay as the server tells it in the page: no screen of the specification, which shows it as sent. */
function withStatedPay(job: JobDetail): JobDetail {
  const pay = toStatedPay(job);
  return { ...job, minSalary: pay?.min ?? null, maxSalary: pay?.max ?? null };
}

/** A job as everybody may read it, which may have come with the page. */
function usePublicJob(slug: string, embedded: EmbeddedJob | null) {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  // Before that the page's own job is shown: a store that changes would render it a second time.
  const isHydrated = useIsHydrated();
  // Before the query's own effect, which then finds a response.
  useEffect(() => {
    if (embedded && isHydrated) dispatch(embeddedJobReceived(embedded));
  }, [dispatch, embedded, isHydrated]);
  const { currentData, error, isFetching, refetch } = useGetPublicJobQuery(slug, {
    skip: embedded !== null && !isHydrated,
  });
  const sent = currentData ?? embedded?.job;
  const job = useMemo(() => sent && withStatedPay(sent), [sent]);
  return { job, error, isFetching, refetch };
}

/** The next steps for a reader who wants the job; renders nothing when the job is closed. */
function PublicJobActions({ job }: { job: JobDetail }) {
  const isSignedIn = useSelector(selectIsSignedIn);
  const dispatch = useDispatch();
  if (!job.isOpen) return null;
  const path = routes.job.to(job.slug);
  const nameJob = () => void dispatch(jobWanted(path, job.title, job.company.name));
  return (
    <ApplyColumn>
      <Button
        component={Link}
        to={isSignedIn ? path : routes.login.to(path)}
        onClick={isSignedIn ? undefined : nameJob}
        variant="contained"
        size="large"
      >
        {texts.apply}
      </Button>
      {!isSignedIn && (
        <Typography variant="body2" color="textSecondary">
          {texts.applyHint}
        </Typography>
      )}
    </ApplyColumn>
  );
}

const hasStatus = (error: unknown, status: number, statusCode: number): boolean =>
  isApiError(error) && (error.status === status || error.statusCode === statusCode);

function PublicJob({ slug, embedded }: { slug: string; embedded: EmbeddedJob | null }) {
  const isServed = useCapability('publicJobs');
  const { job, error, isFetching, refetch } = usePublicJob(slug, embedded);
  useEffect(() => {
    if (error) logFailure('job/public could not be fetched', error);
  }, [error]);

  if (job) {
    return (
      <>
        {/* As the head that the server writes has it: the title that is there is taken over. */}
        <title>{texts.documentTitleOf(job.title, job.company.name)}</title>
        <StaleDataAlert of={[{ endpoint: 'getPublicJob', arg: slug }]} />
        <JobView
          job={job}
          actions={<PublicJobActions job={job} />}
          details={
            <Block what="what else is known of a job" shows={[job]}>
              <AboutJob job={job} />
            </Block>
          }
          above={<JobSignals job={job} />}
          // Not in a chunk of its own: React would drop a press before that is there.
          below={<ReportJob job={job} />}
          aside={null}
        />
      </>
    );
  }
  const isUnknown = hasStatus(error, 404, 4004);
  // Without public jobs, the provider has no such page: the specification's job page requires an account.
  if (isUnknown && !isServed) return <Navigate to={routes.job.to(slug)} replace />;

  const withoutJob = () => {
    if (isUnknown) return <MissingJob why="unknown" />;
    if (hasStatus(error, 410, 4007)) return <MissingJob why="gone" />;
    if (error) {
      return (
        <FailureState large title={texts.failed} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      );
    }
    return <JobSkeleton />;
  };

  return (
    <>
      <title>{texts.documentTitle}</title>
      <VisuallyHidden component="h1">{texts.title}</VisuallyHidden>
      {withoutJob()}
    </>
  );
}

/** The job of an address, as the server has rendered it where it came with the page. */
function PublicJobOf({ slug }: { slug: string }) {
  const embedded = useEmbeddedJob(slug);
  return (
    <JobNow value={embedded?.now}>
      <PublicJob slug={slug} embedded={embedded} />
    </JobNow>
  );
}

/** A job as everybody may read it; applying leads to the account. Specification 4, section 4. */
export function PublicJobPage() {
  const { slug = '' } = useParams();
  return (
    <JobFrame>
      <BackToJobs />
      <PublicJobOf key={slug} slug={slug} />
    </JobFrame>
  );
}
