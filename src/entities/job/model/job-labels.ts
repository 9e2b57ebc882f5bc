import type { WorkingType, Workplace } from './job';

const WORKING_TYPE_LABELS: Record<WorkingType, string> = {
  fulltime: 'Penuh Waktu',
  parttime: 'Paruh Waktu',
  contract: 'Kontrak',
  temporary: 'Sementara',
  internship: 'Magang',
  freelance: 'Freelance',
};

const WORKPLACE_LABELS: Record<Workplace, string> = { remote: 'Remote', wfo: 'WFO', hybrid: 'Hybrid' };

/** How a working type reads; '-' for none. Specification 1, section 9. */
export const workingTypeLabel = (type: WorkingType | null): string => (type ? WORKING_TYPE_LABELS[type] : '-');

/** How a workplace reads; '-' for none. Specification 1, section 9. */
export const workplaceLabel = (workplace: Workplace | null): string => (workplace ? WORKPLACE_LABELS[workplace] : '-');

/** 'city, province', of which either may be missing; '-' without both. Specification 1, section 2. */
export const placeLabel = ({ city, province }: { city: string | null; province: string | null }): string =>
  [city, province].filter(Boolean).join(', ') || '-';
