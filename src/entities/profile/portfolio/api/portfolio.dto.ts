import { looseObject } from 'valibot';
import type { InferOutput } from 'valibot';
import type { components } from '@contract';
import { filledText, idSchema } from '@/shared/api';
import type { Accepts } from '@/shared/api';

export const portfolioDto = looseObject({
  id: idSchema,
  name: filledText,
  url: filledText,
});

export type PortfolioDto = Accepts<components['schemas']['Portfolio'], InferOutput<typeof portfolioDto>>;
