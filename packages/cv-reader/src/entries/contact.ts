import { isEmail } from '@titian/rules/email';
import { PHONE_PREFIX, toNationalDigits } from '@titian/rules/national-digits';
import { isPeriod, tidy } from './dates';

const HOST = /^(?:https?:\/\/)?(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#]\S*)?$/i;

/** Words of a text without signs around them. */
const tokensOf = (text: string): string[] =>
  text.split(/[\s|•·;,<>"()\p{So}\p{Co}]+/u).map((word) =>
    word
      .replace(/^[:\s]+|[.:,]+$/g, '')
      // "mailto:rina@…"
      .replace(/^[a-z-]+:(?!\/\/)/i, ''),
  );

/** The e-mail address in a text. */
export const emailIn = (text: string): string | undefined => tokensOf(text).find(isEmail);

/** Addresses of the web in a text, as they are written. */
export function linksIn(text: string): string[] {
  return tokensOf(text).filter((word) => {
    if (!HOST.test(word)) return false;
    // "S.Kom" is a degree and "Node.js" a tool: an address has a path, a scheme, www, or a domain in lower case.
    return (
      /\/|^www\./i.test(word) ||
      (/\.(?:com|net|org|id|io|dev|me|example|site|web|app|co)$/.test(word) &&
        word === word.toLowerCase() &&
        word.length > 8)
    );
  });
}

/** Digits with signs of telephone numbers between. */
const NUMBER = /(?<![\d+(])(?:\(?\+|\(?0|62)[\d\s().\-–]{7,24}/g;

const MOBILE = /^8\d{7,11}$/;

/**
 * The telephone number in a text, a mobile one first; "08-2019 – 05-2021" are dates. Its limits are those of the
 * registration: specification 1, section 5.
 */
export function phoneIn(text: string): string | undefined {
  const numbers = [...text.matchAll(NUMBER)]
    .filter(([found]) => !isPeriod(found))
    .map(([found]) => toNationalDigits(found))
    .filter((digits) => /^\d{7,13}$/.test(digits));
  const number = numbers.find((digits) => MOBILE.test(digits)) ?? numbers[0];
  return number === undefined ? undefined : `${PHONE_PREFIX}${number}`;
}

/** A text without a telephone number. */
export const withoutPhone = (text: string, phone: string): string =>
  text.replaceAll(NUMBER, (number) => (`${PHONE_PREFIX}${toNationalDigits(number)}` === phone ? ' ' : number));

/** A text without the contact facts in it. */
export function withoutContact(text: string): string {
  const words = new Set([emailIn(text), ...linksIn(text)].filter((word) => word !== undefined));
  let left = text;
  for (const word of words) left = left.replace(word, ' ');
  return tidy(phoneIn(left) === undefined ? left : left.replaceAll(NUMBER, ' '));
}
