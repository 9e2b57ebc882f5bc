import { lazyPart } from './lazy-part';

/** To be called when the job is requested, so that its facts do not come later than the job. */
export const loadJobFacts = async () => (await import('./JobFacts')).JobFacts;

/** The facts beside a job's summary. */
export const LazyJobFacts = lazyPart("a job's further facts", loadJobFacts);
