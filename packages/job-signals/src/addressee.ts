import { CANDIDATE, OTHERS } from './words';
import { anyOf, part } from './any-of';
import lists from './addressee.json';

/** Words by which an advertisement tells the candidate to do something. */
export const DUTY = anyOf(lists.duties);

/** The candidate, as money rules name one. */
export const CANDIDATES = part`(?:${CANDIDATE.source}|\b${lists.candidates}\b)`;

/** The candidate or an employee, as the one who bears a cost. */
export const PAYER = part`
  (?:(?:para |semua |setiap |tiap |masing-masing )?${lists.payers}
    |sendiri
    |pribadi
    |masing-?masing
    |mandiri
    |(?:the |each |all |every |successful |selected |your)*${lists.payersInEnglish})`;

const TOLD = new RegExp(CANDIDATES);
/** True when a clause is about other people's money, and not about the candidate's. */
export const isTheirs = (plain: string): boolean => OTHERS.test(plain) && !TOLD.test(plain);
