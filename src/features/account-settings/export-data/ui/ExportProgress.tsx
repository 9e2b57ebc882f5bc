import { useId } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { DataExport } from '@/entities/privacy';
import { texts } from '../texts';

interface ExportProgressProps {
  current: DataExport;
  /** True when it cannot be read at the moment: the last known progress is shown. */
  isLost: boolean;
}

/** How far an export is that is being made. */
export function ExportProgress({ current: { status, progress }, isLost }: ExportProgressProps) {
  const labelId = useId();
  const isWaiting = status === 'waiting';
  return (
    <Box sx={{ width: '100%' }}>
      <Typography id={labelId}>{isWaiting ? texts.waiting : texts.progress(progress)}</Typography>
      <LinearProgress
        variant={isWaiting ? 'indeterminate' : 'determinate'}
        {...(!isWaiting && { value: progress })}
        aria-labelledby={labelId}
        sx={{ my: 1 }}
      />
      {isLost ? (
        <Alert severity="info" role="status">
          {texts.progressUnknown}
        </Alert>
      ) : (
        <Typography variant="body2" color="textSecondary">
          {texts.mayLeave}
        </Typography>
      )}
    </Box>
  );
}
