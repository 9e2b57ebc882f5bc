import majors from './education-majors.json';

/** A field of study, with the ids of the education levels at which it is offered. */
export type EducationMajor = readonly [id: number, name: string, levels: readonly number[]];

/** The fields of study that a candidate chooses from. */
export const EDUCATION_MAJORS = majors as unknown as readonly EducationMajor[];
