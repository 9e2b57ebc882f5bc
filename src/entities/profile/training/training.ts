import type { Id, Versioned } from '@/shared/api';
import { texts } from './texts';

export const TRAINING_TYPES = ['training', 'certification'] as const;
export type TrainingType = (typeof TRAINING_TYPES)[number];

export const TRAINING_TYPE_LABELS: Record<TrainingType, string> = texts.types;

export const LOCATION_TYPES = ['offline', 'online'] as const;
export type LocationType = (typeof LOCATION_TYPES)[number];

export const LOCATION_TYPE_LABELS: Record<LocationType, string> = texts.locationTypes;

/** A training or certificate of the candidate. Specification 2, section 3. */
export interface Training extends Versioned {
  id: Id;
  title: string;
  institutionName: string;
  type: TrainingType | null;
  /** First day of a month, `YYYY-MM-DD`. */
  startDate: string;
  /** The same, or null while it is ongoing. */
  endDate: string | null;
  isPresent: boolean;
  locationName: string;
  /** Null for a word that is none of the two. */
  locationType: LocationType | null;
  /** The provider's own word, sent back as it came. */
  status: string | null;
  description: string;
}

/** A training that is not stored yet, or not stored with these values. */
export interface TrainingDraft extends Omit<Training, 'id' | 'type' | 'locationType' | 'version'> {
  type: TrainingType;
  locationType: LocationType;
}
