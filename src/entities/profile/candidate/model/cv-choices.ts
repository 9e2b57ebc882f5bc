export const CV_TEMPLATES = ['ringkas', 'formal', 'modern'] as const;
export const CV_LANGUAGES = ['id', 'en'] as const;

/** Choices for one CV, for providers with the capability `cvOptions`. Specification 4, section 10. */
export interface CvChoices {
  template: (typeof CV_TEMPLATES)[number];
  /** Of headings and labels. */
  lang: (typeof CV_LANGUAGES)[number];
  hidesPhoto: boolean;
  /** E-mail address, phone number, LinkedIn and Instagram. */
  hidesContact: boolean;
}

/** The choices as the query of `generate-cv/`. */
export function toCvQuery({ template, lang, hidesPhoto, hidesContact }: CvChoices): Record<string, string> {
  const hide = [hidesPhoto && 'photo', hidesContact && 'contact'].filter(Boolean).join(',');
  return { template, lang, ...(hide && { hide }) };
}
