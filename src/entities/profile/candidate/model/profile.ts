import type { Id, Versioned } from '@/shared/api';
import { groupDigits } from '@/shared/lib/text';
import { texts } from '../texts';

/** A place of a master list; one of the two is null where the provider sends the other alone. */
export interface Place {
  id: Id | null;
  name: string | null;
}

export const GENDERS = ['Male', 'Female'] as const;
export type Gender = (typeof GENDERS)[number];

export const GENDER_LABELS: Record<Gender, string> = texts.genders;

/** The signed-in candidate's own profile. Specification 2, section 3, "Profile (read)". */
export interface Profile extends Versioned {
  id: Id;
  name: string;
  /** Photo as the provider names it. */
  image: string | null;
  professionalHeadline: string | null;
  about: string | null;
  /** NIK, 16 digits. */
  identityNumber: string | null;
  gender: Gender | null;
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
  /** Says never to have worked; undefined where the provider does not store it. Specification 4, section 5. */
  noWorkExperience?: boolean;
}

/** True when there is all that the section's button and the form's title judge by. Specification 2, section 2. */
export const hasPersonalInformation = ({ gender, city, dob, detailLocation, location }: Profile): boolean =>
  [gender, city, dob, detailLocation, location].every((value) => value !== null);

/** Personal information as it is saved, in the contract's keys. Contract, "Profile". */
export interface PersonalInformationWrite {
  gender: Gender | '';
  /** `YYYY-MM-DD`. */
  dob: string;
  phoneNumber: string;
  /** Ids of the master lists, as text. */
  birth_place: string;
  location: string;
  city: string;
  detailLocation: string;
  /** 16 digits, empty to clear, or null to leave it as it is. */
  identityNumber: string | null;
}

/** Photo, name, headline and the text about the candidate, as they are saved; empty texts clear. */
export interface HeadlineWrite {
  name: string;
  professionalHeadline: string;
  about: string;
  /** A new photo, or null to keep the present one. */
  image: Blob | null;
}

export type SocialNetwork = 'linkedin' | 'instagram';

/** Fields that are saved as JSON: null clears, a missing field stays. */
export type ProfileChange = Partial<
  Pick<Profile, SocialNetwork | 'currentSalary' | 'expectedSalary' | 'noWorkExperience'>
>;

/**
 * A monthly amount in words: "Rp 5.000.000 per bulan". Specification 2, section 9, "Salary display".
 *
 * @param amount whole rupiah
 */
export const formatMonthlyRupiah = (amount: number): string => texts.perMonth(`Rp ${groupDigits(amount)}`);
