/** Reads `contract/openapi.yaml`, so that the server checks requests by the contract that the web app is built on. */
import { readFileSync } from 'node:fs';
import type { FastifySchema } from 'fastify';
import { load } from 'js-yaml';
import { contractFile } from '../paths';

export type JsonSchema = Record<string, unknown>;

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: JsonSchema;
}

interface Body {
  content?: Record<string, { schema: JsonSchema }>;
}

interface Operation {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: Body;
  responses: Record<string, Body>;
}

interface Contract {
  paths: Record<string, Record<string, Operation>>;
}

let document: object | undefined;

/** The contract as it is in its file, references included. */
export function contractDocument(): object {
  document ??= load(readFileSync(contractFile, 'utf8')) as object;
  return document;
}

function resolvePointer(pointer: string): unknown {
  return pointer
    .replace('#/', '')
    .split('/')
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], contractDocument());
}

function inlined(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(inlined);
  if (typeof node !== 'object' || node === null) return node;
  if ('$ref' in node && typeof node.$ref === 'string') return inlined(resolvePointer(node.$ref));
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, inlined(value)]));
}

/** Replaces every `$ref` with its target; the contract has no schema that contains itself. */
const inline = <T>(part: T): T => inlined(part) as T;

function readOperations(): Map<string, Operation> {
  const { paths } = contractDocument() as Contract;
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  return new Map(operations.map((operation) => [operation.operationId, operation]));
}

let operations: Map<string, Operation> | undefined;

function operation(operationId: string): Operation {
  operations ??= readOperations();
  const found = operations.get(operationId);
  if (!found) throw new Error(`The contract has no operation "${operationId}".`);
  return found;
}

function parametersSchema(parameters: Parameter[]): JsonSchema | undefined {
  if (parameters.length === 0) return undefined;
  return {
    type: 'object',
    required: parameters.filter((parameter) => parameter.required).map((parameter) => parameter.name),
    properties: Object.fromEntries(parameters.map((parameter) => [parameter.name, parameter.schema])),
  };
}

/**
 * Fastify schema of one operation: JSON body, path and query parameters, references resolved.
 * Throws for an operation that the contract does not have.
 */
export function contractSchema(operationId: string): FastifySchema {
  const { parameters, requestBody } = operation(operationId);
  const resolved = inline(parameters ?? []);
  const body = inline(requestBody)?.content?.['application/json']?.schema;
  const params = parametersSchema(resolved.filter((parameter) => parameter.in === 'path'));
  const querystring = parametersSchema(resolved.filter((parameter) => parameter.in === 'query'));
  return { ...(body && { body }), ...(params && { params }), ...(querystring && { querystring }) };
}

/** The schema of one operation's response with one HTTP status, undefined where the contract has none. For tests. */
export function responseSchema(operationId: string, status: number): JsonSchema | undefined {
  return inline(operation(operationId).responses[String(status)])?.content?.['application/json']?.schema;
}
