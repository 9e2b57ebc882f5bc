import { Link } from 'react-router-dom';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { routes } from '@/shared/config';
import { StateMessage, noMatch } from '@/shared/ui/feedback';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { BackToJobs } from '@/widgets/back-to-jobs';
import { JobFrame } from '@/widgets/job-detail';
import { texts } from './texts';

/** "Apply" and the hint below it. */
export const ApplyColumn = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  flexShrink: 0,
  gap: theme.spacing(1),
}));

interface MissingJobProps {
  /** It was removed, or there has never been one. */
  why: 'gone' | 'unknown';
}

/** Says that there is no such job, or no more, with the way to others. */
export function MissingJob({ why }: MissingJobProps) {
  const [title, hint] = why === 'gone' ? [texts.gone, texts.goneHint] : [texts.notFound, texts.notFoundHint];
  return (
    <StateMessage role="alert" picture={noMatch} title={title} text={hint}>
      <Button component={Link} to={routes.jobs.to()} variant="contained">
        {texts.otherJobs}
      </Button>
    </StateMessage>
  );
}

/** The page of an address without a job, for a server that knows so. Specification 4, section 4. */
export function MissingJobPage({ why }: MissingJobProps) {
  return (
    <JobFrame>
      <title>{`${(why === 'gone' ? texts.gone : texts.notFound).replace(/\.$/, '')} | Titian`}</title>
      <BackToJobs />
      <VisuallyHidden component="h1">{texts.title}</VisuallyHidden>
      <MissingJob why={why} />
    </JobFrame>
  );
}
