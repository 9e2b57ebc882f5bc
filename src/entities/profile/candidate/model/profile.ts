import type { Id } from '@/shared/api';

/** A place of a master list. */
interface Place {
  /** Null where the provider sends the name alone. */
  id: Id | null;
  name: string;
}

/** The signed-in candidate's own profile. Specification 2, section 3, "Profile (read)". */
export interface Profile {
  id: Id;
  name: string;
  /** Photo as the provider names it. */
  image: string | null;
  professionalHeadline: string | null;
  about: string | null;
  /** NIK, 16 digits. */
  identityNumber: string | null;
  gender: 'Male' | 'Female' | null;
  /** `YYYY-MM-DD`. */
  dob: string | null;
  email: string | null;
  /** With its country prefix: `+62…`. */
  phoneNumber: string | null;
  /** A location's id. */
  birthPlace: Id | null;
  /** Province. */
  location: Place | null;
  city: Place | null;
  detailLocation: string | null;
  linkedin: string | null;
  instagram: string | null;
  /** Rupiah per month. */
  currentSalary: number | null;
  expectedSalary: number | null;
}
