import { toReference } from '@/shared/api';
import { toDay } from '@/shared/lib/dates';
import { GENDERS } from '../model/profile';
import type { HeadlineDraft, PersonalInformationDraft, Place, Profile } from '../model/profile';
import type { PlaceDto, ProfileDto } from './profile.dto';

const text = (value: string | null | undefined): string | null => value?.trim() || null;

function toPlace(place: PlaceDto | null | undefined): Place | null {
  if (place === null || place === undefined || place === '') return null;
  if (typeof place !== 'object') return { id: place, name: null };
  const id = place.id ?? null;
  const name = text(place.name);
  return id === null && name === null ? null : { id, name };
}

/** The candidate's profile; what is missing, blank or unknown becomes null. */
export const toProfile = (dto: ProfileDto): Profile => ({
  id: dto.id,
  name: text(dto.name) ?? '',
  image: text(dto.image),
  professionalHeadline: text(dto.professionalHeadline),
  about: text(dto.about),
  identityNumber: text(dto.identityNumber),
  gender: GENDERS.find((gender) => gender === dto.gender) ?? null,
  dob: toDay(dto.dob),
  email: text(dto.email),
  phoneNumber: text(dto.phoneNumber),
  birthPlace: toReference(dto.birthPlace)?.id ?? null,
  location: toPlace(dto.location),
  city: toPlace(dto.city),
  detailLocation: text(dto.detailLocation),
  linkedin: text(dto.linkedin),
  instagram: text(dto.instagram),
  currentSalary: dto.currentSalary ?? null,
  expectedSalary: dto.expectedSalary ?? null,
  ...(dto.noWorkExperience !== undefined && { noWorkExperience: dto.noWorkExperience }),
});

function toForm(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

/** The multipart body of personal information, in the contract's keys. */
export const toPersonalInformationForm = ({
  birthPlace,
  identityNumber,
  ...draft
}: PersonalInformationDraft): FormData =>
  toForm({ ...draft, birth_place: birthPlace, ...(identityNumber !== null && { identityNumber }) });

/** The multipart body of photo, name, headline and about text; the file goes along only when it is a new one. */
export function toHeadlineForm({ image, ...draft }: HeadlineDraft): FormData {
  const form = toForm({ ...draft });
  if (image) form.append('image', image, 'photo.jpg');
  return form;
}
