export { SkillSection } from './ui/SkillSection';
