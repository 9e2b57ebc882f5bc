import { cvFields } from '../cv/cv-fields';
import { readCvSource } from '../cv/read-cv-source';
import type { Db } from '../db/client';

/**
 * The company's view of an applicant, in the shape of the contract's `ApplicationPreview` (specification 4,
 * section 5): the fields that are in it, and the CV, which shows all that `fields` names. Everything else that is stored
 * about the candidate stays with the provider. Fails with 4001 where there is no such candidate.
 *
 * The one place that decides it: the preview shows it, and the application stores `fields` (specification 4, section 6).
 */
export async function readCompanyView(db: Db, candidateId: string) {
  const source = await readCvSource(db, candidateId);
  const { name, email, phoneNumber, image, professionalHeadline } = source.profile;
  return {
    name,
    email,
    phoneNumber,
    image,
    professionalHeadline,
    education: source.educations,
    workExperience: source.workExperiences,
    language: source.languages,
    fields: [...cvFields(source), 'cv'],
  };
}
