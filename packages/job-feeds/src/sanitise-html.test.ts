import fc from 'fast-check';
import { cpuTime } from '../../../test/cpu-time';
import { MAX_HTML_LENGTH, sanitiseHtml } from './sanitise-html';

describe('sanitiseHtml keeps what a vacancy needs', () => {
  it.each([
    ['<p>Satu <strong>dua</strong> <em>tiga</em> <u>empat</u></p>'],
    ['<ul><li>a</li><li>b</li></ul><ol><li>c</li></ol>'],
    ['<h3>Tugas</h3><h4>Harian</h4><p>a<br />b</p>'],
  ])('%s', (html) => {
    expect(sanitiseHtml(html)).toBe(html);
  });

  it.each(['https://perusahaan.example/karier?a=1', 'http://perusahaan.example', 'mailto:hrd@perusahaan.example'])(
    'links to %s, telling search engines and the other page nothing',
    (href) => {
      expect(sanitiseHtml(`<p><a href="${href}" onclick="x()" target="_top">Lamar</a></p>`)).toBe(
        `<p><a href="${href}" rel="nofollow noopener noreferrer">Lamar</a></p>`,
      );
    },
  );
});

describe('sanitiseHtml brings other markup into shape', () => {
  it.each([
    ['<h1>Tugas</h1><h6>Rinci</h6>', '<h3>Tugas</h3><h4>Rinci</h4>'],
    ['<div><div>a</div><div>b</div></div>', '<p>a</p><p>b</p>'],
    ['<table><tr><td>a</td><td>b</td></tr></table>', '<p>a</p><p>b</p>'],
    ['<p>a<p>b<ul><li>c<li>d</ul>', '<p>a</p><p>b</p><ul><li>c</li><li>d</li></ul>'],
    ['<p style="color:red" class="x" id="y">a</p>', '<p>a</p>'],
    ['<p> </p><p>a</p><p>&nbsp;</p><ul></ul>', '<p>a</p>'],
    ['<span>a <b>b</b></span>', '<p>a <b>b</b></p>'],
    ['a\r\n\r\nb\nc', '<p>a</p><p>b</p><p>c</p>'],
    ['Gaji < 5 juta & bonus > 1 juta', '<p>Gaji &lt; 5 juta &amp; bonus &gt; 1 juta</p>'],
    ['R&amp;D', '<p>R&amp;D</p>'],
    ['', ''],
    ['<p></p><br>', ''],
  ])('%j becomes %j', (input, output) => {
    expect(sanitiseHtml(input)).toBe(output);
  });

  it('removes control characters and half surrogates, written out or as character references', () => {
    expect(sanitiseHtml('<p>a\u0000b\u0007c\ud800d&#1;e&#xd800;</p>')).toBe('<p>abcde\ufffd</p>');
  });
});

const ATTACKS = [
  '<script>alert(1)</script>',
  '<scr<script>ipt>alert(1)</script>',
  '<SCRIPT SRC=//evil.test/x.js></SCRIPT>',
  '<img src=x onerror=alert(1)>',
  '<img src=x onerror=alert(1) ',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" &#106;ava\nscript:alert(1)">x</a>',
  '<a href="java\u0000script:alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//evil.test">x</a>',
  '<a href="/\\evil.test">x</a>',
  '<a href="https://x\\@evil.test">x</a>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="data:text/html,x"></object><embed src=x>',
  '<form action="https://evil.test"><button formaction="javascript:alert(1)">x</button></form>',
  '<base href="https://evil.test/"><meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<style>@import "https://evil.test/x.css"</style><link rel=stylesheet href=//evil.test>',
  '<p style="background:url(javascript:alert(1))" onmouseover="alert(1)">x</p>',
  '<p/onclick=alert(1)//>x',
  '<b onclick\n=\n"alert(1)">x</b>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<textarea><p title="</textarea><img src=x onerror=alert(1)>">',
  '<title><a href="</title><img src=x onerror=alert(1)>">',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml version="1.0"?><img src=x onerror=alert(1)>',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>',
  '<template><img src=x onerror=alert(1)></template>',
  '<select><option><style></option></select><img src=x onerror=alert(1)></style>',
  '<p>"><img src=x onerror=alert(1)></p>',
  '<a href="https://x.example/&quot; onclick=&quot;alert(1)">x</a>',
  '<video><source onerror=alert(1)></video><audio src onerror=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<p>{{constructor.constructor("alert(1)")()}}</p>',
];

const ALLOWED_TAG =
  /^<(\/?(p|ul|ol|li|strong|b|em|i|u|h3|h4)|br \/|\/a|a href="(https?:\/\/|mailto:)[^"<>\s]+" rel="nofollow noopener noreferrer")>$/;

/** Whatever stands between angle brackets is one of the allowed tags, to the letter, and no bracket is left over. */
function expectHarmless(html: string): void {
  expect((html.match(/<[^>]*>?/g) ?? []).filter((tag) => !ALLOWED_TAG.test(tag))).toEqual([]);
  expect(html.replaceAll(/<[^<>]*>/g, '')).not.toMatch(/[<>]/);
}

describe('sanitiseHtml makes attacks harmless', () => {
  it.each(ATTACKS)('%j', (attack) => {
    expectHarmless(sanitiseHtml(attack));
    expectHarmless(sanitiseHtml(`<p>Tugas</p>${attack}<ul><li>${attack}`));
  });

  it('drops scripts and styles with what they hold', () => {
    expect(sanitiseHtml('<p>a</p><script>alert(1)</script><style>p{}</style><p>b</p>')).toBe('<p>a</p><p>b</p>');
  });

  it('keeps only the text of a link that leads anywhere else', () => {
    expect(sanitiseHtml('<p><a href="javascript:alert(1)">Lamar</a></p>')).toBe('<p>Lamar</p>');
  });
});

describe('sanitiseHtml of arbitrary text', () => {
  const pieces = fc.array(
    fc.oneof(
      fc.constantFrom(
        '<p>',
        '</p>',
        '<div>',
        '</div>',
        '<b>',
        '<ul>',
        '<li>',
        '</ul>',
        '<br>',
        '<a href="https://x.id">',
      ),
      fc.constantFrom(
        '</a>',
        '<svg>',
        '<math>',
        '<style>',
        '</style>',
        '<!--',
        '-->',
        '<td>',
        '<h1>',
        '<title>',
        '<p a="',
      ),
      fc.constantFrom('<a href=javascript:x>', '<img src=x onerror=y>', '&lt;', '&', '&#1;', '<', '>', '"', '\n', ' '),
      fc.constantFrom(...ATTACKS),
      fc.string({ maxLength: 5, unit: 'binary' }),
    ),
    { maxLength: 25 },
  );

  it('yields allowed tags only, and nothing to clean a second time', () => {
    fc.assert(
      fc.property(pieces, (parts) => {
        const html = sanitiseHtml(parts.join(''));
        expectHarmless(html);
        expect(sanitiseHtml(html)).toBe(html);
      }),
      { numRuns: 1_000 },
    );
  });

  it.each(['<b>', '<div>', '<', '&', '<!--', '<a href="', '<p ', '<p>x', '</p>', '<ul><li>'])(
    'takes only a moment for a text of %j without end, and no more than its beginning',
    (piece) => {
      const start = cpuTime();
      const html = sanitiseHtml(piece.repeat(MAX_HTML_LENGTH));
      expect(cpuTime() - start).toBeLessThan(3_000);
      expect(html).toBe(sanitiseHtml(piece.repeat(MAX_HTML_LENGTH).slice(0, MAX_HTML_LENGTH)));
      expectHarmless(html);
    },
  );
});
