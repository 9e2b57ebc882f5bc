/** Checks requests against the contract: bodies as they are, path and query values converted from text. */
import { Ajv2020, type Options, type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { FastifyInstance, FastifySchemaCompiler, FastifySchemaValidationError } from 'fastify';
import { isEmail } from '@titian/rules/email';
import type { JsonSchema } from './contract';
import { ApiFailure, type FieldErrors } from './failure';
import { messageFor, type FieldMessages } from './validation-messages';

/** Most fields that a response lists: more are no help, and a hostile body could make the list very long. */
const MAX_FIELDS = 20;
const MAX_NAME_LENGTH = 64;

function createAjv(options: Options): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    strict: true,
    allowUnionTypes: true,
    strictRequired: false,
    ...options,
  });
  addFormats(ajv);
  ajv.addFormat('email', isEmail);
  return ajv;
}

function compiler(): FastifySchemaCompiler<JsonSchema> {
  const json = createAjv({ coerceTypes: false });
  // A number of hundreds of digits becomes Infinity, which the strict reading of numbers exempts from every limit.
  const text = createAjv({ coerceTypes: true, strictNumbers: false });
  return ({ schema, httpPart }) => compileOnFirstUse(() => (httpPart === 'body' ? json : text).compile(schema));
}

type Check = ReturnType<FastifySchemaCompiler<JsonSchema>>;

/** Compiling a route's schema takes milliseconds: a start with a hundred of them need not wait for it. */
function compileOnFirstUse(compile: () => ValidateFunction): Check {
  let validate: ValidateFunction | undefined;
  const check: Check = (data: unknown) => {
    validate ??= compile();
    const isValid = validate(data) as boolean;
    check.errors = validate.errors as FastifySchemaValidationError[] | null;
    return isValid;
  };
  return check;
}

function fieldOf({ instancePath, params }: FastifySchemaValidationError): string | undefined {
  const field = instancePath.split('/')[1] ?? params.missingProperty ?? params.additionalProperty;
  return typeof field === 'string' ? field.slice(0, MAX_NAME_LENGTH) : undefined;
}

/** One message for each field, the first that applies: a missing choice of several schemas reports every one. */
function fieldErrors(errors: FastifySchemaValidationError[], own?: FieldMessages): FieldErrors {
  const byField = new Map<string, string[]>();
  for (const error of errors) {
    const field = fieldOf(error);
    if (field === undefined || byField.has(field)) continue;
    if (byField.size === MAX_FIELDS) break;
    byField.set(field, [messageFor(field, error, own)]);
  }
  return Object.fromEntries(byField);
}

/** The failure for a request whose fields are wrong: 4000 with a message for each field. */
export function invalidFields(err: FieldErrors): ApiFailure {
  return new ApiFailure(4000, 'Data yang dikirim belum benar. Silakan periksa kembali.', { err });
}

/** A route's `schemaErrorFormatter`, for fields that have messages of their own. */
export function schemaFailure(own?: FieldMessages): (errors: FastifySchemaValidationError[]) => ApiFailure {
  return (errors) => {
    const err = fieldErrors(errors, own);
    return Object.keys(err).length > 0
      ? invalidFields(err)
      : new ApiFailure(4000, 'Isi permintaan tidak dapat dibaca.');
  };
}

/** Makes the app validate requests by the schemas of its routes; invalid ones fail with 4000 (contract, "Codes"). */
export function useContractValidation(app: FastifyInstance): void {
  app.setValidatorCompiler(compiler());
  app.setSchemaErrorFormatter(schemaFailure());
}
