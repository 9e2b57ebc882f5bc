import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';

const Grid = styled('div')(({ theme: { breakpoints, spacing, vars } }) => ({
  display: 'grid',
  alignItems: 'start',
  gap: spacing(3),
  gridTemplate: '"header" "summary" "main" "aside" / minmax(0, 1fr)',
  [breakpoints.up('md')]: {
    gridTemplate: '"header header" auto "main summary" auto "main aside" 1fr / minmax(0, 1fr) 360px',
  },
  '.job-header': { gridArea: 'header' },
  '.job-summary': { gridArea: 'summary' },
  '.job-main': { gridArea: 'main' },
  '.job-summary, .job-main': { display: 'flex', flexDirection: 'column', gap: spacing(3) },
  '.job-aside': { gridArea: 'aside' },
  // The second card of facts covers the lower corners of the first: a phone shows both as one.
  [breakpoints.down('md')]: {
    '.job-summary > section + section': {
      marginTop: `calc(-17px - ${spacing(3)})`,
      paddingTop: 9,
      borderTop: 0,
      borderTopLeftRadius: 0,
      borderTopRightRadius: 0,
    },
    '.job-summary > section + section > dl': {
      paddingTop: spacing(1.5),
      borderTop: `1px solid ${vars.palette.divider}`,
    },
  },
}));

interface JobLayoutProps {
  header: ReactNode;
  /** Facts of the job; on a phone they come before the text. */
  summary: ReactNode;
  main: ReactNode;
  aside: ReactNode;
}

/** Where the parts of a job's page stand; its skeleton uses it too, so that nothing moves when the job arrives. */
export function JobLayout({ header, summary, main, aside }: JobLayoutProps) {
  return (
    <Grid>
      <div className="job-header">{header}</div>
      <div className="job-summary">{summary}</div>
      <div className="job-main">{main}</div>
      <div className="job-aside">{aside}</div>
    </Grid>
  );
}
