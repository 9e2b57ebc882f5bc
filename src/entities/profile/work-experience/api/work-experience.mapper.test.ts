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

it('takes a job that is over for one that is over, also when its end is not known', () => {
  const dto = makeWorkExperienceDto({ currentlyWorking: false, endDate: null });
  expect(toWorkExperience(dto).endDate).toBe('');
});

it('takes a job of which neither is known for one that goes on', () => {
  const { currentlyWorking: _flag, ...dto } = makeWorkExperienceDto({ endDate: null });
  expect(toWorkExperience(dto).endDate).toBeNull();
});
