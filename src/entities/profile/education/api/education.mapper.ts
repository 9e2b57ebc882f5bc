import type { components } from '@contract';
import { toReference } from '@/shared/api';
import { toDay } from '@/shared/lib/dates';
import { EDUCATION_LOCATIONS } from '../model/education';
import type { Education, EducationDraft } from '../model/education';
import type { EducationDto } from './education.dto';

/** A record of the provider; what is missing or unknown becomes null or empty. */
export function toEducation(dto: EducationDto): Education {
  const graduationDate = toDay(dto.graduationDate);
  return {
    id: dto.id,
    level: toReference(dto.educationLevel),
    institution: toReference(dto.education),
    major: toReference(dto.educationMajor),
    otherInstitution: dto.otherEducation ?? '',
    otherMajor: dto.otherMajor ?? '',
    location: EDUCATION_LOCATIONS.find((location) => location === dto.location?.toLowerCase()) ?? null,
    startDate: toDay(dto.dateStart) ?? '',
    graduationDate,
    isPresent: dto.isPresent ?? graduationDate === null,
    gpa: dto.gpa ?? null,
    description: dto.description ?? '',
  };
}

export const toRequestBody = (draft: EducationDraft): components['schemas']['EducationWrite'] => ({
  id: draft.id,
  educationLevel: draft.level,
  education: draft.institution,
  educationMajor: draft.major,
  otherEducation: draft.otherInstitution,
  otherMajor: draft.otherMajor,
  location: draft.location,
  dateStart: draft.startDate,
  graduationDate: draft.graduationDate,
  isPresent: draft.isPresent,
  gpa: draft.gpa,
  description: draft.description || null,
});
