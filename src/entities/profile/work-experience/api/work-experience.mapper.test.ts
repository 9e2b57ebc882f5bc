import { makeWorkExperienceDto } from '@test/dto/work-experience';
import { toWorkExperience } from './work-experience.mapper';

it('ignores the end of an ongoing job', () => {
  const dto = makeWorkExperienceDto({ currentlyWorking: true, endDate: '2025-01-01' });
  expect(toWorkExperience(dto).endDate).toBeNull();
});

it('keeps the end of a job that has one', () => {
  const dto = makeWorkExperienceDto({ currentlyWorking: false, endDate: '2025-01-01' });
  expect(toWorkExperience(dto).endDate).toBe('2025-01-01');
});

it('treats a job that is over as over, even when its end is not known', () => {
  const dto = makeWorkExperienceDto({ currentlyWorking: false, endDate: null });
  expect(toWorkExperience(dto).endDate).toBe('');
});

it('treats a job without a flag and an end as ongoing', () => {
  const { currentlyWorking: _flag, ...dto } = makeWorkExperienceDto({ endDate: null });
  expect(toWorkExperience(dto).endDate).toBeNull();
});
