import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { TYPES_OF_CONTRACT, migration } from './commands';
import { UsageError, checkedTitle, namesOf, snakeOf } from './names';
import type { Options, Planned } from './plan';
import { addToImport, addToInterface, addToObject, addToResult, addToRows } from './syntax';

/** The greatest number of characters that the provider takes; the form leaves the refusal to it. */
const MAX_LENGTH = 250;

const CONTRACT = 'contract/openapi.yaml';

const COLUMNS = 'server/src/db/profile-schema.ts';

/** Adds a property to a schema of the contract, behind its others. */
function addToSchema(text: string, schema: string, field: string, type: string): string {
  const [, before, properties] = new RegExp(`^([^]*\\n    ${schema}:\\n)((?: {5,}.*\\n)+)`).exec(text) ?? [];
  if (before === undefined || properties === undefined) throw new UsageError(`${CONTRACT} has no schema ${schema}.`);
  if (properties.includes(`        ${field}: `)) throw new UsageError(`${schema} has the field ${field} already.`);
  const end = before.length + properties.length;
  return `${text.slice(0, end)}        ${field}: ${type}\n${text.slice(end)}`;
}

const SECTIONS = 'server/src/profile/sections';

/** Labels of the contract's keys on the page of a candidate's export. */
const EXPORT_LABELS = 'server/src/privacy/export/export-words.ts';

/** First group of a pattern's match in a file. */
function nameIn(root: string, file: string, pattern: RegExp): string {
  const target = path.join(root, file);
  const [, name] = (existsSync(target) && pattern.exec(readFileSync(target, 'utf8'))) || [];
  if (name === undefined) throw new UsageError(`${file} does not name it: is there such a section?`);
  return name;
}

/** True when the export's page has a label for the key, from a field of another section. */
const hasLabel = (root: string, field: string): boolean =>
  readFileSync(path.join(root, EXPORT_LABELS), 'utf8').includes(`\n  ${field}: `);

/** Changes a text step by step. */
const steps =
  (...all: ((text: string) => string)[]) =>
  (text: string): string =>
    all.reduce((changed, step) => step(changed), text);

/**
 * A text field of a section of the profile, which may be empty.
 *
 * @param name of the section and of the field, with a space between them
 * @throws {UsageError} for a section that is not there, or a field that cannot be
 */
export function planField(root: string, name: string, { title }: Options): Planned {
  const [section = '', field = ''] = name.split(' ');
  const { kebab, camel, pascal } = namesOf(section);
  if (!/^[a-z][a-zA-Z0-9]*$/.test(field)) throw new UsageError(`"${field}" is no name of a field, such as placeName.`);
  const words = snakeOf(field).split('_').join(' ');
  const english = words.charAt(0).toUpperCase() + words.slice(1);
  const label = checkedTitle(title ?? english);
  const entity = `src/entities/profile/${kebab}`;
  const feature = `src/features/edit-profile/${kebab}`;
  const server = `${SECTIONS}/${kebab}.ts`;
  const table = nameIn(root, server, /^ {2}table: (\w+),$/m);
  const key = nameIn(root, `${SECTIONS}/index.ts`, new RegExp(`^ {2}(\\w+): ${camel},$`, 'm'));
  const body = nameIn(root, `${SECTIONS}/sections.fixture.ts`, new RegExp(`^ {2}${key}: (\\w+),$`, 'm'));
  return {
    folders: [],
    plan: {
      files: {},
      registrations: {
        [CONTRACT]: steps(
          (text) => addToSchema(text, `${pascal}Write`, field, `{ type: [string, 'null'], maxLength: ${MAX_LENGTH} }`),
          (text) => addToSchema(text, pascal, field, `{ type: [string, 'null'] }`),
        ),
        [COLUMNS]: (text) => addToObject(text, table, `${field}: text('${snakeOf(field)}')`),
        [server]: steps(
          (text) => addToRows(text, 'read', field),
          (text) => addToResult(text, 'toRow', field, (read) => `${read} ?? null`),
        ),
        [`${SECTIONS}/sections.fixture.ts`]: (text) => addToObject(text, body, `${field}: 'Contoh'`),
        ...(hasLabel(root, field)
          ? {}
          : { [EXPORT_LABELS]: (text: string) => addToObject(text, 'LABELS', `${field}: '${label}'`) }),
        [`${entity}/${kebab}.api.ts`]: steps(
          (text) => addToObject(text, `${camel}Dto`, `${field}: optionalText`),
          (text) => addToImport(text, '@/shared/api', 'optionalText'),
          (text) => addToResult(text, `to${pascal}`, field, (read) => `${read} ?? ''`),
          (text) => addToResult(text, 'toRequestBody', field, (read) => `${read} || null`),
        ),
        [`${entity}/${kebab}.ts`]: steps(
          (text) => addToInterface(text, pascal, `${field}: string`),
          (text) => addToInterface(text, `${pascal}Draft`, `${field}: string`),
        ),
        [`${feature}/model/${kebab}-form.ts`]: steps(
          (text) => addToInterface(text, `${pascal}Values`, `${field}: string`),
          (text) => addToObject(text, `${camel}Schema`, `${field}: string().trim()`),
          (text) => addToResult(text, 'toValues', field, (read) => `${read.replace('.', '?.')} ?? ''`),
          (text) => addToResult(text, 'toDraft', field, (read) => `${read}.trim()`),
        ),
        [`${feature}/texts.ts`]: (text) => addToObject(text, 'texts', `${field}: '${label}'`),
        [`${feature}/texts.en.ts`]: (text) => addToObject(text, 'english', `${field}: '${english}'`),
      },
      commands: [TYPES_OF_CONTRACT, migration(`${snakeOf(pascal)}_${snakeOf(field)}`)],
      next: [
        `${feature}/ui/${pascal}Modal.tsx: <TextInput name="${field}" label={texts.${field}} />`,
        `${entity}/${pascal}Item.tsx: item.${field}`,
        `the tests that compare whole records: npm run check:types, npx jest ${kebab}`,
      ],
    },
  };
}
