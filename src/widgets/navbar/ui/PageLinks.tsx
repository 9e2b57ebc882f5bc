import { NavLink } from 'react-router-dom';
import { routes } from '@/shared/config';
import { texts } from '../texts';

/** The links to the public pages, as list items. */
export function PageLinks() {
  return (
    <>
      <li>
        <NavLink to={routes.landing.to()} end className="nav-entry">
          {texts.home}
        </NavLink>
      </li>
      <li>
        <NavLink to={routes.jobs.to()} className="nav-entry">
          {texts.jobs}
        </NavLink>
      </li>
    </>
  );
}
