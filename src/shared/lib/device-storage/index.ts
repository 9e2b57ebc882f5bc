export { cookieText } from './cookie-text';
export { readCookie, removeCookie, writeCookie } from './cookies';
export { deviceStorageSlice, selectIsUnsaved, selectUnsaved, writeEnded } from './device-storage';
