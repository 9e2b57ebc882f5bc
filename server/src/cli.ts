/** The operators' commands: `npm run jobs`, `applications`, `candidates` and `reports`. Each loads its own code alone. */
import { runAsProcess } from './cli/run-command';

const COMMANDS = new Map([
  ['jobs', async () => (await import('./cli/jobs/jobs-command')).runJobs],
  ['applications', async () => (await import('./cli/applications/applications-command')).runApplications],
  ['candidates', async () => (await import('./cli/candidates/candidates-command')).runCandidates],
  ['reports', async () => (await import('./cli/reports/reports-command')).runReports],
]);

const [name = '', ...argv] = process.argv.slice(2);
const command = COMMANDS.get(name);
if (!command) throw new Error(`The first argument is one of: ${[...COMMANDS.keys()].join(', ')}.`);
void runAsProcess(command, argv);
