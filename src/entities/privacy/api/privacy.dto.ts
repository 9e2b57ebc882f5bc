import { array, looseObject, nullish, string } from 'valibot';
import type { InferOutput } from 'valibot';
import type { components } from '@contract';
import { filledText, idSchema, numberLike, oneOf, optionalText } from '@/shared/api';
import type { Accepts } from '@/shared/api';
import { EXPORT_STATUSES } from '../model/data-export';

type Schemas = components['schemas'];

/** An export needs an id and a status; how far it is and how large may be missing. */
export const dataExportDto = looseObject({
  id: idSchema,
  status: oneOf(EXPORT_STATUSES),
  progress: nullish(numberLike),
  size: nullish(numberLike),
  expiresAt: optionalText,
});

export type DataExportDto = Accepts<Schemas['DataExport'], InferOutput<typeof dataExportDto>>;

export const accountDeletionDto = looseObject({ deleteAt: filledText });

export type AccountDeletionDto = Accepts<Schemas['AccountDeletion'], InferOutput<typeof accountDeletionDto>>;

/** A company and what it was for; when, and what was sent, may be missing. */
export const disclosureDto = looseObject({
  id: idSchema,
  at: optionalText,
  job: looseObject({ slug: optionalText, title: filledText }),
  company: looseObject({ name: filledText }),
  fields: nullish(array(string())),
});

export type DisclosureDto = Accepts<Schemas['Disclosure'], InferOutput<typeof disclosureDto>>;
