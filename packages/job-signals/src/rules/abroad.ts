import { part, regex } from '../any-of';
import lists from './abroad.json';
import type { Rule } from '../signal';
import { TASK } from '../words';

const COUNTRY = part`\b${lists.countries}\b`;
/** A country, or a ship, that Indonesians go to for work. */
export const ABROAD = new RegExp(COUNTRY);
const LICENCE = regex`\b${lists.licences}\b`;
const WITHOUT = part`(?:tanpa|tidak(?: (?:perlu|usah|lewat|pakai|harus|ribet))?|bukan|no)(?: (?:perlu|usah|lewat|pakai|ribet|melalui))*`;
/** Those who are refused the lawful way, or led around it. */
const AROUND = regex`
  \b(?:(?:[cp]ap|cop|pas|paspor|visa) pelancong|melancong)\b
  |(?<!pengajuan |syarat |biaya |urus )\bvisa (?:turis|wisata|kunjungan|liburan|tourist|visit)\b
  |\b(?:tourist|visit|bebas) visa\b|\bpaspor\b.{0,20}\b(?:kasih|serahkan|titip(?:kan)?)\b
  |\b${WITHOUT} (?:\w{1,20} ){0,1}?(?:permit|visa(?: kerja)?(?! ziarah| turis| wisata| kunjungan| umroh)|izin (?:kerja|orang ?tua|keluarga)|dokumen|paspor|eps|bp2mi|kp2mi|bp3mi|p3mi|pjtki|pptkis|disnaker|perusahaan|pt|lpk|agen|sponsor|sertifikat|ujian)\b
  |\b(?:imigrasi|bandara|petugas|dinas|tetangga)\b.{0,30}\b(?:bilang|jawab|ngaku|mengaku|katakan|ngomong)\b
  |\b(?:bilang|jawab|ngaku|mengaku|katakan|ngomong)\b.{0,30}\b(?:jalan-?jalan|liburan|wisata)\b
  |\b(?:jalur|lewat) (?:laut|tikus|belakang|darat|perbatasan)\b
  |\b(?:paspor|passports?|tiket)\b.{0,25}\b(?:kami|kita|agen|perusahaan|company) (?:yang )?(?:urus|buatkan|buat|pegang|simpan|atur|siapkan)
  |\b(?:paspor|passports?)\b.{0,20}\b(?:di ?(?:pegang|tahan|simpan)(?! (?:oleh )?(?:sendiri|pekerja|karyawan|masing))|held|kept)\b(?! by (?:the )?(?:worker|you))
  |\b(?:permit|visa|dokumen|surat-surat|izin|medical|paspor)\b.{0,15}\b(?:menyusul|nyusul|belakangan|biar .{0,15}yang|(?:dibuat|diurus)kan (?:di sana|setelah))\b
  |\bjangan bawa (?:surat|ktp|paspor|dokumen)\b
  |\b(?:langsung|lewat) (?:sama |dengan )?(?:saya|aku|majikan|agen)\b`;

const common = { kind: 'abroad', scope: 'sentence' } as const;
/** Work abroad that is offered by chat: lawful through a licensed firm alone (UU 18/2017). Specification 4, section 14. */
export const ABROAD_RULES: readonly Rule[] = [
  {
    ...common,
    id: 'abroad-around-the-law',
    patterns: [AROUND],
    accepts: ({ input, index }, { text, isAbroad }) =>
      !/\b(?:jangan(?! bilang| cerita)|di ?larang|hindari|tidak boleh)\b/.test(input.slice(0, index)) &&
      (isAbroad || /\b(?:imigrasi|visa|paspor|passport|bandara|ringgit|batam|seberang)\b/.test(text)),
  },
  {
    ...common,
    id: 'abroad-without-licence',
    patterns: [
      regex`\b${lists.going}\b(?: (?!bahasa|restoran|masakan|klien|perusahaan|pt)[\w/-]{1,20}){0,3}?(?: di| ke| negara| tujuan| in| to| for| -)* ${COUNTRY}`,
      regex`${COUNTRY}\W{1,3}(?:\w{1,20} ){0,3}?(?:jalur cepat|langsung terbang|gaji|kontrak)`,
    ],
    unless: [/\b(?:gaji|majikan) (?:saya|aku)\b|\b(?:anak|suami|kakak|istri)ku\b|\bpengalaman kerja\b/],
    accepts: ({ input }, { text }) => !LICENCE.test(text) && !TASK.test(input.split(':').at(-1) ?? ''),
  },
];
