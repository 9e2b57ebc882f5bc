import type { Options, Planned } from './plan';
import { UsageError, checkedTitle, namesOf } from './names';
import { pageFiles } from './templates/page';

const ROUTES = 'src/shared/config/routes.ts';
const ROUTER = 'src/app/router/pages.ts';

/**
 * A page, its address and the line that fetches it.
 *
 * @throws {UsageError} for a name, title or address that cannot be, or an address that is taken
 */
export function planPage(_root: string, name: string, options: Options): Planned {
  const { kebab, camel, pascal, words } = namesOf(name);
  const address = options.address ?? `/${kebab}`;
  if (!/^(\/[a-z0-9-]+)+$/.test(address)) throw new UsageError(`"${address}" is no address, such as /saved-jobs.`);
  const loader = `  ${camel}: async () => (await import('@/pages/${kebab}')).${pascal}Page,\n`;
  return {
    folders: [`src/pages/${kebab}`],
    plan: {
      files: pageFiles({ kebab, pascal, address, title: checkedTitle(options.title ?? words), words }),
      registrations: {
        [ROUTES]: (text) => {
          if (text.includes(`pattern: '${address}'`)) throw new UsageError(`The address ${address} is taken.`);
          if (new RegExp(`^ {2}${camel}: `, 'm').test(text)) throw new UsageError(`The name is taken in ${ROUTES}.`);
          const route = `  ${camel}: { pattern: '${address}', to: () => '${address}' },\n`;
          return text.replace(/^\} as const;/m, (end) => route + end);
        },
        [ROUTER]: (text) => {
          const loaded = text.replace(/^\};\n\nexport const PRIVATE/m, (end) => loader + end);
          if (!options.private || loaded === text) return loaded;
          return loaded.replace(/(const PRIVATE: [^=]+= \[[^\]]*)\]/, `$1, '${camel}']`);
        },
      },
      next: [
        `npx jest src/pages/${kebab} --selectProjects web`,
        `links to it: routes.${camel}.to()`,
        ...(options.private
          ? []
          : [
              'for search engines: PUBLIC_PAGES of server/src/web/crawlers.ts, src/app/startup/prerender/render-pages.tsx',
            ]),
      ],
    },
  };
}
