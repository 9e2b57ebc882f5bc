import { parse } from 'valibot';
import { isOther } from '../model/education';
import { educationDto } from './education.dto';
import { toEducation } from './education.mapper';

it.each([
  ['an id', 21, { id: 21, name: null }],
  ['an id as text', '21', { id: '21', name: null }],
  ['id and name', { id: 21, name: 'Universitas Uji' }, { id: 21, name: 'Universitas Uji' }],
  ['a blank name', { id: 21, name: ' ' }, { id: 21, name: null }],
  ['“Other”', { id: 'Other', name: 'Other' }, { id: 'Other', name: 'Other' }],
  ['nothing', null, null],
])('reads an institution sent as %s', (_what, education, expected) => {
  const dto = parse(educationDto, { id: 8, education });
  expect(toEducation(dto).institution).toEqual(expected);
});

it.each([
  [{ id: 'Other', name: null }, true],
  [{ id: 'other', name: null }, true],
  [{ id: 99, name: 'Other' }, true],
  [{ id: 99, name: 'Universitas Other' }, false],
  [null, false],
])('takes %o for another one: %s', (reference, expected) => {
  expect(isOther(reference)).toBe(expected);
});

it('reads the location in any letter case, and treats a record without an end as ongoing', () => {
  expect(toEducation({ id: 8, location: 'Overseas' })).toMatchObject({ location: 'overseas', isPresent: true });
  expect(toEducation({ id: 8, location: '34', graduationDate: '2017-07-01' })).toMatchObject({
    location: null,
    isPresent: false,
  });
});
