const COUNTRY_CODE = '62';

/** Before the digits of every phone number. Specification 1, section 9. */
export const PHONE_PREFIX = `+${COUNTRY_CODE}`;

/**
 * From this many digits on, a number that starts with 62 carries the country code: the only Indonesian numbers whose own
 * digits start so are landlines of North Sumatra, which have at most 10.
 */
const MIN_WITH_COUNTRY_CODE_DIGITS = 11;

const withoutTrunkZeros = (digits: string): string => digits.replace(/^0+/, '');

/**
 * The digits after +62 of a phone number, however it was written: `0812…`, `62812…` and `+62 812-…` are one number.
 * Specification 1, sections 2 and 5.
 *
 * @param typed anything typed or pasted into the phone field; other characters than digits are left out
 * @returns digits only; itself when given again
 */
export function toNationalDigits(typed: string): string {
  const text = typed.normalize('NFKC');
  const digits = withoutTrunkZeros(text.replace(/[^0-9]/g, ''));
  const international = /^[^0-9]*\+/.test(text) || digits.length >= MIN_WITH_COUNTRY_CODE_DIGITS;
  return digits.startsWith(COUNTRY_CODE) && international
    ? withoutTrunkZeros(digits.slice(COUNTRY_CODE.length))
    : digits;
}
