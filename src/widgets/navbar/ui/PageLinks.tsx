import Button from '@mui/material/Button';
import { NavLink } from 'react-router-dom';
import { routes } from '@/shared/config';
import { texts } from '../texts';

/** The links to the public pages, as list items. */
export function PageLinks() {
  return (
    <>
      <li>
        <Button component={NavLink} to={routes.landing.to()} end color="inherit" className="nav-entry">
          {texts.home}
        </Button>
      </li>
      <li>
        <Button component={NavLink} to={routes.jobs.to()} color="inherit" className="nav-entry">
          {texts.jobs}
        </Button>
      </li>
    </>
  );
}
