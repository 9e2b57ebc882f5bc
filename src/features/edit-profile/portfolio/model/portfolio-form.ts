import { object, string } from 'yup';
import { toWebUrl } from '@/entities/profile/portfolio';
import type { Portfolio, PortfolioDraft } from '@/entities/profile/portfolio';

/** What the modal's inputs hold, under the contract's names. */
export type PortfolioValues = PortfolioDraft;

/** Of the contract. */
const NAME_LIMIT = 250;
const URL_LIMIT = 500;

/** The specification shows no rules for portfolios: these are the contract's. */
export const portfolioSchema = object({
  name: string().trim().required('Nama portofolio wajib diisi.').max(NAME_LIMIT, `Maksimal ${NAME_LIMIT} karakter`),
  url: string()
    .trim()
    .required('URL tidak boleh kosong.')
    .max(URL_LIMIT, `Maksimal ${URL_LIMIT} karakter`)
    .test('web', 'Masukkan URL yang valid.', (url) => !url || toWebUrl(url) !== null),
});

/** The values to start from: of a record, or empty ones for a new record. */
export const toValues = (record: Portfolio | null): PortfolioValues => ({
  name: record?.name ?? '',
  url: record?.url ?? '',
});

/** What to send, from values that fit the schema. */
export const toDraft = ({ name, url }: PortfolioValues): PortfolioDraft => ({ name: name.trim(), url: url.trim() });
