import { NavLink } from 'react-router-dom';
import { useSignOut } from '@/features/sign-out';
import { routes } from '@/shared/config';
import { Icon, icons } from '@/shared/ui/icon';
import { texts } from '../texts';

/** What a signed-in candidate finds under photo and name, as list items. Specification 1, section 2. */
export function AccountEntries() {
  const signOut = useSignOut();
  return (
    <>
      <li>
        <NavLink to={routes.profile.to()} className="nav-entry">
          <Icon path={icons.person} size={20} />
          {texts.profile}
        </NavLink>
      </li>
      <li>
        <NavLink to={routes.application.to()} lang="en" className="nav-entry">
          <Icon path={icons.assignment} size={20} />
          {texts.applications}
        </NavLink>
      </li>
      <li>
        <button type="button" onClick={signOut} className="nav-entry">
          <Icon path={icons.logout} size={20} />
          {texts.signOut}
        </button>
      </li>
    </>
  );
}
