export { deviceStorageSlice, selectIsUnsaved, selectUnsaved, writeEnded } from './device-storage';
