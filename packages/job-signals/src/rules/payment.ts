import { CANDIDATES, DUTY, PAYER, isTheirs } from '../addressee';
import { anyOf, part, regex } from '../any-of';
import lists from './payment.json';
import { SUM, withoutExemptMoney } from '../money-exemptions';
import type { Rule } from '../signal';
import { AMOUNT, INCOME, OTHERS, TASK, WARNING } from '../words';
/** Names of a price. */
const PRICE = anyOf(lists.prices);
/** To pay, as a command: the passive, and the form with a prefix, are what employers and employees do for others. */
const PAY_NOW = anyOf(lists.payNow);
/** The same with a prefix: of a candidate, or of whom has to. */
const PAY_DUTY = anyOf(lists.payDuties);
/** Steps and objects of a recruitment: a payment beside one is requested from the candidate. */
const STEP = anyOf([...lists.steps, ...lists.moments]);

/** Proof of a payment. */
const PROOF = 'bukti (?:transfer|pembayaran|bayar|setor)';

const A_SUM = new RegExp(SUM);
/** The unit that pay is counted by, behind its sum. */
export const PER_UNIT = regex`^[^,;]{0,25}\b(?:per|se|setiap|tiap) ?-?${lists.payUnits}\b`;
/** The income before a sum. */
function isIncome({ index, input, 0: found }: RegExpExecArray): boolean {
  const sum = A_SUM.exec(input);
  const price = sum ? Math.max(sum.index, index) : index + Math.max(0, found.search(/\d/));
  return INCOME.test(input.slice(0, price)) || (sum !== null && PER_UNIT.test(input.slice(sum.index + sum[0].length)));
}

const WAGE = '(?:gaji(?:an)?|upah|salary|wages?|bulan gaji)';
const AGENT = '(?:yayasan|agen|agensi|agency|penyalur|lpk|sponsor|calo|mandor|p3mi|pjtki)';
const KEEPER = `(?:${AGENT}|majikan|kantor|perusahaan|bos|pemilik|kami)`;
/** The beginning of the work: a trial, a training, the first days. */
const BEGINNING = part`
  (?:(?:masa |hari |minggu )?(?:training|uji coba|percobaan|pelatihan|orientasi|adaptasi|probation|trial|magang|internship)
    |(?:\d{1,2} |satu |dua |tiga |se)?(?:hari|minggu|bulan) (?:pertama|awal|ke-? ?(?:1|satu))
    |(?:first|trial) (?:\w{1,10} )?(?:days?|weeks?|months?|shifts?))`;
const UNPAID = part`
  (?:(?:tidak|belum|tanpa|bukan)
    (?: ada| dapat| mendapat(?:kan)?| menerima| terima)? (?:(?:di ?)(?:gaji|upah|bayar(?:kan)?
        (?! (?:oleh )?(?:peserta|pelamar|kandidat|karyawan|anda|kamu)))|gaji|upah|bayaran|honor)
    (?! (?:di ?)?(?:potong\w*|tahan|hangus))
    |(?:belum|tidak) (?:ada )?(?:di ?)?hitung(?:an)? (?:gaji|upah)|unpaid|not paid|no (?:pay|salary|wages?)|without (?:pay|salary|wages))`;
/** Pay is not kept, or not cut. */
const NOT_KEPT = regex`
  \b(?:tidak (?:ada|pernah)|tanpa|no|bukan|jangan) (?:\w{1,20} ){0,2}?(?:di ?|mem|me)?(?:potong|tanggung|n?tahan|nahan|endap|sita|deduct|withh)
  |\b(?:gaji|upah|salary|wages?) (?:\w{1,20} )?(?:tidak|jangan|is not|never|not) (?!ada\b|di ?(?:bayar|berikan|terima))`;
/** Taken off the pay. */
const CUT_OFF =
  '(?:[mp]emotong(?:an)?(?= gaji| upah| \\d)|(?:di ?|ke)potong|potong(?:an(?! harga)|(?= gaji| upah| dari| \\d))|deduct\\w*|withheld|retained|(?:is|are|be) held)';
/** Days without work are not paid. */
const ABSENT = /\b(?:tidak|tanpa) (?:masuk|hadir|kerja)\b|\b(?:izin|cuti)\b/;
/** A loss of the business that employees are made to pay for. */
const LOSS =
  '(?:hilang|layu|basi|tekor|lecet|tilang|kehilangan|rusak|kerusakan|pecah|cacat|kerugian|rugi|minus|selisih|kurang(?:nya)?|tidak laku|komplain|broken|lost|damaged?|shortages?|loss(?:es)?)';
const PENALTY = '(?:penalt[iy]|pinalti|denda|ganti rugi|fine|bond)';
const LEAVING = part`(?:mengundurkan diri|resign\w*|keluar(?! kota| negeri| rumah)|berhenti|putus kontrak|batal|mundur|tidak hadir|kabur|leav(?:e|es|ing)|quit\w*)`;

const OF_A_RECRUITMENT = regex`\b${lists.recruitment}\b`;

const common = {
  kind: 'money',
  reads: withoutExemptMoney,
  unlessSentence: [WARNING],
} as const;
/** Said to the candidate, and not of what the employee does, gets or sells. */
const asked: Pick<Rule, 'scope' | 'unless' | 'accepts'> = {
  scope: 'clause',
  unless: [TASK],
  accepts: (found) => !isTheirs(found.input) && !isIncome(found),
};
/**
 * Money requested from the candidate, whatever it is called: a sum, a verb of paying, and the candidate as the payer.
 * Specification 4, section 7.
 */
export const PAYMENT_RULES: readonly Rule[] = [
  {
    ...common,
    ...asked,
    id: 'money-paid',
    // A command, with a sum, or with a step of the recruitment.
    patterns: [regex`\b${PAY_NOW}\b`],
    beside: [
      A_SUM,
      regex`\b(?:dulu|setelah|sebelum|saat|pas|kalau|jika|belakangan|di (?:tempat|belakang)|di ?muka|di ?awal|(?:di ?)?anggap|gugur|hangus|batal|${STEP})\b`,
    ],
  },
  {
    ...common,
    ...asked,
    id: 'money-moved',
    // A purchase or transfer of any kind needs a sum.
    patterns: [
      /\b(?:transfer(?:kan)?|beli|deposit|purchase(?! (?:order|req|inv|dep|list))|buy|(?<!we )invest)\b/,
      regex`${SUM} (?:saja )?(?:dulu|di (?:depan|muka|awal))\b`,
      regex`
        \b(?:(?:me)?(?:ny|s)iapkan|bawa|membawa|sediakan|keluar(?:kan)?|serahkan|menyerahkan|titip(?:kan)?|ganti|mengganti)
        (?: (?:saja|dulu|uang(?: [a-z]{1,20})?|dana|cash|tunai|sekitar|kurang lebih|hanya|minimal|sebesar|senilai))* ${SUM}`,
      regex`\b(?:send|submit|hand over|bring) (?:us )?${SUM}`,
      /\bdi ?(?:beli|tebus|bayar)(?: \w{1,20}){0,3}? (?:di|ke|dari|lewat|melalui) (?:\w{1,20} )?(?:kami|kantor|perusahaan|koperasi|admin|hrd|yayasan|panitia)\b/,
    ],
    beside: [A_SUM],
  },
  {
    ...common,
    ...asked,
    id: 'money-owed',
    // The payer or the duty is named.
    patterns: [
      regex`\b${PAY_DUTY}\b(?!.{0,12}\b(?:gaji|pajak|karyawan)\b)`,
      /\b(?:pelatihan|training|kursus|kelas|diklat|tes|test|webinar|seminar|bootcamp) berbayar\b/,
      /\bmake (?:a |the )?payments?\b|\bcover (?:your|their|his|her) own\b|\b(?:shoulder|bear|absorb) (?:\w+ ){0,3}?(?:costs?|fees?|expenses?)\b/,
      regex`
        \b(?:pay (?=for|rp|idr|usd|\$|\d|the\b|an?\b|any\b|all\b|your|their|own|back|half|upfront|in advance)
          |(?:purchase(?! (?:order|req|inv|dep|list))|buy|owe|put down|chip in|contribute|settle|remit|repay|wire
            |cover (?:the |all |their |your )*(?:own )?(?:costs?|fees?|expenses?))\b)`,
    ],
    beside: [new RegExp(CANDIDATES), regex`\b${DUTY}\b`],
  },
  {
    ...common,
    ...asked,
    id: 'money-price-of-work',
    patterns: [regex`\b${PRICE}\b`],
    beside: [A_SUM],
  },
  {
    ...common,
    ...asked,
    id: 'money-sum-asked',
    // Whatever the sum is for, the candidate has to.
    patterns: [A_SUM],
    beside: [
      regex`\b${lists.obliging}\b(?! (?:bisa|mampu|dapat|mencapai|capai|memenuhi|jujur|teliti|be able|achieve|reach|have|hit|meet))`,
    ],
    accepts: (found) =>
      !isTheirs(found.input) &&
      !INCOME.test(found.input.slice(0, found.index)) &&
      !/\b(?:mencapai|capai|pengalaman|penjualan|sales|transaksi|laporan|melaporkan|persetujuan|approval)\b/.test(
        found.input,
      ),
  },
  {
    ...common,
    ...asked,
    id: 'money-price-of-step',
    patterns: [
      regex`\b${STEP}(?: \w{1,20}){0,7}?\W{1,3}(?:(?:hanya|sebesar|senilai|seharga|sekitar|tarif|harga|per orang) )?${AMOUNT}`,
      regex`\b(?:gabung|bergabung|daftar|join|ikut)\b.{0,20}\b(?:hanya|cukup|mulai|only|just)\b.{0,8}?${AMOUNT}`,
      regex`${AMOUNT} (?:saja )?(?:untuk|buat|for) (?:biaya |beli |the )?${STEP}\b`,
    ],
  },
  {
    ...common,
    ...asked,
    id: 'money-as-it-is-said',
    patterns: [
      regex`
        \b(?:transfer|pembayaran|kirim (?:uang|biaya|dana))(?:kan)?\b(?: (?!gaji|upah|komisi|honor)\w{1,20}){0,6}?
        (?: (?:dulu|sekarang|hari ini|lunas)| ke (?:rekening|nomor|no|rek|dana|ovo|gopay|admin|bendahara|panitia))\b
        |\b(?:kirim|bawa|lampir|unggah|upload)\w*\b.{0,30}\b${PROOF}|\b${PROOF}.{0,30}\b(?:di ?bawa|di ?kirim|${STEP})\b`,
      /^\W*(?:ada |biaya )*(?:admin|administrasi|dp|jaminan|uang jaminan)(?: hanya)? \d{2,4}\b(?! ?(?:orang|karyawan|%))/,
      /\b(?:masuk|lolos|daftar)\b.{0,15}\b(?:pakai|ada) (?:uang|biaya)\b|\bsemua pakai uang\b/,
      /\b(?:fee|charge|deposit|payment)s?\b.{0,20}\b(?:will be|is|are|shall be|to be) (?:collected|charged|taken|deducted|requested|paid)\b/,
      /\b(?:fee|mahar|uang|dana|kompensasi|setoran|jatah) (?:buat|untuk|ke|bagi) (?:penyalur|agen\w*|sponsor|orang dalam|calo|admin)\b/,
    ],
  },
  {
    ...common,
    ...asked,
    id: 'money-given-back',
    patterns: [
      regex`
        \b(?:dana|uang|deposit|jaminan|biaya|dp|fees?)\b
        .{0,30}\b(?:(?:di ?)?(?:kembali|balik)(?:kan)?|di ?ambil (?:lagi|kembali)|hangus|refunded|returned|returnable|refundable)\b
        .{0,12}(?:$|\b(?:setelah|saat|pada|kalau|jika|apabila|di akhir|akhir|penuh|utuh|100|ketika|jika|bila|after|upon|when|at the end)\b)`,
    ],
  },
  {
    ...common,
    id: 'money-pay-kept',
    scope: 'sentence',
    // "Tidak dibayar" denies the pay here, and no fee.
    reads: undefined,
    patterns: [
      regex`
        \b${WAGE}\b(?: \S{1,20}){0,6}? (?:(?:di ?)?(?:tahan(?! banting| tekanan| bekerja)|endapkan|sita|hangus(?:kan)?|titip(?:kan)?)
          |(?:me)?ngendap|di ?(?:simpan|pegang|ambil|setor(?:kan)?|serahkan)(?: (?:oleh|ke|kepada|dulu))*(?: (?:pihak|si))? ${KEEPER})\b`,
      regex`\b${WAGE}\b(?: \S{1,20}){0,5}? (?:masuk(?: ke)?|(?:jadi|menjadi) (?:milik|hak|bagian)|milik|hak|jatah|untuk|buat|ke|kepada)(?: pihak| kantor)? ${AGENT}\b`,
      regex`
        \b${WAGE}\b.{0,40}\b(?:tidak|belum|baru) (?:di ?bayar(?:kan)?|di ?berikan|cair|keluar|di ?terima)(?: dulu| di ?awal)?\b
        .{0,15}\b(?:dulu|di ?awal|setelah|sampai|saat|pas|kalau|sebelum) (?:\w{1,20} )?(?:kontrak|resign|keluar|selesai|lulus|masa|berhenti)
        |\b${WAGE}\b(?: \S{1,20}){0,4}? (?:rapel|di ?rapel|di ?tunda|cair|keluar|di ?bayar(?:kan)?) (?:\w{1,20} )?bulan (?:ke-? ?\d|kedua|ketiga|keempat)`,
      regex`\b${WAGE}\b.{0,30}\bbaru (?:bisa|boleh|dapat) (?:di ?ambil|cair|keluar|di ?terima)\b`,
      regex`\b${AGENT} (?:akan |yang )?(?:(?:meng)?ambil|(?:memegang|pegang)|(?:menahan|tahan)|(?:menyimpan|simpan)) (?:\w{1,20} ){0,3}?${WAGE}\b`,
      /\bbaru (?:mulai )?(?:di ?hitung|dapat|terima|menerima|mendapat(?:kan)?|di ?beri) (?:gaji|upah|bayaran)\b/,
      /(?:^\W*|\b(?:sistem|ada|kena|dengan|pakai|bersedia) )tahan (?:gaji|upah)\b/,
      regex`
        \b(?:gaji|upah|bayaran|honor) (?:selama |saat |untuk )?${BEGINNING} (?:\w{1,20} )?(?:tidak|belum) (?:ada|di ?bayar)
        |\b${BEGINNING}\b[^.;]{0,40}?\b(?:${UNPAID}\b|di ?bayar (?:nanti|sekalian|belakangan|kalau|setelah)\b)
        |\b${UNPAID}\b (?:\w{1,20} ){0,2}?${BEGINNING}\b`,
      /\b(?:agency|agent|agencies|we|employer|company)(?: \w{1,20})? (?:keeps?|retains?|takes?|holds?|withholds?|collects?|charges?) .{0,35}\b(?:salary|wages?|pay)\b/,
      regex`
        \b(?:salary|wages?|pay)\b
        .{0,20}\b(?:goes to|go to|is kept by|kept by|is held|are held|is retained|taken by|paid to) (?:the |our |an |your )*
        (?:agency|agent|employer|company|foundation|as|until|for)\b`,
    ],
    unless: [NOT_KEPT, TASK],
  },
  {
    ...common,
    id: 'money-cut-from-pay',
    scope: 'clause',
    patterns: [
      regex`\b(?:${CUT_OFF}\b.{0,40}|(?:(?:di ?)?cicil(?:an)?|angsur\w*|di ?ambil)\b.{0,25}\b(?:dari|potong) )\b${WAGE}\b|\b${WAGE}\b.{0,40}(?<!per |\/ ?)\b${CUT_OFF}\b`,
      regex`\b(?:potongan(?! harga)|(?:h?utang|biaya|cicilan)\b.{0,30}\bdi ?potong)\b.{0,40}\b(?:${AGENT}|\d{1,2} ?(?:bulan|x|kali)\b)`,
    ],
    unless: [NOT_KEPT, TASK, ABSENT],
  },
  {
    ...common,
    id: 'money-loss-borne',
    scope: 'sentence',
    patterns: [
      regex`
        \b${LOSS}\b.{0,60}(?:\b(?:di ?)?potong(?:an)? (?:dari )?gaji
          |\bgaji (?:\w{1,20} ){0,2}?di ?potong|\bpatungan|\b(?:di ?)?(?:t|n)ombok|\b(?:di ?hitung|jadi|masuk) (?:h?utang|bon)
          |\b(?:di ?(?:ganti|tanggung|bebankan)|ganti|tanggungan|charged) (?:\w{1,20} ){0,2}?(?:(?:oleh|kepada|ke|to) )?${PAYER}\b
          |\b${PAYER} (?:yang )?(?:ganti|tanggung|bayar)\b)`,
    ],
    unless: [NOT_KEPT, TASK, OTHERS],
  },
  {
    ...common,
    id: 'money-own-cost',
    scope: 'clause',
    patterns: [
      /\b(?:biaya|uang|(?<!akun )dana|ongkos|kocek|dompet|di ?tanggung|di ?bayar) (?:masing-?masing|sendiri|pribadi|mandiri)\b/,
      /\bbertanggung ?jawab atas (?:\w+ )?biaya\b|\bbiaya\b.{0,30}\bmasing-?masing\b|\breimburse (?:the )?(?:company|employer|us)\b/,
      regex`\b(?:paid|borne|covered|purchased|funded)(?: for)? by ${PAYER}\b`,
      regex`
        \b(?:di ?(?:bayar|tanggung|siapkan|beli|talangi|ganti|bebankan)(?:kan)?
          |tanggungan|tanggung jawab biaya|beban) (?:\w{1,20} ){0,3}?(?:(?:oleh|kepada|ke|pada|pihak) )?${PAYER}\b`,
    ],
    unless: [TASK, /\bbukan tanggungan\b/],
    accepts: ({ input }) => !isTheirs(input),
  },
  {
    ...common,
    id: 'money-penalty',
    scope: 'sentence',
    patterns: [
      regex`\b${PENALTY}\b.{0,60}\b${LEAVING}\b|\b${LEAVING}\b.{0,60}\b${PENALTY}\b`,
      regex`\bkontrak\b.{0,60}\b${PENALTY}\b.{0,60}?(?:${SUM}|\bgaji\b|\bsalary\b)`,
    ],
    unless: [TASK, OTHERS],
  },
  {
    ...common,
    id: 'money-given-back-later',
    scope: 'sentence',
    patterns: [
      regex`
        \b(?:tiket|akomodasi|transport\w*|hotel|penginapan|perjalanan|travel|ongkos|ticket|flight|accommodation)\b
        .{0,70}\b(?:di ?beli|beli|membeli|di ?pesan|pesan|memesan|di ?bayar|bayar|membayar|pembelian|pemesanan|talang\w*|book(?:ed)?|paid|pay|bought|buy)\b
        .{0,90}\b(?:di ?ganti|ganti|mengganti|reimburs\w*|di-?reimburse|di ?kembalikan|kembali|refund\w*)\b`,
    ],
    unless: [TASK, OTHERS],
    accepts: (_found, { sentence: { plain } }) => OF_A_RECRUITMENT.test(plain),
  },
];
