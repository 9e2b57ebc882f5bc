import AssignmentIcon from '@mui/icons-material/AssignmentOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import Box from '@mui/material/Box';
import { NavLink } from 'react-router-dom';
import { useSignOut } from '@/features/sign-out';
import { routes } from '@/shared/config';
import { entryStyle } from './entry-style';

/** What a signed-in candidate finds under photo and name, as list items. Specification 1, section 2. */
export function AccountEntries() {
  const signOut = useSignOut();
  return (
    <>
      <li>
        <Box component={NavLink} to={routes.profile.to()} sx={entryStyle}>
          <PersonIcon aria-hidden fontSize="small" />
          Profile
        </Box>
      </li>
      <li>
        <Box component={NavLink} to={routes.application.to()} sx={entryStyle}>
          <AssignmentIcon aria-hidden fontSize="small" />
          Application Status
        </Box>
      </li>
      <li>
        <Box component="button" type="button" onClick={signOut} sx={entryStyle}>
          <LogoutIcon aria-hidden fontSize="small" />
          Logout
        </Box>
      </li>
    </>
  );
}
