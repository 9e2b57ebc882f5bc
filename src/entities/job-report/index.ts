export {
  useReportJobMutation,
  MAX_CONTACT_LENGTH,
  MAX_REPORT_LENGTH,
  REPORT_REASONS,
  reporterId,
} from './job-report.api';
export type { ReportReason, ReportReceipt } from './job-report.api';
