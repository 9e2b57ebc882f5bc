import { anyOf, part, regex } from './any-of';
import type { Phrase } from './signal';
import lists from './words.json';

/** Words that several rules share. They meet plain text. */

/** A warning of fraud: a text with it requests nothing. */
export const WARNING =
  /\b(?:hati-?hati|waspada(?:i|lah)?|awas|berhati-?hati|beware|be careful|penipuan|penipu|hoax|hoaks|scam\w*|fraud\w*|mengatas ?namakan|modus|oknum|abaikan|laporkan)\b/;

/** An advertisement that says that it is no fraud: the denial is not about what the text requests. */
export const NO_FRAUD =
  /(?:\b(?:bukan|anti|no|non|tidak|tanpa|bebas)|=) (?:buat |untuk )?(?:penipuan|tipu(?:-?tipu)?|scam|hoax|mlm)\b/g;

/** Money that does not come back: the denial is not about paying it. */
export const NOT_RETURNED = new RegExp(
  part`
    \b(?:tidak|belum) (?:dapat |bisa |akan )?(?:(?:di ?)?${lists.givenBack}|hangus)(?: kembali| lagi)?\b
    |\b(?:non-?|not )refundable\b`,
  'g',
);

/** A refusal of those who do not pay: "yang tidak bayar dianggap mundur" requests the payment. */
export const REFUSED_WITHOUT_PAYMENT = new RegExp(
  part`\b(?:tidak|belum|not)(?= (?:me\w{1,3})?(?:bayar|transfer|setor|lunas\w*|deposit|pa(?:y|id))\b[^.;]{0,40}\b${lists.refusals})`,
  'g',
);

/** A denial: what follows is not requested. */
export const DENIAL = regex`\b${lists.denials}\b|\b0 ?(?:rupiah|%)`;

const TASK_VERBS = anyOf([...lists.indonesianTasks, ...lists.englishTasks, ...lists.abilities]);

/** Verbs with the prefix of tasks that advertisements address to candidates. */
const ADDRESSED = part`${lists.addressedToCandidates}(?:kan)?`;

const YOU_WILL = '(?:(?:anda|kamu|you)(?: (?:akan|bakal|bertugas|will|also))* )?';
/** Commands to the candidate that begin like a task. */
const NO_TASK = part`(?!(?:provide|verify|review|update) (?:us |me )?your\b|balas (?:(?:pesan|chat|email|iklan) ini|dengan|\w+ (?:setelah|untuk|kalau|lalu))\b)`;
/** A clause that begins with what the employee is to do, or has to know. */
export const TASK = regex`^\W*${YOU_WILL}${NO_TASK}(?!${ADDRESSED}\b)(?:${TASK_VERBS})\b`;

const VERB = regex`^\W*${YOU_WILL}(?:me[mnlrw]|${lists.englishTasks}|${lists.abilities}\b)`;
/** A duty of the work, or an ability for it, and no title: "Admin (wanita)" is one. */
export const isDuty = (clause: string): boolean => TASK.test(clause) && VERB.test(clause);

const NO_DUTY = regex`^\W*(?:${lists.abilities}|${lists.seeking}|${lists.requirementVerbs})\b`;
/** A duty alone: people in it are those that the employee works with, and not the candidate. */
export const isWork = (clause: string): boolean => isDuty(clause) && !NO_DUTY.test(clause);

/** A text without the brackets behind some of its clauses. */
export const withoutBrackets = (text: string, isSome: (clause: string) => boolean): string =>
  text.replace(/\([^()]*\)/g, (brackets, start: number) =>
    isSome(text.slice(0, start).split(/[,;)]/).at(-1) ?? '') ? ' ' : brackets,
  );

export const OTHER_PEOPLE = anyOf(lists.otherPeople);
/** Other people than the candidate. */
export const OTHERS = regex`\b${OTHER_PEOPLE}\b`;
/** Those in front of a sex or an age: students, too, may be candidates. */
export const BEFORE_A_PERSON = part`(?!mahasiswa)${OTHER_PEOPLE}s?(?:[ :]+(?!mencari|membutuhkan|dicari|dibutuhkan)\w+){0,3}[ :]*\(?`;

/** The candidate. */
export const CANDIDATE =
  /\b(?:pelamar|calon (?:karyawan|pekerja|pegawai|peserta|pelamar|kandidat|staf)|kandidat|karyawan baru|pendaftar|anda|kamu|candidates?|applicants?|you|your|new hires?)\b/;

/** A reason of the work, given in so many words. */
export const REASON = regex`\b${lists.reasons}\b`;

/** The sentence behind gives the reason. */
export const REASON_BEHIND = regex`^${lists.reasonsBehind}\b`;

/** Works whose role is a person of an age, a sex or a look. */
export const PERFORMERS = regex`\b${lists.performers}\b`;

/** A sum of money, or a share of one. */
export const AMOUNT = part`
  (?:(?:\b(?:rp|idr|usd|sgd|nt|gbp|eur|aed|cad|aud|myr|rm)|[$£€])\.? ?\d[\d.,]{0,20}
    |(?<![\d.,])\d[\d.,]{0,20} ?${lists.moneyUnits}(?:an)?\b(?! ${lists.countedThings})
    |(?<![\d.,])\d{1,3}(?:[.,]\d{3}){1,4}
    |\b(?:se|(?:satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan) ?)(?:puluh |ratus )?(?:ribu|juta)\b
    |\b(?:seratus|dua ratus) ribu\b)`;

/** Income of the employee: the sum behind it is no price. */
export const INCOME = regex`\b${lists.income}\b`;

/** Pay on the employee's account, and the accounts of a business. */
export const PAY_RECEIVED = regex`
  \b${lists.payNames}\b(?: \w{1,20}){0,4} (?:di ?)?(?:transfer|bayar|kirim|masuk|terima|paid)(?:kan)?\b
  |\b(?:untuk|buat|for) (?:\w{1,20} ){0,2}?(?:gaji|upah|payroll|salary|honor)\b
  |\b(?:penerimaan|pembayaran|transfer|menerima|terima) (?:gaji|upah|honor|komisi)\b`;

/** Says that what precedes it is not required. */
const NOT_REQUIRED = part`
  (?:bukan(?:lah)?(?: \w{1,20}){0,2}? ${lists.requirements}
    |(?:tidak|bukan)(?: \w{1,20}){0,2}? ${lists.requiredVerbs}
    |sama saja
    |bebas saja
    |(?:is|are|was) (?:not|neither)(?: \w{1,20}){0,2}? ${lists.requirementsInEnglish}
    |(?:does|do) not (?:matter|apply)
    |no longer applies)`;

/** Words of another requirement: a denial behind them is not about what precedes them. */
const OTHER_REQUIREMENT =
  '(?:pengalaman|berpengalaman|ijazah|pendidikan|jurusan|domisili|skill|keahlian|sertifikat|sim|kendaraan|experience|degree|yang)';

const NO_DEMAND = part`(?:tidak|tanpa|bukan|belum|not|no)(?: \w{1,20})? ${lists.requirementVerbs}`;
const NO_LIMIT = part`(?:tidak|tanpa|no)(?: ada)?(?: \w{1,20})? ${lists.limits}`;
const NOT_REQUIRING = part`\b(?:${NO_DEMAND}|${NO_LIMIT})\b`;

/** A word of every denial of a requirement. */
const DENIAL_WORD = /bukan|tidak|tanpa|belum|\bnot?\b|\bneither\b|(?:sama|bebas) saja/;

/**
 * The phrase of a requirement that its clause denies: "belum menikah bukan syarat", "tidak ada syarat tinggi badan".
 * Rules remove it, so that what else the sentence requires is still read. Takes the source of the requirement's words.
 */
export const notRequired = (subject: string): Phrase => {
  const listed = part`,(?= ?(?:(?:dan|atau|maupun|ataupun|serta|and|or|nor) )?(?:${subject})\b)`;
  const within = part`(?:(?!\b${OTHER_REQUIREMENT}\b)(?:[^,;()]|${listed}))`;
  const pattern = new RegExp(
    part`\b(?:${subject})\b${within}{0,60}?\b${NOT_REQUIRED}\b|${NOT_REQUIRING}${within}{0,30}?\b(?:${subject})\b${within}{0,60}`,
    'g',
  );
  return { pattern, needs: DENIAL_WORD };
};
