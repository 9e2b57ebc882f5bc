export { DownloadCvButton } from './ui/DownloadCvButton';
