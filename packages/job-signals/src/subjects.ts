import type { Subject } from './signal';
import lists from './subjects.json';
import { anyOf, oneOf } from './any-of';

/**
 * Words that a sentence needs before the rules of a kind are tried on it: most sentences have none, and are done
 * with in a few microseconds. A test holds that no rule finds anything without them.
 */
export const SUBJECTS: Readonly<Record<Exclude<Subject, 'highPay'>, RegExp>> = {
  money: new RegExp(anyOf(lists.money)),
  identity: new RegExp(anyOf(lists.identity)),
  privateChat: oneOf(lists.privateChat),
  mostAge: /\d\d|kepala|\bgen|twenties|thirties/,
  looks: new RegExp(anyOf(lists.looks)),
  sex: oneOf(lists.sex),
  maritalStatus: oneOf(lists.maritalStatus),
  freeMail: /mail|yahoo|outlook|live|msn|icloud|aol|proton|gmx|yandex|tutanota|inbox/,
};
