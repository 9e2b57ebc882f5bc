export { choiceOf } from './proposal';
export type { NameProposals, Proposal, ProposalSection, SharedChoice, Stated } from './proposal';
