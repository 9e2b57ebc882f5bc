import type { Options, Planned } from './plan';
import { checkedTitle, namesOf } from './names';
import { featureFiles } from './templates/feature';

/**
 * Something a candidate does; a page or a widget shows its button, so that it is registered nowhere.
 *
 * @throws {UsageError} for a name or title that cannot be
 */
export function planFeature(_root: string, name: string, options: Options): Planned {
  const { kebab, pascal, words } = namesOf(name);
  return {
    folders: [`src/features/${kebab}`],
    plan: {
      files: featureFiles({ kebab, pascal, title: checkedTitle(options.title ?? words), words }),
      registrations: {},
      next: [
        `npx jest src/features/${kebab} --selectProjects web`,
        `show it: import { ${pascal}Button } from '@/features/${kebab}'`,
        `name its page in PAGE_OF_DIALOG of scripts/bundle-size.ts, unless it opens in the profile`,
      ],
    },
  };
}
