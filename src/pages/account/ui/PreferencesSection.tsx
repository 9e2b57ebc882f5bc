import { useId } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataSaverCheckbox } from '@/features/preferences/data-saver';
import { LanguageChoice } from '@/features/preferences/language';
import { SchemeChoice } from '@/features/preferences/scheme';
import { Card } from '@/shared/ui/Card';
import { texts } from '../texts';

/** Preferences that this browser stores; the account does not have them. */
export function PreferencesSection() {
  const titleId = useId();
  return (
    <Card data-screen aria-labelledby={titleId}>
      <div className="card-head">
        <h2 id={titleId}>{texts.preferences}</h2>
      </div>
      <Stack spacing={2} sx={{ mt: 2 }}>
        <div>
          <Typography sx={{ mb: 0.5 }}>{texts.language}</Typography>
          <LanguageChoice />
        </div>
        <div>
          <Typography sx={{ mb: 0.5 }}>{texts.scheme}</Typography>
          <SchemeChoice />
        </div>
        <DataSaverCheckbox />
      </Stack>
    </Card>
  );
}
