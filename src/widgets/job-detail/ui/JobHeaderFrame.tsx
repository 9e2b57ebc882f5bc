import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { badgesStyle } from '@/entities/job';
import { DetailCard } from './DetailCard';
import { BANNER_HEIGHT } from './sizes';

const HeaderCard = styled(DetailCard)(({ theme }) => {
  const { breakpoints, spacing, vars } = theme;
  return {
    padding: 0,
    [breakpoints.up('sm')]: { padding: 0 },
    '.job-banner': { height: BANNER_HEIGHT.narrow },
    '.job-head': { padding: '0 20px 36px' },
    '.job-offer': {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      gap: spacing(3),
      marginTop: spacing(2),
    },
    '.job-words': { minWidth: 0, overflowWrap: 'anywhere' },
    '.job-company': { margin: 0, fontWeight: 600, color: vars.palette.text.secondary },
    '.job-company a': { color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
    h1: { ...theme.typography.h1, margin: spacing(0.5, 0, 1.5) },
    '.job-glance': { margin: spacing(0, 0, 1.5), fontWeight: 600, [breakpoints.up('md')]: { display: 'none' } },
    '.job-badges': badgesStyle(theme),
    '.job-due': {
      ...theme.typography.body2,
      display: 'flex',
      alignItems: 'center',
      gap: spacing(1),
      minHeight: 24,
      margin: spacing(1.5, 0, 0),
      color: vars.palette.text.secondary,
    },
    '.job-due[data-closed] > span': {
      padding: spacing(0.25, 1),
      border: '1px solid',
      borderRadius: 16,
      fontSize: '0.8125rem',
      color: vars.palette.error.main,
    },
    [breakpoints.up('md')]: {
      '.job-banner': { height: BANNER_HEIGHT.wide },
      '.job-head': { paddingInline: 32 },
      '.job-offer': { flexDirection: 'row', alignItems: 'flex-end' },
      // The actions are in one row there.
      '.job-doing > :last-child': { display: 'none' },
    },
  };
});

interface JobHeaderFrameProps {
  banner: ReactNode;
  logo: ReactNode;
  /** The words about the job, beside them what can be done. */
  children: ReactNode;
}

/** Where the parts of a job's header stand, also while they are on their way. */
export function JobHeaderFrame({ banner, logo, children }: JobHeaderFrameProps) {
  return (
    <HeaderCard component="div">
      <div className="job-banner">{banner}</div>
      <div className="job-head">
        {logo}
        <div className="job-offer">{children}</div>
      </div>
    </HeaderCard>
  );
}
