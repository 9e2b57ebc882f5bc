import { normalize } from '@/shared/lib/text';

/** The 17 named benefits as paths for `Icon`. Contract, "Jobs". */
const PATHS: Record<string, string> = {
  'Gaji Pokok': 'M3 6h18v12H3zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5M6.5 12v.01M17.5 12v.01',
  'Upah Lembur': 'M12 4a8 8 0 1 0 8 8M12 8v4l3 2M19 2v6M16 5h6',
  'BPJS Kesehatan':
    'M12 20.5C5 15.5 3 12 3.5 8.5a4.6 4.6 0 0 1 8.5-2 4.6 4.6 0 0 1 8.5 2c.5 3.5-1.5 7-8.5 12M12 9v5M9.5 11.5h5',
  'BPJS Ketenagakerjaan': 'M4.5 16v-1a7.5 7.5 0 0 1 15 0v1M2.5 16h19v3h-19zM9.5 12.5V6h5v6.5',
  'Tunjangan Hari Raya (THR)':
    'M5 11h14v9H5zM3 7h18v4H3zM12 7v13M12 7C8.5 7 7 5.5 8 4s3-.5 4 3c1-3.5 3-4.5 4-3s-.5 3-4 3',
  'Bonus Kinerja': 'M3 17l6-6 4 4 8-8M15 7h6v6',
  'Tunjangan Makan': 'M4 11h16a8 8 0 0 1-4.5 7V20h-7v-2A8 8 0 0 1 4 11M9 4v3M12.5 3v4M16 4v3',
  'Tunjangan Transportasi': 'M5 4h14v13H5zM5 11h14M8 17v3M16 17v3M8.5 14v.01M15.5 14v.01',
  'Tunjangan Komunikasi': 'M8 2.5h8v19H8zM11 18h2',
  'Tunjangan Kesehatan': 'M3 8h18v12H3zM9 8V4h6v4M12 11v6M9 14h6',
  'Asuransi Swasta': 'M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6zM9 12l2 2 4-4',
  'Cuti Tahunan': 'M12 4v16M4 13a8 8 0 0 1 16 0zM8 20h8',
  'Cuti Melahirkan':
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M9 11v.01M15 11v.01M9 15c1.8 1.5 4.2 1.5 6 0M12 3c-1.5 1.5 0 3.5 2 2.5',
  'Pelatihan dan Pengembangan': 'M2 9l10-5 10 5-10 5zM6 11.5V16c3 2.5 9 2.5 12 0v-4.5M22 9v5',
  'Jenjang Karier': 'M3 20h5v-5h5v-5h5V5h3',
  'Jam Kerja Fleksibel': 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7v5l3.5 2',
  'Laptop / Peralatan Kerja': 'M5 5h14v10H5zM2 19h20',
};

const OTHER = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M8 12l3 3 5-6';

const paths = new Map(Object.entries(PATHS).map(([name, path]) => [normalize(name), path]));

/** The icon of a benefit by its name, without regard to case; a default one for a name that the contract lacks. */
export const benefitIcon = (name: string): string => paths.get(normalize(name)) ?? OTHER;
