export { answersDto } from '../api/answers.dto';
export type { Answers } from '../api/answers.dto';
