import { anyOf } from './any-of';
import type { Phrase } from './signal';
import lists from './words.json';

/** Words that several rules share. They meet plain text. */

/** A warning of fraud: a text with it requests nothing. */
export const WARNING =
  /\b(?:hati-?hati|waspada(?:i|lah)?|awas|berhati-?hati|beware|be careful|penipuan|penipu|hoax|hoaks|scam\w*|fraud\w*|mengatas ?namakan|modus|oknum|abaikan|laporkan)\b/;

/** An advertisement that says that it is no fraud: the denial is not about what the text requests. */
export const NO_FRAUD = /\b(?:bukan|anti|no|tanpa|bebas) (?:penipuan|tipu(?:-?tipu)?|scam|hoax|mlm)\b/g;

/** Money that does not come back: the denial is not about paying it. */
export const NOT_RETURNED =
  /\b(?:tidak|belum) (?:dapat |bisa |akan )?(?:(?:di ?)?(?:kembali(?:kan)?|uangkan|tarik|batalkan|refund|minta(?= kembali)|balik(?:kan)?)|hangus)(?: kembali| lagi)?\b|\b(?:non-?|not )refundable\b/g;

/** A refusal of those who do not pay: "yang tidak bayar dianggap mundur" requests the payment. */
export const REFUSED_WITHOUT_PAYMENT =
  /\b(?:tidak|belum|not)(?= (?:me\w{1,3})?(?:bayar|transfer|setor|lunas\w*|deposit|pa(?:y|id))\b[^.;]{0,40}\b(?:(?:di ?)?anggap|gugur|hangus|batal|mundur|di ?diskualifikasi|dis(?:kualifikasi|qualified)|cancell?ed|tidak (?:di ?proses|lolos|di ?panggil|bisa (?:lanjut|ikut))))/g;

/** A denial: what follows is not requested. */
export const DENIAL =
  /\b(?:tidak|tdk|tak|tanpa|bebas|gratis|free|no(?![. ]? ?(?:rek|hp|wa|whats|tel|ktp|induk|npwp|urut|:|\d|\.))|not|never|without|bukan|jangan|don'?t|won'?t|belum|gak?|nggak|enggak|ngga|dilarang|nol|zero|none|nihil)\b|\b0 ?(?:rupiah|%)/;

const TASK_VERBS = anyOf(lists.indonesianTasks);

/** Verbs with the prefix of tasks that advertisements address to candidates. */
const ADDRESSED = `${anyOf(lists.addressedToCandidates)}(?:kan)?`;

/** A clause that begins with what the employee is to do, or has to know. */
export const TASK = new RegExp(
  `^\\W*(?:(?:anda|kamu|you)(?: (?:akan|bakal|bertugas|will|also))* )?(?!provide (?:us |me )?your\\b|balas (?:(?:pesan|chat|email|iklan) ini|dengan)\\b)(?!${ADDRESSED}\\b)(?:${TASK_VERBS})\\b`,
);

/** Other people than the candidate. */
export const OTHERS = new RegExp(String.raw`\b${anyOf(lists.otherPeople)}\b`);

/** The candidate. */
export const CANDIDATE =
  /\b(?:pelamar|calon (?:karyawan|pekerja|pegawai|peserta|pelamar|kandidat|staf)|kandidat|karyawan baru|pendaftar|anda|kamu|candidates?|applicants?|you|your|new hires?)\b/;

/** A reason of the work, given in so many words. */
export const REASON = new RegExp(String.raw`\b${anyOf(lists.reasons)}\b`);

/** The sentence behind gives the reason. */
export const REASON_BEHIND =
  /^(?:karena|hal ini|ini karena|alasan|sebab|batas(?:an)? (?:usia|umur) (?:ini|tersebut)|ketentuan (?:ini|tersebut)|syarat (?:ini|tersebut)|this is (?:because|due)|the (?:age )?(?:limit|requirement) is)\b/;

/** Works whose role is a person of an age, a sex or a look. */
export const PERFORMERS =
  /\b(?:model|talent|talen|aktor|aktris|actor|actress|pemeran|figuran|peragawati|peragawan|pemain (?:film|sinetron|teater)|dubber|voice (?:over|actor)|pengisi suara|atlet|penyanyi|vokalis|penari|dancer|casting)\b/;

/** A sum of money, or a share of one. */
export const AMOUNT =
  '(?:(?:\\b(?:rp|idr|usd|sgd|nt)|\\$)\\.? ?\\d[\\d.,]{0,20}|(?<![\\d.,])\\d[\\d.,]{0,20} ?(?:ribu|rb|juta|jt|k|rupiah|million|usdt?|dolar|dollars?|ringgit|won|yen|euro?)(?:an)?\\b(?! (?:orang|followers?|pelanggan|karyawan|pengguna|users?|produk|sku|unit|kata|subscribers?|views?|data|toko|outlet|transaksi|cabang|customers?|members?|downloads?|km|m2|pcs))|(?<![\\d.,])\\d{1,3}(?:[.,]\\d{3}){1,4}|\\b(?:se|(?:satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan) ?)(?:puluh |ratus )?(?:ribu|juta)\\b|\\b(?:seratus|dua ratus) ribu\\b)';

/** Income of the employee: the sum behind it is no price. */
export const INCOME = new RegExp(String.raw`\b${anyOf(lists.income)}\b`);

/** Pay on the employee's account, and the accounts of a business. */
export const PAY_RECEIVED =
  /\b(?:gaji|upah|honor|insentif|bonus|tunjangan|thr|uang (?:lembur|makan|saku)|reimburs\w*|salary|wages|payroll)\b(?: \w{1,20}){0,4} (?:di ?)?(?:transfer|bayar|kirim|masuk|terima|paid)(?:kan)?\b|\b(?:untuk|buat|for) (?:\w{1,20} ){0,2}?(?:gaji|upah|payroll|salary|honor)\b|\b(?:penerimaan|pembayaran|transfer|menerima|terima) (?:gaji|upah|honor|komisi)\b/;

/** Says that what precedes it is not required. */
const NOT_REQUIRED = String.raw`(?:bukan(?:lah)?(?: \w{1,20}){0,2}? (?:syarat|persyaratan|pertimbangan|ukuran|penentu|penilaian|patokan|masalah|keharusan|kewajiban|kriteria|acuan|faktor|hambatan|halangan|tolok ukur)|(?:tidak|bukan)(?: \w{1,20}){0,2}? ${anyOf(lists.requiredVerbs)}|sama saja|bebas saja|(?:is|are|was) (?:not|neither)(?: \w{1,20}){0,2}? (?:requirements?|required|considered|relevant|needed|criterion|criteria|factors?|important|necessary|mandatory)|(?:does|do) not (?:matter|apply)|no longer applies)`;

/** Words of another requirement: a denial behind them is not about what precedes them. */
const OTHER_REQUIREMENT =
  '(?:pengalaman|berpengalaman|ijazah|pendidikan|jurusan|domisili|skill|keahlian|sertifikat|sim|kendaraan|experience|degree|yang)';

const NOT_REQUIRING = String.raw`\b(?:(?:tidak|tanpa|bukan|belum|not|no)(?: \w{1,20})? ${anyOf(lists.requirementVerbs)}|(?:tidak|tanpa|no)(?: ada)?(?: \w{1,20})? (?:syarat|persyaratan|ketentuan|kriteria|batas(?:an)?|patokan|standar|requirements?|limits?))\b`;

/** A word of every denial of a requirement. */
const DENIAL_WORD = /bukan|tidak|tanpa|belum|\bnot?\b|\bneither\b|(?:sama|bebas) saja/;

/**
 * The phrase of a requirement that its clause denies: "belum menikah bukan syarat", "tidak ada syarat tinggi badan".
 * Rules remove it, so that what else the sentence requires is still read. Takes the source of the requirement's words.
 */
export const notRequired = (subject: string): Phrase => {
  const listed = `,(?= ?(?:(?:dan|atau|maupun|ataupun|serta|and|or|nor) )?(?:${subject})\\b)`;
  const within = `(?:(?!\\b${OTHER_REQUIREMENT}\\b)(?:[^,;()]|${listed}))`;
  const pattern = new RegExp(
    `\\b(?:${subject})\\b${within}{0,60}?\\b${NOT_REQUIRED}\\b|${NOT_REQUIRING}${within}{0,30}?\\b(?:${subject})\\b${within}{0,60}`,
    'g',
  );
  return { pattern, needs: DENIAL_WORD };
};
