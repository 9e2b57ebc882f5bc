import { Link, useLocation } from 'react-router-dom';
import { routes } from '@/shared/config';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import { texts } from './texts';

const LIST = routes.jobs.to();
const COMPANY = routes.company.to('');

/** The address of the list that led here, with its search, where the link that was followed left it in its state. */
function listAddress(state: unknown, pathname: string): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  if (typeof from !== 'string' || from.split('?', 1)[0] === pathname) return LIST;
  return from === LIST || from.startsWith(`${LIST}?`) || from.startsWith(COMPANY) ? from : LIST;
}

/**
 * Leads back to the list of jobs as it was left, which may be a company's. Specification 1, section 2, "Job detail
 * screen".
 */
export function BackToJobs() {
  const { state, pathname } = useLocation();
  return (
    <Button
      component={Link}
      to={listAddress(state, pathname)}
      data-screen
      lang="en"
      style={{ marginLeft: -16, marginBottom: 16 }}
    >
      <ArrowBackIcon fontSize="small" />
      {texts.back}
    </Button>
  );
}
