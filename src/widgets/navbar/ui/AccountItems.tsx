import type { ReactNode } from 'react';
import AssignmentOutlinedIcon from '@mui/icons-material/AssignmentOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import ManageAccountsOutlinedIcon from '@mui/icons-material/ManageAccountsOutlined';
import PersonOutlinedIcon from '@mui/icons-material/PersonOutlined';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { NavLink } from 'react-router-dom';
import { useCapability } from '@/entities/capability';
import { useSignOut } from '@/features/sign-out';
import { routes } from '@/shared/config';
import { texts } from '../texts';

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

/** Leads to /akun where the provider has something for it. Specification 4, section 6. */
function AccountSettingsItem() {
  const hasAccount = useCapability('account');
  const hasPrivacy = useCapability('privacy');
  if (!hasAccount && !hasPrivacy) return null;
  return (
    <LinkItem to={routes.account.to()} icon={<ManageAccountsOutlinedIcon />}>
      {texts.accountSettings}
    </LinkItem>
  );
}

/** Menu entries of a signed-in candidate, as list items. Specification 1, section 2; 4, section 6. */
export function AccountItems() {
  const signOut = useSignOut();
  return (
    <>
      <LinkItem to={routes.profile.to()} icon={<PersonOutlinedIcon />}>
        {texts.profile}
      </LinkItem>
      <LinkItem to={routes.application.to()} lang="en" icon={<AssignmentOutlinedIcon />}>
        {texts.applications}
      </LinkItem>
      <AccountSettingsItem />
      <ListItem disablePadding>
        <ListItemButton onClick={signOut}>
          <ListItemIcon>
            <LogoutIcon />
          </ListItemIcon>
          <ListItemText primary={texts.signOut} />
        </ListItemButton>
      </ListItem>
    </>
  );
}
