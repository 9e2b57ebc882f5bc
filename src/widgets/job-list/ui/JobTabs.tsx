import { memo } from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { JobTab } from '@/features/search-jobs';
import { texts } from '../texts';

const TABS = ['for-you', 'explore', 'saved'] as const satisfies readonly JobTab[];

/** Id of the panel that a tab shows. */
export const JOB_PANEL_ID = 'job-panel';

export const jobTabId = (tab: JobTab): string => `job-tab-${tab}`;

interface JobTabsProps {
  value: JobTab;
  onChoose: (tab: JobTab) => void;
}

/** For You, Explore and Saved; choosing Saved again leaves it. Specification 1, sections 2 and 4. */
export const JobTabs = memo(function JobTabs({ value, onChoose }: JobTabsProps) {
  return (
    <Tabs value={value} variant="fullWidth" aria-label={texts.tabsLabel} className="job-tabs">
      {TABS.map((tab) => (
        <Tab
          key={tab}
          value={tab}
          label={texts.tabs[tab]}
          lang="en"
          id={jobTabId(tab)}
          aria-controls={JOB_PANEL_ID}
          onClick={() => onChoose(tab === 'saved' && value === 'saved' ? 'for-you' : tab)}
        />
      ))}
    </Tabs>
  );
});
