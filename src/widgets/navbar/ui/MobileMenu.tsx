import { useSelector } from 'react-redux';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { selectIsSignedIn } from '@/entities/session';
import { LanguageChoice } from '@/features/choose-language';
import { SchemeChoice } from '@/features/choose-scheme';
import { Icon, icons } from '@/shared/ui/icon';
import { useDisclosure } from '../model/use-disclosure';
import { texts } from '../texts';
import { AccountEntries } from './AccountEntries';
import { Candidate } from './Candidate';
import { PageLinks } from './PageLinks';
import { VisitorButtons } from './VisitorButtons';

/** The hamburger of narrow screens and everything the navbar holds on wide ones. Specification 1, section 2. */
export function MobileMenu() {
  const signedIn = useSelector(selectIsSignedIn);
  const { open, close, rootRef, buttonProps, panelId } = useDisclosure();
  return (
    <div ref={rootRef}>
      <IconButton aria-label={texts.menuButton} color="inherit" edge="end" {...buttonProps}>
        <Icon path={open ? icons.close : icons.menu} />
      </IconButton>
      {open && (
        <Box
          id={panelId}
          sx={{
            position: 'absolute',
            insetInline: 0,
            top: '100%',
            maxHeight: 'calc(100dvh - 100%)',
            overflowY: 'auto',
            px: 2,
            pt: 1,
            pb: 2.5,
            bgcolor: 'background.paper',
            borderBlock: 1,
            borderColor: 'divider',
            boxShadow: 6,
            '& > ul': { m: 0, p: 0, listStyle: 'none' },
          }}
        >
          <ul>
            <PageLinks />
          </ul>
          <Box sx={{ mt: 1, pt: 1.5, borderTop: 1, borderColor: 'divider' }}>
            {signedIn ? (
              <>
                <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, px: 1.75, pb: 1, fontWeight: 700 }}>
                  <Candidate />
                </Box>
                <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
                  <AccountEntries />
                </Box>
              </>
            ) : (
              <Box sx={{ display: 'flex', gap: 1.5 }}>
                <VisitorButtons fullWidth onChoose={close} />
              </Box>
            )}
          </Box>
          <Box sx={{ display: 'grid', gap: 1.5, mt: 2, color: 'text.secondary', justifyItems: 'center' }}>
            <LanguageChoice />
            <SchemeChoice />
          </Box>
        </Box>
      )}
    </div>
  );
}
