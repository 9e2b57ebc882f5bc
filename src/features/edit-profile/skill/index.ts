import { skillApi } from '@/entities/profile/skill';
import { SkillSection } from './ui/SkillSection';

/** For the profile page: what it shows, and the list that this reads. */
export const skillSection = { Section: SkillSection, list: skillApi.endpoints.getSkills };
