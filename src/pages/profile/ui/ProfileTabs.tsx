import MenuItem from '@mui/material/MenuItem';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { PROFILE_TABS, toProfileTab } from '../model/profile-tabs';
import type { ProfileTab } from '../model/profile-tabs';

/** Id of the panel that the chosen tab shows. */
export const PROFILE_PANEL_ID = 'profile-panel';

interface ProfileTabsProps {
  value: ProfileTab;
  onChoose: (tab: ProfileTab) => void;
}

/** The page's four tabs; a select in their place on small screens. Specification 2, section 2. */
export function ProfileTabs({ value, onChoose }: ProfileTabsProps) {
  const isWide = useMediaQuery(useTheme().breakpoints.up('md'));
  if (!isWide) {
    return (
      <TextField
        select
        id="profile-tab"
        name="tab"
        label="Bagian profil"
        value={value}
        onChange={(event) => onChoose(toProfileTab(event.target.value))}
        fullWidth
      >
        {PROFILE_TABS.map(([tab, label]) => (
          <MenuItem key={tab} value={tab}>
            {label}
          </MenuItem>
        ))}
      </TextField>
    );
  }
  return (
    <Tabs
      value={value}
      onChange={(_event, tab: ProfileTab) => onChoose(tab)}
      aria-label="Bagian profil"
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      {PROFILE_TABS.map(([tab, label]) => (
        <Tab key={tab} value={tab} label={label} aria-controls={PROFILE_PANEL_ID} />
      ))}
    </Tabs>
  );
}
