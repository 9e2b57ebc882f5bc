/**
 * `npm run new:section -- NAME` and `npm run new:field -- SECTION FIELD`. Ends with 0, or with 1 and a sentence; nothing is
 * changed then.
 */
import { generate, isUsageError } from './generate';

generate(process.argv.slice(2))
  .then((lines) => console.log(lines.join('\n')))
  .catch((error: unknown) => {
    console.error(isUsageError(error) ? error.message : error);
    process.exitCode = 1;
  });
