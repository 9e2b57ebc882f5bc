import { toDay } from '@/shared/lib/dates';
import type { Profile } from '../model/profile';
import type { ProfileDto } from './profile.dto';

const text = (value: string | null | undefined): string | null => value?.trim() || null;

const toGender = (value: string | null | undefined): Profile['gender'] =>
  value === 'Male' || value === 'Female' ? value : null;

function toPlace(place: ProfileDto['location']): Profile['location'] {
  const name = text(place?.name);
  return name ? { id: place?.id ?? null, name } : null;
}

/** The candidate's profile; what is missing, blank or unknown becomes null. */
export const toProfile = (dto: ProfileDto): Profile => ({
  id: dto.id,
  name: text(dto.name) ?? '',
  image: text(dto.image),
  professionalHeadline: text(dto.professionalHeadline),
  about: text(dto.about),
  identityNumber: text(dto.identityNumber),
  gender: toGender(dto.gender),
  dob: toDay(dto.dob),
  email: text(dto.email),
  phoneNumber: text(dto.phoneNumber),
  birthPlace: dto.birthPlace ?? null,
  location: toPlace(dto.location),
  city: toPlace(dto.city),
  detailLocation: text(dto.detailLocation),
  linkedin: text(dto.linkedin),
  instagram: text(dto.instagram),
  currentSalary: dto.currentSalary ?? null,
  expectedSalary: dto.expectedSalary ?? null,
});
