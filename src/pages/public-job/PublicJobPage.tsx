import { useEffect, useMemo } from 'react';
import { Link, useParams } from 'react-router-dom';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useDispatch, useSelector } from 'react-redux';
import { toStatedPay } from '@titian/rules/stated-pay';
import { useCapability } from '@/entities/capability';
import { useGetPublicJobQuery } from '@/entities/job';
import type { JobDetail } from '@/entities/job';
import { jobWanted, selectIsSignedIn } from '@/entities/session';
import { ReportJob } from '@/features/report-job';
import { isApiError } from '@/shared/api';
import { routes } from '@/shared/config';
import { logFailure } from '@/shared/lib/logging';
import { Block, FailureState, StaleDataAlert } from '@/shared/ui/feedback';
import { Redirect } from '@/shared/ui/Redirect';
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

function PublicJob({ slug }: { slug: string }) {
  const isServed = useCapability('publicJobs');
  const { currentData, error, isFetching, refetch } = useGetPublicJobQuery(slug);
  const job = useMemo(() => currentData && withStatedPay(currentData), [currentData]);
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
  if (isUnknown && !isServed) return <Redirect to={routes.job.to(slug)} />;

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

/** A job as everybody may read it; applying leads to the account. Specification 4, section 4. */
export function PublicJobPage() {
  const { slug = '' } = useParams();
  return (
    <JobFrame>
      <BackToJobs />
      <PublicJob key={slug} slug={slug} />
    </JobFrame>
  );
}
