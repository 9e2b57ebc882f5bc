/** Names of the education levels, in the order in which they are reached. Contract, "Master lists". */
export const EDUCATION_LEVELS = ['SMA', 'SMK', 'D1', 'D2', 'D3', 'D4', 'S1', 'Profesi', 'S2', 'S3'] as const;
