import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LANGUAGES, language, storeLanguage } from '@/shared/lib/language';
import type { Language } from '@/shared/lib/language';
import { useToast } from '@/shared/ui/toast';
import { texts } from './texts';

/** Each language in its own words. */
const NAMES: Record<Language, string> = { id: 'Indonesia', en: 'English' };

/** Chooses the language of the interface, for which the page is reloaded; what was typed is in its draft. */
export function LanguageChoice() {
  const { showError } = useToast();
  const choose = (chosen: Language) => {
    if (!storeLanguage(chosen)) {
      showError(texts.notStored);
      return;
    }
    window.location.reload();
  };
  return (
    <ToggleButtonGroup
      sx={{ flexWrap: 'wrap' }}
      exclusive
      aria-label={texts.language}
      value={language()}
      onChange={(_event, chosen: Language | null) => {
        if (chosen) choose(chosen);
      }}
    >
      {LANGUAGES.map((each) => (
        <ToggleButton key={each} lang={each} value={each}>
          {NAMES[each]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
