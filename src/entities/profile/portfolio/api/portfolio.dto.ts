import type { components } from '@contract';
import { wire } from '@/shared/api';
import type { Accepts } from '@/shared/api';

export const portfolioDto = wire.record({
  id: wire.id,
  name: wire.filled,
  url: wire.filled,
});

export type PortfolioDto = Accepts<components['schemas']['Portfolio'], ReturnType<typeof portfolioDto>>;
