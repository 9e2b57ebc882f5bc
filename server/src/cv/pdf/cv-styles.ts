import type { TextStyle } from './page-flow';

const INK = '#16211f';
const FADED_INK = '#4c5b58';

export const ACCENT = '#0b5c56';

/** Every kind of text in a CV; sizes and leading in points. */
export const styles = {
  name: { weight: 'bold', size: 22, leading: 28, color: INK },
  headline: { weight: 'regular', size: 11.5, leading: 16, color: ACCENT },
  contact: { weight: 'regular', size: 9, leading: 13.5, color: FADED_INK },
  contactLink: { weight: 'regular', size: 9, leading: 13.5, color: ACCENT },
  heading: { weight: 'bold', size: 12, leading: 17, color: ACCENT },
  title: { weight: 'bold', size: 10.5, leading: 15, color: INK },
  period: { weight: 'regular', size: 9, leading: 15, color: FADED_INK },
  details: { weight: 'regular', size: 9.5, leading: 14, color: FADED_INK },
  text: { weight: 'regular', size: 9.5, leading: 14, color: INK },
  link: { weight: 'regular', size: 9.5, leading: 14, color: ACCENT },
  pageNumber: { weight: 'regular', size: 8.5, leading: 12, color: FADED_INK },
} as const satisfies Record<string, TextStyle>;
