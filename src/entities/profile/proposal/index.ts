export { choiceOf } from './proposal';
export type { FieldLabels, NameProposals, Proposal, ProposalSection, SharedChoice, Stated } from './proposal';
