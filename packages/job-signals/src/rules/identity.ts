import type { Rule } from '../signal';
import { anyOf, part, regex } from '../any-of';
import lists from './identity.json';
import { DENIAL, OTHERS, PAY_RECEIVED, TASK, WARNING, notRequired } from '../words';

const PAPER = anyOf(lists.papers);
const SEND = anyOf(lists.sending);
const ORIGINALS = anyOf(lists.originals);
/** Out of the owner's hands, by whatever word. */
const KEPT = anyOf(lists.kept);
const HELD =
  '(?:di ?(?:tahan|titip(?:kan)?|jamin(?:kan)?|agunkan|simpan|sita|kunci|kuasai|gadai(?:kan)?)|tertahan|held|retained|withheld|confiscated)';
/** A paper as a bond for the work. */
const SECURITY =
  '(?:jaminan|agunan|pegangan|pengikat|tanggungan|collateral|(?:as|for) (?:a )?(?:security|guarantee|bond))';
const HAND_OVER = anyOf(lists.handingOver);
const KEEPER = part`(?:di |oleh |ke |kepada |pada |with |by |at |in )?(?:the |pihak |bos |bagian )*${lists.keepers}\b`;
/** Only this is denied, whatever else the sentence denies. */
const NOT_HELD = regex`\b(?:tidak|tanpa|bukan|jangan|bebas|no|not|never|without)\b (?:\S+ ){0,3}?(?:di ?|men?|pen?|di)?${lists.holding}`;
/** Papers of borrowers, as the employee's work. */
const LENDING =
  /\b(?:kredit|credit|leasing|pembiayaan|gadai|pegadaian|pinjaman|surve[iy]\w*|marketing|sales|memasarkan|finance|appraisal|notaris|bpn)\b/;
/** They stay with the employee. */
const OWN_HANDS = regex`
  \bdi ?(?:pegang|simpan|bawa)(?: oleh)? (?:pekerja|karyawan|sendiri|anda|kamu|masing|pemilik(?:nya)?\b|peserta|tki|cpmi)
  |\bdi ?(?:serahkan|kembalikan|berikan)(?: kembali)? (?:kepada|ke) (?:peserta|karyawan|pekerja|anda|kamu|pemilik)
  |\b(?:remains?|stays?|kept) with (?:the (?:worker|employee)|you)\b`;
const ONCE = '(?:setelah|sesudah|saat|ketika|bila|jika|apabila|begitu|after|once|upon|when|bagi|untuk|kepada)';
/** The document is requested after the candidate has been hired. */
const AFTER_OFFER = regex`\b(?:${ONCE} (?:\S+ ){0,4}?${lists.afterOffer}|new hires?|karyawan (?:baru|yang diterima)|onboarding)\b`;

const NOT_ASKED = notRequired(`${PAPER}|${ORIGINALS}|otp|kode|rekening`);

const common = {
  kind: 'identity',
  unlessSentence: [WARNING],
} as const;
/** Identity papers or a bank account before an offer. Specification 4, section 7. */
export const IDENTITY_RULES: readonly Rule[] = [
  {
    ...common,
    id: 'identity-original-held',
    scope: 'sentence',
    // The deed of the parents is the family's; the papers of the company's cars are its own.
    ignored: [
      NOT_ASKED,
      // A denial of the word alone.
      /\bbukan(?:nya)? (?:di ?)?tahan\b/g,
      /\b(?:bpkb|stnk) (?:kendaraan |mobil |motor )?(?:operasional|perusahaan|kantor|inventaris|konsumen|dealer)\b/g,
      /\bsim [abc]\d?\b/g,
      /\borang ?tua(?: (?:anda|kamu|sendiri|pelamar))?\b/g,
    ],
    patterns: [
      regex`\b${ORIGINALS}\b.{0,40}\b(?:${SECURITY}|${HELD})\b`,
      regex`\b(?:${SECURITY}|(?:me)?n?ahan|penahanan|(?:me)?n?titip(?:kan)?|(?:meng)?agunkan|(?:men)?jaminkan|(?:me)?ninggalkan|gadai(?:kan)?)\b.{0,25}\b${ORIGINALS}\b`,
      // Originals are handed over, or papers that only have an original.
      regex`
        \b${HAND_OVER}\b.{0,25}\b(?:${ORIGINALS}\b.{0,10}\b(?:asli|original)\b
          |original ${ORIGINALS}\b
          |(?:dokumen|surat|berkas) asli\b|bpkb\b|shm\b|sertifikat (?:tanah|rumah)\b|surat tanah\b|akt[ae] tanah\b)`,
      regex`
        \b(?:${ORIGINALS}\b.{0,10}\b(?:asli|original)|(?:asli|original) ${ORIGINALS})\b
        .{0,20}\b(?:di ?(?:serahkan|kumpul(?:kan)?|minta|tinggal(?:kan)?|pegang)|handed (?:in|over)|surrendered|left|deposited)\b`,
      // Given back late, or not to those who leave.
      regex`\b${ORIGINALS}\b.{0,30}\b(?:di ?|saya |kami )(?:kembalikan|ambil|tebus)\b.{0,25}\b(?:kontrak|setahun|resign|keluar|lunas|tahun|masa kerja|ikatan)\b`,
      regex`
        \b(?:keluar|resign|kontrak|kabur|berhenti)\b.{0,40}\b${ORIGINALS}\b
        .{0,20}\b(?:(?:tidak|belum) (?:bisa |dapat |boleh |akan )?di ?(?:ambil|kembalikan|berikan)|di ?tebus|hangus)\b`,
      regex`\b${ORIGINALS}\b.{0,20}\b(?:kami|kantor|perusahaan|admin|pt|majikan|yayasan|bos|hrd) (?:yang |akan )?(?:pegang|simpan|amankan|tahan|bawa|kumpulkan|sita|minta)\b`,
      regex`\b${ORIGINALS}\b.{0,30}\b${KEPT}\b.{0,12}\b${KEEPER}`,
      regex`
        \b(?:employer|company|agency|agent|we|hr|office|perusahaan|kantor|yayasan|kami|agen|majikan)\b
        .{0,15}\b(?:keeps?|holds?|retains?|takes?|collects?|menyimpan|memegang|menahan|menyita|meminta|minta)\b
        .{0,25}\b(?:your |their |the |original )*${ORIGINALS}\b(?! (?:copy|copies|photo))`,
    ],
    unless: [
      NOT_HELD,
      OTHERS,
      OWN_HANDS,
      LENDING,
      regex`\b(?:${ORIGINALS})\b[^,;]{0,20}\btidak (?:ada|akan|pernah|kami|perlu)\b`,
    ],
    accepts: (_found, { sentence }) => !TASK.test(sentence.plain) || /\bbersedia\b/.test(sentence.plain),
  },
  {
    ...common,
    id: 'identity-paper-asked',
    scope: 'sentence',
    patterns: [
      regex`\b${SEND}(?!\w).{0,70}?\b${PAPER}\b`,
      regex`\b${PAPER}\b.{0,12}\b(?:foto|scan|selfie|copy|fotokopi|di ?kirim(?:kan)?|di ?lampirkan|di ?unggah|(?:wajib |harus )?di ?(?:isi|cantumkan|sertakan|tulis(?:kan)?))\b`,
    ],
    ignored: [NOT_ASKED],
    unless: [AFTER_OFFER, OTHERS],
    accepts: ({ 0: found }, { sentence: { plain } }) =>
      !TASK.test(plain) &&
      // "ID card" and "kk" are other things too.
      (!/(?:id card|kartu identitas)$/.test(found) ||
        /\b(?:copy|copies|scan|photo|foto|picture|national|identity|fotokopi|salinan)/.test(found)) &&
      !/\bno(?:mor|\.)? (?:urut|antrian)\b/.test(found),
  },
  {
    ...common,
    id: 'identity-bank-account',
    scope: 'clause',
    ignored: [NOT_ASKED],
    patterns: [
      regex`\b${[...lists.sending, ...lists.sendingAccount]}\b.{0,50}\b${lists.accounts}\b`,
      regex`
        \b(?:rekening|atm|m-?banking|mobile banking)\b
        .{0,50}\b(?:di ?(?:pegang|simpan|serahkan|kirim(?:kan)?|titip(?:kan)?|tahan|kuasai)|(?:(?:me)?nyerahkan|serahkan|kirim(?:kan)?) ke)\b`,
      regex`
        \b(?:akun|rekening|atm|e-?wallet|m-?banking|dana|ovo|gopay)\b
        (?: \S+){0,3}? (?:di ?pinjam(?:kan)?|di ?sewa(?:kan)?|kami|admin|perusahaan|kantor) (?:yang )?(?:pegang|simpan|kelola|kuasai)\b`,
      regex`
        \b(?:(?:di ?)?buat(?:kan)?|(?:mem)?buka(?:kan)?|membuat(?:kan)?|bikin(?:kan)?)\b
        .{0,15}\b(?:rekening|e-?wallet|dompet digital|dana|ovo|gopay)\b
        .{0,40}\b(?:atas nama (?:sendiri|kamu|anda|pribadi)|di ?pegang|di ?serahkan|di ?pakai)\b`,
      regex`
        \b(?:nomor|no\.?) kartu (?:debit|kredit|atm)\b
        |\b(?:kirim(?:kan)?|berikan|memberikan|serahkan|menyerahkan|kasih|share|send|give)\b.{0,40}\b(?:pin|user ?id|username|password|(?:kata )?sandi)\b`,
      /\b(?:pin|password)\b.{0,15}\b(?:di ?kasih|kasih|di ?berikan|berikan|serahkan|kirim(?:kan)?|di ?serahkan|di ?kirim(?:kan)?|di ?minta)\b/,
    ],
    unless: [DENIAL, AFTER_OFFER, OTHERS, OWN_HANDS, PAY_RECEIVED, TASK],
  },
];
