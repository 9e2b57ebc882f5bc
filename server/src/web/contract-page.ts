/** The contract as a page to read: plain HTML without scripts, made once of `contract/openapi.yaml`. */
import { escapeMarkup } from './escape-markup';

/** As much of OpenAPI's schema object as the contract uses. */
interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: Schema | boolean;
  oneOf?: Schema[];
  allOf?: Schema[];
  [keyword: string]: unknown;
}

interface Referable {
  $ref?: string;
  description?: string;
}

interface Parameter extends Referable {
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
}

interface Body extends Referable {
  content?: Record<string, { schema: Schema }>;
}

interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  security?: object[];
  parameters?: Parameter[];
  requestBody?: Body;
  responses: Record<string, Body>;
}

/** As much of an OpenAPI document as the contract uses. */
export interface ContractDocument {
  info: { title: string; version: string; summary: string; description: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    parameters: Record<string, Parameter>;
    responses: Record<string, Body>;
    schemas: Record<string, Schema>;
  };
}

/** Keywords that narrow a value down, said as they stand. */
const LIMITS =
  'format minimum maximum exclusiveMinimum minLength maxLength minItems maxItems uniqueItems pattern default'.split(
    ' ',
  );

const code = (text: string): string => `<code>${escapeMarkup(text)}</code>`;

/** Prose of the contract, in which names stand between backticks. */
const prose = (text: string): string => escapeMarkup(text.trim()).replaceAll(/`([^`]+)`/g, '<code>$1</code>');

const paragraph = (text: string | undefined): string => (text ? `<p>${prose(text)}</p>` : '');

const nameIn = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1);

const schemaLink = (reference: string): string =>
  `<a href="#schema-${nameIn(reference)}">${escapeMarkup(nameIn(reference))}</a>`;

function limitsOf(schema: Schema): string {
  const limits = LIMITS.filter((keyword) => schema[keyword] !== undefined).map(
    (keyword) => `${keyword} ${code(String(schema[keyword]))}`,
  );
  return limits.length > 0 ? `, ${limits.join(', ')}` : '';
}

function kindOf(schema: Schema): string {
  const { type, items, oneOf, allOf, additionalProperties, properties } = schema;
  if (schema.$ref) return schemaLink(schema.$ref);
  if ('const' in schema) return code(JSON.stringify(schema.const));
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => code(JSON.stringify(value))).join(' or ');
  if (oneOf) return oneOf.map(typeOf).join(' or ');
  if (allOf) return allOf.map(typeOf).join(' with ');
  if (items) return `list of ${typeOf(items)}`;
  if (properties) return `object:${propertyList(schema)}`;
  if (typeof additionalProperties === 'object') return `object of ${typeOf(additionalProperties)}`;
  return [type ?? 'anything'].flat().join(' or ');
}

const typeOf = (schema: Schema): string => kindOf(schema) + limitsOf(schema);

function propertyList({ properties = {}, required = [] }: Schema): string {
  const entries = Object.entries(properties).map(([name, schema]) => {
    const presence = required.includes(name) ? '' : ' <em>optional</em>';
    return `<li>${code(name)}${presence}: ${typeOf(schema)}${schema.description ? `. ${prose(schema.description)}` : ''}</li>`;
  });
  return `<ul>${entries.join('')}</ul>`;
}

function contentOf({ content = {} }: Body): string {
  return Object.entries(content)
    .map(([type, { schema }]) => `${code(type)}: ${schema ? typeOf(schema) : 'a file'}`)
    .join('; ');
}

/** The page of a contract. Every call and every schema has an address of its own: `#getJob`, `#schema-Job`. */
export function contractPage(document: ContractDocument, style: string): string {
  const { info, servers, tags, paths, components } = document;
  const parameterOf = (given: Parameter): Parameter =>
    given.$ref ? (components.parameters[nameIn(given.$ref)] ?? given) : given;
  const responseOf = (given: Body): Body => (given.$ref ? (components.responses[nameIn(given.$ref)] ?? given) : given);

  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), ...operation })),
  );
  type Call = (typeof operations)[number];
  const callsOf = (tag: string): Call[] => operations.filter((operation) => operation.tags.includes(tag));

  const parameterItem = ({ name, in: place, required, description, schema }: Parameter): string =>
    `<li>${code(name)} (${place}${required ? '' : ', <em>optional</em>'}): ${typeOf(schema)}${description ? `. ${prose(description)}` : ''}</li>`;

  function call({
    path,
    method,
    operationId,
    summary,
    description,
    security,
    parameters = [],
    requestBody,
    responses,
  }: Call) {
    const items = Object.entries(responses).map(([status, given]) => {
      const response = responseOf(given);
      const content = contentOf(response);
      return `<li><strong>${status}</strong> ${prose(response.description ?? '')}${content && ` <span>${content}</span>`}</li>`;
    });
    return `<article id="${operationId}" aria-labelledby="${operationId}-title">
<h3 id="${operationId}-title"><a href="#${operationId}">${code(`${method} ${path}`)}</a></h3>
${paragraph(summary)}${paragraph(description)}
<p>${security?.length === 0 ? 'Needs no session.' : 'Needs a session.'}</p>
${parameters.length > 0 ? `<h4>Parameters</h4><ul>${parameters.map((given) => parameterItem(parameterOf(given))).join('')}</ul>` : ''}
${requestBody ? `<h4>Body</h4>${paragraph(requestBody.description)}<div>${contentOf(requestBody)}</div>` : ''}
<h4>Responses</h4><ul>${items.join('')}</ul>
</article>`;
  }

  const schema = ([name, given]: [string, Schema]): string =>
    `<article id="schema-${name}" aria-labelledby="schema-${name}-title"><h3 id="schema-${name}-title">${escapeMarkup(name)}</h3>${paragraph(given.description)}<div>${typeOf(given)}</div></article>`;

  const contents = tags.map(
    ({ name }) =>
      `<li><a href="#tag-${name}">${escapeMarkup(name)}</a><ul>${callsOf(name)
        .map(({ operationId, method, path }) => `<li><a href="#${operationId}">${code(`${method} ${path}`)}</a></li>`)
        .join('')}</ul></li>`,
  );

  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>${escapeMarkup(info.title)}</title>
<link rel="icon" href="/favicon.svg" />
<link rel="stylesheet" href="${style}" />
</head>
<body>
<header>
<h1>${escapeMarkup(info.title)}</h1>
${paragraph(info.summary)}${paragraph(info.description)}
<p>Version ${escapeMarkup(info.version)}. Paths begin with ${servers.map(({ url }) => code(url)).join(', ')}. The same as <a href="/api/openapi.json">OpenAPI in JSON</a>.</p>
</header>
<nav aria-label="Calls"><ul>${contents.join('')}<li><a href="#schemas">schemas</a></li></ul></nav>
<main>
${tags.map(({ name }) => `<section aria-labelledby="tag-${name}"><h2 id="tag-${name}">${escapeMarkup(name)}</h2>${callsOf(name).map(call).join('')}</section>`).join('\n')}
<section aria-labelledby="schemas"><h2 id="schemas">schemas</h2>${Object.entries(components.schemas).map(schema).join('')}</section>
</main>
</body>
</html>
`;
}
