export { skillApi, useAddSkillsMutation, useDeleteSkillMutation, useGetSkillsQuery } from './skill.api';
