import { toWords } from '@titian/rules/words';

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

const COMPANY = words(`
  pt cv ud tb fa pd koperasi yayasan toko restoran resto restaurant cafe kafe kopi coffee rs rsu rsud rsia rumah klinik clinic hospital
  puskesmas apotek hotel resort villa bank universitas university institut institute politeknik sekolah school sd smp sma smk
  madrasah pondok pesantren bimbel lembaga lpk dinas kantor kementerian badan balai perum perusahaan inc ltd llc corp corporation company group
  grup studio warung mal mall plaza bengkel salon pabrik minimarket supermarket swalayan perkebunan tbk persero
  solutions solusi technologies labs agency agensi kap notaris dealer
  bpr bmt kelurahan kecamatan pemerintah polda polres tni butik laundry catering katering travel tour tours biro rumah sakit store
  keluarga depo gudang proyek startup foundation international indonesia nusantara abadi jaya makmur sejahtera mandiri
`);

const TITLE = words(`
  staf staff admin administrasi administrator administration operator manager manajer supervisor spv kasir cashier guru teacher
  perawat bidan nurse driver sopir supir pengemudi engineer developer programmer programer analyst analis intern magang trainee sales
  marketing officer teknisi technician specialist spesialis assistant asisten koordinator coordinator kepala head ketua
  designer desainer barista waiter waitress pelayan chef cook koki accountant akuntan auditor dosen lecturer tutor tentor
  pengajar instruktur satpam security boy girl cleaning service kurir courier consultant konsultan leader direktur director
  receptionist resepsionis crew helper kolektor collector karyawan karyawati pegawai buruh mandor drafter surveyor architect arsitek
  editor writer penulis reporter jurnalis fotografer photographer videografer planner buyer purchasing executive associate
  representative motoris merchandiser spg spb promotor agen agent konselor apoteker farmasi dokter terapis welder mekanik mechanic montir
  penjahit pramuniaga pramusaji housekeeping bellboy clerk sekretaris secretary hrd hr ceo cto cfo founder owner pemilik
  freelancer relawan volunteer anggota member bendahara treasurer president vice wakil pengurus panitia humas divisi
  lead senior junior front office back end product project account finance tax quality control qc qa data scientist peneliti researcher
  teller frontliner surveyor estimator foreman pengawas inspector pelaksana komandan commander chief captain kru tukang enumerator
  telemarketing content creator copywriter host streamer translator penerjemah interpreter analisis kader scrum
`);

const ORGANISATION = words(`
  osis bem hima himpunan ukm mpk dpm karang taruna pmi pramuka paskibra paskibraka association club klub union ikatan remaja masjid
  komunitas community organisasi organization rohis student society senat mahasiswa forum gerakan partai persatuan perhimpunan kpps dpc dpd
  council chapter palang merah pmr hmi pmii gmni kammi ippnu ipnu muhammadiyah nu gereja pemuda dewan unit kegiatan committee
  yayasan foundation universitas university smk sma smp sekolah politeknik institut karya bakti
`);

const ROLE = words(`
  ketua wakil sekretaris bendahara anggota koordinator koor kepala head member volunteer relawan panitia staff staf divisi departemen
  seksi sie president chairman chairperson chair vice secretary treasurer coordinator leader officer pengurus mentor pembina
  humas pj penanggung jawab director manager founder pendiri ambassador duta fasilitator moderator co project public relation relations
`);

const countIn = (text: string, known: ReadonlySet<string>): number =>
  toWords(text).filter((word) => known.has(word)).length;

/** A first word of these, such as "PT", leaves no doubt. */
const LEGAL =
  /^(?:pt|cv|ud|pd|fa|rs|rsu|rsud|rsia|kap|yayasan|koperasi|toko|hotel|universitas|politeknik|bank|apotek|klinik|dinas|smp|sma|smk|sd)\b\.?/i;
const LEGAL_END = /\b(?:tbk|inc|ltd|llc|group|corp)\.?\)?$/i;

export interface Kinds {
  /** How much a text looks like what a person was, less what it looks like where: a job title, a role. */
  roleScore(text: string): number;
  /** "Ketua OSIS" as a role and where it is; null where the text does not begin with a role. */
  leadingRole(text: string): { role: string; place: string } | null;
}

const legal = (text: string): number => (LEGAL.test(text) || LEGAL_END.test(text) ? 3 : 0);

export const WORK_KINDS: Kinds = {
  roleScore: (text) => countIn(text, TITLE) - countIn(text, COMPANY) - legal(text),
  leadingRole: () => null,
};

export const ORGANISATION_KINDS: Kinds = {
  roleScore: (text) => 2 * countIn(text, ROLE) - countIn(text, ORGANISATION) - (LEGAL_END.test(text) ? 2 : 0),
  leadingRole: (text) => {
    const all = text.split(' ');
    const end = all.findIndex((word) => countIn(word, ROLE) === 0);
    const place = all
      .slice(end)
      .join(' ')
      .replace(/^(?:at|di|of|pada|dari) /i, '');
    const isRole = end > 0 && countIn(place, ORGANISATION) > 0;
    return isRole ? { role: all.slice(0, end).join(' '), place } : null;
  },
};

/** True for a text that names a job. */
export const isJob = (text: string): boolean => countIn(text, TITLE) > 0;

/** True for a text that names an employer, a school or an authority. */
export const isEmployer = (text: string): boolean => legal(text) > 0 || countIn(text, COMPANY) > 0;
