import { memo } from 'react';
import type { KeyboardEvent } from 'react';
import type { JobTab } from '@/features/search-jobs';
import { texts } from '../texts';

const TABS = ['for-you', 'explore', 'saved'] as const satisfies readonly JobTab[];

/** Id of the panel that a tab shows. */
export const JOB_PANEL_ID = 'job-panel';

export const jobTabId = (tab: JobTab): string => `job-tab-${tab}`;

const STEPS: Record<string, (index: number) => number> = {
  ArrowRight: (index) => (index + 1) % TABS.length,
  ArrowLeft: (index) => (index + TABS.length - 1) % TABS.length,
  Home: () => 0,
  End: () => TABS.length - 1,
};

/** The arrow keys lead from tab to tab; Enter and the space bar choose one, as its click does. */
function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const step = STEPS[event.key];
  if (!step || !(event.target instanceof HTMLElement)) return;
  event.preventDefault();
  tabs[step(tabs.indexOf(event.target))]?.focus();
}

interface JobTabsProps {
  value: JobTab;
  onChoose: (tab: JobTab) => void;
}

/**
 * For You, Explore and Saved; choosing Saved again leaves it. Specification 1, sections 2 and 4. Not Material UI's
 * tabs, which measure the page each time that they show: too dear for the first paint of a list.
 */
export const JobTabs = memo(function JobTabs({ value, onChoose }: JobTabsProps) {
  return (
    // eslint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs take the focus, as the pattern has it
    <div className="job-tabs" role="tablist" aria-label={texts.tabsLabel} onKeyDown={handleKeyDown}>
      {TABS.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          lang="en"
          id={jobTabId(tab)}
          aria-controls={JOB_PANEL_ID}
          aria-selected={tab === value}
          tabIndex={tab === value ? 0 : -1}
          onClick={() => onChoose(tab === 'saved' && value === 'saved' ? 'for-you' : tab)}
        >
          {texts.tabs[tab]}
        </button>
      ))}
    </div>
  );
});
