import { object, string } from 'yup';
import type { InferType } from 'yup';
import type { components } from '@contract';
import { idSchema } from '@/shared/api';
import type { Accepts } from '@/shared/api';

export const portfolioDto = object({
  id: idSchema(),
  name: string().required(),
  url: string().required(),
}).required();

export type PortfolioDto = Accepts<components['schemas']['Portfolio'], InferType<typeof portfolioDto>>;
