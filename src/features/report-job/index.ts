export { ReportJob } from './ReportJob';
