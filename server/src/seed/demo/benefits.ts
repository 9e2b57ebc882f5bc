/** The benefits that have names, and icons in the web app (contract, "Jobs"). */
export const BENEFITS = [
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

export type Benefit = (typeof BENEFITS)[number];
