import type { Rule, RuleContext } from '../signal';
import { anyOf, part, regex } from '../any-of';
import addressee from '../addressee.json';
import lists from './person.json';
import { BEFORE_A_PERSON, OTHERS, PERFORMERS, REASON, REASON_BEHIND, TASK, notRequired } from '../words';

const WOMAN =
  '(?:wanita|putri|gadis|karyawati|(?:kaum )?hawa|ibu-?ibu|emak-?emak|females?|girls?|women|woman|lad(?:y|ies))';
const MAN = '(?:pria|kaum adam|putra|bapak-?bapak|males?|men|man|boys?|gentlem[ea]n)';
const SEX = `(?:${WOMAN}|${MAN})`;

const A_MAN = regex`\b(?:${MAN}|bapak|mas|bro)\b`;
const A_WOMAN = regex`\b(?:${WOMAN}|ibu|mbak|mba|sis)\b`;
/** True where both sexes are named. */
const BOTH = (plain: string): boolean =>
  (A_MAN.test(plain) && A_WOMAN.test(plain)) ||
  /\b(?:karyawan|staf) ?(?:\/|dan|atau|&|maupun) ?karyawati\b|\b(?:l|m|p|f|lk|pr) ?(?:[/&+|\\-]|atau|dan|maupun) ?(?:p|f|l|m|lk|pr)\b|\bsemua (?:gender|jenis kelamin)\b/.test(
    plain,
  );

/** Where a sex says whom something is made for: no candidate. */
const MADE_FOR = new RegExp(
  part`
    \b${lists.madeForOneSex}s?(?: (?:khusus|untuk|pria dan|anak|muslim|dan))* ${SEX}\b
    |\b(?:women|men|ladies|woman|man)(?:'s|s')? (?:wear|fashion|clothing|shoes|health|empowerment|collection|power|made|management|hours?|days?)\b
    |\bman-?(?:power|hour|agement)\w*
    |\bmanpower\b
    |\bputr[ai] daerah\b
    |\bputra[ -]putri\b
    |\bputr[ai] (?:pemilik|pertama|kami|bpk|pak|perusahaan)\b`,
  'g',
);
/** Works, and places of work, for which the law, decency or the role ask for one sex. */
const SEX_OF_WORK = regex`
  ${PERFORMERS.source}
  |\b(?:${lists.worksOfOneSex}
    |${BEFORE_A_PERSON}${SEX}
    |female (?:clients?|guests?|patients?|passengers?)
    |(?:kamar mandi|toilet|ruang ganti|loker|gerbong|kolam) ${SEX}
    |(?:salon|spa|gym|kos|kost|asrama|klinik|kolam renang) (?:khusus )?(?:muslimah|${SEX}))\b`;

const PREFERRED =
  '(?:(?:lebih )?(?:di ?utamakan|di ?prioritaskan|di ?sukai|di ?pilih|di ?cari)|prioritas|preferred|saja|only)';
const PREFERRED_ONE = regex`\b${PREFERRED}\b|\b(?:utamakan|prioritaskan|prefer)\b`;

const BARE_SEX = regex`^\W*${SEX}\W*$`;
/** A list with a line for each sex. */
const isListedWithOther = ({ previous, sentence: { plain }, next }: RuleContext): boolean =>
  BARE_SEX.test(plain) && [previous, next].some((other) => BARE_SEX.test(other) && BOTH(`${plain} ${other}`));

const needsNoReason = ({ input }: RegExpExecArray, context: RuleContext): boolean => {
  const isForBoth = BOTH(context.sentence.plain) && (!PREFERRED_ONE.test(input) || BOTH(input));
  return !isForBoth && !isListedWithOther(context) && !REASON_BEHIND.test(context.next);
};

const WORKER = anyOf([...addressee.payers, ...addressee.payersInEnglish, ...lists.workers]);

const PRETTY = part`(?:cantik|ganteng|tampan|(?:good|nice) ?-?looking|rupawan|seksi|glowing|imut|handsome|beautiful|pretty(?! (?:good|much|well)\b))`;
/** Words between a body's height and its number: no other word, for shelves and buildings are measured too. */
const MEASURED = part`(?:[^a-z\d]{1,3}${lists.besideHeights}\b\.?){0,6}[^a-z\d]{0,3}`;
/** Not married, in any words; not being, or not becoming, pregnant counts as the same requirement. */
const UNMARRIED = anyOf([
  part`(?:belum|tidak|jangan|tanpa|bukan|menunda) (?:pernah |ibu |sedang |boleh |akan |ada |terikat |dalam )*${lists.marrying}`,
  ...lists.unmarried,
]);
const MARRIED =
  '(?:(?:sudah|telah|pernah) (?:menikah|nikah|berkeluarga|berumah ?tangga|bersuami|beristr?i|punya (?:anak|istri|suami))|married)';
const REGARDLESS = regex`
  \b(?:tidak (?:memandang|melihat|membedakan|mempermasalahkan|masalah|menjadi|berpengaruh)
    |tanpa (?:memandang|melihat|membedakan)|regardless|irrespective|any marital status|bebas)\b`;
/** True when a sentence also names the married, so that either may apply. */
const isEither = (plain: string, clause: string): boolean => {
  if (/\b(?:skip|maaf)\b/.test(plain)) return false;
  const rest = plain.replace(new RegExp(part`\b${UNMARRIED}\b`, 'g'), '…');
  if (REGARDLESS.test(clause)) return true;
  if (!/…|\bsingle\b/.test(rest)) return /\bsudah ?(?:\/|atau|maupun|ataupun) ?belum\b/.test(plain);
  return /\b(?:sudah|telah|menikah|nikah|berkeluarga|bersuami|married|couples?)\b/.test(rest);
};

const common = {
  unlessSentence: [REASON],
} as const;
/** Sex, marital status and looks without a reason of the work. Specification 4, section 7. */
export const PERSON_RULES: readonly Rule[] = [
  {
    ...common,
    id: 'sex-required',
    kind: 'sex',
    scope: 'clause',
    ignored: [MADE_FOR, notRequired(`${SEX}|jenis kelamin|gender|kelamin`)],
    patterns: [
      regex`\b${lists.requiring}\W{1,3}(?:untuk |bagi |kepada |menerima |kerja |segera |\d{1,3} |${WORKER} ){0,3}${SEX}\b`,
      // The vacancy is for one of them.
      regex`
        \b${lists.openings}\b.{0,30}?\b(?:untuk|buat|bagi|for|to|kepada)\b
        (?: (?:the|para|kaum|kandidat|pelamar|tenaga|kerja|yang|calon|only|hanya|female|${WORKER}))* ${SEX}\b`,
      regex`
        \b(?:di ?khususkan|khusus|hanya|only|open|suitable|ideal|cocok)\b.{0,12}?\b(?:untuk|buat|bagi|for|to)\b
        (?: (?:the|para|kaum|kandidat|pelamar|tenaga|kerja|yang|${WORKER}))* ${SEX}\b`,
      regex`\b${SEX} (?:[\w-]+ ){1,2}?${PREFERRED}\b`,
      /\b(?:jenis kelamin|gender|sex)\W{0,4}[lpmf]\b(?! ?(?:[/&,+|\\-]|atau|dan|maupun))|^[lp][ ,]+(?:usia|maks|max|min|saja|only)\b/,
      regex`^\W*(?:for|untuk|buat) ${SEX}(?: saja| only)?\W*$`,
      // Called for by the way one speaks to them.
      /\b(?:di ?butuhkan|butuh|membutuhkan|mencari|cari|di ?cari)\b(?: \S+){0,3}? (?:mas|mbak|mba|teteh|aa|abang|akang|bapak|ibu)(?! ?(?:\/|dan|atau|&))\b/,
      regex`^\W*(?:(?:single|lajang|fresh graduate|young|energetic|attractive|smart|local|seorang)[ ,]+){1,2}${SEX}\b`,
      // A job title with one sex and an age.
      regex`^(?:[a-z]+ ){1,3}${SEX} (?:usia|maks|max|aged?|lajang|single|belum|tinggi|min)\b`,
      regex`\b(?:jenis kelamin|gender|sex|kelamin)\b\W{0,4}(?:adalah |is |khusus |hanya )?${SEX}\b`,
      regex`\b${SEX} (?:saja|only|(?:lebih )?(?:di ?utamakan|di ?prioritaskan|di ?sukai)|is preferred|are preferred|preferred|candidates? (?:only|preferred)|applicants? only)\b`,
      regex`\b${WORKER} ${WOMAN}\b|^${WORKER} ${MAN}\b|\b(?:di ?butuhkan|dicari|membutuhkan|mencari|lowongan)\b.{0,12}\bkaryawati\b`,
      regex`^(?:\d+ ?(?:orang )?)?(?:seorang )?(?!(?:wo)?m[ae]n$)${SEX}\.?$`,
      regex`^(?:\d+ ?(?:orang )?)?(?:seorang )?${SEX}[ .:-]+(?:ber)?${lists.behindSex}`,
    ],
    unless: [TASK, /\b(?:cuti|mess|tunjangan|ruang|tersedia|disediakan|laktasi|fasilitas)\b/],
    unlessSentence: [REASON],
    unlessTitle: [SEX_OF_WORK],
    accepts: (found, context) => needsNoReason(found, context) && !SEX_OF_WORK.test(context.sentence.plain),
  },
  {
    id: 'marital-status',
    unlessSentence: [REASON, /\b(?:kamar|rooms?|twin|deluxe|suite|double|bed)\b/],
    kind: 'maritalStatus',
    scope: 'clause',
    ignored: [notRequired(`status|single|being single|${UNMARRIED}|${MARRIED}`)],
    patterns: [
      regex`\b${UNMARRIED}\b`,
      regex`
        \b(?:status|wajib|harus|masih|still|must be|marital status|di ?utamakan|bersedia|prefer\w*)\b
        \W{0,3}(?:yang |adalah |is |masih )*(?:single|${MARRIED}|janda|duda|gadis|perawan)\b`,
      /^(?:single|menikah|married|single only)\.?$/,
      regex`
        \b(?:pria|wanita|female|male)\W{1,3}single\b
        |\bsingle ?(?:\/|atau|,) ?(?:belum|lajang|jomblo)
        |\bsingle[ ,/]+(?:females?|males?|wanita|pria|wom[ae]n|lady)\b`,
      regex`\b(?:single|janda|duda|gadis|perawan|${MARRIED})\b.{0,25}\b${PREFERRED}\b`,
      regex`\b(?:${MARRIED})\b.{0,20}\b(?:skip|maaf|jangan|tidak (?:bisa|dapat|kami)|belum bisa)\b`,
      regex`
        \b(?:janda|duda)\b ?(?:\/|atau|or|,) ?(?:gadis|bujang|lajang|single|perawan|belum)
        |\b(?:gadis|bujang|lajang|single) ?(?:\/|atau|or|,) ?(?:janda|duda)\b
        |\bbujang ?(?:\/|atau|,) ?gadis\b
        |\bsingle (?:status|only|required)\b`,
    ],
    unless: [TASK],
    accepts: (found, { sentence: { plain }, next }) =>
      !REASON_BEHIND.test(next) &&
      (!isEither(plain, found.input) || (PREFERRED_ONE.test(found.input) && !isEither(found.input, found.input))) &&
      !OTHERS.test(plain),
  },
  {
    ...common,
    id: 'looks',
    kind: 'looks',
    scope: 'sentence',
    ignored: [
      notRequired(
        `(?:ber)?penampilan(?:nya)?|fisik|tinggi(?: badan)?|berat(?: badan)?|postur|wajah|(?:good|nice) ?-?looking|looks|appearance|${PRETTY}`,
      ),
      new RegExp(part`\bpenampilan ${lists.ofThings}(?: \w+){0,3} menarik\b`, 'g'),
    ],
    patterns: [
      regex`
        \b(?:ber)?penampilan(?:nya)?\b(?:[ ,/]+(?!dan (?:bonus|gaji))\w+(?:-\w+)?){0,4}
        [ ,/]+(?:menarik|cantik|oke|ok|kece|good looking|modis|fashionable|stylish|proporsional|ganteng|tampan)\b`,
      regex`
        \b(?:good|nice) ?-?looking\b
        |\b(?:attractive|pleasant|good|beautiful|pretty) (?:physical )?(?:appearance|looks?|face|personality and appearance)\b
        |\b(?:looks?|appearance) (?:is )?attractive\b
        |\bphoto ?genic\b
        |\bfotogenik\b`,
      /\b(?:kulit|berkulit)\b(?: wajah)? (?:putih|bersih|cerah|sawo|kuning langsat|mulus)\b|\bfair skin\w*/,
      regex`
        \b(?:tinggi|berat|tb|bb|tubuh|badan|postur|fisik)\b(?:[ ,/&]+\w+(?:\.)?){0,4}[ ,/]+(?:proporsional|proposional|ideal|langsing|seimbang|atletis|proportional|slim)\b
        |\b(?:proporsional|proposional|langsing)\b.{0,15}\b(?:tubuh|badan|tinggi|berat|good looking)\b`,
      regex`\b(?:tinggi|tb|height)\b${MEASURED}1[.,]?[4-9]\d ?(?:cm|m\b|$|[^\d])`,
      regex`
        \btinggi semampai\b
        |\b(?:berat(?: badan)?|bb|weight)\b(?! ?${lists.weighed})[^\d]{0,18}(?:maks\w*|max\w*|min\w*|\d\d ?-|antara)[^\d]{0,6}\d{2} ?(?:kg)?\b(?! ?(?:kg|kilo)? ?barang)`,
      regex`
        \b(?:badan|tubuh|body|postur|perawakan|fisik)\b(?: \S+){0,2}? (?:gemuk|gendut|kurus|langsing|ideal|proporsional|tegap|tinggi besar|atletis|bagus|gagah)\b
        |\b(?:tidak|jangan|bukan|no|not) (?:terlalu |boleh )?(?:gemuk|gendut|kurus|pendek|jerawatan|berjerawat|overweight)\b`,
      /(?:^|, ?)tampilan menarik\b(?= ?(?:$|,|dan))/,
      /\b(?:enak|sedap|nyaman) (?:di ?lihat|di ?pandang)\b|\b(?:tampang|muka|wajah)\b(?: \w+)? (?:oke|lumayan|menjual|fresh|cantik|ganteng|bersih|menarik)\b/,
      regex`
        ^\W*(?:yang |syarat |harus |wajib |penting |di ?utamakan |cari )*(?:${PRETTY})\b
        |\b(?:orang|anak|anaknya|(?:cari|butuh) yang|penting|harus|wajib|modal|mbak|mas|pria|wanita|di ?utamakan|cari)(?: \w+){0,1} ${PRETTY}\b
        |\b${WORKER} ${PRETTY}\b
        |\b${PRETTY}\b.{0,15}\b${PREFERRED}\b`,
      regex`
        \b(?:attractive|good[- ]?looking|beautiful|handsome|pretty|slim|pleasant|appealing) ${lists.attractiveThings}\b
        |\b(?:well|physically) (?:attractive|proportioned)\b
        |\bproportional (?:weight|height|body)\b
        |\b(?:presentable|neat|young|friendly|polite|well[- ]groomed)(?:,| and|, and) (?:attractive|slim|pretty|beautiful|handsome)\b`,
      regex`
        ^(?:cantik|ganteng|tampan|menarik secara fisik)\b
        |\b(?:wanita|gadis) cantik\b
        |\bpria (?:ganteng|tampan)\b
        |\bcantik\/ganteng\b
        |\bcantik dan ramah\b`,
    ],
    unlessTitle: [PERFORMERS],
    accepts: ({ 0: found }, { title, sentence: { plain }, next }) =>
      !REASON_BEHIND.test(next) &&
      !PERFORMERS.test(plain) &&
      !(
        TASK.test(plain) &&
        (!/^(?:berp|good)/.test(found) || /^\W*(?:memastikan|menjaga|membantu|memberi)/.test(plain))
      ) &&
      // Guards and cabin crew: the state's rules and the reach of a cabin's lockers set a height.
      !(
        /\b(?:tinggi|tb|height|berat|bb|proporsional|ideal)\b/.test(found) &&
        /\b(?:satpam|security|sekuriti|pengamanan|pramugar[ai]|awak kabin|cabin crew|flight attendant|tni|polri)\b/.test(
          `${title} ${plain}`,
        )
      ),
  },
];
