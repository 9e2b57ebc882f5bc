import { Block } from '@/shared/ui/feedback';
import { texts } from '../texts';
import { Benefits } from './Benefits';
import { Hero } from './Hero';
import { Partners } from './Partners';
import { Statistics } from './Statistics';
import { Testimonials } from './Testimonials';

/** The page at /, which presents Titian and leads to the vacancies. Specification 1, section 2. */
export function LandingPage() {
  return (
    <>
      <title>{texts.documentTitle}</title>
      <Block what="Hero">
        <Hero />
      </Block>
      <Block what="Statistics">
        <Statistics />
      </Block>
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
