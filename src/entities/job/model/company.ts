import { looseObject, nullish } from 'valibot';
import type { InferOutput } from 'valibot';
import { optionalText } from '@/shared/api';
import { toName, toText } from '@/shared/lib/text';

/** The company of a job as the provider sends it: everything may be missing. */
export const companyDto = nullish(looseObject({ name: optionalText, logo: optionalText, banner: optionalText }));

/** The company of a job, '-' without a name. */
export const toCompany = (dto: InferOutput<typeof companyDto>) => ({
  name: toName(dto?.name) ?? '-',
  logo: toText(dto?.logo),
  banner: toText(dto?.banner),
});

export type Company = ReturnType<typeof toCompany>;
