import { looseObject, string } from 'valibot';
import type { InferOutput } from 'valibot';
import type { components } from '@contract';
import { filledText, idSchema, numberLike, oneOf } from '@/shared/api';
import type { Accepts } from '@/shared/api';
import { ALERTS } from '../model/saved-search';

export const savedSearchDto = looseObject({
  id: idSchema,
  name: filledText,
  query: string(),
  queryVersion: numberLike,
  alert: oneOf(ALERTS),
});

export type SavedSearchDto = Accepts<components['schemas']['SavedSearch'], InferOutput<typeof savedSearchDto>>;
