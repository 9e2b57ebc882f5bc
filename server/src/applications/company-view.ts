import type { Db } from '../db/client';
import { findProfile } from '../profile/profile-repository';
import { education } from '../profile/sections/education';
import { language } from '../profile/sections/language';
import { ownedBy } from '../profile/sections/records';
import { workExperience } from '../profile/sections/work-experience';
import { sessionEnded } from '../session/session';

export type CompanyView = Awaited<ReturnType<typeof readCompanyView>>;

/**
 * What a company sees of a candidate who applies, in the shape of the contract's `ApplicationPreview` (specification 4,
 * section 5). Everything else that is stored about the candidate stays with the provider. Fails with 4001 where there is
 * no such candidate.
 */
export async function readCompanyView(db: Db, candidateId: string) {
  const profile = await findProfile(db, candidateId);
  if (!profile) throw sessionEnded();
  const { name, email, phoneNumber, image, professionalHeadline } = profile;
  return {
    name,
    email,
    phoneNumber,
    image,
    professionalHeadline,
    education: await education.read(db, ownedBy(education.table, candidateId)),
    workExperience: await workExperience.read(db, ownedBy(workExperience.table, candidateId)),
    language: await language.read(db, ownedBy(language.table, candidateId)),
  };
}

/** The names of the fields that hold something, in the order of the view (specification 4, section 6). */
export function filledFields(view: CompanyView): string[] {
  return Object.entries(view)
    .filter(([, value]) => value !== null && value.length > 0)
    .map(([name]) => name);
}
