import { toPhrase } from '@titian/rules/words';
import { EDUCATION_FIELDS } from './education';
import { columnsOf } from './fields';
import { ACHIEVEMENT_FIELDS, TRAINING_FIELDS } from './training';
import { ORGANISATION_FIELDS, WORK_FIELDS } from './work';

const TABLES = [EDUCATION_FIELDS, WORK_FIELDS, ORGANISATION_FIELDS, TRAINING_FIELDS, ACHIEVEMENT_FIELDS];

/** True for the headings of a table's columns, all of which are fields of one section. */
export const isTableHead = (cells: readonly string[]): boolean =>
  TABLES.some((names) => columnsOf(names, cells, toPhrase)?.every((field) => field !== 'ignored'));
