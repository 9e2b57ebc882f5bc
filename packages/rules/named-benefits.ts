/** The benefits that the web app knows by name and shows with an icon of their own (contract, "Jobs"). */
export const NAMED_BENEFITS = [
  'Gaji Pokok',
  'Upah Lembur',
  'BPJS Kesehatan',
  'BPJS Ketenagakerjaan',
  'Tunjangan Hari Raya (THR)',
  'Bonus Kinerja',
  'Tunjangan Makan',
  'Tunjangan Transportasi',
  'Tunjangan Komunikasi',
  'Tunjangan Kesehatan',
  'Asuransi Swasta',
  'Cuti Tahunan',
  'Cuti Melahirkan',
  'Pelatihan dan Pengembangan',
  'Jenjang Karier',
  'Jam Kerja Fleksibel',
  'Laptop / Peralatan Kerja',
] as const;

export type NamedBenefit = (typeof NAMED_BENEFITS)[number];
