export { UploadCvSection } from './ui/UploadCvSection';
