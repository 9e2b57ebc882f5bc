import Typography from '@mui/material/Typography';
import { texts } from '../texts';

/** While nothing was found in the titles, and the rest is being looked through. */
export function RelatedSearching() {
  return <Typography sx={{ mt: 3, color: 'text.secondary' }}>{texts.searching}</Typography>;
}
