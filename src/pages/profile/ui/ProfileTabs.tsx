import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { SelectField } from '@/shared/ui/field';
import { PROFILE_TABS, toProfileTab } from '../model/profile-tabs';
import type { ProfileTab } from '../model/profile-tabs';
import { texts } from '../texts';

/** Id of the panel that the chosen tab shows. */
export const PROFILE_PANEL_ID = 'profile-panel';

const OPTIONS = PROFILE_TABS.map((tab) => ({ value: tab, label: texts.tabs[tab] }));

interface ProfileTabsProps {
  value: ProfileTab;
  onChoose: (tab: ProfileTab) => void;
}

/** The page's four tabs; the browser's own select in their place on small screens. Specification 2, section 2. */
export function ProfileTabs({ value, onChoose }: ProfileTabsProps) {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  if (!isWide) {
    return (
      <div data-screen>
        <SelectField
          id="profile-tab"
          name="tab"
          label={texts.tabsLabel}
          value={value}
          options={OPTIONS}
          margin="none"
          size="small"
          onChoose={(chosen) => onChoose(toProfileTab(chosen))}
        />
      </div>
    );
  }
  return (
    <Tabs value={value} onChange={(_event, chosen: ProfileTab) => onChoose(chosen)} aria-label={texts.tabsLabel}>
      {PROFILE_TABS.map((tab) => (
        <Tab key={tab} value={tab} label={texts.tabs[tab]} aria-controls={PROFILE_PANEL_ID} />
      ))}
    </Tabs>
  );
}
