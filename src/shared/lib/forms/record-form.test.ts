import { boolean, object, string } from 'yup';
import { firstValues, toRequest } from './record-form';
import { optionalText } from './field-rules';

interface Write {
  name: string;
  level: string | number;
  grade?: number | null;
  note?: string | null;
  isOpen: boolean;
}

const schema = object({
  name: string().trim().required(),
  level: string().required(),
  grade: optionalText(),
  note: optionalText(),
  isOpen: boolean().default(false),
});

const RECORD = { id: 5, name: 'Satu', level: { id: 7, name: null }, grade: 3.5, note: null, isOpen: true };
const VALUES = { name: 'Satu', level: '7', grade: '3.5', note: '', isOpen: true };

it('starts from a record: ids and numbers as text, an empty text for null, and the form’s own fields alone', () => {
  expect(firstValues(schema, RECORD)).toEqual(VALUES);
});

it('starts from the schema’s defaults, and from empty texts, without a record', () => {
  expect(firstValues(schema, null)).toEqual({ name: '', level: '', grade: '', note: '', isOpen: false });
});

it('sends what the schema makes of the values: null for an empty text, converted ids and numbers', () => {
  const sent = toRequest<Write>(schema, { ...VALUES, name: ' Satu ' }, { level: Number, grade: Number });
  expect(sent).toEqual({ name: 'Satu', level: 7, grade: 3.5, note: null, isOpen: true });
});

it('converts no empty text', () => {
  const sent = toRequest<Write>(schema, { ...VALUES, grade: '' }, { level: Number, grade: Number });
  expect(sent.grade).toBeNull();
});

it('does not compile with a schema that lacks a field of the contract', () => {
  const lacking = object({ name: string().required() });
  // @ts-expect-error: the other fields are missing
  expect(toRequest<Write>(lacking, VALUES, { level: Number, grade: Number })).toMatchObject({ name: 'Satu' });
});

it('does not compile for a record that lacks a field of the form, which would be stored as null', () => {
  // @ts-expect-error: the other fields are missing
  expect(firstValues(schema, { name: 'Satu' }).note).toBe('');
});
