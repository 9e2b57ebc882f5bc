import figures from '../../contract/reference/ump.json';

/** True when the minimum wages of the reference data have ended: then no page compares pay with them. */
export const minimumWagesEnded = (): boolean => Date.now() >= Date.parse(`${figures.validThrough}T24:00:00+07:00`);
