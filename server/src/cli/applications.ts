/** `npm run applications`: see `applications/applications-command.ts`. */
import { runApplications } from './applications/applications-command';
import { runAsProcess } from './run-command';

void runAsProcess(runApplications);
