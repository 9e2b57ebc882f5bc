export { AnswersNote } from './ui/AnswersNote';
export { CompanyAnswers } from './ui/CompanyAnswers';
export { WaitingAnswer } from './ui/WaitingAnswer';
export { texts as answersTexts } from './texts';
