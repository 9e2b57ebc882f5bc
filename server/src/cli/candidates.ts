/** `npm run candidates`: see `candidates/candidates-command.ts`. */
import { runCandidates } from './candidates/candidates-command';
import { runAsProcess } from './run-command';

void runAsProcess(runCandidates);
