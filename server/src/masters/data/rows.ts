/**
 * One entry of a master list. Candidates' records point at the id, so that an id, once published, keeps its meaning:
 * a new entry takes the next free number wherever it is in the list, and an id is never given to another entry.
 */
export type MasterRow = readonly [id: number, name: string];

/** An institution or a major, with the ids of the education levels at which it is offered. */
export type EducationRow = readonly [id: number, name: string, levels: readonly number[]];
