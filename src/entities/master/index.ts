export { masterApi, useGetMasterListQuery } from './api/master.api';
export { toId, toOptions } from './model/master';
export type { MasterItem, MasterList } from './model/master';
export { useMasterOptions } from './model/use-master-options';
