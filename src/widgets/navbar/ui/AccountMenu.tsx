import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import { useSelector } from 'react-redux';
import { selectIsSessionUnknown } from '@/entities/session';
import { lazyDialog } from '@/shared/ui/dialog';
import { useMenu } from '../model/use-menu';
import { Candidate } from './Candidate';

const loadPopover = async () =>
  (await import(/* webpackChunkName: "account-popover" */ './AccountPopover')).AccountPopover;

const AccountPopover = lazyDialog(loadPopover);

/** The signed-in candidate's photo and name on wide screens, which open their menu. Specification 1, section 2. */
export function AccountMenu() {
  const { open, close, buttonProps, menuId } = useMenu(loadPopover);
  const isUnknown = useSelector(selectIsSessionUnknown);
  return (
    <>
      <Button
        color="inherit"
        className="nav-entry nav-candidate"
        data-unknown={isUnknown || undefined}
        {...buttonProps}
      >
        <Candidate />
        <span className="nav-sign" data-open={open || undefined}>
          <ExpandMoreIcon />
        </span>
      </Button>
      {open && <AccountPopover id={menuId} anchorRef={buttonProps.ref} onClose={close} />}
    </>
  );
}
