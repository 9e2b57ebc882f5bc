import { memo, useId, useState } from 'react';
import MoreVertIcon from '@mui/icons-material/MoreVert';
import DialogContent from '@mui/material/DialogContent';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { ModalDialog } from '@/shared/ui/dialog';
import { fullReason, gapText } from '../model/describe-reason';
import type { Match } from '../api/match.dto';
import { texts } from '../texts';

interface MatchMenuProps {
  match: Match;
  onDismiss: (match: Match) => void;
}

/** Menu of a card: every part of the score, with what does not fit, and a way to dismiss the job. */
export const MatchMenu = memo(function MatchMenu({ match, onDismiss }: MatchMenuProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isExplained, setExplained] = useState(false);
  const { job, score, reasons, gaps } = match;

  const choose = (act: () => void) => () => {
    setAnchor(null);
    act();
  };

  return (
    <>
      <IconButton
        id={id}
        size="small"
        aria-label={texts.menuOf(job.title)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVertIcon fontSize="small" />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        <MenuItem onClick={choose(() => setExplained(true))}>{texts.why}</MenuItem>
        <MenuItem onClick={choose(() => onDismiss(match))}>{texts.dismiss}</MenuItem>
      </Menu>
      {isExplained && (
        <ModalDialog title={texts.why} onClose={() => setExplained(false)}>
          <DialogContent>
            <Typography variant="body2">{job.title}</Typography>
            <Typography variant="h5" component="h3" sx={{ mt: 2 }}>
              {texts.fits}
            </Typography>
            <ul>
              {reasons.map((reason) => (
                <li key={`${reason.part} ${reason.profile.value}`}>{fullReason(reason, job)}</li>
              ))}
            </ul>
            {gaps.length > 0 && (
              <>
                <Typography variant="h5" component="h3">
                  {texts.doesNotFit}
                </Typography>
                <ul>
                  {gaps.map((gap) => (
                    <li key={gap.part}>{gapText(gap, job)}</li>
                  ))}
                </ul>
              </>
            )}
            <Typography variant="body2">{texts.total(score)}</Typography>
          </DialogContent>
        </ModalDialog>
      )}
    </>
  );
});
