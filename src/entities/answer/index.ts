export { CompanyAnswers } from './CompanyAnswers';
export { WaitingAnswer } from './WaitingAnswer';
