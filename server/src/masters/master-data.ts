/** Every master list that the reference provider brings along: the files of `data/`, each entry an id and a name. */
import cityRows from './data/cities.json';
import education from './data/education.json';
import functionsOfInterest from './data/function-of-interest.json';
import industries from './data/industry.json';
import jobPositions from './data/job-position.json';
import languages from './data/language.json';
import positionLevels from './data/position-level.json';
import provinceRows from './data/provinces.json';
import skills from './data/skill.json';
import { EDUCATION_MAJORS, type EducationMajor } from '@titian/rules/education-majors';
import { educationLevels } from './education-levels';

/**
 * One entry of a master list. Candidates' records point at the id, so that an id, once published, keeps its meaning:
 * a new entry takes the next free number wherever it is in the list, and an id is never given to another entry.
 */
export type MasterRow = readonly [id: number, name: string];

/** An institution or a major, with the ids of the education levels at which it is offered (`LEVEL`). */
export type EducationRow = EducationMajor;

const rows = (list: unknown) => list as readonly MasterRow[];
const educationRows = (list: unknown) => list as readonly EducationRow[];

/** The plain lists by the last part of their path in the contract, which is also their `kind` in the database. */
export const masterLists = {
  // Indonesian and English come first.
  language: rows(languages),
  skill: rows(skills),
  'function-of-interest': rows(functionsOfInterest),
  'job-position': rows(jobPositions),
  // The lowest comes first.
  'position-level': rows(positionLevels),
  // The sections of KBLI 2020: section A is 1, section U is 21. The longest titles are cut to what names the section.
  industry: rows(industries),
  'education-level': educationLevels,
} satisfies Record<string, readonly MasterRow[]>;

export type MasterKind = keyof typeof masterLists;

export const MASTER_KINDS = Object.keys(masterLists) as MasterKind[];

/** Institutions and majors by the last part of their path, which is also their `kind` in the database. */
export const educationLists = {
  education: educationRows(education),
  'education-major': EDUCATION_MAJORS,
} satisfies Record<string, readonly EducationRow[]>;

export type EducationKind = keyof typeof educationLists;

export const EDUCATION_KINDS = Object.keys(educationLists) as EducationKind[];

/** The 38 provinces; the id is the official code of the Ministry of Home Affairs. */
export const provinces = rows(provinceRows);

/** Regencies and cities; the id is the official code without its dot. */
export const cities = rows(cityRows);

/** The province of a city: the official code of a city starts with that of its province. */
export function provinceOf(cityId: number): number {
  return Math.floor(cityId / 100);
}
