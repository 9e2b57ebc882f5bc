import { Link } from 'react-router-dom';
import { CompanyAnswers } from '@/entities/answer';
import type { JobPage } from '@/entities/job';
import { routes } from '@/shared/config';
import { StateMessage, noMatch } from '@/shared/ui/feedback';
import { RemoteImage } from '@/shared/ui/media';
import { JobListCards, JobPagination, useOpenJob } from '@/widgets/job-list';
import Button from '@mui/material/Button';
import type { Company } from './use-company';
import { texts } from './texts';

/** Width and height of the company's logo, in pixels. */
export const LOGO_SIZE = 72;

interface CompanyJobsProps {
  company: Company;
  /** One page of its open vacancies. */
  found: JobPage;
  onChoosePage: (page: number) => void;
}

/** A company and its open vacancies, ten on a page. */
export function CompanyJobs({ company: { name, logo }, found, onChoosePage }: CompanyJobsProps) {
  const openJob = useOpenJob();
  const { facets, jobs, page, pageCount, total } = found;
  // The city with the most jobs comes first.
  const cities = facets?.city ?? [];

  return (
    <>
      <title>{texts.documentTitleOf(name)}</title>
      <div className="company-head">
        <RemoteImage variant="logo" src={logo} alt="" width={LOGO_SIZE} height={LOGO_SIZE} />
        <div className="company-words">
          <h1>{name}</h1>
          <p className="company-count" role="status">
            {texts.count(total)}
            {cities[0] && texts.inCities(cities[0].value, cities.length - 1)}{' '}
            {pageCount > 1 && texts.pageOf(page, pageCount)}
          </p>
          <CompanyAnswers answers={found.answers} />
        </div>
      </div>
      {total === 0 ? (
        <StateMessage picture={noMatch} title={texts.none} text={texts.noneHint}>
          <Button component={Link} to={routes.jobs.to()} variant="contained">
            {texts.otherJobs}
          </Button>
        </StateMessage>
      ) : (
        <JobListCards jobs={jobs} onOpen={openJob} />
      )}
      {pageCount > 1 && <JobPagination page={page} pageCount={pageCount} onChoose={onChoosePage} />}
    </>
  );
}
