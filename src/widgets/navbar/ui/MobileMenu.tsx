import { useSelector } from 'react-redux';
import { selectIsSignedIn } from '@/entities/session';
import { LanguageChoice } from '@/features/preferences/language';
import { SchemeChoice } from '@/features/preferences/scheme';
import CloseIcon from '@mui/icons-material/Close';
import MenuIcon from '@mui/icons-material/Menu';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import { useDisclosure } from '../model/use-disclosure';
import { texts } from '../texts';
import { AccountEntries } from './AccountEntries';
import { Candidate } from './Candidate';
import { PageLinks } from './PageLinks';
import { VisitorButtons } from './VisitorButtons';

/** The hamburger of narrow screens and everything the navbar holds on wide ones. Specification 1, section 2. */
export function MobileMenu() {
  const signedIn = useSelector(selectIsSignedIn);
  const { open, close, hide, rootRef, buttonProps, panelId } = useDisclosure();
  return (
    <ClickAwayListener onClickAway={hide}>
      <div ref={rootRef}>
        <IconButton aria-label={texts.menuButton} color="inherit" edge="end" {...buttonProps}>
          {open ? <CloseIcon /> : <MenuIcon />}
        </IconButton>
        {open && (
          <Paper id={panelId} square elevation={6} className="nav-menu">
            <ul>
              <PageLinks />
            </ul>
            <div className="nav-account">
              {signedIn ? (
                <>
                  <div className="nav-candidate">
                    <Candidate />
                  </div>
                  <ul>
                    <AccountEntries />
                  </ul>
                </>
              ) : (
                <div className="nav-visitor">
                  <VisitorButtons fullWidth onChoose={close} />
                </div>
              )}
            </div>
            <div className="nav-choices">
              <LanguageChoice />
              <SchemeChoice />
            </div>
          </Paper>
        )}
      </div>
    </ClickAwayListener>
  );
}
