import { texts } from '../texts';
import type { WorkingType, Workplace } from './job';

/** How a working type reads; '-' for none. Specification 1, section 9. */
export const workingTypeLabel = (type: WorkingType | null): string => (type ? texts.workingTypes[type] : '-');

/** How a workplace reads; '-' for none. Specification 1, section 9. */
export const workplaceLabel = (workplace: Workplace | null): string => (workplace ? texts.workplaces[workplace] : '-');

/**
 * 'city, province', of which either may be missing; '-' without both. Specification 1, section 2. Beside a city the Special
 * Region is abbreviated, which would take another line of a card.
 */
export const placeLabel = ({ city, province }: { city: string | null; province: string | null }): string =>
  [city, city && province === 'Daerah Istimewa Yogyakarta' ? 'DIY' : province].filter(Boolean).join(', ') || '-';
