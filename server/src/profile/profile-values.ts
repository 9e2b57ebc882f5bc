import { nameProblem } from '@titian/rules/person-name';
import type { Db } from '../db/client';
import type { candidates } from '../db/schema';
import { todayInIndonesia, yearOf } from './dates';
import { refuseProblems, type Problem } from '../http/field-problems';
import { findLocationId, toPlaceValues } from './place-values';
import { toSocialLink, type SocialNetwork } from './social-link';
import type { Schemas } from './schemas';

type Candidate = typeof candidates.$inferSelect;
/** A column that is undefined stays as it is. */
type Values = Partial<typeof candidates.$inferInsert>;
type Change = Schemas['ProfileChange'];

/** Nobody is older, as far as the form goes (specification 2, section 9). */
const MAX_AGE = 100;

function dobProblem(dob: string | null | undefined, now: Date): Problem {
  if (dob == null) return null;
  const today = todayInIndonesia(now);
  if (dob > today) return 'Tanggal lahir tidak boleh di masa depan.';
  const firstYear = yearOf(today) - MAX_AGE;
  return yearOf(dob) < firstYear ? `Tahun lahir tidak boleh sebelum ${firstYear}.` : null;
}

function linkProblem(network: SocialNetwork, link: string | null | undefined): Problem {
  if (link == null) return null;
  if (link.trim() === '') return 'URL tidak boleh kosong.';
  return toSocialLink(network, link) === null ? 'Masukkan URL yang valid.' : null;
}

/** Another number takes the password: see `changePhone`. */
function phoneProblem(phoneNumber: string | null | undefined, current: string | null): Problem {
  const isChange = phoneNumber !== undefined && current !== null && phoneNumber !== current;
  return isChange ? 'Nomor telepon diubah di halaman Akun.' : null;
}

const linkOf = (network: SocialNetwork, link: string | null | undefined) => link && toSocialLink(network, link);

/** A text that is blank counts as none. */
const textOf = (text: string | null | undefined) => (text?.trim() === '' ? null : text);

/**
 * Values to store for a change of the profile that has passed the contract's schema; a missing field stays, null clears
 * (specification 2, section 5; contract, "Profile"). Fails with 4000 for a date of birth that cannot be, a link that
 * is no profile's, a place that does not exist and a city outside of the province.
 */
export async function toProfileValues(db: Db, change: Change, current: Candidate, now: Date): Promise<Values> {
  refuseProblems({
    name: change.name === undefined ? null : nameProblem(change.name.trim()),
    dob: dobProblem(change.dob, now),
    phoneNumber: phoneProblem(change.phoneNumber, current.phoneNumber),
    linkedin: linkProblem('linkedin', change.linkedin),
    instagram: linkProblem('instagram', change.instagram),
  });
  return {
    name: change.name?.trim(),
    professionalHeadline: textOf(change.professionalHeadline),
    about: textOf(change.about),
    gender: change.gender,
    dob: change.dob,
    phoneNumber: change.phoneNumber,
    identityNumber: change.identityNumber,
    detailLocation: textOf(change.detailLocation),
    birthPlaceId: await findLocationId(db, 'birth_place', change.birth_place),
    ...(await toPlaceValues(db, change, current)),
    linkedin: linkOf('linkedin', change.linkedin),
    instagram: linkOf('instagram', change.instagram),
    currentSalary: change.currentSalary,
    expectedSalary: change.expectedSalary,
    noWorkExperience: change.noWorkExperience,
  };
}
