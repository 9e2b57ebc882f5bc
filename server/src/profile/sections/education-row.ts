import type { Db } from '../../db/client';
import type { educations } from '../../db/profile-schema';
import { LEVEL } from '../../masters/education-levels';
import { dayProblem, endProblem } from '../dates';
import { refuseProblems, type Problem } from '../../http/field-problems';
import { requireEducationItemId, requireMasterId } from '../master-reference';
import type { Schemas } from '../schemas';
import type { RecordRow, WriteContext } from './section';

/** An entry of a master list, or the text that was typed instead. */
interface Choice {
  id: number | null;
  /** Null as well where nothing was typed, which is a mistake. */
  other: string | null;
}

async function choose(
  id: Schemas['Id'],
  other: string | null | undefined,
  find: () => Promise<number>,
): Promise<Choice> {
  const isOther = String(id).toLowerCase() === 'other';
  return isOther ? { id: null, other: other?.trim() || null } : { id: await find(), other: null };
}

function chooseInstitution(db: Db, { education, otherEducation }: Schemas['EducationWrite']): Promise<Choice> {
  return choose(education, otherEducation, () => requireEducationItemId(db, 'education', 'education', education));
}

function chooseMajor(db: Db, { educationMajor, otherMajor }: Schemas['EducationWrite']): Promise<Choice> {
  return choose(educationMajor, otherMajor, () =>
    requireEducationItemId(db, 'education-major', 'educationMajor', educationMajor),
  );
}

function untypedProblem({ id, other }: Choice, message: string): Problem {
  return id === null && other === null ? message : null;
}

/** SMA and SMK give a mark, all others a grade point average. */
function gpaProblem(gpa: number, levelId: number): Problem {
  if (levelId === LEVEL.SMA || levelId === LEVEL.SMK) {
    if (gpa < 1 || gpa > 100) return 'Nilai harus antara 1 - 100';
    return Number.isInteger(gpa) ? null : 'Nilai harus berupa bilangan bulat, mis. 85 atau 86';
  }
  const isInSteps = Number(gpa.toFixed(2)) === gpa;
  return isInSteps && gpa >= 0 && gpa <= 4 ? null : 'IPK harus antara 0.00 - 4.00';
}

/**
 * Values to store for an education (specification 2, section 5; contract, "Profile"). Fails with 4000 for a master item
 * that does not exist, a choice of `Other` without a text, a GPA that the level does not give and a wrong period.
 */
export async function toEducationRow(
  body: Schemas['EducationWrite'],
  { db }: WriteContext,
): Promise<RecordRow<typeof educations>> {
  const { dateStart, graduationDate, isPresent, gpa } = body;
  const levelId = await requireMasterId(db, 'education-level', 'educationLevel', body.educationLevel);
  const institution = await chooseInstitution(db, body);
  const major = await chooseMajor(db, body);
  const period = { start: dateStart, end: graduationDate, isOpen: isPresent };
  refuseProblems({
    otherEducation: untypedProblem(institution, 'Universitas lainnya tidak boleh kosong'),
    otherMajor: untypedProblem(major, 'Other major is required'),
    gpa: gpaProblem(gpa, levelId),
    dateStart: dayProblem(dateStart),
    graduationDate: endProblem(period, 'Tanggal selesai tidak boleh kosong'),
  });
  return {
    levelId,
    institutionId: institution.id,
    otherInstitution: institution.other,
    majorId: major.id,
    otherMajor: major.other,
    location: body.location,
    startDate: dateStart,
    graduationDate: isPresent ? null : graduationDate,
    isPresent,
    gpa,
    description: body.description ?? null,
  };
}
