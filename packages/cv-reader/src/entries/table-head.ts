import { toPhrase } from '@titian/rules/words';
import { TABLES, columnsOf, fieldOf } from './fields';
import { bareFactOf } from './personal';

/** True for the headings of a table's columns, some of which may be of no field. */
export const isTableHead = (cells: readonly string[]): boolean =>
  TABLES.some((names) => columnsOf(names, cells) !== null);

/** The fields that a text is the label of, in each section. */
function fieldsOf(text: string): (string | undefined)[] {
  const phrase = toPhrase(text);
  return [bareFactOf(phrase), ...TABLES.map((names) => fieldOf(names, phrase))];
}

/** True for the label of a field and nothing else. */
export const isLabel = (text: string): boolean =>
  fieldsOf(text).some((field) => !['ignored', undefined].includes(field));

/** True for the two lines of one label: "Main activities and", "responsibilities". */
export function isCutLabel(first: string, end: string): boolean {
  const whole = fieldsOf(`${first} ${end}`);
  return whole.some(Boolean) && fieldsOf(first).every((field, at) => field === undefined || field === whole[at]);
}
