import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { TYPES_OF_CONTRACT, migration } from './commands';
import type { Options, Planned } from './plan';
import { UsageError, checkedTitle, lowerFirst, namesOf, pluralOf, snakeOf } from './names';
import type { SectionNames } from './names';
import { sectionRegisters } from './section-registers';
import type { Tab } from './section-registers';
import { entityFiles } from './templates/section-entity';
import { featureFiles } from './templates/section-feature';
import { serverFiles } from './templates/section-server';
import { testFiles } from './templates/section-tests';

const TABS: readonly Tab[] = ['background', 'preferences', 'documents'];

const isTab = (tab: string): tab is Tab => TABS.some((known) => known === tab);

/** Where every section of the profile is registered. */
const SECTIONS = 'src/pages/profile/ui/sections.ts';

/** Names that the files of a section import for something else. */
const RESERVED = ['Id', 'Envelope', 'Versioned', 'InferType'];

/** The section's import, and its place at the end of the array of its tab. */
function register(text: string, { kebab, camel }: SectionNames, tab: string): string {
  const array = new RegExp(`(const ${tab}Sections: .* = \\[[^\\]]*?),?\\s*\\];`);
  if (!array.test(text)) return text;
  const line = `import { ${camel}Section } from '@/features/edit-profile/${kebab}';\n`;
  const end = text.indexOf('\n', text.lastIndexOf('\nimport ') + 1) + 1;
  return (text.slice(0, end) + line + text.slice(end)).replace(array, `$1, ${camel}Section];`);
}

/** Endpoints of all entities share one namespace: the file that has one of this name already. */
function fileWithEndpoint(root: string, endpoint: string): string | undefined {
  const entities = path.join(root, 'src/entities');
  if (!existsSync(entities)) return undefined;
  return readdirSync(entities, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.api.ts'))
    .find((file) => readFileSync(path.join(entities, file), 'utf8').includes(` ${endpoint}: `));
}

/**
 * A section of the profile.
 *
 * @throws {UsageError} for a name, title or tab that cannot be
 */
export function planSection(root: string, name: string, { title, plural, tab = 'background' }: Options): Planned {
  const { kebab, camel, pascal, words } = namesOf(name);
  if (RESERVED.includes(pascal)) throw new UsageError(`"${name}" means something else in the code of a section.`);
  if (!isTab(tab)) throw new UsageError(`"${tab}" is no tab with sections: ${TABS.join(', ')}.`);
  const plurals = plural === undefined ? pluralOf(pascal) : namesOf(plural).pascal;
  if (plurals === pascal) throw new UsageError('The plural is to differ from the name.');
  const names: SectionNames = {
    kebab,
    camel,
    pascal,
    plural: plurals,
    table: lowerFirst(plurals),
    snake: snakeOf(plurals),
    title: checkedTitle(title ?? words),
    words,
  };
  const present = fileWithEndpoint(root, `get${plurals}`);
  if (present) throw new UsageError(`The name is taken: src/entities/${present} has get${plurals} already.`);
  return {
    folders: [`src/entities/profile/${kebab}`, `src/features/edit-profile/${kebab}`],
    plan: {
      files: { ...entityFiles(names), ...featureFiles(names), ...testFiles(names), ...serverFiles(names) },
      registrations: { [SECTIONS]: (text) => register(text, names, tab), ...sectionRegisters(names, tab) },
      commands: [TYPES_OF_CONTRACT, migration(names.snake)],
      next: [
        `npx jest ${kebab} profile/sections`,
        `the words of texts.ts and texts.en.ts`,
        `the fields beside name and description: docs/tutorial-field.md`,
      ],
    },
  };
}
