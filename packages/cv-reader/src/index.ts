export { startCvReader, type CvReader } from './files/cv-reader';
export { CvRefused, type CvRefusal } from './files/refusal';
export type { CvEntry, CvLine, CvReading, CvSection } from './reading';
