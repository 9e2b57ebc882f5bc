import { cvSource } from '../cv-source.fixture';
import { toCv } from '../to-cv';
import { renderCv } from './render-cv';
import { openShaped } from './shaper';

it('loads no shaper for an ordinary CV', async () => {
  await renderCv({ cv: toCv(cvSource), photo: null, createdAt: new Date() });
  expect(() => openShaped('any.ttf')).toThrow('The shaper is not loaded.');
});
