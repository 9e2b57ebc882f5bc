import { Link, useLocation } from 'react-router-dom';
import { routes } from '@/shared/config';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import { texts } from '../texts';

/** The address of the list that led here, with its search, where the link that was followed left it in its state. */
function listAddress(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  const list = routes.jobs.to();
  return typeof from === 'string' && (from === list || from.startsWith(`${list}?`)) ? from : list;
}

/** Leads back to the list of jobs as it was left. Specification 1, section 2, "Job detail screen". */
export function BackToJobs() {
  const { state } = useLocation();
  return (
    <Button
      component={Link}
      to={listAddress(state)}
      data-screen
      lang="en"
      style={{ marginLeft: -16, marginBottom: 16 }}
    >
      <ArrowBackIcon fontSize="small" />
      {texts.back}
    </Button>
  );
}
