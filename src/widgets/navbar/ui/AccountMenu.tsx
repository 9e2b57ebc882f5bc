import { Icon, icons } from '@/shared/ui/icon';
import { useDisclosure } from '../model/use-disclosure';
import { AccountEntries } from './AccountEntries';
import { Candidate } from './Candidate';

/** The signed-in candidate's dropdown on wide screens. Specification 1, section 2. */
export function AccountMenu() {
  const { open, rootRef, buttonProps, panelId } = useDisclosure();
  return (
    <div ref={rootRef} className="nav-root">
      <button type="button" className="nav-entry" {...buttonProps}>
        <Candidate />
        <span className="nav-sign" data-open={open || undefined}>
          <Icon path={icons.expand} />
        </span>
      </button>
      {open && (
        <ul id={panelId} className="nav-dropdown">
          <AccountEntries />
        </ul>
      )}
    </div>
  );
}
