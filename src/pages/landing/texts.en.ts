import type { texts } from './texts';

export const english = {
  documentTitle: 'Titian – Your bridge to the right job',
  headline: 'Your bridge to',
  headlineEnd: 'the right job',
  claim: 'Find jobs all over Indonesia, apply with one profile, and follow every stage until you are hired.',
  exploreJobs: 'Explore jobs!',
  searchLabel: 'Job or company',
  search: 'Search!',
  statistics: 'Titian in numbers',
  candidates: 'Candidates available',
  jobs: 'Jobs open',
  free: 'Free. There are no fees at all. Your data goes only to the companies that you apply to.',
  newestJobs: 'Newest jobs',
  openByCity: 'Open jobs by city',
  openByFunction: 'Open jobs by field',
  counted: (name: string, count: number) => `${name} (${count})`,
  carousel: 'carousel',
  partners: 'Companies that look for talent with us',
  partnerLogos: 'Partner logos',
  pausePartnerLogos: 'Pause the partner logos',
  playPartnerLogos: 'Play the partner logos',
  whyUs: 'Why choose us?',
  benefits: {
    process: {
      title: 'Quick and easy',
      text: 'Fill in your profile once, then apply for any job. You can follow every stage of your application, from screening to onboarding.',
    },
    reach: {
      title: 'A Wider Reach',
      text: 'The jobs come from cities and provinces all over Indonesia, and some of them can be done from home.',
    },
    variety: {
      title: 'All kinds of jobs',
      text: 'Full-time, part-time, freelance, or an internship: choose what suits your time and your goals.',
    },
  },
  hired: 'More than 1,000 people have found a job through Titian',
  testimonials: 'Testimonials',
  pauseTestimonials: 'Pause the testimonials',
  playTestimonials: 'Play the testimonials',
  previousTestimonial: 'Previous testimonial',
  nextTestimonial: 'Next testimonial',
  testimonial: (slide, slides) => `Testimonial ${slide} of ${slides}`,
  stars: (rating) => `${rating} out of 5 stars`,
  feedback: {
    rani: 'From the application to the interview, I could follow everything in one place. Three weeks later I had already started work.',
    bagas:
      'I live in Kupang and wanted to work from home. I soon found remote jobs, and I only had to fill in my profile once.',
    meilani:
      'I was looking for a part-time internship during my studies. The jobs are described clearly, so I knew what I was applying for.',
  },
} satisfies typeof texts;
