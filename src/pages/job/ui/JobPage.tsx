import { useDeferredValue, useEffect } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import { useDispatch } from 'react-redux';
import { Link, Navigate, useParams } from 'react-router-dom';
import { useGetJobQuery } from '@/entities/job';
import { loginRequired, returnToDropped } from '@/entities/session';
import { DeletionAlert } from '@/features/account-settings/delete-account';
import { isApiError } from '@/shared/api';
import { routes } from '@/shared/config';
import { logFailure } from '@/shared/lib/logging';
import Button from '@mui/material/Button';
import { Block, FailureState, StateMessage, closedGate, noMatch } from '@/shared/ui/feedback';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { StaleDataAlert } from '@/shared/ui/stale-data';
import { BackToJobs } from '@/widgets/back-to-jobs';
import { JobFrame, JobGlance, JobSkeleton, JobView, lazyPart, loadAboutJob } from '@/widgets/job-detail';
import { JobSignals } from '@/widgets/job-signals';
import { LatestJobs } from '@/widgets/latest-jobs';
import { useLoginGate } from '../model/use-login-gate';
import { slugIn } from '@titian/rules/job-slug';
import { texts } from '../texts';
import { JobActions } from './JobActions';
import { LazySimilarJobs } from './LazySimilarJobs';
import { ListedJob } from './ListedJob';

const LazyReportJob = lazyPart('reporting a job', async () => (await import('@/features/report-job')).ReportJob);

const LazyPrepareAfterApplying = lazyPart(
  'what is told after applying',
  async () => (await import('./PrepareAfterApplying')).PrepareAfterApplying,
);

const isNotFound = (error: unknown): boolean =>
  isApiError(error) && (error.status === 404 || error.statusCode === 4004);

function JobContent({ slug }: { slug: string }) {
  const dispatch = useDispatch();
  const signedIn = useLoginGate(slug);
  const { currentData, error, isFetching, refetch } = useGetJobQuery(signedIn ? slug : skipToken);
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
          glance={<JobGlance job={job} />}
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
        <LazyPrepareAfterApplying job={job} />
      </>
    );
  }

  const right = slugIn(slug);
  if (isNotFound(error) && right !== null && right !== slug) return <Navigate to={routes.job.to(right)} replace />;

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
