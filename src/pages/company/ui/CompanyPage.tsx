import { Link, useParams, useSearchParams } from 'react-router-dom';
import { routes } from '@/shared/config';
import { FailureState, StateMessage, noMatch } from '@/shared/ui/feedback';
import { StaleDataAlert } from '@/shared/ui/stale-data';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { BackToJobs } from '@/widgets/back-to-jobs';
import Button from '@mui/material/Button';
import { useCompany } from '../model/use-company';
import { texts } from '../texts';
import { CompanyFrame } from './CompanyFrame';
import { CompanyJobs } from './CompanyJobs';
import { CompanySkeleton } from './CompanySkeleton';

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
