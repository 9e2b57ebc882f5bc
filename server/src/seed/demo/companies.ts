interface DemoCompany {
  name: string;
  /** A section of the industry list. */
  industry: string;
  /** Name of a file in `server/media/logos/`, without `.svg`. */
  logo: string | null;
  /** Name of a file in `server/media/banners/`, without `.svg`. */
  banner: string | null;
}

const companiesByKey = {
  jaladara: {
    name: 'PT Rakit Jaladara Logistik',
    industry: 'Pengangkutan dan pergudangan',
    logo: 'jaladara',
    banner: 'laut',
  },
  kliwon: {
    name: 'Swalayan Panen Kliwon',
    industry: 'Perdagangan besar dan eceran, reparasi mobil dan sepeda motor',
    logo: 'kliwon',
    banner: 'kebun',
  },
  ragamkarya: {
    name: 'Gerai Ragamkarya',
    industry: 'Perdagangan besar dan eceran, reparasi mobil dan sepeda motor',
    logo: 'ragamkarya',
    banner: 'kertas',
  },
  putarRoda: {
    name: 'Bengkel Putar Roda',
    industry: 'Perdagangan besar dan eceran, reparasi mobil dan sepeda motor',
    logo: null,
    banner: null,
  },
  suluhRimba: {
    name: 'Kopi Suluh Rimba',
    industry: 'Penyediaan akomodasi dan makan minum',
    logo: 'suluh-rimba',
    banner: 'senja',
  },
  marawana: {
    name: 'Hotel Teluk Marawana',
    industry: 'Penyediaan akomodasi dan makan minum',
    logo: 'marawana',
    banner: 'laut',
  },
  kelana: {
    name: 'Kelana Sagara Wisata',
    industry: 'Penyewaan, ketenagakerjaan, agen perjalanan, dan penunjang usaha lainnya',
    logo: 'kelana',
    banner: 'laut',
  },
  resikarya: {
    name: 'PT Resikarya Mitra',
    industry: 'Penyewaan, ketenagakerjaan, agen perjalanan, dan penunjang usaha lainnya',
    logo: 'resikarya',
    banner: 'kota',
  },
  candrakasih: {
    name: 'Rumah Sakit Candrakasih',
    industry: 'Aktivitas kesehatan manusia dan aktivitas sosial',
    logo: 'candrakasih',
    banner: 'kota',
  },
  puspawana: {
    name: 'Klinik Puspawana',
    industry: 'Aktivitas kesehatan manusia dan aktivitas sosial',
    logo: 'puspawana',
    banner: null,
  },
  piranti: {
    name: 'PT Jalinan Piranti Nusa',
    industry: 'Informasi dan komunikasi',
    logo: 'piranti',
    banner: 'kota',
  },
  sambung: {
    name: 'PT Sambung Isyarat Timur',
    industry: 'Informasi dan komunikasi',
    logo: 'sambung',
    banner: 'senja',
  },
  pelataran: {
    name: 'Kabar Pelataran',
    industry: 'Informasi dan komunikasi',
    logo: 'pelataran',
    banner: 'kertas',
  },
  wiracitra: {
    name: 'PT Sandang Wiracitra',
    industry: 'Industri pengolahan',
    logo: 'wiracitra',
    banner: 'pabrik',
  },
  nagasari: {
    name: 'PT Pawon Nagasari',
    industry: 'Industri pengolahan',
    logo: 'nagasari',
    banner: 'pabrik',
  },
  tapakwastu: {
    name: 'PT Tapakwastu Konstruksi',
    industry: 'Konstruksi',
    logo: 'tapakwastu',
    banner: 'kota',
  },
  baskaraloka: {
    name: 'PT Baskaraloka Energi',
    industry: 'Pengadaan listrik, gas, uap, dan udara dingin',
    logo: 'baskaraloka',
    banner: 'senja',
  },
  lonceng: {
    name: 'PT Batu Lonceng Mineral',
    industry: 'Pertambangan dan penggalian',
    logo: 'lonceng',
    banner: 'pabrik',
  },
  rimbasari: {
    name: 'PT Agro Rimbasari',
    industry: 'Pertanian, kehutanan, dan perikanan',
    logo: 'rimbasari',
    banner: 'kebun',
  },
  karanglayar: {
    name: 'PT Bahari Karanglayar',
    industry: 'Pertanian, kehutanan, dan perikanan',
    logo: 'karanglayar',
    banner: 'laut',
  },
  palawija: {
    name: 'Koperasi Sinar Palawija',
    industry: 'Aktivitas keuangan dan asuransi',
    logo: 'palawija',
    banner: 'kebun',
  },
  danurwenda: {
    name: 'Kantor Jasa Akuntan Danurwenda',
    industry: 'Aktivitas profesional, ilmiah, dan teknis',
    logo: 'danurwenda',
    banner: null,
  },
  merawan: {
    name: 'Studio Merawan',
    industry: 'Aktivitas profesional, ilmiah, dan teknis',
    logo: 'merawan',
    banner: 'kertas',
  },
  rinjana: {
    name: 'Sekolah Tunas Rinjana',
    industry: 'Pendidikan',
    logo: 'rinjana',
    banner: 'kebun',
  },
  akarPadi: {
    name: 'Bimbingan Belajar Akar Padi',
    industry: 'Pendidikan',
    logo: 'akar-padi',
    banner: 'kertas',
  },
} satisfies Record<string, DemoCompany>;

export type DemoCompanyKey = keyof typeof companiesByKey;

/** Invented employers of the demo vacancies; one has no logo and three no banner, as happens with real ones. */
export const demoCompanies: Record<DemoCompanyKey, DemoCompany> = companiesByKey;
