export { skillApi, useAddSkillsMutation, useDeleteSkillMutation, useGetSkillsQuery } from './api/skill.api';
