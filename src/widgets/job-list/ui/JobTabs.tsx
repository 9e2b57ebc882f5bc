import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { JobTab } from '@/features/search-jobs';

const TABS = [
  ['for-you', 'For You'],
  ['explore', 'Explore'],
  ['saved', 'Saved'],
] as const satisfies readonly (readonly [JobTab, string])[];

/** Id of the panel that a tab shows. */
export const JOB_PANEL_ID = 'job-panel';

export const jobTabId = (tab: JobTab): string => `job-tab-${tab}`;

interface JobTabsProps {
  value: JobTab;
  onChoose: (tab: JobTab) => void;
}

/** For You, Explore and Saved; choosing Saved again leaves it. Specification 1, sections 2 and 4. */
export function JobTabs({ value, onChoose }: JobTabsProps) {
  return (
    <Tabs value={value} aria-label="Kelompok lowongan" variant="fullWidth" sx={{ width: { xs: '100%', sm: 420 } }}>
      {TABS.map(([tab, label]) => (
        <Tab
          key={tab}
          id={jobTabId(tab)}
          value={tab}
          label={label}
          aria-controls={JOB_PANEL_ID}
          onClick={() => onChoose(tab === 'saved' && value === 'saved' ? 'for-you' : tab)}
        />
      ))}
    </Tabs>
  );
}
