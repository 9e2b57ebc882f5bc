import { object, string } from 'yup';
import type { Portfolio, PortfolioDraft } from '@/entities/profile/portfolio';
import { toWebAddress } from '@/shared/lib/web-address';
import { texts } from '../texts';

/** Form values under the contract's names. */
export type PortfolioValues = PortfolioDraft;

/** Of the contract. */
const NAME_LIMIT = 250;
const URL_LIMIT = 500;

/** With `https://` before a bare host; what is no web address stays, for the rules to refuse. */
const complete = (typed: string): string => toWebAddress(typed) ?? typed.trim();

/** The specification shows no rules for portfolios: these are the contract's. */
export const portfolioSchema = object({
  name: string().trim().required(texts.nameMissing).max(NAME_LIMIT, texts.tooLong(NAME_LIMIT)),
  url: string()
    .transform(complete)
    .required(texts.addressMissing)
    .max(URL_LIMIT, texts.tooLong(URL_LIMIT))
    .test('web', texts.addressInvalid, (url) => !url || toWebAddress(url) !== null),
});

/** The values to start from: of a record, or empty ones for a new record. */
export const toValues = (record: Portfolio | null): PortfolioValues => ({
  name: record?.name ?? '',
  url: record?.url ?? '',
});

/** Request data from valid form values. */
export const toDraft = ({ name, url }: PortfolioValues): PortfolioDraft => ({ name: name.trim(), url: complete(url) });
