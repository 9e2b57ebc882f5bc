import type { SectionNames } from '../names';

const api = ({ kebab, camel, pascal, plural }: SectionNames): string => `import { looseObject } from 'valibot';
import type { InferOutput } from 'valibot';
import type { components } from '@contract';
import { filledText, idSchema, optionalText, providerApi, recordEndpoints } from '@/shared/api';
import type { Accepts } from '@/shared/api';
import type { ${pascal}, ${pascal}Draft } from './${kebab}';

/** Required fields: id and name. */
const ${camel}Dto = looseObject({
  id: idSchema,
  name: filledText,
  description: optionalText,
});

type ${pascal}Dto = Accepts<components['schemas']['${pascal}'], InferOutput<typeof ${camel}Dto>>;

/** A record of the provider; what is missing becomes empty. */
export const to${pascal} = ({ id, name, description }: ${pascal}Dto): ${pascal} => ({
  id,
  name,
  description: description ?? '',
});

/** Request body; an empty text is null. */
export const toRequestBody = ({ name, description }: ${pascal}Draft): components['schemas']['${pascal}Write'] => ({
  name,
  description: description || null,
});

/** The candidate's list, and its writes, which return the provider's message. */
export const ${camel}Api = providerApi.enhanceEndpoints({ addTagTypes: ['${pascal}'] }).injectEndpoints({
  endpoints: (build) => {
    const { list, add, change, remove } = recordEndpoints(build, {
      url: 'candidate/${kebab}/',
      tag: '${pascal}',
      dto: ${camel}Dto,
      toItem: to${pascal},
      toRequestBody,
    });
    return { get${plural}: list, add${pascal}: add, change${pascal}: change, delete${pascal}: remove };
  },
});

export const { useGet${plural}Query, useAdd${pascal}Mutation, useChange${pascal}Mutation, useDelete${pascal}Mutation } = ${camel}Api;
`;

const apiTest = ({
  kebab,
  pascal,
}: SectionNames): string => `import { to${pascal}, toRequestBody } from './${kebab}.api';

it('takes what is missing for empty', () => {
  expect(to${pascal}({ id: 6, name: 'Satu' })).toMatchObject({ id: 6, name: 'Satu', description: '' });
});

it('sends null for what is empty', () => {
  const draft = to${pascal}({ id: 6, name: 'Satu' });
  expect(toRequestBody(draft)).toMatchObject({ name: 'Satu', description: null });
});
`;

const model = ({ pascal, title }: SectionNames): string => `import type { Id, Versioned } from '@/shared/api';

/** One record of the section "${title}". */
export interface ${pascal} extends Versioned {
  id: Id;
  name: string;
  /** Free text; empty where there is none. */
  description: string;
}

export type ${pascal}Draft = Omit<${pascal}, 'id' | 'version'>;
`;

const item = ({ kebab, pascal, title }: SectionNames): string => `import { RecordItem } from '@/shared/ui/record';
import type { ${pascal} } from './${kebab}';

/** One record of the section "${title}", for reading. */
export function ${pascal}Item({ item }: { item: ${pascal} }) {
  return <RecordItem title={item.name} description={item.description} />;
}
`;

const index = ({ kebab, camel, pascal, plural }: SectionNames): string => `export {
  ${camel}Api,
  useAdd${pascal}Mutation,
  useChange${pascal}Mutation,
  useDelete${pascal}Mutation,
  useGet${plural}Query,
} from './${kebab}.api';
export type { ${pascal}, ${pascal}Draft } from './${kebab}';
export { ${pascal}Item } from './${pascal}Item';
`;

/** The files of a section's entity, by their paths from the root. */
export function entityFiles(names: SectionNames): Record<string, string> {
  const { kebab, pascal } = names;
  const folder = `src/entities/profile/${kebab}`;
  return {
    [`${folder}/${kebab}.api.ts`]: api(names),
    [`${folder}/${kebab}.api.test.ts`]: apiTest(names),
    [`${folder}/${kebab}.ts`]: model(names),
    [`${folder}/${pascal}Item.tsx`]: item(names),
    [`${folder}/index.ts`]: index(names),
  };
}
