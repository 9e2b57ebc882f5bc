import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';
import { useDisclosure } from '../model/use-disclosure';
import { AccountEntries } from './AccountEntries';
import { Candidate } from './Candidate';

/**
 * The signed-in candidate's dropdown on wide screens. Specification 1, section 2. Not `Menu`, whose entries would be no
 * links any more for a screen reader.
 */
export function AccountMenu() {
  const { open, hide, rootRef, buttonProps, panelId } = useDisclosure();
  return (
    <ClickAwayListener onClickAway={hide}>
      <div ref={rootRef} className="nav-root">
        <Button color="inherit" className="nav-entry" {...buttonProps}>
          <Candidate />
          <span className="nav-sign" data-open={open || undefined}>
            <ExpandMoreIcon />
          </span>
        </Button>
        {open && (
          <Paper component="ul" id={panelId} elevation={6} className="nav-dropdown">
            <AccountEntries />
          </Paper>
        )}
      </div>
    </ClickAwayListener>
  );
}
