import type { components } from '@contract';
import type { Portfolio, PortfolioDraft } from '../model/portfolio';
import type { PortfolioDto } from './portfolio.dto';

export const toPortfolio = ({ id, name, url }: PortfolioDto): Portfolio => ({ id, name, url });

export const toRequestBody = (draft: PortfolioDraft): components['schemas']['PortfolioWrite'] => ({ ...draft });
