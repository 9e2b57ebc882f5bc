import { benefitIcon } from './benefit-icons';

const NAMED = [
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
];

it('has an icon of its own for each of the 17 named benefits, and one for all others', () => {
  const others = benefitIcon('Kopi gratis');
  expect(new Set([...NAMED.map(benefitIcon), others]).size).toBe(18);
  expect(benefitIcon('toString')).toBe(others);
  expect(benefitIcon('')).toBe(others);
});

it('reads a name without regard to case and repeated spaces', () => {
  expect(benefitIcon('bpjs  kesehatan ')).toBe(benefitIcon('BPJS Kesehatan'));
});
