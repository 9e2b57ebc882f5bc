import Box from '@mui/material/Box';
import { SelectField } from '@/shared/ui/field';
import { PROFILE_TABS, toProfileTab } from '../model/profile-tabs';
import type { ProfileTab } from '../model/profile-tabs';
import { useIsWide } from '../model/use-is-wide';
import { texts } from '../texts';
import { TabList } from './TabList';

/** Id of the panel that the chosen tab shows. */
export const PROFILE_PANEL_ID = 'profile-panel';

const OPTIONS = PROFILE_TABS.map((tab) => ({ value: tab, label: texts.tabs[tab] }));

interface ProfileTabsProps {
  value: ProfileTab;
  onChoose: (tab: ProfileTab) => void;
}

/** The page's four tabs; the browser's own select in their place on small screens. Specification 2, section 2. */
export function ProfileTabs({ value, onChoose }: ProfileTabsProps) {
  const isWide = useIsWide();
  if (!isWide) {
    return (
      <Box data-screen>
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
      </Box>
    );
  }
  return (
    <TabList label={texts.tabsLabel} tabs={OPTIONS} value={value} panelId={PROFILE_PANEL_ID} onChoose={onChoose} />
  );
}
