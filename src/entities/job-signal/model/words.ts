/** Words that several rules share. They meet plain text. */

/** A warning of fraud: whoever writes it asks for nothing. */
export const WARNING =
  /\b(?:hati-?hati|waspada(?:i|lah)?|awas|berhati-?hati|beware|be careful|penipuan|penipu|hoax|hoaks|scam\w*|fraud\w*|mengatas ?namakan|modus|oknum|abaikan|laporkan)\b/;

/** How fraud calls itself, and how money is said not to come back: no denial of what is asked. */
export const NO_DENIAL =
  /\b(?:bukan|anti|no|tanpa|bebas) (?:penipuan|tipu(?:-?tipu)?|scam|hoax|mlm)\b|\b(?:tidak|tdk|tak) (?:dapat |bisa |akan )?(?:di ?kembalikan|di ?uangkan|di ?tarik(?: kembali)?|di ?batalkan|di ?refund|hangus)\b|\bnon-? ?refundable\b|\bnot refundable\b/g;

/** A denial: what follows is not asked. */
export const DENIAL =
  /\b(?:tidak|tdk|tak|tanpa|bebas|gratis|free|no(?![. ]? ?(?:rek|hp|wa|whats|tel|ktp|induk|npwp|urut|:|\d|\.))|not|never|without|bukan|jangan|don'?t|won'?t|belum|gak?|nggak|enggak|ngga|dilarang|nol|zero|none|nihil)\b|\b0 ?(?:rupiah|%)/;

const TASK_VERBS =
  'me(?:m|n|ng|ny|l|r|w)[a-z]{3,}|pe[mnlrs][a-z]{3,}an|pe[a-z]{4,}an|ber(?:tugas|tanggung|koordinasi|kolaborasi|komunikasi|interaksi|negosiasi)[a-z]*|balas|input|rekap\\w*|monitor(?:ing)?|kontrol|handle|handling|laporan|terlibat|admin(?! (?:fee )?\\d| (?:kami|akan|kita|nanti|grup|group|hrd|yang|saya)\\b)|verifikasi|validasi|filing|arsip|koordinasi|familiar|paham|terbiasa|mahir|mampu|dapat|bisa|pernah|follow[- ]?up|closing|update|kelola|catat|cek|jaga|proses pembayaran|' +
  'manag(?:e|es|ing)|process(?:es|ing)?|prepar(?:e|es|ing)|collect(?:s|ing)?|maintain(?:s|ing)?|ensur(?:e|es|ing)|assist(?:s|ing)?|verif(?:y|ies|ying)|record(?:s|ing)?|reconcil(?:e|es|ing)|support(?:s|ing)?|provid(?:e|es|ing)|review(?:s|ing)?|creat(?:e|es|ing)|oversee(?:ing)?|respond(?:s|ing)?|coordinat(?:e|es|ing)|answer(?:s|ing)?|serv(?:e|es|ing)|receiv(?:e|es|ing)|track(?:s|ing)?|familiar|experience[d]?|able|ability|proficien\\w+|reply(?:ing)?';

/** Verbs with the prefix of tasks that advertisements address to candidates. */
const ADDRESSED =
  '(?:perempuan|perlengkapan|peralatan|perusahaan|perjanjian|pemotongan|permohonan|pelunasan|menyediakan|melakukan pembayaran|member|mentor|mereka|medical|mess|mencari|membutuhkan|membayar|mentransfer|menyetor|mengirim|menyerahkan|melampirkan|membawa|memiliki|menghubungi|menyertakan|mengunggah|mengisi|menanggung|melunasi|menitipkan|menyiapkan|membeli|mendaftar|melamar|mempunyai|meninggalkan|mengikuti|menjaminkan|meminjamkan|menyewakan|mengumpulkan|mempersiapkan|pelamar|peserta|pendaftar(?:an)?|persyaratan|penempatan|pelatihan|pengiriman|penahanan|penyerahan|pengambilan|pembayaran|pendidikan|pekerja(?:an)?|penghasilan|pendapatan|pengalaman|penampilan)(?:kan)?';

/** A clause that begins with what the employee is to do, or has to know. */
export const TASK = new RegExp(
  `^\\W*(?:(?:anda|kamu|you)(?: (?:akan|bakal|bertugas|will|also))* )?(?!provide (?:us |me )?your\\b)(?!${ADDRESSED}\\b)(?:${TASK_VERBS})\\b`,
);

/** Other people than the candidate. */
export const OTHERS =
  /\b(?:pelanggan|konsumen|customers?|costumer|clients?|klien|nasabah|tamu|guests?|siswa|murid|mahasiswa|santri|wali murid|orang ?tua|pasien|patients?|vendor|supplier|pemasok|pembeli|penyewa|tenant|prospek|leads?|buyer|reseller|anggota|peserta (?:kursus|didik|les|bimbel|lomba|seminar|acara|tur|tour)|debitur|pemohon|peminjam|pengunjung|audiens|followers?|students?|jamaah|jemaah|penghuni|penumpang|donatur)\b/;

/** The candidate. */
export const CANDIDATE =
  /\b(?:pelamar|calon (?:karyawan|pekerja|pegawai|peserta|pelamar|kandidat|staf)|kandidat|karyawan baru|pendaftar|anda|kamu|candidates?|applicants?|you|your|new hires?)\b/;

/** A reason of the work, given in so many words. */
export const REASON =
  /\b(?:karena|dikarenakan|sebab|mengingat|lantaran|alasan(?:nya)?|sesuai (?:dengan )?(?:ketentuan|peraturan|regulasi|undang|standar|syarat|aturan|perpol|perkap|permen)|berdasarkan (?:ketentuan|peraturan|undang|regulasi|aturan)|due to|because|as required by|required by (?:law|regulation)|demi keselamatan|sifat pekerjaan|tuntutan peran|memerankan|untuk peran|berperan sebagai|syarat (?:visa|negara)|ketentuan (?:visa|negara|pemerintah))\b/;

/** The sentence behind gives the reason. */
export const REASON_BEHIND =
  /^(?:karena|hal ini|ini karena|alasan|sebab|batas(?:an)? (?:usia|umur) (?:ini|tersebut)|ketentuan (?:ini|tersebut)|syarat (?:ini|tersebut)|this is (?:because|due)|the (?:age )?(?:limit|requirement) is)\b/;

/** Works whose role is a person of an age, a sex or a look. */
export const PERFORMERS =
  /\b(?:model|talent|talen|aktor|aktris|actor|actress|pemeran|figuran|peragawati|peragawan|pemain (?:film|sinetron|teater)|dubber|voice (?:over|actor)|pengisi suara|atlet|penyanyi|vokalis|penari|dancer|casting)\b/;

/** A sum of money, or a share of one. */
export const AMOUNT =
  '(?:(?:\\b(?:rp|idr|usd|sgd|nt)|\\$)\\.? ?\\d[\\d.,]{0,20}|(?<![\\d.,])\\d[\\d.,]{0,20} ?(?:ribu|rb|juta|jt|k|rupiah|million|usdt?|dolar|dollars?|ringgit|won|yen|euro?)(?:an)?\\b(?! (?:orang|followers?|pelanggan|karyawan|pengguna|users?|produk|sku|unit|kata|subscribers?|views?|data|toko|outlet|transaksi|cabang|customers?|members?|downloads?|km|m2|pcs))|(?<![\\d.,])\\d{1,3}(?:[.,]\\d{3}){1,4}|\\b(?:se|(?:satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan) ?)(?:puluh |ratus )?(?:ribu|juta)\\b|\\b(?:seratus|dua ratus) ribu\\b)';

/** What the employee gets: the sum behind it is no price. */
export const INCOME =
  /\b(?:gaji|upah|salary|wages?|penghasilan|pendapatan|income|bonus|insentif|incentive|tunjangan|allowance|komisi|commission|honor(?:arium)?|uang (?:makan|transport\w*|saku|lembur|kehadiran|hadir|jalan|bensin|pulsa|kopi|dinas|kerajinan|shift|service|lauk|kembali\w*)|thr|omzet|omset|profit|stipend|reward|hadiah|cashback|umk|ump|umr|dibayar|bayaran|diberikan|diberi|dapat(?:kan)? (?:gaji|uang|bonus|komisi|upah|insentif|rp|\d)|mendapat(?:kan)?|memperoleh|menerima|terima|earn(?:ings?)?|receives?|target|diskon|potongan harga|discount|(?:kami|perusahaan|kantor) (?:akan )?(?:mem)?beri(?:kan)?|(?:meng)?hasilkan|asuransi|santunan|fasilitas|bawa pulang|raih|plafon|pinjaman|kredit|limit|anggaran|budget|omset)\b/;

/** Says of what stands before it that nobody has to have it. */
const NOT_REQUIRED =
  '(?:bukan(?:lah)?(?: \\w{1,20}){0,2}? (?:syarat|persyaratan|pertimbangan|ukuran|penentu|penilaian|patokan|masalah|keharusan|kewajiban|kriteria|acuan|faktor|hambatan|halangan|tolok ukur)|(?:tidak|bukan)(?: \\w{1,20}){0,2}? (?:berlaku|di ?perlukan|di ?butuhkan|di ?syaratkan|di ?persyaratkan|di ?wajibkan|di ?haruskan|wajib|perlu|penting|masalah|di ?permasalahkan|berpengaruh|memengaruhi|di ?pertimbangkan|di ?nilai|di ?tanyakan|di ?lihat|di ?pandang|di ?utamakan|di ?prioritaskan|syaratkan|persyaratkan|wajibkan|haruskan|tanyakan|lihat|nilai|pertimbangkan|permasalahkan|(?:jadi|menjadi|merupakan|termasuk)(?: \\w{1,20})? (?:syarat|persyaratan|pertimbangan|ukuran|penentu|penilaian|patokan|masalah|kriteria|faktor|hambatan|halangan))|sama saja|bebas saja|(?:is|are|was) (?:not|neither)(?: \\w{1,20}){0,2}? (?:requirements?|required|considered|relevant|needed|criterion|criteria|factors?|important|necessary|mandatory)|(?:does|do) not (?:matter|apply)|no longer applies)';

/** Words of another requirement: a denial behind them is not about what stands before them. */
const OTHER_REQUIREMENT =
  '(?:pengalaman|berpengalaman|ijazah|pendidikan|jurusan|domisili|skill|keahlian|sertifikat|sim|kendaraan|experience|degree|yang)';

const NOT_REQUIRING =
  '\\b(?:tidak|tanpa|bukan|belum|not|no)(?: \\w{1,20})? (?:harus|wajib|perlu|hanya|khusus|mensyaratkan|mempersyaratkan|membatasi|di ?batasi|mengharuskan|mewajibkan|menuntut|menentukan|menetapkan|memandang|melihat|membedakan|mempermasalahkan|requir(?:e|ed|ing)|limit(?:ed)?)\\b';

const WITHIN_CLAUSE = `(?:(?!\\b${OTHER_REQUIREMENT}\\b)[^,;()])`;

/**
 * The pattern of a requirement that its clause denies: "belum menikah bukan syarat", "tidak harus lajang". Takes the
 * source of the requirement's words.
 */
export const notRequired = (subject: string): RegExp =>
  new RegExp(
    `\\b(?:${subject})\\b${WITHIN_CLAUSE}{0,60}?\\b${NOT_REQUIRED}\\b|${NOT_REQUIRING}${WITHIN_CLAUSE}{0,30}\\b(?:${subject})\\b`,
  );
