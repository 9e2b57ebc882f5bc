/** `npm run jobs`: see `jobs/jobs-command.ts`. */
import { runJobs } from './jobs/jobs-command';
import { runAsProcess } from './run-command';

void runAsProcess(runJobs);
