import { object } from 'valibot';
import type { components } from '@contract';
import { filledText, recordFields } from '@/shared/api';
import type { Parsed } from '@/shared/api';

/** All fields are required. Specification 2, section 3. */
export const portfolioDto = object({
  ...recordFields,
  name: filledText,
  /** As it was stored: check it with `toLinkAddress` before linking it. */
  url: filledText,
});

/** A link to the candidate's work. */
export type Portfolio = Parsed<components['schemas']['Portfolio'], typeof portfolioDto>;

/** The request that stores one. */
export type PortfolioWrite = components['schemas']['PortfolioWrite'];
