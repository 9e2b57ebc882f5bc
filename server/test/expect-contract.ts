import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { LightMyRequestResponse } from 'fastify';
import { responseSchema } from '../src/http/contract';

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
const compiled = new Map<string, ValidateFunction>();

function validatorOf(operationId: string, status: number): ValidateFunction {
  const key = `${operationId} ${status}`;
  const known = compiled.get(key);
  if (known) return known;
  const schema = responseSchema(operationId, status);
  if (!schema) throw new Error(`The contract has no response ${status} for ${operationId}.`);
  const validate = ajv.compile(closed(schema) as object);
  compiled.set(key, validate);
  return validate;
}

/**
 * The schema with every object closed, so that a response with more than the contract names fails too. The parts
 * of an `allOf` stay open, for each knows only its own keys.
 */
function closed(node: unknown, isPart = false): unknown {
  if (Array.isArray(node)) return node.map((item) => closed(item, isPart));
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).map(([key, value]) => [key, closed(value, key === 'allOf')]);
  const isObject = ('properties' in node || 'allOf' in node) && !('additionalProperties' in node);
  return { ...Object.fromEntries(entries), ...(isObject && !isPart && { unevaluatedProperties: false }) };
}

/** Fails unless the response is one that the contract has for this operation and status, with nothing beside. */
export function expectContract(operationId: string, response: LightMyRequestResponse): void {
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  const validate = validatorOf(operationId, response.statusCode);
  validate(response.json());
  expect(validate.errors).toBeNull();
}
