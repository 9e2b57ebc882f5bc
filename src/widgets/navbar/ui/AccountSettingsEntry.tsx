import ManageAccountsOutlinedIcon from '@mui/icons-material/ManageAccountsOutlined';
import Button from '@mui/material/Button';
import { NavLink } from 'react-router-dom';
import { useCapability } from '@/entities/capability';
import { routes } from '@/shared/config';
import { texts } from '../texts';

/** Leads to /akun where the provider has something for it. Specification 4, section 6. */
export function AccountSettingsEntry() {
  const hasAccount = useCapability('account');
  const hasPrivacy = useCapability('privacy');
  if (!hasAccount && !hasPrivacy) return null;
  return (
    <li>
      <Button
        color="inherit"
        className="nav-entry"
        component={NavLink}
        to={routes.account.to()}
        startIcon={<ManageAccountsOutlinedIcon />}
      >
        {texts.accountSettings}
      </Button>
    </li>
  );
}
