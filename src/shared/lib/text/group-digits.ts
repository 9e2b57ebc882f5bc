import { language } from '../language';

/**
 * A whole number as the language writes it: "1.234.567", or "1,234,567" in English. Not `Intl.NumberFormat`, whose first
 * use costs a slow phone a tenth of a second.
 *
 * @param value rounded to a whole number
 */
export const groupDigits = (value: number): string =>
  Number.isFinite(value) ? value.toFixed(0).replace(/\B(?=(\d{3})+$)/g, language() === 'id' ? '.' : ',') : '–';
