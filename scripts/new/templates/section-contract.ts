import type { SectionNames } from '../names';

/** Paths of a section, for `contract/openapi.yaml`. */
export const contractPaths = ({ kebab, pascal }: SectionNames): string => `  /candidate/${kebab}/:
    get:
      operationId: list${pascal}s
      tags: [profile]
      responses:
        '200':
          description: The signed-in candidate's records.
          content: { application/json: { schema: { $ref: '#/components/schemas/${pascal}ListEnvelope' } } }
        '401': { $ref: '#/components/responses/SessionEnded' }
    post:
      operationId: add${pascal}
      tags: [profile]
      parameters:
        - { $ref: '#/components/parameters/IdempotencyKey' }
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/${pascal}Write' } } } }
      responses:
        '201':
          description: The stored record.
          content: { application/json: { schema: { $ref: '#/components/schemas/${pascal}Envelope' } } }
        '400': { $ref: '#/components/responses/Invalid' }
        '401': { $ref: '#/components/responses/SessionEnded' }
        '413': { $ref: '#/components/responses/TooLarge' }
        '415': { $ref: '#/components/responses/UnsupportedType' }
        '422': { $ref: '#/components/responses/KeyReused' }
        '429': { $ref: '#/components/responses/TooMany' }
  /candidate/${kebab}/{id}/:
    put:
      operationId: change${pascal}
      tags: [profile]
      parameters:
        - { $ref: '#/components/parameters/RecordId' }
        - { $ref: '#/components/parameters/IfMatch' }
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/${pascal}Write' } } } }
      responses:
        '200':
          description: The stored record.
          content: { application/json: { schema: { $ref: '#/components/schemas/${pascal}Envelope' } } }
        '400': { $ref: '#/components/responses/Invalid' }
        '401': { $ref: '#/components/responses/SessionEnded' }
        '404': { $ref: '#/components/responses/NotFound' }
        '412': { $ref: '#/components/responses/Outdated' }
        '413': { $ref: '#/components/responses/TooLarge' }
        '415': { $ref: '#/components/responses/UnsupportedType' }
        '429': { $ref: '#/components/responses/TooMany' }
    delete:
      operationId: delete${pascal}
      tags: [profile]
      parameters:
        - { $ref: '#/components/parameters/RecordId' }
        - { $ref: '#/components/parameters/IfMatch' }
      responses:
        '200': { $ref: '#/components/responses/Done' }
        '401': { $ref: '#/components/responses/SessionEnded' }
        '404': { $ref: '#/components/responses/NotFound' }
        '412': { $ref: '#/components/responses/Outdated' }
        '429': { $ref: '#/components/responses/TooMany' }
`;

/** Schemas of one record, sent and stored. */
export const contractSchemas = ({ pascal }: SectionNames): string => `    ${pascal}Write:
      type: object
      additionalProperties: false
      required: [name]
      properties:
        name: { type: string, minLength: 1, maxLength: 250, pattern: '\\S' }
        description: { type: [string, 'null'], maxLength: 2000 }
    ${pascal}:
      type: object
      required: [id, name, description]
      properties:
        id: { $ref: '#/components/schemas/Id' }
        version: { $ref: '#/components/schemas/Version' }
        name: { type: string }
        description: { type: [string, 'null'] }
`;

const envelope = (name: string, data: string): string => `    ${name}:
      type: object
      required: [statusCode, message, data]
      properties:
        statusCode: { type: integer, enum: [2000, 2001] }
        message: { type: string }
        data: ${data}
`;

/** The envelopes of one record and of the list. */
export const contractEnvelopes = ({ pascal }: SectionNames): string =>
  envelope(`${pascal}Envelope`, `{ $ref: '#/components/schemas/${pascal}' }`) +
  envelope(`${pascal}ListEnvelope`, `{ type: array, items: { $ref: '#/components/schemas/${pascal}' } }`);
