export { SalarySection } from './ui/SalarySection';
