import Box from '@mui/material/Box';
import { NavLink } from 'react-router-dom';
import { useSignOut } from '@/features/sign-out';
import { routes } from '@/shared/config';
import { Icon, icons } from '@/shared/ui/icon';
import { entryStyle } from './entry-style';

/** What a signed-in candidate finds under photo and name, as list items. Specification 1, section 2. */
export function AccountEntries() {
  const signOut = useSignOut();
  return (
    <>
      <li>
        <Box component={NavLink} to={routes.profile.to()} sx={entryStyle}>
          <Icon path={icons.person} size={20} />
          Profile
        </Box>
      </li>
      <li>
        <Box component={NavLink} to={routes.application.to()} sx={entryStyle}>
          <Icon path={icons.assignment} size={20} />
          Application Status
        </Box>
      </li>
      <li>
        <Box component="button" type="button" onClick={signOut} sx={entryStyle}>
          <Icon path={icons.logout} size={20} />
          Logout
        </Box>
      </li>
    </>
  );
}
