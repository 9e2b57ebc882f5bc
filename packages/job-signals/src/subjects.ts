import type { Subject } from './signal';

/**
 * Words that a sentence needs before the rules of a kind are tried on it: most sentences have none, and are done
 * with in a few microseconds. A test holds that no rule finds anything without them.
 */
export const SUBJECTS: Readonly<Record<Exclude<Subject, 'highPay'>, RegExp>> = {
  money:
    /\brp|\d ?(?:ribu|rb|juta|jt|k\b|rupiah|usd|dol|ring|won|yen|eur|mill)|\d[.,]\d{3}|\bidr|\busd|\bsgd|\$|(?:ribu|juta)\b|bayar|biaya|pengeluaran|\bbeban|utang|\buang|\bdana\b|transfer|setor|deposit|ongkos|iuran|\bbeli|membeli|dibeli|tebus|potong|\b(?:di ?)?gaji|\b(?:di ?)?upah|tanggung|cicil|angsur|talang|\bganti|diganti|tombok|modal|saldo|\bfees?\b|\bcosts?\b|\bexpens|\bpa(?:y|id)|\bbuy|\bbought|purchase|charge|deduct|\bsalary|\bwages?\b|\bremit|\bwire\b|\binvest|berbayar|\bmake (?:a |the )?pay|\bcover\b|\bborne\b|reimburs|refund|penalt|pinalti|denda|\bbond\b|\bfine\b|\bdp\b|pulsa|top-? ?up|recharge|starter kit|kontribusi|administrasi|\badmin \d|jaminan|mcu|medical|dipungut|dimintai?|patungan|urunan|travel|hotel|biro|akomodasi|accommodation|penginapan|transport|tiket|ticket|titip|siapkan|lunas|sogok|mahar|kompensasi|unpaid/,
  identity:
    /ktp|\bkk\b|kartu|identi|\bnik\b|npwp|paspor|passport|\bakt[ae]\b|i[jd]a[zs]ah|bpkb|stnk|sertifikat|certificate|diploma|dokumen|surat|\bsim\b|\bbuku\b|rekening|\brek\b|tabungan|\batm\b|\botp\b|one-? ?time|\bpin\b|password|bank|\bcvv\b|kode|token|selfie|swafoto|kandung|e-?wallet|\bdana\b|\bovo\b|gopay|shopeepay|account|wallet|digit|angka|\bcode\b|agunan|collateral|shm|shgb|deed|meneruskan|teruskan|forward|diteruskan|(?:terima|tampung|receive|accept|collect|process)|\bakun\b|\bid\b/,
  privateChat:
    /whats|\bw\.?a\b|\bwa\.|telegram|\btele\b|\bt\.me|wechat|signal|\bline\b|line\.me|\bbip\b|wasap|japri|chat|inbox|\bdm\b|\bp[cm]\b|pribadi|\bsave\b|simpan|ketik/,
  mostAge: /\d\d|kepala|\bgen|twenties|thirties/,
  looks:
    /ampil|look|appearance|wajah|paras|muka|kulit|skin|tinggi|berat|\btb\b|\bbb\b|tubuh|badan|postur|perawakan|fisik|physical|proporsional|proposional|proportion|height|weight|body|cantik|ganteng|tampan|menarik|attractive|appealing|beauti|handsome|pretty|slim|pleasant|genic|fotogenik|face|rupawan|glowing|imut|gemuk|gendut|kurus|langsing|pendek|jerawat|enak|sedap|nyaman|tampang/,
  sex: /wanita|perempuan|pria|laki|putr[ai]|gadis|karyawati|ibu|bapak|emak|hawa|adam|male|girl|boy|wom[ae]n|\bm[ae]n\b|\blad(?:y|ies)|gentlem|kelamin|gender|\bsex\b|\bmas\b|\bmba|teteh|\baa\b|abang|akang|^[lp][ ,]/,
  maritalStatus:
    /nikah|keluarga|suami|ister?i|istri|rumah ?tangga|lajang|jomblo|bujang|perawan|single|marri|marry|janda|duda|gadis|hamil|pregnan|child|kids|tanggungan|\banak|sendiri|pasangan|momongan/,
  freeMail: /mail|yahoo|outlook|live|msn|icloud|aol|proton|gmx|yandex|tutanota|inbox/,
};
