import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { useLocation } from 'react-router-dom';
import { useDecidedCapability } from '@/entities/capability';
import { workingTypeLabel, workplaceLabel } from '@/entities/job';
import { removableFilters } from '@/features/find-more-jobs';
import { parseJobSearch } from '@/features/search-jobs';
import { AfterApplying } from '@/widgets/after-applying';
import { JobList } from '@/widgets/job-list';
import { texts } from './texts';
import banner from './jobs-banner.svg';

const Banner = styled('div')(({ theme }) => {
  const { breakpoints, spacing } = theme;
  const { brand } = theme.vars.palette;
  return {
    padding: spacing(1, 0),
    color: brand.text,
    backgroundColor: brand.deep,
    h1: { ...theme.typography.h3, margin: 0 },
    p: { maxWidth: 480, margin: spacing(0.5, 0, 0) },
    // On a phone the jobs need the height.
    [breakpoints.down('sm')]: { p: { display: 'none' } },
    [breakpoints.up('sm')]: {
      padding: spacing(1.5, 0),
      // The text is on a plain background, however narrow the page is.
      'html:not([data-images-wait]) &': {
        backgroundImage: `linear-gradient(90deg, ${brand.deep} 30%, transparent), url(${banner})`,
      },
      backgroundSize: 'cover',
      backgroundPosition: 'right bottom',
    },
    [breakpoints.up('md')]: { h1: theme.typography.h2 },
    [breakpoints.up('lg')]: { p: { maxWidth: 'none' } },
  };
});

/** The picture above the list, with the page's title on it. */
function JobsBanner() {
  return (
    <Banner>
      <Container>
        <h1>{texts.title}</h1>
        <p>{texts.claim}</p>
      </Container>
    </Banner>
  );
}

const Content = styled(Container)(({ theme: { breakpoints, spacing } }) => ({
  marginTop: spacing(1),
  marginBottom: spacing(8),
  [breakpoints.up('md')]: { marginTop: spacing(1.5) },
}));

/** The name of the browser's tab: the search that the address has, and the page from 2 on. */
function JobsTitle() {
  const { search, location, workingType, workplace, filters, page } = parseJobSearch(useLocation().search);
  // Only the provider has further filters.
  const hasFilters = useDecidedCapability('jobSearch') !== false;
  const parts = [
    search.trim(),
    location.trim(),
    workingType && workingTypeLabel(workingType),
    workplace && workplaceLabel(workplace),
    ...(hasFilters && filters ? removableFilters(filters).map(({ label }) => label) : []),
  ];
  return <title>{texts.documentTitle(parts.filter(Boolean).join(' · '), page)}</title>;
}

/** The job list, label 'Lowongan Pekerjaan'. Specification 1, section 2. */
export function JobsPage() {
  return (
    <>
      <JobsTitle />
      <JobsBanner />
      <Content>
        <AfterApplying />
        <JobList />
      </Content>
    </>
  );
}
