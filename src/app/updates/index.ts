export { startUpdates } from './app-updates';
export { UpdateAlert } from './UpdateAlert';
