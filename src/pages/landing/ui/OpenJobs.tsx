import { Link, useLinkClickHandler } from 'react-router-dom';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { useSelector } from 'react-redux';
import { JobCard, jobCardsStyle } from '@/entities/job';
import type { FilterOption, Job, JobPage } from '@/entities/job';
import { selectIsSignedIn } from '@/entities/session';
import { routes } from '@/shared/config';
import { texts } from '../texts';
import { sectionTitleStyle } from './section-style';

const Section = styled(Container)(({ theme }) => {
  const { breakpoints, spacing, typography, vars } = theme;
  return {
    paddingTop: spacing(7),
    '& > h2': sectionTitleStyle(theme),
    ...jobCardsStyle(theme),
    h3: { ...typography.h3, margin: spacing(4, 0, 0), overflowWrap: 'anywhere' },
    '.open-links': { display: 'grid', gap: spacing(0, 2), margin: spacing(1, 0, 0), padding: 0, listStyle: 'none' },
    '.open-links a': { display: 'inline-block', paddingBlock: 10, color: vars.palette.primary.main },
    [breakpoints.up('sm')]: { '.open-links': { gridTemplateColumns: 'repeat(3, 1fr)' } },
    [breakpoints.up('md')]: { '& > .job-cards': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  };
}) as typeof Container;

interface LinksProps {
  title: string;
  values: FilterOption<string>[];
  /** Name of the filter in the address of `/jobs`. */
  filter: 'city' | 'function';
}

function Links({ title, values, filter }: LinksProps) {
  if (values.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className="open-links">
        {values.map(({ value, count }) => (
          <li key={value}>
            <Link to={`${routes.jobs.to()}?${new URLSearchParams({ [filter]: value })}`}>
              {texts.counted(value, count)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A card of the list, without its buttons: it opens the vacancy. */
function NewestJob({ job }: { job: Job }) {
  const signedIn = useSelector(selectIsSignedIn);
  const address = (signedIn ? routes.job : routes.publicJob).to(job.slug);
  const handleOpen = useLinkClickHandler(address);
  return <JobCard job={job} href={address} onOpen={handleOpen} actions={null} primaryAction={null} />;
}

/** The newest open jobs, and links to the jobs of the cities and functions that have the most; nothing where no job is open. */
export function OpenJobs({ found: { jobs, facets } }: { found: JobPage }) {
  if (jobs.length === 0) return null;
  return (
    <Section component="section" aria-labelledby="terbaru">
      <h2 id="terbaru">{texts.newestJobs}</h2>
      {/* Without its bullets, Safari would not take it for a list any more. */}
      {/* eslint-disable-next-line jsx-a11y/no-redundant-roles -- the same */}
      <ul role="list" className="job-cards">
        {jobs.map(({ job }) => (
          <li key={job.id}>
            <NewestJob job={job} />
          </li>
        ))}
      </ul>
      <Links title={texts.openByCity} values={facets?.city ?? []} filter="city" />
      <Links title={texts.openByFunction} values={facets?.function ?? []} filter="function" />
    </Section>
  );
}
