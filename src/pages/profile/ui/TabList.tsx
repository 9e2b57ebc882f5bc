import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { styled } from '@mui/material/styles';

const List = styled('div')(({ theme }) => ({
  display: 'flex',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  button: {
    ...theme.typography.button,
    position: 'relative',
    minWidth: 90,
    minHeight: 48,
    margin: 0,
    padding: '12px 16px',
    border: 0,
    fontSize: '1rem',
    lineHeight: 1.25,
    color: theme.vars.palette.text.secondary,
    background: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    // Inside: the tab beside it begins where this one ends.
    '&:focus-visible': { outlineOffset: -6, boxShadow: `inset 0 0 0 2px ${theme.vars.palette.background.paper}` },
  },
  'button[aria-selected=true]': {
    color: theme.vars.palette.primary.main,
    // A line, not a ground: it is still seen where the system chooses the colours.
    '&::after': { content: '""', position: 'absolute', inset: 'auto 0 0', borderTop: '2px solid' },
  },
}));

/** Where a key leads from one of some tabs; elsewhere than among them, to none. */
function indexBy(key: string, index: number, count: number): number | undefined {
  const goals: Record<string, number> = {
    ArrowRight: (index + 1) % count,
    ArrowLeft: (index + count - 1) % count,
    Home: 0,
    End: count - 1,
  };
  return goals[key];
}

interface TabListProps<T extends string> {
  label: string;
  tabs: readonly { value: T; label: string }[];
  value: T;
  /** Id of the panel that the chosen tab shows. */
  panelId: string;
  onChoose: (value: T) => void;
}

/**
 * Tabs of which one is chosen: one stop of the Tab key, among which arrows, Home and End lead; Enter and the space bar
 * choose. See the tabs pattern of the ARIA Authoring Practices Guide.
 */
export function TabList<T extends string>({ label, tabs, value, panelId, onChoose }: TabListProps<T>) {
  const [focused, setFocused] = useState<T | null>(null);

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>, index: number) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const goal = indexBy(event.key, index, tabs.length);
    const tab = goal === undefined ? undefined : event.currentTarget.parentElement?.children[goal];
    if (!(tab instanceof HTMLElement)) return;
    event.preventDefault();
    tab.focus();
  };

  return (
    <List role="tablist" aria-label={label} onBlur={() => setFocused(null)}>
      {tabs.map((tab, index) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          aria-selected={tab.value === value}
          aria-controls={panelId}
          tabIndex={tab.value === (focused ?? value) ? 0 : -1}
          onClick={() => onChoose(tab.value)}
          onFocus={() => setFocused(tab.value)}
          onKeyDown={(event) => handleKeyDown(event, index)}
        >
          {tab.label}
        </button>
      ))}
    </List>
  );
}
