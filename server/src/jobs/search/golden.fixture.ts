import { goldenQueries, INVENTED_VACANCIES, SOURCES, type GoldenQuery, type Source } from './labels.fixture';
import { describeRealVacancies, REAL_VACANCIES } from '../../../../test/real-vacancies';

export { NOW, whatIsWrong, type GoldenQuery, type Source } from './labels.fixture';

/** Feeds of JobPosting objects: invented ones, and real ones of Yogyakarta, which are not part of the project. */
const FEEDS = {
  invented: INVENTED_VACANCIES,
  diy: REAL_VACANCIES,
} as const satisfies Partial<Record<Source, string>>;

/** The file that the vacancies of a source are imported from; undefined for those of the demo data. */
export const feedOf = (source: Source): string | undefined => (source === 'demo' ? undefined : FEEDS[source]);

/** `describe` for the vacancies of each source; skipped where the file of a source is missing. */
export function describeSources(subject: string, body: (source: Source) => void): void {
  for (const source of SOURCES) {
    const describeSource = source === 'diy' ? describeRealVacancies : describe;
    describeSource(`${subject} over the ${source} vacancies`, () => body(source));
  }
}

const nameOf = ({ query, location }: GoldenQuery): string => (location ? `${query} in ${location}` : query);

/** The golden queries over the vacancies of a source, each with its name. */
export const goldenOf = (source: Source): (readonly [string, GoldenQuery])[] =>
  goldenQueries.filter(({ from }) => from === source).map((query) => [nameOf(query), query] as const);
