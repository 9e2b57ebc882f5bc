import { makeJobDetailDto } from '@test/dto/job';
import { embeddedJob } from './embedded-job';

const embed = (text: string, type = 'application/json') => {
  const script = document.createElement('script');
  Object.assign(script, { id: 'job', type, textContent: text });
  document.body.replaceChildren(script);
};

afterEach(() => document.body.replaceChildren());

it('is the job that came with the page of its address', () => {
  embed(JSON.stringify(makeJobDetailDto({ slug: 'kasir', title: 'Kasir </script>' })));
  expect(embeddedJob('kasir')).toMatchObject({ slug: 'kasir', title: 'Kasir </script>', isOpen: true });
  expect(embeddedJob('perawat')).toBeNull();
});

it.each([
  ['nothing', null],
  ['no JSON', '<html>'],
  ['no job', '{"id":1}'],
  ['null', 'null'],
])('is none of a page with %s', (_what, text) => {
  if (text !== null) embed(text);
  expect(embeddedJob('kasir')).toBeNull();
});

it('is none in a script that would run', () => {
  embed(JSON.stringify(makeJobDetailDto({ slug: 'kasir' })), 'text/plain');
  expect(embeddedJob('kasir')).toBeNull();
});
