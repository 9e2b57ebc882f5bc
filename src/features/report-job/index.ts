export { ReportJob } from './ui/ReportJob';
