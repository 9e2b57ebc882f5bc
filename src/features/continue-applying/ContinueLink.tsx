import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useDispatch } from 'react-redux';
import { Link as RouterLink } from 'react-router-dom';
import { returnToDropped } from '@/entities/session';
import { routes } from '@/shared/config';
import { texts } from './texts';

interface ContinueLinkProps {
  slug: string;
  title: string | null;
  /** The job can be applied to no more. */
  isOver?: boolean;
}

/** The link to the job, or to others where it is over, until it is put away. */
export function ContinueLink({ slug, title, isOver = false }: ContinueLinkProps) {
  const dispatch = useDispatch();
  const forget = () => void dispatch(returnToDropped());
  return (
    <Alert
      severity="info"
      role="status"
      onClose={forget}
      closeText={texts.dismiss}
      sx={{ mb: 2, overflowWrap: 'anywhere', '& > .MuiAlert-message': { minWidth: 0 } }}
    >
      {isOver && <>{title === null ? texts.overUntitled : texts.over(title)} </>}
      <Link
        component={RouterLink}
        to={isOver ? routes.jobs.to() : routes.job.to(slug)}
        color="inherit"
        onClick={isOver ? forget : undefined}
        sx={{ fontWeight: 600 }}
      >
        {isOver ? texts.otherJobs : texts.goOn(title)}
      </Link>
    </Alert>
  );
}
