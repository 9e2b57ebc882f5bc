import { object, string } from 'yup';
import type { InferType } from 'yup';
import { toWebAddress } from '@/shared/lib/web-address';
import { texts } from '../texts';

/** With `https://` before a bare host; what is no web address stays as it was typed. */
const complete = (typed: string): string => toWebAddress(typed) ?? typed;

/** The specification shows no rules for portfolios; without name or address there is nothing to show. */
export const portfolioSchema = object({
  name: string().trim().required(texts.nameMissing),
  url: string().trim().transform(complete).required(texts.addressMissing),
});

export type PortfolioForm = InferType<typeof portfolioSchema>;

/** True for what the profile will show without a link, because it is no web address. */
export const isNoLink = (url: string): boolean => url.trim() !== '' && toWebAddress(url) === null;
