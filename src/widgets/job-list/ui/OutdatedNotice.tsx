import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { texts } from '../texts';

interface OutdatedNoticeProps {
  onRetry: () => void;
  /** Whether a retry is under way. */
  retrying: boolean;
}

/** Above cards that are not what was looked for last: that could not be had. Specification 1, section 8. */
export function OutdatedNotice({ onRetry, retrying }: OutdatedNoticeProps) {
  return (
    <Box
      role="alert"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1.5, mb: 2 }}
    >
      <Typography>{texts.outdated}</Typography>
      <Button variant="outlined" size="small" onClick={onRetry} loading={retrying}>
        {texts.retry}
      </Button>
    </Box>
  );
}
