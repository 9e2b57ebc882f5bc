export { CustomCvButton } from './ui/CustomCvButton';
export { DownloadCvButton } from './ui/DownloadCvButton';
