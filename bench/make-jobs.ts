import type { components } from '../contract/provider';

type Job = components['schemas']['Job'];

const TITLES = ['Staf Gudang', 'Perawat', 'Kasir', 'Akuntan', 'Desainer Grafis', 'Guru Matematika', 'Sales Lapangan'];
const PLACES = [
  ['Kabupaten Sleman', 'Daerah Istimewa Yogyakarta'],
  ['Kota Bandung', 'Jawa Barat'],
  ['Kota Surabaya', 'Jawa Timur'],
  ['Kota Makassar', 'Sulawesi Selatan'],
] as const;
const WORKPLACES = ['wfo', 'remote', 'hybrid'] as const;
const TYPES = ['fulltime', 'parttime', 'contract', 'internship'] as const;

const at = <T>(values: readonly T[], index: number): T => values[index % values.length] as T;

/** Invented vacancies, the same at each call. */
export const makeJobs = (count: number): Job[] =>
  Array.from({ length: count }, (_, index) => {
    const [city, location] = at(PLACES, index);
    return {
      id: String(index),
      slug: `lowongan-${index}`,
      title: `${at(TITLES, index)} ${index}`,
      status: index % 7 === 0 ? 'closed' : 'open',
      workingType: at(TYPES, index),
      workplace: at(WORKPLACES, index),
      deadline: '2099-12-31',
      createdAt: new Date(Date.UTC(2026, 0, 1) - index * 3_600_000).toISOString(),
      location: { name: location },
      city: { name: city },
      company: { name: `Perusahaan ${index % 90}`, logo: null, banner: null },
    };
  });
