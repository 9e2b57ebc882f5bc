import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';

/** Frame of a job's page. */
export const JobFrame = styled(Container)(({ theme: { breakpoints, spacing } }) => ({
  minHeight: '100vh',
  paddingTop: spacing(2),
  paddingBottom: spacing(4),
  [breakpoints.up('md')]: { paddingTop: spacing(3), paddingBottom: spacing(7) },
}));
