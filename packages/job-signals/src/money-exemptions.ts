import {
  AMOUNT,
  CANDIDATE,
  NO_FRAUD,
  NOT_RETURNED,
  OTHER_PEOPLE,
  REFUSED_WITHOUT_PAYMENT,
  isDuty,
  withoutBrackets,
} from './words';
import { anyOf, part, regex } from './any-of';
import lists from './money-exemptions.json';

/** A sum, or so many months' pay. */
export const SUM = part`
  (?:${AMOUNT}
    |\b(?:\d{1,3}(?:[.,]\d)?|satu|dua|tiga|se) ?(?:x|kali|bulan) (?:gaji|upah)\b
    |\b(?:one|two|three|\d{1,3}) months?(?:'s?)? (?:of )?(?:salary|pay|wages?)\b)`;

const AND = part`(?:dan|serta|plus|and|juga|sedangkan|sementara|while|&|\+)`;

const TURN = part`\b(?:hanya|cukup|tinggal|tapi|tetapi|kecuali|namun|but|only|except)\b`;
const DEMAND = part`(?<!tidak |tanpa |belum |bukan |not |no )\b(?:wajib|harus|bersedia|mohon|silakan|must)\b`;
const FURTHER_SUM = part`(?<=\s)${AND} [^,;.]{0,40}${SUM}`;
/** Denied payments, up to the word where the sentence turns. */
const DENIED = new RegExp(
  part`
    (?<!\bpertama )\b${lists.denials}\b(?: (?!${lists.turns.join('|')})[^\s,.;:]{1,30}){0,4}? (?:di|ter)?(?:me[mnr]?)?${lists.askedOrPaid}\b
    (?:(?!${TURN}|${DEMAND}|${FURTHER_SUM})[^,;.])*
    |\b(?:biaya|uang|ongkos|fees?|iuran|modal)\b[^,;.]{0,30}\b(?:gratis|tidak (?:ada|perlu|usah|di(?:pungut|minta|kenakan|bebankan))|nol|waived|free)\b
    |\b(?:nothing|no (?:payments?|money|fees?))\b[^,;.]{0,30}\b(?:paid|required|needed|charged)\b`,
  'g',
);

/** Money for the employer's business: the noun and its object. */
const BUSINESS = part`
  (?:(?:biaya|ongkos|harga|tarif|paket|tiket|uang|dana|pembayaran|setoran|deposit|dp|hasil|sewa|pelunasan|jaminan) (?:untuk )?${lists.businessPurposes}
    |\b${lists.businessMoney})`;
/** Work duties: what is bought, paid or collected for the employer's business. */
const GOODS = anyOf(lists.goods);
const AS_ORDERED = part`(?:sesuai|berdasarkan|menurut|mengikuti|per|as per|according to|from) (?:\w{1,20} ){0,2}?${lists.orders}`;
const FOR_A_BUYER = part`(?:untuk|buat|for|milik) (?:the |tim |para |keperluan |kebutuhan )?${[...lists.buyers, OTHER_PEOPLE]}`;
/** The purchase is another person's order, or for the employer. */
const ORDERED = part`(?:${AS_ORDERED}|as (?:listed|requested|instructed|ordered)|${FOR_A_BUYER})\b`;
const BUY =
  '(?:(?:mem)?beli(?:kan)?|(?:ber)?belanja(?:kan)?|pembelian|menyediakan|menyiapkan|purchas(?:e|ing)|buy(?:ing)?)';
const PURCHASE = part`${BUY} (?:(?:\w{1,20} ){0,2}?${GOODS}|(?:\w{1,20} ){0,4}?(?:${SUM} )?${ORDERED})`;
const PAYING = '(?:(?:mem)?bayar(?:kan)?|pembayaran|(?:men)?transfer(?:kan)?|melunasi|pay(?:ing|ments?)?)';
const PAYEE = part`${PAYING} (?:(?!ganti|denda|penalt|pinalti|\d)\w{1,20} ){0,3}?${lists.payees}\b(?! ?\d| dulu| pelatihan| pencairan)`;
const COLLECTED = part`${lists.collecting} (?:\w{1,20} ){0,3}?${lists.collected}(?: (?:dari|milik|from|of) (?:\w{1,20} ?){1,2})?`;
const BURDEN =
  '(?:(?:menanggung|memikul|menerima|tanggung) )?beban (?:kerja|tugas|pekerjaan|mengajar|target|lapangan|listrik|usaha|tanggung jawab)|beban (?=bertanggung)';
const FORWARDED = part`(?:(?:meneruskan|teruskan|forward(?:ing)?) (?:\w{1,20} ){0,2}?(?:transfer|dana|uang|pembayaran|payments?|money)|(?:men)?transfer(?:kan)? (?:ulang|kembali))`;
const DUTIES = `(?:${FORWARDED}|${PURCHASE}|${PAYEE}|${COLLECTED}|${BURDEN})`;

const NOT_ADDED = part`(?<![,&+] ?|\b(?:dan|serta|plus|and) )\b`;
const ITS_SUM = part`(?: (?:sebesar|senilai|sekitar|seharga))?(?: ?${SUM})?`;
/** A sum belongs to it, and the verb before it, only where nothing else is added to it. */
const BUSINESS_MONEY = new RegExp(
  part`
    \b${DUTIES}\b(?:(?: (?!dan\b|serta\b|and\b)\w{1,20}){0,2}? ${SUM})?
    |${NOT_ADDED}(?:(?:me[a-z]{3,20}|bayar|setor|transfer|kirim|pay|collect) )?(?:uang )?${BUSINESS}\b${ITS_SUM}(?!,? ?\b(?:dan|serta|plus|and)\b| ?[,&+])
    |${NOT_ADDED}${BUSINESS}\b${ITS_SUM}
    |\b${BUSINESS}\b`,
  'g',
);

/** Parts of the pay that law or the employee's own choice withholds, and what leads to a cut. */
const WITHHELD = part`(?:(?:iuran|potongan|premi|cicilan|pinjaman|simpanan) )?${lists.withheld}`;
const WITHHELD_LIST = part`${WITHHELD}(?:(?:,| dan| serta| atau| &| and| \/) ?${WITHHELD}){0,4}`;
const CUT = '(?:di ?)?(?:potong(?:an|kan)?|cicil(?:an)?|angsur(?:an)?|deduct(?:ed|ions?)?)(?: (?:langsung|otomatis))?';
const FOR_A_REASON = '(?: (?:untuk|buat|karena|jika|apabila|bila|kalau|for|:)){0,2}';
const WITHHELD_BY_LAW = new RegExp(
  part`
    (?:\b(?:gaji|upah) (?:\w{1,20} )?)?\b${CUT}(?: (?:dari )?(?:gaji|upah))?${FOR_A_REASON} ${WITHHELD_LIST}\b(?! ?(?:dan|serta|plus|and|&|\+))
    |(?<!\b(?:dan|serta|plus|and) )\b${WITHHELD_LIST}(?: (?!dan\b|serta\b|plus\b|and\b)\w{1,20}){0,2}? ${CUT}(?: (?:dari |from (?:the )?)?(?:gaji|upah|salary|pay))?
    |\b${WITHHELD_LIST}\b`,
  'g',
);

/** The employer bears the cost. */
const BORNE_BY = part`(?:di)?${lists.bearing}(?: (?:penuh|sepenuhnya|full|semua|seluruhnya))?(?: oleh)?(?: pihak)? ${lists.employers}`;
const BORNE = regex`\b${[BORNE_BY, ...lists.borneByEmployer]}\b`;
const FROM_EMPLOYER = /\bdari (?:perusahaan|kantor)\b/;

/** A part of a sentence with its own subject or sum: no part of the list before or behind it. */
const BY_ITSELF = regex`${CANDIDATE.source}|\b(?:wajib|harus|cukup|hanya|bersedia|mohon|silakan|bayar|membayar|setor|menyetor|transfer|mentransfer|deposit|must|pays?)\b|${SUM}`;

const SEPARATOR = /(\s(?:dan|serta|plus|and|sedangkan|sementara|while|lalu|kemudian|tapi|tetapi|namun|but)\s|[,;&+])/;

/** Paid by the candidate first. */
const ADVANCED = /\b(?:sendiri|talang\w*) dulu\b|\bdi ?(?:tanggung|bayar) (?:oleh )?(?:peserta|pelamar)\b/;

const isBorne = (item: string): boolean =>
  (BORNE.test(item) && !ADVANCED.test(item)) || (FROM_EMPLOYER.test(item) && !BY_ITSELF.test(item));

/** Without the parts that the employer bears: the part with the verb, and the list that leads to it. */
function withoutBorne(text: string): string {
  if (!BORNE.test(text) && !FROM_EMPLOYER.test(text)) return text;
  const parts = text.split(SEPARATOR);
  let isList = false;
  for (let index = parts.length - 1; index >= 0; index -= 2) {
    const item = parts[index] ?? '';
    isList =
      isBorne(item) ||
      (isList &&
        !BY_ITSELF.test(item) &&
        !ADVANCED.test(item) &&
        !/\b(?:tapi|tetapi|namun|but)\b/.test(parts[index + 1] ?? ''));
    if (isList) parts[index] = ' ';
  }
  return parts.join('');
}

const withoutDenials = (plain: string): string =>
  withoutBrackets(plain, isDuty)
    .replace(NO_FRAUD, ' ')
    .replace(NOT_RETURNED, ' hangus ')
    .replace(REFUSED_WITHOUT_PAYMENT, ' ')
    .replace(DENIED, ' ');
const withSingleSpaces = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A sentence without denied payments, and costs that the employer bears. */
export const withoutDenied = (plain: string): string => withSingleSpaces(withoutBorne(withoutDenials(plain)));

/**
 * A sentence without the money that no rule may count: denied payments, money of the employer's business, parts of the pay
 * that law withholds, and costs that the employer bears. Each exemption removes its own phrase, so that "ongkos kirim dan jaminan Rp 350.000" still has its
 * second sum. Takes and returns plain text with standard words. Specification 4, section 7.
 */
export const withoutExemptMoney = (plain: string): string =>
  withSingleSpaces(withoutBorne(withoutDenials(plain).replace(BUSINESS_MONEY, ' ').replace(WITHHELD_BY_LAW, ' ')));
