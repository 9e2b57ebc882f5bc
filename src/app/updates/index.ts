export { startUpdates } from './app-updates';
export { UpdateNotice } from './UpdateNotice';
