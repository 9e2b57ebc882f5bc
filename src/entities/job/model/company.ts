import { looseObject, nullish } from 'valibot';
import type { InferOutput } from 'valibot';
import { optionalText } from '@/shared/api';
import { isHiddenEmployer } from '@titian/rules/hidden-employer';
import { toCompanyName } from '@/shared/lib/company';
import { toText } from '@/shared/lib/text';

/** The company of a job as the provider sends it: everything may be missing. */
export const companyDto = nullish(looseObject({ name: optionalText, logo: optionalText, banner: optionalText }));

export interface Company {
  name: string;
  logo: string | null;
  banner: string | null;
}

/** The company of a job, '-' without a name. A hidden employer has no pictures. */
export function toCompany(dto: InferOutput<typeof companyDto>): Company {
  const name = toCompanyName(dto?.name);
  const isHidden = isHiddenEmployer(name);
  return { name, logo: isHidden ? null : toText(dto?.logo), banner: isHidden ? null : toText(dto?.banner) };
}
