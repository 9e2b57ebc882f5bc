import type { CvTemplate } from '../cv-options';
import { MM, type TextStyle } from './page-flow';

const INK = '#16211f';
const FADED_INK = '#4c5b58';
const BLACK = '#000000';
const WHITE = '#ffffff';
const ACCENT = '#0b5c56';

/** Every kind of text in a CV; sizes and leading in points. */
const styles = {
  documentTitle: { weight: 'bold', size: 12, leading: 17, color: ACCENT },
  name: { weight: 'bold', size: 22, leading: 28, color: INK },
  headline: { weight: 'regular', size: 11.5, leading: 16, color: ACCENT },
  contact: { weight: 'regular', size: 9, leading: 13.5, color: FADED_INK },
  contactLink: { weight: 'regular', size: 9, leading: 13.5, color: ACCENT },
  heading: { weight: 'bold', size: 12, leading: 17, color: ACCENT },
  title: { weight: 'bold', size: 10.5, leading: 15, color: INK },
  organization: { weight: 'regular', size: 9.5, leading: 14, color: INK },
  period: { weight: 'regular', size: 9, leading: 15, color: FADED_INK },
  details: { weight: 'regular', size: 9.5, leading: 14, color: FADED_INK },
  text: { weight: 'regular', size: 9.5, leading: 14, color: INK },
  link: { weight: 'regular', size: 9.5, leading: 14, color: ACCENT },
  pageNumber: { weight: 'regular', size: 8.5, leading: 12, color: FADED_INK },
} as const satisfies Record<string, TextStyle>;

type Styles = Record<keyof typeof styles, TextStyle>;

/** Appearance of a CV; the text and its structure are the same in all. Lengths in points. */
export interface Skin {
  styles: Styles;
  /** Below the headline, between sections, between records, and above a record's text. */
  gaps: { header: number; section: number; entry: number; text: number };
  /** Below a heading: from margin to margin, or as wide as `width`. */
  rule: { above: number; thickness: number; below: number; color: string; width?: number };
  /** Colour behind a heading, from margin to margin. */
  bar?: string;
  /** Colour behind the header, from edge to edge. */
  band?: string;
  /** Width of the column of labels before contact details; they stand in the text where it is left out. */
  labels?: number;
  photo: { width: number; height: number; radius: number };
  /** Names the kind of document above the candidate's name. */
  hasDocumentTitle: boolean;
  /** A record's organisation and period stand on lines of their own, so that programs which read CVs keep records apart. */
  isStacked: boolean;
}

/** The appearance of a CV without any choice. */
const initial: Skin = {
  styles,
  gaps: { header: 5, section: 16, entry: 9, text: 2 },
  rule: { above: 2, thickness: 0.8, below: 7, color: ACCENT },
  photo: { width: 30 * MM, height: 30 * MM, radius: 3 * MM },
  hasDocumentTitle: false,
  isStacked: false,
};

const inColour = (color: string, ...names: (keyof Styles)[]): Partial<Styles> =>
  Object.fromEntries(names.map((name) => [name, { ...styles[name], color }]));

const stackedPeriod = { period: { ...styles.period, size: 9.5, leading: 14 } };

const SKINS: Record<CvTemplate, Skin> = {
  ringkas: { ...initial, styles: { ...styles, ...stackedPeriod }, isStacked: true },
  formal: {
    styles: {
      ...styles,
      ...stackedPeriod,
      ...inColour(BLACK, 'headline', 'contact', 'contactLink', 'title', 'organization', 'text', 'link'),
      documentTitle: { weight: 'regular', size: 12, leading: 18, color: BLACK },
      name: { weight: 'bold', size: 22, leading: 29, color: BLACK },
      heading: { weight: 'bold', size: 11.5, leading: 18, color: BLACK },
    },
    gaps: { header: 6, section: 13, entry: 8, text: 1 },
    rule: { above: 0, thickness: 0, below: 6, color: BLACK },
    bar: '#e4e4e4',
    labels: 26 * MM,
    photo: { width: 30 * MM, height: 40 * MM, radius: 0 },
    hasDocumentTitle: true,
    isStacked: true,
  },
  modern: {
    styles: {
      ...styles,
      ...stackedPeriod,
      ...inColour(WHITE, 'name', 'headline', 'contact', 'contactLink'),
      ...inColour(ACCENT, 'organization'),
      name: { weight: 'bold', size: 25, leading: 32, color: WHITE },
      heading: { weight: 'bold', size: 13.5, leading: 19, color: ACCENT },
    },
    gaps: { header: 4, section: 15, entry: 9, text: 2 },
    rule: { above: 1, thickness: 2.4, below: 6, color: ACCENT, width: 28 },
    band: ACCENT,
    photo: initial.photo,
    hasDocumentTitle: false,
    isStacked: true,
  },
};

/** The skin of a template; null is a call without any choice. */
export const skinOf = (template: CvTemplate | null): Skin => (template === null ? initial : SKINS[template]);

/** The smallest text of a CV that is made to fit on one page (specification 4, section 10). */
const MIN_FONT_SIZE = 9;

/** How far lengths shrink at density 1. */
const SHRINKING = { size: 0.12, leading: 0.24, gap: 0.7 };

/** A skin with less space; density 0 leaves it as it is, and with 1 it is as small as a CV may be. */
export function compact(skin: Skin, density: number): Skin {
  const shrunk = (length: number, part: keyof typeof SHRINKING) => length * (1 - density * SHRINKING[part]);
  const shrinkStyle = (style: TextStyle): TextStyle => ({
    ...style,
    size: Math.max(Math.min(style.size, MIN_FONT_SIZE), shrunk(style.size, 'size')),
    leading: shrunk(style.leading, 'leading'),
  });
  const { gaps, rule } = skin;
  return {
    ...skin,
    styles: Object.fromEntries(
      Object.entries(skin.styles).map(([name, style]) => [name, shrinkStyle(style)]),
    ) as Styles,
    gaps: {
      header: shrunk(gaps.header, 'gap'),
      section: shrunk(gaps.section, 'gap'),
      entry: shrunk(gaps.entry, 'gap'),
      text: shrunk(gaps.text, 'gap'),
    },
    rule: { ...rule, below: shrunk(rule.below, 'gap') },
  };
}
