import { useState } from 'react';
import { useSelector } from 'react-redux';
import { selectCandidates } from '@/shared/lib/first-page';
import { Block } from '@/shared/ui/feedback';
import { toCounterRanges } from '../model/counter';
import { useOpenJobs } from '../model/open-jobs';
import { texts } from '../texts';
import { Benefits } from './Benefits';
import { Hero } from './Hero';
import { OpenJobs } from './OpenJobs';
import { Partners } from './Partners';
import { Statistics } from './Statistics';
import { Testimonials } from './Testimonials';

/** The page at /, which presents Titian and leads to the vacancies. Specification 1, section 2. */
export function LandingPage() {
  const openJobs = useOpenJobs();
  const candidates = useSelector(selectCandidates);
  // Another range would begin a count again.
  const [ranges] = useState(() => toCounterRanges(candidates, openJobs?.total));
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
          <OpenJobs found={openJobs} />
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
