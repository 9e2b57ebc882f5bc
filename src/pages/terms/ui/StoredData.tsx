import Typography from '@mui/material/Typography';
import { texts } from '../texts';
import { TermsList } from './TermsList';
import { WhereCapable } from './WhereCapable';

/**
 * What is kept of candidates, what for and how long, as the reference provider does it: other providers have periods of
 * their own, and without the capability nothing is said of them. The same stands in `docs/privacy.md`.
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
