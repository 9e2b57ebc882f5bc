import Typography from '@mui/material/Typography';
import { useCapability } from '@/entities/capability';
import { texts } from '../texts';
import { TermsList } from './TermsList';

/**
 * What is kept of candidates, what for and how long, as the reference provider does it: other providers have periods of
 * their own, and without the capability nothing is said of them. The same stands in `docs/privacy.md`.
 */
export function StoredData() {
  if (!useCapability('privacy')) return null;
  return (
    <>
      <Typography sx={{ mb: 0.5 }}>{texts.storedTitle}</Typography>
      <TermsList>
        {texts.stored.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </TermsList>
    </>
  );
}
