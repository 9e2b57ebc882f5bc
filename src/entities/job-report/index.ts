export { useReportJobMutation } from './api/job-report.api';
export { LONGEST_CONTACT, LONGEST_REPORT, REPORT_REASONS } from './model/job-report';
export { reporterId } from './model/reporter-id';
export type { ReportReason, ReportReceipt } from './model/job-report';
