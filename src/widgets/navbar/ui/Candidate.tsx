import { useSelector } from 'react-redux';
import Box from '@mui/material/Box';
import { selectSession } from '@/entities/session';
import { RemoteImage } from '@/shared/ui/media';
import { texts } from '../texts';

/** Photo and name of the signed-in candidate; a long name is cut. */
export function Candidate() {
  const session = useSelector(selectSession);
  return (
    <>
      <RemoteImage src={session?.image} alt="" kind="avatar" width={36} height={36} sx={{ borderRadius: '50%' }} />
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {session?.name || texts.account}
      </Box>
    </>
  );
}
