import { AfterApplying } from '@/widgets/after-applying';
import { JobList } from '@/widgets/job-list';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { texts } from '../texts';
import { JobsBanner } from './JobsBanner';

const Content = styled(Container)(({ theme: { breakpoints, spacing } }) => ({
  marginTop: spacing(1),
  marginBottom: spacing(8),
  [breakpoints.up('md')]: { marginTop: spacing(2) },
}));

/** The job list, label 'Lowongan Pekerjaan'. Specification 1, section 2. */
export function JobsPage() {
  return (
    <>
      <title>{texts.documentTitle}</title>
      <JobsBanner />
      <Content>
        <AfterApplying />
        <JobList />
      </Content>
    </>
  );
}
