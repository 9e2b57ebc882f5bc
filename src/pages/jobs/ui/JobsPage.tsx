import Container from '@mui/material/Container';
import { JobList } from '@/widgets/job-list';
import { texts } from '../texts';
import { JobsBanner } from './JobsBanner';

/** The job list, label 'Lowongan Pekerjaan'. Specification 1, section 2. */
export function JobsPage() {
  return (
    <>
      <title>{texts.documentTitle}</title>
      <JobsBanner />
      <Container maxWidth="lg" sx={{ mt: { xs: -3, md: -6 }, mb: 8, position: 'relative' }}>
        <JobList />
      </Container>
    </>
  );
}
