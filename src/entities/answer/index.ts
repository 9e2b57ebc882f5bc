export { AnswersNote } from './AnswersNote';
export { CompanyAnswers } from './CompanyAnswers';
export { WaitingAnswer } from './WaitingAnswer';
export { texts as answersTexts } from './texts';
