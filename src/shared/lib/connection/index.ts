export { isOffline, useIsOffline, useOpensOffline, EMPTY_IMAGE, useImagesWait } from './connection';
export { DATA_SAVER_COOKIE, holdImages, savesData, showImages, fetchFont } from './data-saver';
