import Typography from '@mui/material/Typography';
import { DataSaverCheckbox } from '@/features/preferences/data-saver';
import { LanguageChoice } from '@/features/preferences/language';
import { SchemeChoice } from '@/features/preferences/scheme';
import { SectionAccordion } from '@/shared/ui/SectionAccordion';
import { texts } from '../texts';

/** Preferences that this browser stores; the account does not have them. */
export function PreferencesSection() {
  return (
    <SectionAccordion name="preferences" title={texts.preferences} data-screen>
      <div style={{ display: 'grid', gap: 16 }}>
        <div>
          <Typography sx={{ mb: 0.5 }}>{texts.language}</Typography>
          <LanguageChoice />
        </div>
        <div>
          <Typography sx={{ mb: 0.5 }}>{texts.scheme}</Typography>
          <SchemeChoice />
        </div>
        <DataSaverCheckbox />
      </div>
    </SectionAccordion>
  );
}
