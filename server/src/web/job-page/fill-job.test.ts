import type { PostedJob } from '../../jobs/posted-job';
import { fillJob } from './fill-job';

const PAGE =
  '<img src="{{job.banner|/assets/banner.svg}}" alt=""/><img src="{{job.logo|/assets/logo.svg}}" alt=""/>' +
  '<p>{{job.company}}</p><h1>{{job.title}}</h1>';

const fill = (values: Partial<PostedJob>, savesData = false) =>
  fillJob(PAGE, { title: 'Kasir', company: 'PT Toko', banner: null, logo: null, ...values } as PostedJob, savesData);

it('puts the title, the company and its images into the page', () => {
  const html = fill({ banner: '/media/banners/a.svg', logo: 'https://images.example.com/a.png?w=1&h=2' });
  expect(html).toBe(
    '<img src="/media/banners/a.svg" alt=""/><img src="https://images.example.com/a.png?w=1&amp;h=2" alt=""/>' +
      '<p>PT Toko</p><h1>Kasir</h1>',
  );
});

it.each([null, 'javascript:alert(1)', 'http://images.example.com/a.png', '//images.example.com/a.png', 'a.png'])(
  'shows the default in the place of the image %s',
  (logo) => {
    expect(fill({ logo })).toContain('<img src="/assets/logo.svg" alt=""/>');
  },
);

it('takes every value as text', () => {
  const hostile = "</h1><script>alert(1)</script>\"onload='a' $& {{job.company}}";
  const html = fill({ title: hostile, banner: '/media/"onerror="alert(1)' });
  expect(html).toContain(
    '<h1>&lt;/h1&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot;onload=&#39;a&#39; $&amp; {{job.company}}</h1>',
  );
  expect(html).toContain('<img src="/media/&quot;onerror=&quot;alert(1)" alt=""/>');
});

it('has its images wait where data is saved, and no others', () => {
  const html = fill({ logo: '/media/a.svg" src="{{job.logo' }, true);
  expect(html).toMatch(/^<img loading="lazy" src="\/assets\/banner\.svg" alt=""\/><img loading="lazy" src="\/media/);
  expect(html.match(/loading="lazy"/g)).toHaveLength(2);
});
