import type { operations } from '../../../contract/provider';

/** The query of `generate-cv/` (contract, "generateCv"). */
export type CvQuery = NonNullable<operations['generateCv']['parameters']['query']>;

export type CvTemplate = NonNullable<CvQuery['template']>;

export type CvLanguage = NonNullable<CvQuery['lang']>;

/** Choices of the candidate for one CV (specification 4, section 10). */
export interface CvOptions {
  /** Null for a call without any choice: its CV is as it was before there were templates. */
  template: CvTemplate | null;
  /** The language of headings and labels; the candidate's own texts stay as they are. */
  lang: CvLanguage;
  hidesPhoto: boolean;
  /** Leaves out e-mail address, phone number, LinkedIn and Instagram. The city stays. */
  hidesContact: boolean;
}

/** Without choices: today's template, in Indonesian, with all that a CV shows. */
export const NO_OPTIONS: CvOptions = { template: null, lang: 'id', hidesPhoto: false, hidesContact: false };

/** The choices in a query that the contract allows. A call that makes any choice has a template: `ringkas` by default. */
export function toCvOptions({ template, lang, hide }: CvQuery): CvOptions {
  if (template === undefined && lang === undefined && hide === undefined) return NO_OPTIONS;
  const hidden = hide?.split(',') ?? [];
  return {
    template: template ?? 'ringkas',
    lang: lang ?? 'id',
    hidesPhoto: hidden.includes('photo'),
    hidesContact: hidden.includes('contact'),
  };
}
