export { AfterApplying } from './ui/AfterApplying';
