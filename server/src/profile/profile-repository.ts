import { and, eq, notExists, type SQL } from 'drizzle-orm';
import type { Db } from '../db/client';
import { workExperiences } from '../db/profile-schema';
import { candidates, cities, locations } from '../db/schema';

/** A candidate's profile in the shape of the contract's `Profile`, or undefined where there is no such candidate. */
export async function findProfile(db: Db, candidateId: string) {
  const worked = db.select().from(workExperiences).where(eq(workExperiences.candidateId, candidates.id));
  const [row] = await db
    .select({
      id: candidates.id,
      name: candidates.name,
      image: candidates.image,
      professionalHeadline: candidates.professionalHeadline,
      about: candidates.about,
      identityNumber: candidates.identityNumber,
      gender: candidates.gender,
      dob: candidates.dob,
      email: candidates.email,
      phoneNumber: candidates.phoneNumber,
      birthPlace: candidates.birthPlaceId,
      location: { id: locations.id, name: locations.name },
      city: { id: cities.id, name: cities.name },
      detailLocation: candidates.detailLocation,
      linkedin: candidates.linkedin,
      instagram: candidates.instagram,
      currentSalary: candidates.currentSalary,
      expectedSalary: candidates.expectedSalary,
      placed: candidates.placed,
      noWorkExperience: and(eq(candidates.noWorkExperience, true), notExists(worked)) as SQL<boolean>,
    })
    .from(candidates)
    .leftJoin(locations, eq(locations.id, candidates.locationId))
    .leftJoin(cities, eq(cities.id, candidates.cityId))
    .where(eq(candidates.id, candidateId));
  return row;
}
