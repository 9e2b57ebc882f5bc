/**
 * A whole number as Indonesian writes it: "1.234.567". Not `Intl.NumberFormat`, whose first use costs a slow phone a tenth
 * of a second.
 *
 * @param value rounded to a whole number
 */
export const groupDigits = (value: number): string =>
  Number.isFinite(value) ? value.toFixed(0).replace(/\B(?=(\d{3})+$)/g, '.') : '–';
