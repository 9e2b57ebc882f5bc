import { Link, useParams, useSearchParams } from 'react-router-dom';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Skeleton from '@mui/material/Skeleton';
import { routes } from '@/shared/config';
import { FailureState, StateMessage, noMatch, StaleDataAlert } from '@/shared/ui/feedback';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { BackToJobs } from '@/widgets/back-to-jobs';
import { jobCardsStyle, JobCardSkeleton } from '@/entities/job';
import { useCompany } from './use-company';
import { texts } from './texts';
import { CompanyJobs, LOGO_SIZE } from './CompanyJobs';

/** Frame of a company's page; it styles the cards. */
const CompanyFrame = styled(Container)(({ theme }) => {
  const { breakpoints, spacing, vars } = theme;
  return {
    ...jobCardsStyle(theme),
    minHeight: '100vh',
    paddingTop: spacing(2),
    paddingBottom: spacing(4),
    [breakpoints.up('md')]: { paddingTop: spacing(3), paddingBottom: spacing(7) },
    '.company-head': {
      display: 'flex',
      alignItems: 'center',
      gap: spacing(2),
      minHeight: 72,
      marginBottom: spacing(3),
    },
    '.company-head img': { alignSelf: 'flex-start', flexShrink: 0, borderRadius: 12 },
    '.company-words': { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
    h1: { ...theme.typography.h2, margin: 0 },
    '.company-count': { margin: spacing(0.5, 0, 0), color: vars.palette.text.secondary },
  };
});

/** The shape of a company's page while its vacancies are on their way. */
function CompanySkeleton() {
  return (
    <div role="status" aria-label={texts.loading}>
      <div className="company-head" aria-hidden>
        <Skeleton variant="rounded" width={LOGO_SIZE} height={LOGO_SIZE} />
        <div className="company-words">
          <Skeleton width="60%" height={36} />
          <Skeleton width={140} height={24} />
        </div>
      </div>
      <div className="job-cards">
        {[0, 1, 2, 3].map((index) => (
          <JobCardSkeleton key={index} />
        ))}
      </div>
    </div>
  );
}

const PAGE = 'page';

function CompanyContent({ slug }: { slug: string }) {
  const [params, setParams] = useSearchParams();
  const { company, found, error, retrying, retry, source } = useCompany(slug, Number(params.get(PAGE)));
  const choosePage = (chosen: number) => setParams(chosen === 1 ? {} : { [PAGE]: `${chosen}` });

  if (company && found) {
    return (
      <>
        <StaleDataAlert of={[source]} />
        <CompanyJobs company={company} found={found} onChoosePage={choosePage} />
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
    if (error) {
      return <FailureState large title={texts.failed} error={error} onRetry={retry} retrying={retrying} />;
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
      <CompanyContent key={slug} slug={slug} />
    </CompanyFrame>
  );
}
