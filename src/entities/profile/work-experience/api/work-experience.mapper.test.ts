import { makeWorkExperienceDto } from '@test/dto/work-experience';
import { toWorkExperience } from './work-experience.mapper';

it('takes a job that goes on for one without an end', () => {
  const dto = makeWorkExperienceDto({ currentlyWorking: true, endDate: '2025-01-01' });
  expect(toWorkExperience(dto).endDate).toBeNull();
});

it('keeps the end of a job that has one', () => {
  const dto = makeWorkExperienceDto({ currentlyWorking: false, endDate: '2025-01-01' });
  expect(toWorkExperience(dto).endDate).toBe('2025-01-01');
});
