/** For tests: a profile that takes as long to draw as the contract allows. */
import type { CvSource } from './read-cv-source';
import { cvSource } from './cv-source.fixture';

/** First and last letters of scripts that need shaping or have very many characters. */
const SCRIPTS = {
  Han: [0x4e00, 0x9fa0],
  Javanese: [0xa984, 0xa9b2],
  Balinese: [0x1b05, 0x1b33],
  Sundanese: [0x1b83, 0x1ba0],
  Devanagari: [0x905, 0x939],
  Tamil: [0xb85, 0xbb9],
  Arabic: [0x627, 0x64a],
  Hebrew: [0x5d0, 0x5ea],
} as const;

type Script = keyof typeof SCRIPTS;

/** 88 work experiences with descriptions of 2,000 characters, whose words are in some of the scripts, the same at each call. */
export function dearSource(scripts: readonly Script[] = Object.keys(SCRIPTS) as Script[]): CvSource {
  let seed = 1;
  const below = (count: number): number => (seed = (seed * 48_271) % 2_147_483_647) % count;
  const word = (): string => {
    const [first, last] = SCRIPTS[scripts[below(scripts.length)] ?? 'Han'];
    return String.fromCodePoint(...Array.from({ length: 3 + below(5) }, () => first + below(last - first)));
  };
  const description = (): string => Array.from({ length: 700 }, word).join(' ').slice(0, 2000);
  const record = { ...cvSource.workExperiences[0] } as CvSource['workExperiences'][number];
  const workExperiences = Array.from({ length: 88 }, (_, at) => ({
    ...record,
    title: `Staf ${at + 1}`,
    description: description(),
  }));
  return { ...cvSource, workExperiences };
}
