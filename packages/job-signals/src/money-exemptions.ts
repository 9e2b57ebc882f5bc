import { AMOUNT, CANDIDATE, NO_FRAUD, NOT_RETURNED, REFUSED_WITHOUT_PAYMENT } from './words';
import { anyOf } from './any-of';
import lists from './money-exemptions.json';

/** A sum, or so many months' pay. */
export const SUM = `(?:${AMOUNT}|\\b(?:\\d{1,3}(?:[.,]\\d)?|satu|dua|tiga|se) ?(?:x|kali|bulan) (?:gaji|upah)\\b|\\b(?:one|two|three|\\d{1,3}) months?(?:'s?)? (?:of )?(?:salary|pay|wages?)\\b)`;

const AND = '(?:dan|serta|plus|and|juga|sedangkan|sementara|while|&|\\+)';

/** Denied payments, up to the word where the sentence turns. */
const DENIED = new RegExp(
  String.raw`(?<!\bpertama )\b(?:tidak|tanpa|bebas|gratis|jangan|bukan|belum|no|not|never|without|nol|free(?: of)?|zero)\b(?: (?!cukup|hanya|tinggal|langsung|asal|tes |tapi|but|laku|laris|terjual|tercapai|mencapai|sesuai|lunas|hadir|datang|lulus|lolos|masuk|selesai|mengundurkan|memenuhi|sempat|dikena|(?:dan|serta|plus|and) )[^\s,.;:]{1,30}){0,4}? (?:di|ter)?(?:me[mnr]?)?${anyOf(lists.askedOrPaid)}\b` +
    `(?:(?!\\b(?:hanya|cukup|tinggal|tapi|tetapi|kecuali|namun|but|only|except)\\b|(?<!tidak |tanpa |belum |bukan |not |no )\\b(?:wajib|harus|bersedia|mohon|silakan|must)\\b|(?<=\\s)${AND} [^,;.]{0,40}${SUM})[^,;.])*` +
    '|\\b(?:biaya|uang|ongkos|fees?|iuran|modal)\\b[^,;.]{0,30}\\b(?:gratis|tidak (?:ada|perlu|usah|di(?:pungut|minta|kenakan|bebankan))|nol|waived|free)\\b',
  'g',
);

/** Money for the employer's business: the noun and its object. */
const BUSINESS =
  `(?:(?:biaya|ongkos|harga|tarif|paket|tiket|uang|dana|pembayaran|setoran|deposit|dp|hasil|sewa|pelunasan|jaminan) (?:untuk )?${anyOf(lists.businessPurposes)}` +
  '|\\b(?:ongkir|shipping costs?|delivery (?:fees?|costs?)|invoice|faktur|piutang|supplier|deposito|(?<!potong )gaji karyawan|payroll|petty cash|penjualan|sales|revenue|omzet|omset|kas kecil|cod))';
/** Work duties: what is bought, paid or collected for the employer's business. */
const GOODS =
  '(?:bahan(?: baku| makanan| bangunan| kimia)?|material|stok|suku cadang|sparepart|kebutuhan|keperluan (?:kantor|dapur|toko|proyek)|perlengkapan kantor|alat tulis|atk|inventaris|barang dagangan|sayur\\w*|raw materials?|supplies|stock|ingredients?)';
/** The purchase is another person's order, or for the employer. */
const ORDERED =
  '(?:(?:sesuai|berdasarkan|menurut|mengikuti|per|as per|according to|from) (?:\\w{1,20} ){0,2}?(?:daftar|pesanan|permintaan|catatan|resep|menu|instruksi|kebutuhan|arahan|list|request|orders?|prescription)|as (?:listed|requested|instructed|ordered)|(?:untuk|buat|for|milik) (?:the |tim |para |keperluan |kebutuhan )?(?:kantor|tim|team|toko|dapur|proyek|outlet|gudang|restoran|rumah tangga|tamu|pasien|majikan|bos|klien|pelanggan|nasabah|siswa|office|kitchen|shop|store|guests?|clients?|customers?|patients?))\\b';
const PURCHASE = `(?:(?:mem)?beli(?:kan)?|(?:ber)?belanja(?:kan)?|pembelian|menyediakan|menyiapkan|purchas(?:e|ing)|buy(?:ing)?) (?:(?:\\w{1,20} ){0,2}?${GOODS}|(?:\\w{1,20} ){0,4}?(?:${SUM} )?${ORDERED})`;
const PAYEE =
  '(?:(?:mem)?bayar(?:kan)?|pembayaran|(?:men)?transfer(?:kan)?|melunasi|pay(?:ing|ments?)?) (?:(?!ganti|denda|penalt|pinalti|\\d)\\w{1,20} ){0,3}?(?:vendor|supplier|pemasok|tagihan|pajak|listrik|gaji|upah|karyawan lain|tukang|sewa|invoice|operasional|kurir|sopir|suppliers|vendors|bills|taxes)\\b(?! ?\\d| dulu| pelatihan| pencairan)';
const COLLECTED =
  '(?:menagih|penagihan|tagih|mengumpulkan|menerima|memproses|mencatat|menghitung|collect(?:ing)?|process(?:ing)?|record(?:ing)?) (?:\\w{1,20} ){0,3}?(?:pembayaran|uang|dana|angsuran|cicilan|iuran|piutang|h?utang|tagihan|sewa|setoran|payments?|money|cash|invoices?)(?: (?:dari|milik|from|of) (?:\\w{1,20} ?){1,2})?';
const BURDEN =
  '(?:(?:menanggung|memikul|menerima|tanggung) )?beban (?:kerja|tugas|pekerjaan|mengajar|target|lapangan|listrik|usaha|tanggung jawab)|beban (?=bertanggung)';
const FORWARDED =
  '(?:(?:meneruskan|teruskan|forward(?:ing)?) (?:\\w{1,20} ){0,2}?(?:transfer|dana|uang|pembayaran|payments?|money)|(?:men)?transfer(?:kan)? (?:ulang|kembali))';
const DUTIES = `(?:${FORWARDED}|${PURCHASE}|${PAYEE}|${COLLECTED}|${BURDEN})`;

/** A sum belongs to it, and the verb before it, only where nothing else is added to it. */
const BUSINESS_MONEY = new RegExp(
  `\\b${DUTIES}\\b(?:(?: (?!dan\\b|serta\\b|and\\b)\\w{1,20}){0,2}? ${SUM})?` +
    `|(?<![,&+] ?|\\b(?:dan|serta|plus|and) )\\b(?:(?:me[a-z]{3,20}|bayar|setor|transfer|kirim|pay|collect) )?(?:uang )?${BUSINESS}\\b(?: (?:sebesar|senilai|sekitar|seharga))?(?: ?${SUM})?(?!,? ?\\b(?:dan|serta|plus|and)\\b| ?[,&+])` +
    `|(?<![,&+] ?|\\b(?:dan|serta|plus|and) )\\b${BUSINESS}\\b(?: (?:sebesar|senilai|sekitar|seharga))?(?: ?${SUM})?` +
    `|\\b${BUSINESS}\\b`,
  'g',
);

/** Parts of the pay that law or the employee's own choice withholds, and what leads to a cut. */
const WITHHELD =
  '(?:(?:iuran|potongan|premi|cicilan|pinjaman|simpanan) )?(?:bpjs(?: (?:kesehatan|ketenagakerjaan))?|pajak(?: penghasilan)?|pph(?: ?21)?|jht|koperasi|sukarela|terlambat|keterlambatan|telat|absen\\w*|alpa|mangkir|pinjaman|kasbon|zakat|insurance|tax(?:es)?)';
const WITHHELD_LIST = `${WITHHELD}(?:(?:,| dan| serta| atau| &| and| \\/) ?${WITHHELD}){0,4}`;
const CUT = '(?:di ?)?(?:potong(?:an|kan)?|cicil(?:an)?|angsur(?:an)?|deduct(?:ed|ions?)?)(?: (?:langsung|otomatis))?';
const WITHHELD_BY_LAW = new RegExp(
  `(?:\\b(?:gaji|upah) (?:\\w{1,20} )?)?\\b${CUT}(?: (?:dari )?(?:gaji|upah))?(?: (?:untuk|buat|karena|jika|apabila|bila|kalau|for|:)){0,2} ${WITHHELD_LIST}\\b(?! ?(?:dan|serta|plus|and|&|\\+))` +
    `|(?<!\\b(?:dan|serta|plus|and) )\\b${WITHHELD_LIST}(?: (?!dan\\b|serta\\b|plus\\b|and\\b)\\w{1,20}){0,2}? ${CUT}(?: (?:dari |from (?:the )?)?(?:gaji|upah|salary|pay))?` +
    `|\\b${WITHHELD_LIST}\\b`,
  'g',
);

/** The employer bears the cost. */
const BORNE = new RegExp(String.raw`\b${anyOf(lists.borneByEmployer)}\b`);
const FROM_EMPLOYER = /\bdari (?:perusahaan|kantor)\b/;

/** A part of a sentence with its own subject or sum: no part of the list before or behind it. */
const BY_ITSELF = new RegExp(
  `${CANDIDATE.source}|\\b(?:wajib|harus|cukup|hanya|bersedia|mohon|silakan|bayar|membayar|setor|menyetor|transfer|mentransfer|deposit|must|pays?)\\b|${SUM}`,
);

const SEPARATOR = /(\s(?:dan|serta|plus|and|sedangkan|sementara|while|lalu|kemudian|tapi|tetapi|namun|but)\s|[,;&+])/;

const isBorne = (part: string): boolean => BORNE.test(part) || (FROM_EMPLOYER.test(part) && !BY_ITSELF.test(part));

/** Without the parts that the employer bears: the part with the verb, and the list that leads to it. */
function withoutBorne(text: string): string {
  if (!BORNE.test(text) && !FROM_EMPLOYER.test(text)) return text;
  const parts = text.split(SEPARATOR);
  let isList = false;
  for (let index = parts.length - 1; index >= 0; index -= 2) {
    const part = parts[index] ?? '';
    isList =
      isBorne(part) ||
      (isList && !BY_ITSELF.test(part) && !/\b(?:tapi|tetapi|namun|but)\b/.test(parts[index + 1] ?? ''));
    if (isList) parts[index] = ' ';
  }
  return parts.join('');
}

/**
 * A sentence without the money that no rule may count: denied payments, money of the employer's business, parts of the pay
 * that law withholds, and costs that the employer bears. Each exemption removes its own phrase, so that "ongkos kirim dan jaminan Rp 350.000" still has its
 * second sum. Takes and returns plain text with standard words. Specification 4, section 7.
 */
export const withoutExemptMoney = (plain: string): string =>
  withoutBorne(
    plain
      .replace(NO_FRAUD, ' ')
      .replace(NOT_RETURNED, ' hangus ')
      .replace(REFUSED_WITHOUT_PAYMENT, ' ')
      .replace(DENIED, ' ')
      .replace(BUSINESS_MONEY, ' ')
      .replace(WITHHELD_BY_LAW, ' '),
  )
    .replace(/\s+/g, ' ')
    .trim();
