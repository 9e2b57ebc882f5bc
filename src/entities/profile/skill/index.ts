export { skillApi, useAddSkillsMutation, useDeleteSkillMutation, useGetSkillsQuery } from './api/skill.api';
export { SKILLS_PATH } from './api/skill-path';
