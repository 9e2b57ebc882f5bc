export { masterApi } from './api/master.api';
export { toId } from './model/master';
export type { MasterItem } from './model/master';
export { useMasterOptions } from './model/use-master-options';
