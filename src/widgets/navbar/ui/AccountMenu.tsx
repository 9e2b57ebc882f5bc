import Box from '@mui/material/Box';
import { Icon, icons } from '@/shared/ui/icon';
import { useDisclosure } from '../model/use-disclosure';
import { AccountEntries } from './AccountEntries';
import { Candidate } from './Candidate';
import { entryStyle } from './entry-style';

/** The signed-in candidate's dropdown on wide screens. Specification 1, section 2. */
export function AccountMenu() {
  const { open, rootRef, buttonProps, panelId } = useDisclosure();
  return (
    <Box ref={rootRef} sx={{ position: 'relative' }}>
      <Box component="button" type="button" {...buttonProps} sx={{ ...entryStyle, px: 1, gap: 1, maxWidth: 240 }}>
        <Candidate />
        <Box component="span" sx={{ display: 'flex', rotate: open ? '180deg' : '0deg' }}>
          <Icon path={icons.expand} />
        </Box>
      </Box>
      {open && (
        <Box
          component="ul"
          id={panelId}
          sx={{
            position: 'absolute',
            insetInlineEnd: 0,
            top: 'calc(100% + 8px)',
            m: 0,
            p: 1,
            minWidth: 220,
            listStyle: 'none',
            bgcolor: 'background.paper',
            border: 1,
            borderColor: 'divider',
            borderRadius: 1.5,
            boxShadow: 6,
          }}
        >
          <AccountEntries />
        </Box>
      )}
    </Box>
  );
}
