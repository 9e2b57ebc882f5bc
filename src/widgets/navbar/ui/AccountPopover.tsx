import type { RefObject } from 'react';
import List from '@mui/material/List';
import Popover from '@mui/material/Popover';
import { texts } from '../texts';
import { AccountItems } from './AccountItems';

interface AccountPopoverProps {
  id: string;
  /** The button that it opens below. */
  anchorRef: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The signed-in candidate's menu on wide screens. Mount it to open it. Specification 1, section 2. */
export function AccountPopover({ id, anchorRef, onClose }: AccountPopoverProps) {
  return (
    <Popover
      open
      onClose={onClose}
      anchorEl={() => anchorRef.current}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      // The lock would move the bar that the popover is anchored to.
      disableScrollLock
      // Above a toast, which stays as long as the pointer is over it.
      sx={{ zIndex: 'tooltip' }}
      data-screen
    >
      <List id={id} aria-label={texts.account} sx={{ minWidth: 220, p: 1 }}>
        <AccountItems />
      </List>
    </Popover>
  );
}
