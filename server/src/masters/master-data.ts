/** Every master list that the reference provider brings along, put together from `data/`. */
import { baliToKalimantanCities } from './data/cities-bali-to-kalimantan';
import { javaCities } from './data/cities-java';
import { sulawesiToPapuaCities } from './data/cities-sulawesi-to-papua';
import { sumatraCities } from './data/cities-sumatra';
import { educationLevels } from './data/education-levels';
import { functionsOfInterest } from './data/functions-of-interest';
import { industries } from './data/industries';
import { jobPositions } from './data/job-positions';
import { languages } from './data/languages';
import { polytechnics } from './data/polytechnics';
import { positionLevels } from './data/position-levels';
import { provinces } from './data/provinces';
import type { EducationRow, MasterRow } from './data/rows';
import { schoolMajors } from './data/school-majors';
import { seniorHighSchools } from './data/senior-high-schools';
import { skills } from './data/skills';
import { studyProgrammes } from './data/study-programmes';
import { universities } from './data/universities';
import { vocationalSchools } from './data/vocational-schools';

/** The plain lists by the last part of their path in the contract, which is also their `kind` in the database. */
export const masterLists = {
  language: languages,
  skill: skills,
  'function-of-interest': functionsOfInterest,
  'job-position': jobPositions,
  'position-level': positionLevels,
  industry: industries,
  'education-level': educationLevels,
} satisfies Record<string, readonly MasterRow[]>;

export type MasterKind = keyof typeof masterLists;

export const MASTER_KINDS = Object.keys(masterLists) as MasterKind[];

/** Institutions and majors by the last part of their path, which is also their `kind` in the database. */
export const educationLists = {
  education: [...seniorHighSchools, ...vocationalSchools, ...universities, ...polytechnics],
  'education-major': [...schoolMajors, ...studyProgrammes],
} satisfies Record<string, readonly EducationRow[]>;

export type EducationKind = keyof typeof educationLists;

export const EDUCATION_KINDS = Object.keys(educationLists) as EducationKind[];

export { provinces };

export const cities: readonly MasterRow[] = [
  ...sumatraCities,
  ...javaCities,
  ...baliToKalimantanCities,
  ...sulawesiToPapuaCities,
];

/** The province of a city: the official code of a city starts with that of its province. */
export function provinceOf(cityId: number): number {
  return Math.floor(cityId / 100);
}
