import type { Rule } from '../signal';
import { AMOUNT, CANDIDATE, DENIAL, INCOME, NO_DENIAL, OTHERS, TASK, WARNING } from '../words';

/** To pay, as a command or a duty; the passive is what employers do. */
const PAY =
  '(?:(?:mem)?bayar(?:kan|lah)?|(?:men)?transfer(?:kan)?|(?:men?y?|di)?s?etor(?:kan)?|(?:me)?(?:ng|k)irim(?:kan)? (?:uang|dana|biaya|modal)|(?:me)?lunasi|pelunasan|(?:me)?(?:n|t)ebus|(?:mem)?beli|deposit|top-? ?up|isi (?:ulang |saldo )|(?:me)?(?:ny|s)iap(?:kan)? (?:uang|dana|modal|biaya|saldo)|(?:me)?n?titip(?:kan)? (?:uang|dana)|dp|(?:me)?nyumbang|urunan|patungan|pay|remit|wire|deposit|purchase|buy|top up|(?:send|advance) (?:money|funds|rp|idr))';

/** Who or what says that the candidate is to do it. */
const DUTY =
  '(?:wajib|harus|mesti|di ?wajibkan|di ?haruskan|di ?minta|di ?mohon|mohon|di ?persilakan|di ?arahkan|bersedia|sanggup|siap|perlu|tinggal|cukup|hanya|silakan|silahkan|lakukan|segera|langsung|ayo|yuk|tolong|must|shall|should|need to|needs to|required to|have to|asked to|agree to|please|kindly|simply)';
const CANDIDATES = `(?:${CANDIDATE.source}|\\b(?:peserta|calon \\w+|cpmi|ctki|tki|pmi|member(?: baru)?|pekerja baru|mitra|kak|kakak|participants?|trainees?)\\b)`;

/** What a candidate goes through: a payment beside it is asked of the candidate. */
const STEP =
  '(?:pendaftaran|daftar|registrasi|formulir|berkas|map|materai|meterai|aktivasi|akun|seragam|rompi|sepatu(?: safety)?|apd|id ?card|name ?tag|atribut|mcu|medical|medis|tes(?: kesehatan)?|psikotes|test|interview|wawancara|seleksi|training|pelatihan|diklat|pembekalan|penempatan|proses|lisensi|sertifikat|sertifikasi|skck|paspor|visa|slot|kursi|kuota|booking|misi|tugas|level|vip|starter kit|buku rekening|rekening gaji|penyalur|yayasan|masuk (?:kerja|pt|pabrik)|lolos|lulus|panggilan|di ?terima|ttd|tanda tangan|kontrak|berangkat|terbang|keberangkatan|tanda (?:jadi|keseriusan)|keseriusan|komitmen|jaminan|admin|panitia|hrd|bendahara|registration|application|training|uniform|onboarding|interview|background check|medical|visa|equipment|placement|account|membership)';

/** Money that comes back with more: the promise of a fraud with tasks. */
const RETURN =
  /\b(?:balik|kembali|di ?kembalikan|jadi|menjadi|cair|untung|profit|cuan|komisi|commission|bonus|hasil|naik (?:ke )?level|vip|misi|withdraw|tarik|return|refund(?:ed|able)?)\b/;

/** Prices that are none of the candidate's. */
const OTHER_PRICES =
  /\b(?:biaya|ongkos|harga|tarif|paket|tiket) (?:hidup|sewa|kuliah|sekolah|kirim|pengiriman|produksi|proyek|operasional|iklan|masuk (?:pengunjung|wisata)|produk|jual|beli|bahan|wisata|internet|pokok|satuan|promosi|kamar)\b|\b(?:ongkir|kas|kasir|invoice|faktur|tagihan|piutang|penjualan|supplier|deposito|gaji karyawan|payroll|seharga di|cod)\b/;

/** The employer bears it, or it is a right of the employee. */
const BORNE =
  /\b(?:(?:di)?(?:tanggung|sediakan|bayar(?:kan)?|biayai|fasilitasi|cover|berikan|subsidi)(?: (?:penuh|sepenuhnya|full|semua|seluruhnya))?(?: oleh)?(?: pihak)? (?:perusahaan|kantor|kami|company|pemberi kerja|majikan|pemilik|pt)|dari (?:perusahaan|kantor)|atas biaya perusahaan|tanggungan (?:perusahaan|majikan)|(?:covered|paid|borne|provided|reimbursed|funded) by (?:the |our )?(?:company|us|employer|office)|(?:company|employer)[- ](?:paid|sponsored|pays|covers)|we (?:cover|pay|provide)|zero cost)\b/;

/** What stands before the sum in its clause. */
const before = ({ index, input, 0: found }: RegExpExecArray): string => input.slice(0, index + found.length);

/** A denial counts before the sum; behind it only where it takes the sum itself back. */
const isDenied = (found: RegExpExecArray): boolean =>
  DENIAL.test(before(found)) ||
  /\b(?:tidak (?:ada|perlu|usah|wajib|di(?:pungut|minta|kenakan|bebankan|tarik))|gratis|waived|not required)\b/.test(
    found.input.slice(found.index + found[0].length),
  );

const isTheirs = (plain: string): boolean => OTHERS.test(plain) && !CANDIDATE.test(plain);

const common = {
  kind: 'money',
  ignored: [NO_DENIAL],
  unlessSentence: [WARNING],
} as const;

/**
 * Money asked of the candidate whatever it is called: a sum, a verb of paying, and the candidate as who pays it.
 * Specification 4, section 7.
 */
export const PAYMENT_RULES: readonly Rule[] = [
  {
    ...common,
    id: 'money-sum-paid',
    scope: 'clause',
    patterns: [
      // Whoever is to pay is named, or said to have to.
      new RegExp(`${CANDIDATES}[^.;]{0,60}?\\b${PAY}\\b.{0,60}?${AMOUNT}`),
      new RegExp(`\\b${DUTY}\\b.{0,25}?\\b${PAY}\\b.{0,60}?${AMOUNT}`),
      // A command, at the beginning of what is said.
      new RegExp(`^\\W*(?:\\w+ ){0,3}?(?:${PAY})\\b.{0,35}?${AMOUNT}`),
      // A step of the recruitment beside a payment.
      new RegExp(`\\b${STEP}\\b.{0,50}?\\b${PAY}\\b.{0,35}?${AMOUNT}`),
      new RegExp(`${AMOUNT}.{0,30}?\\b${PAY}\\b.{0,35}?\\b${STEP}\\b`),
      new RegExp(`\\b${PAY}\\b.{0,40}?\\b${STEP}\\b.{0,25}?${AMOUNT}`),
    ],
    unless: [TASK, BORNE, OTHER_PRICES],
    accepts: (found, { sentence: { plain, section } }) =>
      section !== 'tasks' && !isTheirs(plain) && !isDenied(found) && !INCOME.test(before(found)),
  },
  {
    ...common,
    id: 'money-price-of-work',
    scope: 'clause',
    patterns: [
      new RegExp(
        `\\b(?:biaya|ongkos|harga|tarif|iuran|kontribusi|administrasi|admin|dp|uang (?:muka|tanda|jaminan|formulir|seragam|administrasi|pangkal)|fees?|cost)\\b[^.;]{0,45}?${AMOUNT}`,
      ),
      new RegExp(`\\b${STEP} (?:hanya |sebesar |senilai |seharga |: ?|= ?)?${AMOUNT}`),
      new RegExp(`${AMOUNT} (?:saja )?(?:untuk|buat|for) (?:biaya |beli |the )?${STEP}\\b`),
    ],
    unless: [TASK, BORNE, OTHER_PRICES],
    accepts: (found, { sentence: { plain, section } }) =>
      section !== 'tasks' && !isTheirs(plain) && !isDenied(found) && !INCOME.test(before(found)),
  },
  {
    ...common,
    id: 'money-cut-from-pay',
    scope: 'clause',
    patterns: [
      /\bpotong(?:an)? (?:\S+ ){0,4}?(?:gaji|upah|salary)\b.{0,40}?(?:\d+ ?(?:%|x|kali|bulan)|\b(?:bulan|yayasan|agen\w*|agency|penyalur|lpk|biaya|cicil\w*|meng?ganti|administrasi|seragam|penempatan|pertama)\b)/,
      /\b(?:gaji|upah)\b.{0,25}?\b(?:di ?potong|potong|potongan)\b.{0,40}?(?:\d|\b(?:bulan|yayasan|agen\w*|agency|penyalur|lpk|biaya|cicil\w*|administrasi|seragam|penempatan)\b)/,
      /\bpotongan \d{1,2} ?(?:%|persen|bulan).{0,20}\b(?:gaji|upah)\b/,
      /\b(?:cicil|di ?cicil|cicilan|angsur\w*|potong)\b.{0,15}\b(?:dari |potong )?(?:gaji|upah)\b/,
      /\b(?:salary|wages?)\b.{0,25}\b(?:withheld|deducted|retained)\b|\b(?:withheld|deducted|retained) from (?:\w+ ){0,3}(?:salary|wages?|pay)\b/,
    ],
    unless: [
      DENIAL,
      TASK,
      /\b(?:bpjs|pajak|pph|jht|koperasi|sukarela|terlambat|keterlambatan|telat|absen\w*|alpa|mangkir|pinjaman|kasbon|zakat|insurance|tax)\b/,
    ],
    accepts: (_found, { sentence: { plain, section } }) => section !== 'tasks' && !isTheirs(plain),
  },
  {
    ...common,
    id: 'money-own-cost',
    scope: 'clause',
    patterns: [
      /\b(?:menanggung|tanggung|membayar|bayar|beli|membeli|biayai|membiayai|talang\w*|menalangi) (?:sendiri|dulu|terlebih dahulu|lebih dulu|pribadi|mandiri)\b/,
      /\b(?:tiket|seragam|sepatu|apd|mcu|medical|paspor|visa|tes|tes kesehatan|pelatihan|training|akomodasi|transport\w*|penginapan|biaya|ongkos|sertifikat|materai|formulir|perlengkapan|alat)\b.{0,45}\b(?:(?:beli|bayar|tanggung|di ?tanggung|biaya|uang|dana|ongkos) (?:masing-?masing|sendiri|pribadi|mandiri))\b/,
      /\b(?:responsible|liable) for (?:the |all |any |their |your )*(?:own )?(?:costs?|fees?|expenses?)\b|\b(?:own|personal) (?:cost|expense)s?\b/,
      /\b(?:paid|borne|covered|purchased|funded)(?: for)? by (?:the |each |all )?(?:applicants?|candidates?|participants?|trainees?|workers?|employees?|new hires?)\b/,
      /\b(?:di ?bayar|di ?tanggung|di ?siapkan|di ?beli|di ?talangi)(?:kan)? (?:\w+ ){0,3}?(?:oleh )?(?:pelamar|peserta|kandidat|calon \w+|pekerja|cpmi|pendaftar|sendiri)\b/,
      /\b(?:membayar|bayar|menebus|tebus|melunasi) (?:\w+ ){0,2}?(?:formulir|materai|meterai|map|administrasi|pendaftaran|jaminan|komitmen|seragam|id ?card)\b/,
    ],
    unless: [DENIAL, TASK, BORNE, OTHER_PRICES],
    accepts: (_found, { sentence: { plain, section } }) => section !== 'tasks' && !isTheirs(plain),
  },
  {
    ...common,
    id: 'money-comes-back',
    scope: 'sentence',
    patterns: [
      new RegExp(
        `\\b(?:modal|deposit|setor|isi saldo|saldo|top-? ?up|beli|bayar|transfer|upgrade|aktivasi)\\b.{0,50}?${AMOUNT}`,
      ),
      /\b(?:beli|belanja|checkout|order|bayar)\b.{0,40}\b(?:uang|dana|saldo|modal) (?:sendiri|pribadi|kamu|anda)\b/,
    ],
    unless: [/\b(?:tidak|tanpa|bukan|jangan|no|never) (?:\w+ ){0,2}(?:modal|deposit|setor|bayar|top|biaya)\b/, OTHERS, TASK],
    accepts: (found, { sentence: { plain, section } }) =>
      section !== 'tasks' && RETURN.test(plain) && !/\b(?:nasabah|deposito)\b/.test(found.input),
  },
  {
    ...common,
    id: 'money-to-buy-first',
    scope: 'sentence',
    patterns: [
      /\b(?:beli|membeli|ambil|tebus)\b.{0,15}\b(?:dulu|terlebih dahulu|minimal|paket)\b.{0,60}\b(?:akun|mitra|member|komisi|misi|tugas|aktif|bergabung|gabung|kerja)\b/,
    ],
    unless: [DENIAL, OTHERS, TASK],
    accepts: (_found, { sentence: { section } }) => section !== 'tasks',
  },
  {
    ...common,
    id: 'money-penalty',
    scope: 'sentence',
    patterns: [
      new RegExp(
        `\\b(?:penalt[iy]|pinalti|denda|ganti rugi|fine)\\b.{0,60}?(?:${AMOUNT}|\\d+ ?(?:x|kali|bulan) gaji|\\bgaji\\b|\\bsalary\\b)`,
      ),
    ],
    unless: [TASK, OTHERS],
    accepts: (_found, { sentence: { plain } }) =>
      /\b(?:mengundurkan diri|resign\w*|keluar|berhenti|putus kontrak|kontrak|batal|mundur|tidak hadir|kabur)\b/.test(plain) &&
      !/\b(?:tidak ada|tanpa|no) (?:\w+ ){0,2}(?:penalt[iy]|pinalti|denda|ganti rugi)\b/.test(plain),
  },
  {
    ...common,
    id: 'money-given-back-later',
    scope: 'sentence',
    patterns: [
      /\b(?:tiket|akomodasi|transport\w*|hotel|penginapan|perjalanan|travel|ongkos|ticket|flight|accommodation)\b.{0,70}\b(?:di ?beli|beli|membeli|di ?pesan|pesan|memesan|di ?bayar|bayar|membayar|talang\w*|book(?:ed)?|paid|pay|bought|buy)\b.{0,90}\b(?:di ?ganti|ganti|mengganti|reimburs\w*|di-?reimburse|di ?kembalikan|kembali|refund\w*)\b/,
    ],
    unless: [TASK, OTHERS, DENIAL, /\b(?:dinas|business trip|klaim)\b/],
    accepts: (_found, { sentence: { plain, section } }) =>
      section !== 'tasks' &&
      /\b(?:interview|wawancara|tes|test|seleksi|psikotes|peserta|pelamar|kandidat|calon|candidates?|selection|walk in|anda|kamu|you|your)\b/.test(
        plain,
      ),
  },
];
