import { useId } from 'react';
import { LANGUAGES, language, storeLanguage } from '@/shared/lib/language';
import type { Language } from '@/shared/lib/language';
import { SegmentedChoice } from '@/shared/ui/segmented-choice';
import { useToast } from '@/shared/ui/toast';
import { texts } from '../texts';

/** Each language in its own words. */
const NAMES: Record<Language, string> = { id: 'Indonesia', en: 'English' };

/** Chooses the language of the interface, for which the page is loaded anew; what was typed is in its draft. */
export function LanguageChoice() {
  const name = useId();
  const { showError } = useToast();
  const choose = (chosen: Language) => {
    if (storeLanguage(chosen)) window.location.reload();
    else showError(texts.notKept);
  };
  return (
    <SegmentedChoice>
      <legend>{texts.legend}</legend>
      {LANGUAGES.map((each) => (
        <label key={each} lang={each}>
          <input
            type="radio"
            name={`language${name}`}
            value={each}
            checked={each === language()}
            onChange={() => choose(each)}
          />
          {NAMES[each]}
        </label>
      ))}
    </SegmentedChoice>
  );
}
