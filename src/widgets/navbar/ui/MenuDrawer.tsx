import { useSelector } from 'react-redux';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import { selectSession } from '@/entities/session';
import { LanguageChoice, SchemeChoice } from '@/features/preferences';
import { routes } from '@/shared/config';
import { texts } from '../texts';
import { AccountItems, LinkItem } from './AccountItems';
import { CandidatePhoto } from './Candidate';
import { VisitorButtons } from './VisitorButtons';

interface MenuDrawerProps {
  id: string;
  onClose: () => void;
}

/** Everything that the navbar of wide screens holds, for narrow ones. Mount it to open it. Specification 1, section 2. */
export function MenuDrawer({ id, onClose }: MenuDrawerProps) {
  const session = useSelector(selectSession);
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{ paper: { id, 'aria-label': texts.menuButton } }}
      data-screen
    >
      <Box component="nav" aria-label={texts.menu} sx={{ width: 'min(340px, 100vw)', p: 2 }}>
        <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
          <IconButton aria-label={texts.closeMenu} color="inherit" onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </Box>
        <List>
          <LinkItem to={routes.landing.to()} end>
            {texts.home}
          </LinkItem>
          <LinkItem to={routes.jobs.to()}>{texts.jobs}</LinkItem>
        </List>
        <Divider />
        {session ? (
          <List>
            <ListItem>
              <ListItemAvatar>
                <CandidatePhoto />
              </ListItemAvatar>
              <ListItemText primary={session.name || texts.account} sx={{ overflowWrap: 'anywhere' }} />
            </ListItem>
            <AccountItems />
          </List>
        ) : (
          <Stack direction="row" spacing={1.5} sx={{ py: 2 }}>
            <VisitorButtons fullWidth onChoose={onClose} />
          </Stack>
        )}
        <Divider />
        <Stack spacing={1.5} sx={{ alignItems: 'center', pt: 2, color: 'text.secondary' }}>
          <LanguageChoice />
          <SchemeChoice />
        </Stack>
      </Box>
    </Drawer>
  );
}
