import { isAdvancing, isPlaying, itemsPerSlide, logosPerSlide, slideCount, testimonialsPerSlide } from './carousel';
import { candidateCounter, counterValue, jobCounter, stepsToTarget, toCounterRanges } from './counter';

describe('carousel', () => {
  it.each([
    [320, 3, 1],
    [640, 3, 1],
    [641, 5, 3],
    [1280, 5, 3],
  ])('on a screen %i px wide, groups %i logos and %i testimonials', (width, logos, testimonials) => {
    expect(itemsPerSlide(logosPerSlide, width)).toBe(logos);
    expect(itemsPerSlide(testimonialsPerSlide, width)).toBe(testimonials);
  });

  it.each([
    [15, 5, 3],
    [15, 3, 5],
    [3, 3, 1],
    [3, 1, 3],
    [4, 3, 2],
  ])('%i items, %i to a slide, fill %i slides', (items, perSlide, slides) => {
    expect(slideCount(items, perSlide)).toBe(slides);
  });

  const undisturbed = { wanted: null, reducedMotion: false, pointerOver: false, focusInside: false } as const;

  it.each([
    ['undisturbed', undisturbed, true],
    ['under the pointer', { ...undisturbed, pointerOver: true }, false],
    ['with the keyboard inside', { ...undisturbed, focusInside: true }, false],
    ['where less motion is preferred', { ...undisturbed, reducedMotion: true }, false],
    ['paused with the button', { ...undisturbed, wanted: 'paused' }, false],
    [
      'played with the button, although less motion is preferred',
      { ...undisturbed, reducedMotion: true, wanted: 'playing' },
      true,
    ],
    [
      'played with the button, still under the pointer',
      { ...undisturbed, pointerOver: true, wanted: 'playing' },
      false,
    ],
  ] as const)('%s: advances? %o', (_situation, state, expected) => {
    expect(isAdvancing(state)).toBe(expected);
  });

  it('plays unless it is paused', () => {
    expect(isPlaying(undisturbed)).toBe(true);
  });
});

describe('counter', () => {
  it.each([
    ['candidates', candidateCounter, 0, 10_000],
    ['candidates', candidateCounter, 1, 10_300],
    ['candidates', candidateCounter, 66, 29_800],
    ['candidates', candidateCounter, 67, 30_000],
    ['candidates', candidateCounter, 1000, 30_000],
    ['jobs', jobCounter, 0, 20],
    ['jobs', jobCounter, 1, 24],
    ['jobs', jobCounter, 94, 396],
    ['jobs', jobCounter, 95, 400],
    ['jobs', jobCounter, 96, 400],
    ['jobs', { from: 1, to: 359 }, 1, 4],
    ['jobs', { from: 0, to: 0 }, 1, 0],
  ])('%s: %o shows after %i steps: %i', (_what, range, steps, expected) => {
    expect(counterValue(range, steps)).toBe(expected);
  });

  it('count up to the stated numbers, and to the specified ones where none are stated', () => {
    const specified = { candidates: candidateCounter, jobs: jobCounter };
    expect(toCounterRanges(null, undefined)).toEqual(specified);
    expect(toCounterRanges(-1, 1.5)).toEqual(specified);
    expect(toCounterRanges(1234, 0)).toEqual({
      candidates: { from: 411, to: 1234 },
      jobs: { from: 0, to: 0 },
    });
  });

  it.each([
    [{ from: 0, to: 0 }, 0],
    [candidateCounter, 67],
    [jobCounter, 95],
  ])('%o is at its target after %i steps and not before', (range, steps) => {
    expect(stepsToTarget(range)).toBe(steps);
    expect(counterValue(range, steps)).toBe(range.to);
    if (steps > 0) expect(counterValue(range, steps - 1)).toBeLessThan(range.to);
  });
});
