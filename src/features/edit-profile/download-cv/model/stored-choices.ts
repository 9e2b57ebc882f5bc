import { CV_LANGUAGES, CV_TEMPLATES } from '@/entities/profile/candidate';
import type { CvChoices } from '@/entities/profile/candidate';
import { language } from '@/shared/lib/language';

const KEY = 'titian:cv-choices';

const oneOf = <Value>(values: readonly Value[], value: unknown): Value | undefined =>
  values.find((each) => each === value);

type Stored = Partial<Record<keyof CvChoices, unknown>> | null;

function read(): Stored {
  try {
    return JSON.parse(window.localStorage.getItem(KEY) ?? 'null') as Stored;
  } catch {
    return null;
  }
}

/** The choices that were made last on this device; each that is missing or unknown has its default. */
export function storedChoices(): CvChoices {
  const stored = read();
  return {
    template: oneOf(CV_TEMPLATES, stored?.template) ?? 'ringkas',
    lang: oneOf(CV_LANGUAGES, stored?.lang) ?? language(),
    hidesPhoto: stored?.hidesPhoto === true,
    hidesContact: stored?.hidesContact === true,
  };
}

/** Stores the choices on this device. Where nothing can be stored they hold while the dialog is open. */
export function storeChoices(choices: CvChoices): void {
  try {
    window.localStorage.setItem(KEY, JSON.stringify(choices));
  } catch {
    // They are the defaults again when it opens next.
  }
}
