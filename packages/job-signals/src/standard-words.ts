/** Spoken, shortened and misspelt words, beside the standard word that the rules are written for. */
const SPELLINGS: Readonly<Record<string, string>> = {
  tidak: 'nggak enggak ngga engga nggk gak ga gk kagak kaga tak tdk tida tdak ndak ndk ora ogah',
  'tidak usah': 'gausah gakusah',
  'tidak ada': 'gaada gakada',
  'tidak boleh': 'gaboleh gakboleh',
  jangan: 'jgn jng jangn',
  belum: 'blm blum belom blom',
  sudah: 'udah sdh udh dah uda',
  yang: 'yg yng',
  untuk: 'utk untk tuk bwt buwat',
  harus: 'hrs',
  wajib: 'wjb',
  bisa: 'bs bsa',
  kirim: 'krm',
  lewat: 'lwt lewt',
  langsung: 'lgsg lgsng lngsng',
  sendiri: 'sndiri sndri',
  pendaftaran: 'pndaftaran pendaftran',
  jaminan: 'jmnan jaminn',
  maksimal: 'mksimal maksmal maximal',
  separuh: 'separo',
  bagi: 'bg',
  dengan: 'dgn dg',
  karena: 'krn karna krna',
  sebelum: 'sblm sebelom',
  setelah: 'stlh stelah abis',
  saja: 'aja ajah ajh doang doank',
  hanya: 'cuma cuman cma',
  kalau: 'kalo klo kl',
  sampai: 'smpai sampe sampek smpe ampe',
  'di bawah': 'dibawah dibwh',
  'di atas': 'diatas',
  'ke atas': 'keatas',
  'ke bawah': 'kebawah',
  terlebih: 'trlebih',
  dulu: 'dlu dl duluan',
  pakai: 'pake pke makai',
  'masing-masing': 'masing2',
  asli: 'ori orig aseli',
  seperti: 'kayak kaya kyk',
  nanti: 'ntar entar nti',
  orang: 'org',
  kerja: 'krja krj gawe',
  tahun: 'th thn taun',
  usia: 'umur umurnya usianya umr',
  pria: 'cowok cowo cowoq cwo cwok laki2 laki mas2',
  wanita: 'cewek cewe ceweq cwe cwek prempuan mbak2 mba2 akhwat',
  menikah: 'kawin',
  kamu: 'kmu elu elo kalian',
  bayar: 'byr',
  dibayar: 'dibyr',
  transfer: 'tf trf trfr tfer tranfer transfr trsf ditransferin transferan',
  menerima: 'nerima nrima',
  menampung: 'nampung',
  meneruskan: 'nerusin nerusken',
  menonton: 'nonton',
  rekening: 'reknya rekning',
  'nomor rekening': 'norek',
  bacakan: 'bacain dibacain',
  sewakan: 'sewain',
  ditransfer: 'ditf ditrf',
  uang: 'duit duwit fulus',
  administrasi: 'adm admnstrasi administrasinya',
  cantik: 'cakep kece cantiq',
  whatsapp: 'watsapp watsap whatsap wasap wassap wasapp whatshap whatapp whatsaap',
  telegram: 'tele telegrm tlgrm tg telegraf',
  ribu: 'rbu rebu ribuan rban',
  juta: 'jta jutaan jtan',
  fotokopi: 'fotocopy photocopy photocopi fotocopi potokopi potocopy fotokopy',
  foto: 'poto photo',
  wawancara: 'interviu intervew interviuw',
  berikan: 'ngasih kasihin ksih',
  mencari: 'nyari cariin',
  membayar: 'mbayar ngebayar',
  menyetor: 'nyetor',
  mengirim: 'ngirim',
  menyiapkan: 'nyiapin nyiapkan',
  titip: 'nitip',
  titipkan: 'nitipin titipin',
  taruh: 'taro naro naruh',
  ditaruh: 'ditaro',
  meninggalkan: 'ninggalin ninggal',
  ditinggal: 'ditinggalin',
  menyerahkan: 'nyerahin',
  simpan: 'simpen nyimpen nyimpan',
  disimpan: 'disimpen disimpenin',
  pegang: 'megang pegangin',
  dipegang: 'dipegangin',
  ditahan: 'ditahanin',
  dipotong: 'kepotong kepotongan',
  single: 'singel singgel singgle',
  mengisi: 'ngisi',
  membeli: 'mbeli',
};

const STANDARD: ReadonlyMap<string, string> = new Map(
  Object.entries(SPELLINGS).flatMap(([word, others]) => others.split(' ').map((other) => [other, word] as const)),
);

/** Words that "nya" makes another word of. */
const NO_ENDING = new Set(['khususnya', 'utamanya', 'terutamanya']);

/** "kirimin" is "kirimkan" as it is said; likewise "dikembaliin". */
const SPOKEN_ENDING =
  /^((?:di|nge)?)(kirim|foto|bayar|transfer|isi|daftar|terus|sebut|masuk|ganti|siap|tunjuk|serah|balik|kembali|cicil|setor|kumpul|lengkap|unggah|lampir|info|tanggung|beli|keluar|tunda|simpan)in$/;

/** "rekeningmu" is "rekening kamu". */
const OF_THE_CANDIDATE = /^(rekening|rek|akun|nomor|uang|saldo|dompet|ktp|ijazah|hp|atm|data|gaji|dana|nama)mu$/;

const DIGITS = ['satu', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'delapan', 'sembilan'];
/** Ages that are written out; the unit behind tells a sum of money from them. */
const TENS = new RegExp(
  `\\b(dua|tiga|empat|lima) puluh(?: (${DIGITS.join('|')}))?\\b(?! (?:ribu|juta|ratus|persen|orang))`,
  'g',
);
const toNumber = (_all: string, tens: string, ones?: string): string =>
  String((DIGITS.indexOf(tens) + 1) * 10 + (ones === undefined ? 0 : DIGITS.indexOf(ones) + 1));

function toStandard(word: string): string {
  const known = STANDARD.get(word);
  if (known !== undefined) return known;
  if (word.length > 6 && word.endsWith('nya') && !NO_ENDING.has(word)) return toStandard(word.slice(0, -3));
  const owned = OF_THE_CANDIDATE.exec(word)?.[1];
  if (owned !== undefined) return `${owned} kamu`;
  // Two of a kind are written with a figure: "ganteng2".
  if (word.length > 4 && word.endsWith('2')) return toStandard(word.slice(0, -1));
  return word.endsWith('in') ? word.replace(SPOKEN_ENDING, '$1$2kan') : word;
}

/**
 * Plain text with its spoken and shortened words put as the standard ones, so that a rule names each once:
 * "umurnya gak boleh" becomes "usia tidak boleh". Numbers and signs stay as they are. Specification 4, section 7.
 */
export const toStandardWords = (plain: string): string =>
  plain
    .replace(/\b(mas|mbak|mba|cowo|cewe)[ -]\1\b/g, '$12')
    .replace(/\blaki ?- ?laki\b|\blaki laki\b/g, 'laki-laki')
    .replace(/\b(?:jangan (?:sampai )?lupa|do not forget(?: to)?|don't forget(?: to)?)\b/g, 'mohon')
    .replace(TENS, toNumber)
    .replace(/[a-z][a-z-]*2?/g, (word) => (word === 'laki-laki' ? word : toStandard(word)));
