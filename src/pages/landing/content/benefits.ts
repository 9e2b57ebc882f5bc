import { texts } from '../texts';
import processPicture from './benefits/process.svg';
import reachPicture from './benefits/reach.svg';
import varietyPicture from './benefits/variety.svg';

/** The three benefits of specification 1, section 2. */
export const benefits = [
  { name: 'process', ...texts.benefits.process, image: processPicture },
  { name: 'reach', ...texts.benefits.reach, image: reachPicture },
  { name: 'variety', ...texts.benefits.variety, image: varietyPicture },
] as const;
