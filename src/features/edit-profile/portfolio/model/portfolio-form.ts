import { object, string } from 'yup';
import { toWebUrl } from '@/entities/profile/portfolio';
import type { Portfolio, PortfolioDraft } from '@/entities/profile/portfolio';
import { texts } from '../texts';

/** What the modal's inputs hold, under the contract's names. */
export type PortfolioValues = PortfolioDraft;

/** Of the contract. */
const NAME_LIMIT = 250;
const URL_LIMIT = 500;

/** The specification shows no rules for portfolios: these are the contract's. */
export const portfolioSchema = object({
  name: string().trim().required(texts.nameMissing).max(NAME_LIMIT, texts.tooLong(NAME_LIMIT)),
  url: string()
    .trim()
    .required(texts.addressMissing)
    .max(URL_LIMIT, texts.tooLong(URL_LIMIT))
    .test('web', texts.addressInvalid, (url) => !url || toWebUrl(url) !== null),
});

/** The values to start from: of a record, or empty ones for a new record. */
export const toValues = (record: Portfolio | null): PortfolioValues => ({
  name: record?.name ?? '',
  url: record?.url ?? '',
});

/** What to send, from values that fit the schema. */
export const toDraft = ({ name, url }: PortfolioValues): PortfolioDraft => ({ name: name.trim(), url: url.trim() });
