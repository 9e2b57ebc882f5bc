/**
 * `npm run new:section -- NAME`, `new:field`, `new:page` and `new:feature`: a slice in the shape of its siblings, with its tests and
 * registered. Ends with 0, or with 1 and a sentence, and then nothing has changed.
 */
import { generate, isForPeople } from './generate';

generate(process.argv.slice(2))
  .then((lines) => console.log(lines.join('\n')))
  .catch((error: unknown) => {
    console.error(isForPeople(error) ? error.message : error);
    process.exitCode = 1;
  });
