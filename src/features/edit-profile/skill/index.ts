import { skillApi } from '@/entities/profile/skill';
import { SkillSection } from './ui/SkillSection';

/** For the profile page: the section, and the query of its list. */
export const skillSection = { Section: SkillSection, list: skillApi.endpoints.getSkills };

export { useSkillProposals } from './ui/use-skill-proposals';
