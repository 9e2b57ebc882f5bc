import { useDeferredValue, useEffect, useMemo } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useGetJobsQuery } from '@/entities/job';
import { routes } from '@/shared/config';
import { logFailure } from '@/shared/lib/logging';
import { FailureState, StateMessage, noMatch } from '@/shared/ui/feedback';
import { StaleDataAlert } from '@/shared/ui/stale-data';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { BackToJobs } from '@/widgets/back-to-jobs';
import Button from '@mui/material/Button';
import { findCompany } from '../model/company-jobs';
import { texts } from '../texts';
import { CompanyFrame } from './CompanyFrame';
import { CompanyJobs } from './CompanyJobs';
import { CompanySkeleton } from './CompanySkeleton';

/** Seconds after which a list that is shown again is also fetched again, behind what is shown. */
const FRESH_FOR = 60;

const SHOWN = [{ endpoint: 'getJobs' }];

function CompanyContent({ slug }: { slug: string }) {
  const { data, error, isFetching, refetch } = useGetJobsQuery(undefined, {
    refetchOnMountOrArgChange: FRESH_FOR,
    refetchOnReconnect: true,
  });
  // The list may be long: whoever taps meanwhile comes first.
  const jobs = useDeferredValue(data);
  const company = useMemo(() => jobs && findCompany(jobs, slug), [jobs, slug]);
  useEffect(() => {
    if (error) logFailure('job/list failed', error);
  }, [error]);

  if (company) {
    return (
      <>
        <StaleDataAlert of={SHOWN} />
        <CompanyJobs key={slug} company={company} />
      </>
    );
  }
  const withoutCompany = () => {
    if (company === null) {
      return (
        <StateMessage role="alert" picture={noMatch} title={texts.unknown} text={texts.unknownHint}>
          <Button component={Link} to={routes.jobs.to()} variant="contained">
            {texts.otherJobs}
          </Button>
        </StateMessage>
      );
    }
    if (error && !data) {
      return (
        <FailureState large title={texts.failed} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      );
    }
    return <CompanySkeleton />;
  };
  return (
    <>
      <title>{texts.documentTitle}</title>
      <VisuallyHidden component="h1">{texts.title}</VisuallyHidden>
      {withoutCompany()}
    </>
  );
}

/** Every open vacancy of a company, for anybody. Specification 4, section 2, "Company page". */
export function CompanyPage() {
  const { slug = '' } = useParams();
  return (
    <CompanyFrame>
      <BackToJobs />
      <CompanyContent slug={slug} />
    </CompanyFrame>
  );
}
