import Box from '@mui/material/Box';
import { NavLink } from 'react-router-dom';
import { useSignOut } from '@/features/sign-out';
import { routes } from '@/shared/config';
import { Icon, icons } from '@/shared/ui/icon';
import { texts } from '../texts';
import { entryStyle } from './entry-style';

/** What a signed-in candidate finds under photo and name, as list items. Specification 1, section 2. */
export function AccountEntries() {
  const signOut = useSignOut();
  return (
    <>
      <li>
        <Box component={NavLink} to={routes.profile.to()} sx={entryStyle}>
          <Icon path={icons.person} size={20} />
          {texts.profile}
        </Box>
      </li>
      <li>
        <Box component={NavLink} to={routes.application.to()} lang="en" sx={entryStyle}>
          <Icon path={icons.assignment} size={20} />
          {texts.applications}
        </Box>
      </li>
      <li>
        <Box component="button" type="button" onClick={signOut} sx={entryStyle}>
          <Icon path={icons.logout} size={20} />
          {texts.signOut}
        </Box>
      </li>
    </>
  );
}
