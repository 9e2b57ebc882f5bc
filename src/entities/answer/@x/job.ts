export { answersDto } from '../answers.dto';
export type { Answers } from '../answers.dto';
