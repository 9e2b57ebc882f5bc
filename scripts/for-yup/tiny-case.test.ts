import { camelCase, snakeCase } from './tiny-case';

it.each([
  ['name', 'name', 'name'],
  ['workExperience', 'workExperience', 'work_experience'],
  ['work_experience', 'workExperience', 'work_experience'],
  ['dob-day', 'dobDay', 'dob_day'],
  ['JSONData', 'jsonData', 'json_data'],
  ['line2', 'line2', 'line_2'],
  ['', '', ''],
])('writes "%s" as the original does', (name, camel, snake) => {
  expect(camelCase(name)).toBe(camel);
  expect(snakeCase(name)).toBe(snake);
});
