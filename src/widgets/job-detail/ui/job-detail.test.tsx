import { render, screen } from '@testing-library/react';
import type { JobDetail } from '@/entities/job';
import { inTheme } from '@test/in-theme';
import { makeJob } from '@test/make-job';
import { renderApp, signedInState } from '@test/render-app';
import { given } from '@test/server';
import { BenefitList } from './BenefitList';
import { benefitIcon } from './benefit-icons';
import { BulletList } from './BulletList';
import { JobHeader } from './JobHeader';
import { MinimumWage } from './MinimumWage';

describe('BenefitList', () => {
  it('shows each benefit with its icon, which is no part of its name', () => {
    const icons = [
      ['Gaji Pokok', 'PaymentsOutlinedIcon'],
      ['Upah Lembur', 'MoreTimeOutlinedIcon'],
      ['BPJS Kesehatan', 'HealthAndSafetyOutlinedIcon'],
      ['BPJS Ketenagakerjaan', 'EngineeringOutlinedIcon'],
      ['Tunjangan Hari Raya (THR)', 'CardGiftcardOutlinedIcon'],
      ['Bonus Kinerja', 'TrendingUpOutlinedIcon'],
      ['Tunjangan Makan', 'RestaurantOutlinedIcon'],
      ['Tunjangan Transportasi', 'DirectionsBusOutlinedIcon'],
      ['Tunjangan Komunikasi', 'SmartphoneOutlinedIcon'],
      ['Tunjangan Kesehatan', 'MedicalServicesOutlinedIcon'],
      ['Asuransi Swasta', 'VerifiedUserOutlinedIcon'],
      ['Cuti Tahunan', 'BeachAccessOutlinedIcon'],
      ['Cuti Melahirkan', 'ChildCareOutlinedIcon'],
      ['Pelatihan dan Pengembangan', 'SchoolOutlinedIcon'],
      ['Jenjang Karier', 'StairsOutlinedIcon'],
      ['Jam Kerja Fleksibel', 'ScheduleOutlinedIcon'],
      ['Laptop / Peralatan Kerja', 'LaptopOutlinedIcon'],
      ['Kopi gratis', 'CheckCircleOutlinedIcon'],
    ] as const;
    renderApp(<BenefitList benefits={icons.map(([name]) => ({ id: name, name }))} />);
    const shown = screen
      .getAllByRole('listitem')
      .map((item) => [
        item.textContent,
        item.querySelector<SVGElement>('[aria-hidden] svg, svg[aria-hidden]')?.dataset.testid,
      ]);
    expect(shown).toEqual(icons);
  });

  it('says that there are none', () => {
    renderApp(<BenefitList benefits={[]} />);
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });
});

describe('BulletList', () => {
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

  it('lets nothing through but text, marks and safe links', () => {
    const isSafe = (element: Element) => {
      const allowed = element.hasAttribute('href') ? ['href', 'rel', 'target'] : [];
      return (
        TAGS.includes(element.tagName) &&
        element.getAttributeNames().join() === allowed.join() &&
        (element.getAttribute('href') ?? 'https://example.com/') === 'https://example.com/'
      );
    };
    const passed = ATTACKS.filter((html) => {
      const { container, unmount } = render(<BulletList html={`<p>Teliti</p>${html}`} emptyText="Kosong" />, inTheme);
      const list = container.querySelector('ul');
      const holds = list?.textContent.includes('Teliti') && [...list.querySelectorAll('*')].every(isSafe);
      unmount();
      return !holds;
    });
    expect(passed).toEqual([]);
  });

  it('opens links in a new tab that knows nothing of this one', () => {
    const addresses = ['https://example.com/a?b=c', 'http://example.com', 'mailto:hrd@example.com'];
    const html = addresses.map((href) => `<p>Lihat <a href="${href}">laman ini</a></p>`).join('');
    render(<BulletList html={html} emptyText="Kosong" />, inTheme);
    const links = screen.getAllByRole('link', { name: 'laman ini' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://example.com/a?b=c',
      'http://example.com/',
      'mailto:hrd@example.com',
    ]);
    for (const link of links) {
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
  });

  it('says so when there is nothing to list', () => {
    render(<BulletList html="<p>&nbsp;</p>" emptyText="Belum ada deskripsi." />, inTheme);
    expect(screen.getByText('Belum ada deskripsi.')).toBeVisible();
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });
});

describe('JobHeader', () => {
  const JOB = makeJob({
    slug: 'staf-gudang',
    title: 'Staf Gudang',
    workplace: 'wfo',
    deadline: '2026-12-31',
    company: { name: 'Sinar Laut', logo: '/media/logo.svg', banner: '/media/banner.webp' },
  });

  it("shows the company's banner, logo and name above the title", () => {
    given('get', 'job-application/application-status/', []);
    const { container } = renderApp(<JobHeader job={JOB} />, { preloaded: signedInState() });
    expect([...container.querySelectorAll('img')].map(({ src }) => src)).toEqual([
      'http://localhost/media/banner.webp',
      'http://localhost/media/logo.svg',
    ]);
    expect(screen.getByText('Sinar Laut')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Staf Gudang' })).toBeVisible();
  });
});

describe('MinimumWage', () => {
  const note = (changes: Partial<JobDetail>) => {
    const job = makeJob({ province: 'Sumatera Utara', createdAt: '2026-11-02', ...changes });
    renderApp(<MinimumWage job={job} />);
    return screen.queryByRole('note');
  };

  beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-23T05:00:00Z') }));
  afterEach(() => jest.useRealTimers());

  it('warns with figure, year and source when all of the pay is below, and says who is exempt', () => {
    const alert = note({ maxSalary: 3_000_000 });
    expect(alert).toHaveTextContent(
      'Gaji tertinggi yang dicantumkan (Rp 3.000.000) di bawah upah minimum Sumatera Utara tahun 2026: sekitar Rp 3.228.949 per bulan.',
    );
    expect(alert).toHaveTextContent('Usaha mikro dan kecil dikecualikan (PP 36/2021).');
    expect(alert).toHaveTextContent('Sumber: Kementerian Ketenagakerjaan RI');
    expect(alert).toHaveClass('MuiAlert-colorWarning');
  });

  it("names a day's pay as it is stated, and what it counts as", () => {
    expect(note({ province: 'Jawa Barat', maxSalary: 80_000, salaryPeriod: 'day' })).toHaveTextContent(
      'Gaji tertinggi yang dicantumkan (Rp 80.000 per hari, dihitung Rp 2.000.000 per bulan) di bawah upah minimum',
    );
  });

  it('notes it when the least alone is below', () => {
    const alert = note({ province: 'Jawa Barat', minSalary: 2_000_000, maxSalary: 3_000_000 });
    expect(alert).toHaveTextContent(
      /^Gaji terendah yang dicantumkan \(Rp 2\.000\.000\).*2026: Rp 2\.317\.601 per bulan\./,
    );
    expect(alert).toHaveClass('MuiAlert-colorInfo');
  });

  it('says nothing of pay that is not below', () => {
    expect(note({ maxSalary: 9_000_000 })).toBeNull();
  });

  it('says nothing once the figures have ended', () => {
    jest.setSystemTime(new Date('2026-12-31T17:00:00Z'));
    expect(note({ maxSalary: 3_000_000 })).toBeNull();
  });

  it('compares a closed job by the day on which it was posted', () => {
    expect(note({ maxSalary: 3_000_000, isOpen: false, createdAt: '2025-12-31' })).toBeNull();
  });
});

describe('benefit icons', () => {
  it('takes one icon for every name that has none of its own', () => {
    const others = benefitIcon('Kopi gratis');
    expect(benefitIcon('toString')).toBe(others);
    expect(benefitIcon('')).toBe(others);
  });

  it('reads a name without regard to case and repeated spaces', () => {
    expect(benefitIcon('bpjs  kesehatan ')).toBe(benefitIcon('BPJS Kesehatan'));
  });
});
