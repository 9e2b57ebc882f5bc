import { useState } from 'react';
import { Link } from 'react-router-dom';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { useSelector } from 'react-redux';
import { formatPayShort } from '@/entities/job';
import { selectIsSignedIn } from '@/entities/session';
import { PART_SEPARATOR } from '@/shared/lib/text';
import { routes } from '@/shared/config';
import { parseOpenJobs } from '../model/open-jobs';
import type { OpenJobs as OpenJobsData } from '../model/open-jobs';
import { texts } from '../texts';
import { sectionTitleStyle } from './section-style';

const Section = styled(Container)(({ theme }) => {
  const { breakpoints, spacing, typography, vars } = theme;
  const { palette } = vars;
  return {
    paddingTop: spacing(7),
    h2: sectionTitleStyle(theme),
    a: { color: palette.primary.main },
    '.open-newest, ul': { display: 'grid', gap: spacing(2) },
    '.open-newest': { marginBottom: spacing(4) },
    article: { padding: spacing(0.75, 2, 2), border: `1px solid ${palette.divider}`, borderRadius: 16 },
    h3: { ...typography.h3, margin: 0, overflowWrap: 'anywhere' },
    'h3 a': { display: 'inline-block', paddingBlock: 10 },
    'article p': { margin: 0, color: palette.text.secondary, overflowWrap: 'anywhere' },
    'article strong': { color: palette.text.primary },
    ul: { gap: spacing(0, 2), margin: spacing(1, 0, 3), padding: 0, listStyle: 'none' },
    'ul a': { display: 'inline-block', paddingBlock: 10 },
    [breakpoints.up('sm')]: { ul: { gridTemplateColumns: 'repeat(3, 1fr)' } },
    [breakpoints.up('md')]: { '.open-newest': { gridTemplateColumns: 'repeat(3, 1fr)' } },
  };
}) as typeof Container;

interface LinksProps {
  title: string;
  values: OpenJobsData['cities'];
  /** Name of the filter in the address of `/jobs`. */
  filter: 'city' | 'function';
}

function Links({ title, values, filter }: LinksProps) {
  if (values.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {values.map(({ name, count }) => (
          <li key={name}>
            <Link to={`${routes.jobs.to()}?${new URLSearchParams({ [filter]: name })}`}>
              {texts.counted(name, count)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/**
 * The newest open jobs, and links to the jobs of the cities and functions that have the most; nothing where no job is open.
 *
 * @param text as `toOpenJobs` writes it, in JSON
 */
export function OpenJobs({ text }: { text: string }) {
  const signedIn = useSelector(selectIsSignedIn);
  const [jobs] = useState(() => parseOpenJobs(text));
  if (!jobs) return null;
  const route = signedIn ? routes.job : routes.publicJob;
  return (
    <Section component="section" aria-labelledby="terbaru">
      <h2 id="terbaru">{texts.newestJobs}</h2>
      <div className="open-newest">
        {jobs.newest.map(({ slug, title, company, city, minSalary, maxSalary }) => (
          <article key={slug}>
            <h3>
              <Link to={route.to(slug)}>{title}</Link>
            </h3>
            <p>{[company, city].filter(Boolean).join(PART_SEPARATOR)}</p>
            <p>
              <strong>{formatPayShort(minSalary, maxSalary)}</strong>
            </p>
          </article>
        ))}
      </div>
      <Links title={texts.openByCity} values={jobs.cities} filter="city" />
      <Links title={texts.openByFunction} values={jobs.functions} filter="function" />
    </Section>
  );
}
