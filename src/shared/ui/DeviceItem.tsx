import type { ReactNode } from 'react';
import Chip from '@mui/material/Chip';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

interface DeviceItemProps {
  name: string;
  /** When it was used last, in words. */
  lastUsed?: string | null;
  /** Words for the device that shows the list; left out for another. */
  current?: string | false;
  /** The button that ends it. */
  children: ReactNode;
}

/** A device of the candidate in a list: its browser and system, when it was used, and a button. */
export function DeviceItem({ name, lastUsed, current, children }: DeviceItemProps) {
  return (
    <ListItem disableGutters divider sx={{ flexWrap: 'wrap', gap: 1 }}>
      <ListItemText primary={name} secondary={lastUsed} sx={{ minWidth: '12rem', overflowWrap: 'anywhere' }} />
      {current && <Chip label={current} color="primary" variant="outlined" />}
      {children}
    </ListItem>
  );
}
