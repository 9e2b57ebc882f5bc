import AssignmentOutlinedIcon from '@mui/icons-material/AssignmentOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import PersonOutlinedIcon from '@mui/icons-material/PersonOutlined';
import Button from '@mui/material/Button';
import { NavLink } from 'react-router-dom';
import { useSignOut } from '@/features/sign-out';
import { routes } from '@/shared/config';
import { texts } from '../texts';
import { AccountSettingsEntry } from './AccountSettingsEntry';

const ENTRY = { color: 'inherit', className: 'nav-entry' } as const;

/** What a signed-in candidate finds under photo and name, as list items. Specification 1, section 2; 4, section 6. */
export function AccountEntries() {
  const signOut = useSignOut();
  return (
    <>
      <li>
        <Button {...ENTRY} component={NavLink} to={routes.profile.to()} startIcon={<PersonOutlinedIcon />}>
          {texts.profile}
        </Button>
      </li>
      <li>
        <Button
          {...ENTRY}
          component={NavLink}
          to={routes.application.to()}
          lang="en"
          startIcon={<AssignmentOutlinedIcon />}
        >
          {texts.applications}
        </Button>
      </li>
      <AccountSettingsEntry />
      <li>
        <Button {...ENTRY} onClick={signOut} startIcon={<LogoutIcon />}>
          {texts.signOut}
        </Button>
      </li>
    </>
  );
}
