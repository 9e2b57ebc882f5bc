import { toPhrase } from '@titian/rules/words';
import { EDUCATION_FIELDS } from './education';
import { columnsOf, fieldOf } from './fields';
import { isBareLabel } from './personal';
import { ACHIEVEMENT_FIELDS, TRAINING_FIELDS } from './training';
import { ORGANISATION_FIELDS, WORK_FIELDS } from './work';

const TABLES = [EDUCATION_FIELDS, WORK_FIELDS, ORGANISATION_FIELDS, TRAINING_FIELDS, ACHIEVEMENT_FIELDS];

/** True for the headings of a table's columns, all of which are fields of one section. */
export const isTableHead = (cells: readonly string[]): boolean =>
  TABLES.some((names) => columnsOf(names, cells)?.every((field) => field !== 'ignored'));

/** True for headings of columns, some of which may be of no field. */
export const hasColumnHeads = (cells: readonly string[]): boolean =>
  TABLES.some((names) => columnsOf(names, cells) !== null);

/** True for the label of a field and nothing else. */
export function isLabel(text: string): boolean {
  const phrase = toPhrase(text);
  return isBareLabel(phrase) || TABLES.some((names) => !['ignored', undefined].includes(fieldOf(names, phrase)));
}
