/** A process of its own for `database.test.ts`: takes a folder's lock and holds it until its input ends. */
import { lockDataDir } from '../src/db/lock';

try {
  lockDataDir(process.argv[2] ?? '');
  process.stdout.write('held\n');
  process.stdin.resume();
} catch (error) {
  process.stdout.write(`${String(error)}\n`);
}
