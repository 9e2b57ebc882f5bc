import type { components } from '@contract';

type PortfolioDto = components['schemas']['Portfolio'];

/** A stored portfolio link as the provider sends it. */
export const makePortfolioDto = (change: Partial<PortfolioDto> = {}): PortfolioDto => ({
  id: 4,
  name: 'Dasbor Stok',
  url: 'https://karya.example.com/dasbor',
  ...change,
});
