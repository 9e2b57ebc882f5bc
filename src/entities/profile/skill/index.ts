export { skillApi, useAddSkillsMutation, useDeleteSkillMutation, useGetSkillsQuery } from './api/skill.api';
export type { Skill } from './model/skill';
