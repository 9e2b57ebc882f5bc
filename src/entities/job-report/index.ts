export { useReportJobMutation, LONGEST_CONTACT, LONGEST_REPORT, REPORT_REASONS, reporterId } from './job-report.api';
export type { ReportReason, ReportReceipt } from './job-report.api';
