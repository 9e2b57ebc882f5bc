export { isOffline, useIsOffline, useOpensOffline } from './connection';
export { DATA_SAVER_COOKIE, holdImages, savesData, showImages } from './data-saver';
export { EMPTY_IMAGE, useImagesWait } from './use-images-wait';
export { fetchFont } from './web-font';
