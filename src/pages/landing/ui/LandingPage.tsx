import { Suspense, lazy, useState } from 'react';
import { useEmbeddedText } from '@/entities/job';
import { Block } from '@/shared/ui/feedback';
import { toCounterRanges } from '../model/counter';
import { texts } from '../texts';
import { Benefits } from './Benefits';
import { Hero } from './Hero';
import { Partners } from './Partners';
import { Statistics } from './Statistics';
import { Testimonials } from './Testimonials';

/**
 * In a chunk of its own: only a page that a server has filled needs it. With React's `lazy`, which keeps what is prerendered
 * until the chunk is there.
 */
const OpenJobs = lazy(() =>
  import('./OpenJobs').then(
    ({ OpenJobs: Component }) => ({ default: Component }),
    () => ({ default: () => null }),
  ),
);

/** The page at /, which presents Titian and leads to the vacancies. Specification 1, section 2. */
export function LandingPage() {
  const openJobs = useEmbeddedText('open-jobs');
  const [ranges] = useState(() => toCounterRanges(openJobs));
  return (
    <>
      <title>{texts.documentTitle}</title>
      <Block what="Hero">
        <Hero />
      </Block>
      <Block what="Statistics">
        <Statistics ranges={ranges} />
      </Block>
      {openJobs && (
        <Block what="Open jobs">
          <Suspense>
            <OpenJobs text={openJobs} />
          </Suspense>
        </Block>
      )}
      <Block what="Partners">
        <Partners />
      </Block>
      <Block what="Benefits">
        <Benefits />
      </Block>
      <Block what="Testimonials">
        <Testimonials />
      </Block>
    </>
  );
}
