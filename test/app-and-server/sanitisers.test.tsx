/**
 * Both ends sanitise the HTML of vacancies: the provider what it stores, the app what it is sent. Here with markup that
 * is harmless as it is written and something else once a parser has repaired it, which is how sanitisers were got around.
 */
import { toListItems as toRenderedItems } from '@/app/entry/html';
import { toListItems } from '@/shared/lib/html';
import { sanitiseHtml } from '@titian/job-feeds';

const RUN = 'src=x onerror=canary()';

const MUTATIONS = [
  // A foreign element changes what the same letters mean inside of it.
  `<svg></p><style><a id="</style><img ${RUN}>">`,
  `<svg><style><img ${RUN}></style></svg>`,
  `<svg><p><style><g title="</style><img ${RUN}>">`,
  `<svg><title><style><a title="</style><img ${RUN}>">`,
  `<svg><desc><noscript><a title="</noscript><img ${RUN}>">`,
  `<svg><foreignObject><style><!--</style><a title="--><img ${RUN}>">`,
  `<math><mi><style><a title="</style><img ${RUN}>">`,
  `<math><annotation-xml encoding="text/html"><style><a title="</style><img ${RUN}>">`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img ${RUN}&gt;">`,
  `<form><math><mtext></form><form><mglyph><style></math><img ${RUN}>`,
  `<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img ${RUN}>">`,
  `<math><mtext><h1><a><h6></a></h6><mglyph><svg><mtext><style><a title="</style><img ${RUN}>"></style></h1>`,
  `<svg><![CDATA[><img ${RUN}>]]>`,
  `<math><![CDATA[]]><img ${RUN}>`,
  // Elements whose content is text to one parser and markup to another.
  `<noscript><style></noscript><img ${RUN}>`,
  `<noembed><p title="</noembed><img ${RUN}>">`,
  `<noframes><p title="</noframes><img ${RUN}>">`,
  `<xmp><p title="</xmp><img ${RUN}>">`,
  `<plaintext><img ${RUN}>`,
  `<listing>&lt;img ${RUN}&gt;</listing>`,
  `<textarea></textarea></textarea/><img ${RUN}>`,
  `<title></title foo><img ${RUN}></title>`,
  `<style><style/><img ${RUN}>`,
  `<iframe><p title="</iframe><img ${RUN}>">`,
  `<select><template><style><!--</style><a rel="--></style></template></select><img ${RUN}>">`,
  `<template><p title="</template><img ${RUN}>">`,
  // Comments and declarations that end earlier or later than they look.
  `<!--><img ${RUN}>-->`,
  `<!---><img ${RUN}>-->`,
  `<!--a--!><img ${RUN}>-->`,
  `<!-- --  ><img ${RUN}> -->`,
  `<?p title="?><img ${RUN}>">`,
  `<!doctype p [<!ENTITY x "<img ${RUN}>">]>&x;`,
  `</ <img ${RUN}>>`,
  // Elements that a parser moves to another place.
  `<table><td><p><table><style><!--</style><img ${RUN}>`,
  `<a><table><a href="javascript:canary()">x</a></table></a>`,
  `<p><a href="https://x.example"><p><a href="javascript:canary()">x`,
  `<b><i><b><i>`.repeat(60) + `<img ${RUN}>`,
  `${'<div>'.repeat(600)}<svg><style><a title="</style><img ${RUN}>">`,
  // Characters that are no longer what they were once they are read a second time.
  `&lt;img ${RUN}&gt;`,
  `&amp;lt;img ${RUN}&amp;gt;`,
  `<a href="&#x6a;avascript&colon;canary()">x</a>`,
  `<a href="https://x.example/&quot;&gt;&lt;img ${RUN}&gt;">x</a>`,
  `<a href="https://x.example" title="&quot;><img ${RUN}>">x</a>`,
  `<a href='https://x.example/\`onmouseover=canary()'>x</a>`,
  `<p\u000conclick=canary()>x</p>`,
  `<img/\u0000${RUN}>`,
];

const ALLOWED = /^(p|br|ul|ol|li|strong|b|em|i|u|s|sub|sup|h3|h4|a)$/;

/** Reads HTML as a page would, and writes it down again: what a browser does when a text goes through it once more. */
function reread(html: string): string {
  const document = new DOMParser().parseFromString(`<body><div>${html}</div>`, 'text/html');
  for (const element of document.body.querySelectorAll('div *')) {
    expect(element.localName).toMatch(ALLOWED);
    expect(element.namespaceURI).toBe('http://www.w3.org/1999/xhtml');
    expect(element.getAttributeNames().filter((name) => !['href', 'rel', 'target'].includes(name))).toEqual([]);
    if (element.hasAttribute('href')) expect(element.getAttribute('href')).toMatch(/^(https?:\/\/|mailto:)/);
  }
  return document.body.firstElementChild?.innerHTML ?? '';
}

const SANITISERS = {
  provider: sanitiseHtml,
  app: (html: string) => toListItems(html).join(''),
  'app, of what the provider has sanitised': (html: string) => toListItems(sanitiseHtml(html)).join(''),
  'page that the provider renders': (html: string) => toRenderedItems(sanitiseHtml(html)).join(''),
};

describe.each(Object.entries(SANITISERS))('the sanitiser of the %s', (_whose, sanitise) => {
  it.each(MUTATIONS)('leaves text, marks and safe links of %s, however often that is read', (html) => {
    const clean = sanitise(`<p>Teliti</p>${html}`);
    expect(clean).toContain('Teliti');
    expect(reread(reread(reread(clean)))).not.toMatch(/<img|<svg|<math|<style|<script/i);
  });
});

it.each([
  'Satu\nDua\r\n\nTiga',
  '<ul><li>Satu<ul><li>Dua</li></ul>Tiga</li></ul><p>Satu<br>Dua</p>',
  '<p><b>Satu<br>Dua</b> tiga</p><p>Satu <strong>dua <em>tiga</em></strong></p>',
  '<p>Usia &lt; 30 &amp;amp; "18"</p><p><strong>1.</strong> Teliti</p><p>&nbsp;• Ramah</p><p>-</p>',
  '<p>Kirim ke <a href="https://contoh.example/a?b=1&amp;c=2">situs</a> atau <a href="mailto:hrd@contoh.example">surel</a></p>',
  '<p><a href="javascript:alert(1)">bukan tautan</a></p><p>Satu</p><script>alert(1)</script>',
])('the page that the provider renders has the items that the app makes: %j', (html) => {
  const stored = sanitiseHtml(html);
  expect(toRenderedItems(stored)).toEqual(toListItems(stored));
});
