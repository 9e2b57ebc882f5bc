import type { ReactNode } from 'react';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { NavLink } from 'react-router-dom';

interface LinkItemProps {
  to: string;
  /** True when it is marked on its own page alone, and not on those below it. */
  end?: boolean;
  /** Of the text, where it is not that of the page. */
  lang?: string;
  icon?: ReactNode;
  children: string;
}

/** A link in a menu of the navbar. */
export function LinkItem({ to, end, lang, icon, children }: LinkItemProps) {
  return (
    <ListItem disablePadding>
      <ListItemButton component={NavLink} to={to} end={end} lang={lang}>
        {icon && <ListItemIcon>{icon}</ListItemIcon>}
        <ListItemText primary={children} />
      </ListItemButton>
    </ListItem>
  );
}
