import { useEffect } from 'react';
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import Skeleton from '@mui/material/Skeleton';
import { WaitingAnswer } from '@/entities/answer';
import { ApplicationCard, ApplicationCardSkeleton, useGetApplicationsQuery } from '@/entities/application';
import { DeletionAlert } from '@/features/account-settings';
import { LazyCalendarActions } from '@/features/add-to-calendar';
import { UnansweredSource } from '@/features/apply-job';
import { routes } from '@/shared/config';
import { logFailure } from '@/shared/lib/logging';
import { Block, FailureState, StateMessage, StaleDataAlert } from '@/shared/ui/feedback';
import type { Picture } from '@/shared/ui/feedback';
import type { Application } from '@/entities/application';
import { useCapability } from '@/entities/capability';
import { lazyPart } from '@/shared/lib/lazy-part';
import { texts } from './texts';

/** The room of the steps. */
const StepsSkeleton = () => (
  <div role="status" aria-label={texts.detailsLoading}>
    <Skeleton variant="rounded" sx={{ height: { xs: 432, md: 100 } }} />
  </div>
);

/** Fetched when More is pressed. */
const ApplicationDetails = lazyPart(
  'the details of an application',
  async () => (await import('./ApplicationDetails')).ApplicationDetails,
  {
    Placeholder: StepsSkeleton,
    Failure: ({ error, onRetry }) => <FailureState title={texts.detailsFailed} error={error} onRetry={onRetry} />,
  },
);

function LazyApplicationDetails({ application }: { application: Application }) {
  const hasTimeline = useCapability('applicationEvents');
  const canWithdraw = useCapability('applicationWithdraw');
  return <ApplicationDetails application={application} hasTimeline={hasTimeline} canWithdraw={canWithdraw} />;
}

/** A letter that has not been sent. */
const noApplication: Picture = {
  line: 'M30 34h100v56H30zM30 36l50 34 50-34M52 102h56',
  lamp: 'M104 12l8 8 16-16',
};

const QUERIES = [{ endpoint: 'getApplications' }];

function Applications() {
  // Hiring continues while the app is open: each visit requests them again, and shows the cached ones meanwhile.
  const { data, error, isFetching, refetch } = useGetApplicationsQuery(undefined, { refetchOnMountOrArgChange: true });
  useEffect(() => {
    if (error) logFailure('application-status could not be fetched', error);
  }, [error]);

  const list = (children: ReactNode) => <Box sx={{ display: 'grid', gap: 2 }}>{children}</Box>;

  if (data?.length === 0 && !error) {
    return (
      <StateMessage picture={noApplication} title={texts.empty} text={texts.emptyHint}>
        <Button component={Link} to={routes.jobs.to()} variant="contained">
          {texts.findJobs}
        </Button>
      </StateMessage>
    );
  }
  if (data && data.length > 0) {
    return list(
      data.map((application) => (
        <Block key={application.id} what="an application's card" shows={[application]}>
          <ApplicationCard
            application={application}
            // A withdrawn application has nothing left to ask about; applied to again, it has.
            actions={
              application.outcome !== 'withdrawn' && (
                <>
                  <WaitingAnswer
                    answers={application.answers ?? null}
                    appliedAt={application.appliedAt}
                    slug={application.job.slug}
                  />
                  <UnansweredSource job={application.job} />
                </>
              )
            }
            appointmentActions={(appointment) => (
              <LazyCalendarActions
                appointment={appointment}
                isCancelled={appointment.isCancelled ?? false}
                job={{ title: application.job.title, company: application.job.company.name }}
              />
            )}
            details={<LazyApplicationDetails application={application} />}
          />
        </Block>
      )),
    );
  }
  if (error) {
    return (
      <FailureState large title={texts.failed} error={error} onRetry={() => void refetch()} retrying={isFetching} />
    );
  }
  return list([0, 1, 2].map((row) => <ApplicationCardSkeleton key={row} />));
}

/** The candidate's applications and how far each has come. Specification 1, section 2, "Application status screen". */
export function ApplicationPage() {
  return (
    <Container maxWidth="lg" sx={{ py: { xs: 3, md: 5 }, minHeight: '100vh' }}>
      <title>{texts.documentTitle}</title>
      <Typography component="h1" variant="h1" sx={{ mb: 0.5 }}>
        {texts.title}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        {texts.intro}
      </Typography>
      <StaleDataAlert of={QUERIES} />
      <DeletionAlert page="application" />
      <Applications />
    </Container>
  );
}
