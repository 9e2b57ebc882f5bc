import type { Subject } from './signal';
import lists from './subjects.json';
import { anyOf } from './any-of';

/**
 * Words that a sentence needs before the rules of a kind are tried on it: most sentences have none, and are done
 * with in a few microseconds. A test holds that no rule finds anything without them.
 */
export const SUBJECTS: Readonly<Record<Exclude<Subject, 'highPay'>, RegExp>> = {
  money: new RegExp(anyOf(lists.money)),
  identity: new RegExp(anyOf(lists.identity)),
  privateChat:
    /whats|\bw\.?a\b|\bwa\.|telegram|\btele\b|\bt\.me|wechat|signal|\bline\b|line\.me|\bbip\b|wasap|japri|chat|inbox|\bdm\b|\bp[cm]\b|pribadi|\bsave\b|simpan|ketik/,
  mostAge: /\d\d|kepala|\bgen|twenties|thirties/,
  looks: new RegExp(anyOf(lists.looks)),
  sex: /wanita|perempuan|pria|laki|putr[ai]|gadis|karyawati|ibu|bapak|emak|hawa|adam|male|girl|boy|wom[ae]n|\bm[ae]n\b|\blad(?:y|ies)|gentlem|kelamin|gender|\bsex\b|\bmas\b|\bmba|teteh|\baa\b|abang|akang|^[lp][ ,]/,
  maritalStatus:
    /nikah|keluarga|suami|ister?i|istri|rumah ?tangga|lajang|jomblo|bujang|perawan|single|marri|marry|janda|duda|gadis|hamil|pregnan|child|kids|tanggungan|\banak|sendiri|pasangan|momongan/,
  freeMail: /mail|yahoo|outlook|live|msn|icloud|aol|proton|gmx|yandex|tutanota|inbox/,
};
