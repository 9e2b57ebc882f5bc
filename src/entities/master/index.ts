export { masterApi } from './api/master.api';
export { idByName, toId } from './model/master';
export type { MasterItem } from './model/master';
export { useFetchMasterItems } from './model/use-fetch-master-items';
export { useMasterOptions } from './model/use-master-options';
