import { parseRows } from '@/shared/api';
import type { Job } from '../model/job';
import { jobDto } from './job.dto';
import { toJobs } from './job.mapper';

/**
 * The jobs among rows in the provider's form; a row that does not match the schema is left out and logged.
 *
 * @param name the list's name in the log
 */
export const parseJobs = (rows: readonly unknown[], name: string): Job[] => toJobs(parseRows(jobDto, rows, name));
