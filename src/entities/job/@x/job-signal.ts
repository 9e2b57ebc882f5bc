export type { Job, JobDetail } from '../model/job';
export { toStatedPay } from '../model/stated-pay';
