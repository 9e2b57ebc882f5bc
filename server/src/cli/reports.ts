/** `npm run reports`: see `reports/reports-command.ts`. */
import { runReports } from './reports/reports-command';
import { runAsProcess } from './run-command';

void runAsProcess(runReports);
