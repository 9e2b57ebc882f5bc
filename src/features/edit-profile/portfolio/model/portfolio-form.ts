import { object, string } from 'yup';
import type { Portfolio, PortfolioDraft } from '@/entities/profile/portfolio';
import { toWebAddress } from '@/shared/lib/web-address';
import { texts } from '../texts';

/** Form values under the contract's names. */
export type PortfolioValues = PortfolioDraft;

/** With `https://` before a bare host; what is no web address stays as it was typed. */
const complete = (typed: string): string => toWebAddress(typed) ?? typed.trim();

/** The specification shows no rules for portfolios; without name or address there is nothing to show. */
export const portfolioSchema = object({
  name: string().trim().required(texts.nameMissing),
  url: string().trim().required(texts.addressMissing),
});

/** True for what the profile will show without a link, because it is no web address. */
export const isNoLink = (url: string): boolean => url.trim() !== '' && toWebAddress(url) === null;

/** The values to start from: of a record, or empty ones for a new record. */
export const toValues = (record: Portfolio | null): PortfolioValues => ({
  name: record?.name ?? '',
  url: record?.url ?? '',
});

/** Request data from valid form values. */
export const toDraft = ({ name, url }: PortfolioValues): PortfolioDraft => ({ name: name.trim(), url: complete(url) });
