import { styled } from '@mui/material/styles';
import { toStamp } from '../model/pipeline';
import type { Progress } from '../model/pipeline';
import { texts } from '../texts';

const Stamp = styled('span')(({ theme }) => ({
  display: 'inline-block',
  padding: theme.spacing(0.75, 1.5),
  border: '2px solid',
  borderRadius: 6,
  // The inner line of a rubber stamp.
  outline: '1px solid',
  outlineOffset: -6,
  fontSize: '0.875rem',
  fontWeight: 800,
  lineHeight: 1.3,
  letterSpacing: '0.1em',
  whiteSpace: 'nowrap',
  transform: 'rotate(-8deg)',
  userSelect: 'none',
}));

/** ACCEPTED in green or CLOSED in red, on an application to a closed job. Specification 1, section 4. */
export function ApplicationStamp({ progress }: { progress: Progress }) {
  const stamp = toStamp(progress);
  if (!stamp) return null;
  return <Stamp sx={{ color: stamp === 'ACCEPTED' ? 'success.main' : 'error.main' }}>{texts.stamps[stamp]}</Stamp>;
}
