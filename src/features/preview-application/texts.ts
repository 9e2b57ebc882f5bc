import { textsOf } from '@/shared/lib/language';

/** Texts of the button, which the page shows: see `ui/texts.ts` for the dialog, which is fetched when it opens. */
export const texts = textsOf('features/preview-application', {
  // Specification 4, section 5.
  title: 'Yang dilihat perusahaan',
});
