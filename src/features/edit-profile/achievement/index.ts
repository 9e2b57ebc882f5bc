export { AchievementSection } from './ui/AchievementSection';
