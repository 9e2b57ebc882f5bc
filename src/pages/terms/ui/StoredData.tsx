import Typography from '@mui/material/Typography';
import { WhereCapable } from '@/entities/capability';
import { texts } from '../texts';
import { TermsList } from './TermsList';

/**
 * Retention of candidates' data, as the reference provider does it: other providers have other
 * periods, which are not described. `docs/privacy.md` has the same table.
 */
export function StoredData() {
  return (
    <WhereCapable capability="privacy">
      <Typography sx={{ mb: 0.5 }}>{texts.storedTitle}</Typography>
      <TermsList>
        {texts.stored.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </TermsList>
    </WhereCapable>
  );
}
