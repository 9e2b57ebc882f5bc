export { masterApi, idByName, toId } from './master.api';
export type { MasterItem } from './master.api';
export { useFetchMasterItems, useMasterOptions } from './use-master-options';
