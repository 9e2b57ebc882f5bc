import { LANGUAGES, language, storeLanguage } from '@/shared/lib/language';
import type { Language } from '@/shared/lib/language';
import { useToast } from '@/shared/ui/toast';
import { ToggleButtons } from '@/shared/ui/toggle-buttons';
import { texts } from '../texts';

/** Each language in its own words. */
const NAMES: Record<Language, string> = { id: 'Indonesia', en: 'English' };

const OPTIONS = LANGUAGES.map((each) => ({ value: each, label: NAMES[each], lang: each }));

/** Chooses the language of the interface, for which the page is loaded anew; what was typed is in its draft. */
export function LanguageChoice() {
  const { showError } = useToast();
  const choose = (chosen: Language) => {
    if (storeLanguage(chosen)) window.location.reload();
    else showError(texts.notKept);
  };
  return <ToggleButtons label={texts.legend} value={language()} options={OPTIONS} onChoose={choose} />;
}
