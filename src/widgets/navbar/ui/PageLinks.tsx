import Box from '@mui/material/Box';
import { NavLink } from 'react-router-dom';
import { routes } from '@/shared/config';
import { texts } from '../texts';
import { entryStyle } from './entry-style';

/** The links to the public pages, as list items. */
export function PageLinks() {
  return (
    <>
      <li>
        <Box component={NavLink} to={routes.landing.to()} end sx={entryStyle}>
          {texts.home}
        </Box>
      </li>
      <li>
        <Box component={NavLink} to={routes.jobs.to()} sx={entryStyle}>
          {texts.jobs}
        </Box>
      </li>
    </>
  );
}
