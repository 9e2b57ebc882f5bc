import type { Subject } from './signal';
import lists from './subjects.json';
import { regex } from './any-of';

/**
 * Words that a sentence needs before the rules of a kind are tried on it: most sentences have none, and are done
 * with in a few microseconds. A test holds that no rule finds anything without them.
 */
export const SUBJECTS: Readonly<Record<Exclude<Subject, 'highPay'>, RegExp>> = {
  money: regex`${lists.money}`,
  identity: regex`${lists.identity}`,
  privateChat: new RegExp(lists.privateChat.join('|')),
  mostAge: /\d\d|kepala|\bgen|twenties|thirties/,
  looks: regex`${lists.looks}`,
  sex: new RegExp(lists.sex.join('|')),
  maritalStatus: new RegExp(lists.maritalStatus.join('|')),
  freeMail: /mail|yahoo|outlook|live|msn|icloud|aol|proton|gmx|yandex|tutanota|inbox/,
};
