import { useCallback, useMemo } from 'react';
import { useAddPortfolioMutation, useGetPortfoliosQuery } from '@/entities/profile/portfolio';
import { refusedFields, toRequest } from '@/shared/lib/forms';
import type { PortfolioWrite } from '@/entities/profile/portfolio';
import type { FieldLabels, Proposal, ProposalSection, Stated } from '@/entities/profile/proposal';
import { portfolioSchema } from '../model/portfolio-form';
import { texts } from '../texts';
import { PortfolioModal } from './PortfolioSection';

const labels = { name: texts.name, url: texts.address } satisfies FieldLabels<PortfolioWrite>;

/** Portfolio links as entries that a file may propose. Specification 4, section 10. */
export function usePortfolioProposals(): ProposalSection {
  const { data: records } = useGetPortfoliosQuery();
  const [add] = useAddPortfolioMutation();

  const propose = useCallback(
    (stated: Stated): Proposal => {
      const values = { name: stated.name ?? '', url: stated.url ?? '' };
      return {
        missing: refusedFields(portfolioSchema, values),
        save: () => add(toRequest<PortfolioWrite>(portfolioSchema, values)).unwrap(),
        renderForm: ({ onSaved, onClose }) => (
          <PortfolioModal record={null} proposal={{ values, onSaved }} onClose={onClose} />
        ),
      };
    },
    [add],
  );

  return useMemo(() => {
    const known = records?.map(({ url }) => ({ url })) ?? null;
    return { title: texts.title, labels, known, propose };
  }, [records, propose]);
}
