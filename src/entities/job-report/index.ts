export { useReportJobMutation } from './job-report.api';
export { LONGEST_CONTACT, LONGEST_REPORT, REPORT_REASONS } from './job-report';
export { reporterId } from './reporter-id';
export type { ReportReason, ReportReceipt } from './job-report';
