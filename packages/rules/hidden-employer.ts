import { searchKey } from './search-key';

/** The name under which a hidden employer is stored and shown. */
export const HIDDEN_EMPLOYER = 'Perusahaan dirahasiakan';

const HIDDEN = String.raw`confiden[ct]i?al|(?:di ?)?rahasia(?:kan)?|anonymous|anonim|undisclosed|not disclosed|withheld|(?:di)?samarkan|tidak di\w+`;
const EMPLOYER = 'perusahaan|company|employer|client|klien|organi[sz]ation|advertiser|nama|name|pt|cv';
const PRAISED = 'ternama|terkemuka|terpercaya|bonafide?|multinasional';
const PRAISE = 'leading|reputable|renowned|well known|prominent|multinational';

/** A remark in brackets after the name: "Confidential (FMCG)". */
const REMARK = /(?<=\S) *\([^()]*\) *$/;

/** Whole names: a firm may have such a word in its own. */
const HIDDEN_NAMES = new RegExp(
  `^(?:${[
    `(?:an? |the )?(?:(?:${EMPLOYER}) )*(?:sangat |strictly |highly )?(?:${HIDDEN})(?: (?:${EMPLOYER}))*`,
    `(?:sebuah |salah satu )?(?:perusahaan (?:(?!pt |cv )[^ ]+ ){0,3}|pt )(?:${PRAISED})(?: (?:${PRAISED}|nasional|asing|indonesia|di .+))*`,
    `(?:sebuah )?perusahaan (?:swasta|besar|asing|klien)(?: (?:${PRAISED}|swasta|nasional|asing|besar|kami|di .+))*`,
    `(?:an? |the )?(?:${PRAISE})(?: [^ ]+){0,3} (?:company|employer|client|firm)(?: in .+)?`,
    `(?:private|stealth(?: mode)?) (?:company|employer|advertiser|client|startup)|klien(?: kami)?|(?:our )?client`,
  ].join('|')})$`,
);

/**
 * True for the name of an employer that is not to be known: Google's documented `confidential`, "Rahasia", "PT Confidential",
 * "Perusahaan ternama". Two such are never one company: `companySlug` has no address for them.
 */
export const isHiddenEmployer = (name: string): boolean =>
  HIDDEN_NAMES.test(
    searchKey(name.replace(REMARK, ''))
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  );
