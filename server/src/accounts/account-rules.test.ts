import { mailboxOf } from './mailbox-of';
import fc from 'fast-check';
import { candidateIn } from '../../test/candidates';
import { expectContract } from '../../test/expect-contract';
import { testApp } from '../../test/test-app';
import type { TestApp } from '../../test/test-app';
import { rateLimitWindows } from '../db/request-schema';
import { candidates } from '../db/schema';
import { DEMO_CANDIDATE } from '../seed/demo-candidate';
import { issueToken } from './account-tokens';
import { passwordProblem } from './password-problem';
import { toUidb64 } from './reset-link';
import { nameProblem } from './person-name';
import { toReturnPath } from './return-path';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repoRoot } from '../paths';
import { TERMS_VERSION } from './terms';

describe('mailbox of', () => {
  it.each([
    ...['siti.rahma@gmail.com', 'SITIRAHMA@Gmail.com', 's.i.t.i.rahma+kerja@gmail.com', 'siti.rahma@googlemail.com'],
    ...['sitirahma+a+b@GoogleMail.com', 'sitirahma.+x@gmail.com'],
  ])('knows the Gmail mailbox of %s', (email) => {
    expect(mailboxOf(email)).toBe('sitirahma@gmail.com');
  });

  it.each([
    ['Siti.Rahma+kerja@Example.com', 'siti.rahma@example.com'],
    ['siti.rahma@gmail.com.example', 'siti.rahma@gmail.com.example'],
    ['siti.rahma@notgmail.com', 'siti.rahma@notgmail.com'],
    ['"a@b"@example.com', '"a@b"@example.com'],
  ])('has the mailbox of %s', (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox);
  });
});

describe('password problem', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await testApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.db.delete(candidates);
    await test.db.delete(rateLimitWindows);
  });

  const person = { name: "Siti Ma'rifah Ay", email: 'rifah.cantik99@example.com', phoneNumber: '+628123456789' };

  const COMMON = 'Password ini terlalu umum dan mudah ditebak. Pilih password lain.';
  const OWN = 'Password tidak boleh berisi nama atau email Anda saja. Pilih password lain.';

  const refused: [string, string][] = [
    ['P@ssw0rd', COMMON],
    ['Password!', COMMON],
    ['pASSWORD!', COMMON],
    ['!QAZ2wsx', COMMON],
    ["Siti Ma'rifah Ay!", OWN],
    ['Sitimarifahay#1', OWN],
    ['Marifah!', OWN],
    ['SITI@1999', OWN],
    ['Rifah.cantik99@example.com', OWN],
    ['RifahCantik!', OWN],
    ['Cantik!!', OWN],
    ['Password123!', COMMON],
    ['RifahSiti!', OWN],
  ];

  const post = (path: string, payload: object) =>
    test.app.inject({ method: 'POST', url: `/api/v1/candidate/${path}/`, payload });

  it('refuses common passwords and the own name, in words about either', async () => {
    const problems = await Promise.all(
      refused.map(async ([password]) => [password, await passwordProblem(password, person)]),
    );
    expect(problems).toEqual(refused);
  });

  it('refuses them at sign-up and as a new password, whose link still works', async () => {
    const [password, message] = ['Marifah!', OWN];
    const response = await post('register', { ...person, password });
    expectContract('register', response);
    expect(response.json()).toEqual({
      statusCode: 4000,
      message: 'Data yang dikirim belum benar. Silakan periksa kembali.',
      err: { password: [message] },
    });
    expect(await test.db.$count(candidates)).toBe(0);

    const { id } = await candidateIn(test, { name: person.name, email: person.email });
    const token = await issueToken(test.db, id, 'reset', new Date());
    const reset = (to: string) => post(`reset-password/${toUidb64(id)}/${token}`, { password: to });
    const refusal = await reset(password);
    expectContract('resetPassword', refusal);
    expect(refusal.json().err).toEqual({ password: [message] });
    expect(await test.db.select().from(candidates)).toMatchObject([{ passwordHash: 'none' }]);
    expect((await reset('SitiSukaKopi!')).statusCode).toBe(200);
  });

  it('accepts others', async () => {
    const passwords = ['Kopi-Pagi!', 'Ay!!!!!', 'SitiSukaKopi!', 'Contoh#Ayah1', '123456#Ab'];
    expect(await Promise.all(passwords.map((password) => passwordProblem(password, person)))).toEqual(
      passwords.map(() => null),
    );
  });

  describe('for Siti Rahma, srahma99@example.com', () => {
    const problem = (password: string) =>
      passwordProblem(password, { name: 'Siti Rahma', email: 'srahma99@example.com' });

    it('refuses what is easily guessed', async () => {
      const rows = [
        ...['Password1!', 'Password123!', 'Password123456!', 'Qwerty123!', 'Indonesia1!', 'Rahasia123!', 'Sayang123!'],
        ...[
          'Bismillah1!',
          'Jakarta2024!',
          'Jakarta17081945!',
          'Admin@123',
          'Merdeka45!',
          'Cinta#123',
          'Sukses2025!',
          'Welcome1!',
          'Abcd1234!',
        ],
        ...['Iloveyou1!', 'Garuda123!', 'Kucing_99!', 'Doraemon*7', 'P@ssw0rd1!', 'Monkey#123', 'Alhamdulillah1!'],
        ...[
          'Rahasia!',
          'Aku cinta kamu!',
          'Indonesia!',
          'Passw@rd',
          'P4ssw0rd123!',
          '!!Qwerty!!',
          '#Sayang',
          '**JAKARTA**',
          '1Bandung!',
          'R4h4514!',
        ],
        ...[
          '$ayang123!',
          '1Nd0n3514!!',
          'Adm1n#',
          'Bi5millah!',
          'P@$$W0RD',
          'L0v3!!!',
          'S3m4ng4t#',
          'Pancasila!',
          'K0p1!!!',
        ],
        ...[
          'Pässwörd!',
          'Ｐassword!',
          'Abc123!!',
          '12345678Qwerty!@#',
          '!@#$%^&*Rahasia!@#$%^&*',
          'S1ti!!',
          '$1T1R4hm4!',
          'R@hma#99',
        ],
        ...['RahmaSiti!', 'SitiRahma2024!', 'Siti!1999', 'Rahma&Siti&Rahma1', 'SRahma99!', 'Siti-SRahma!'],
      ];
      const problems = await Promise.all(rows.map(async (row) => ({ row, found: await problem(row) })));
      expect(problems.filter(({ found }) => found === null)).toEqual([]);
    });

    it('accepts phrases, and what nobody guesses', async () => {
      const rows = [
        ...['Kopi panas di pagi hari!', 'Kereta-Malam-ke-Bandung7!', 'Tiga Ekor Gajah Menari!', 'Satu Dua Tiga Kuda!'],
        ...[
          'Nasi goreng tanpa telur!',
          'HujanTurunDiBulanJuni!',
          'Buku&Pensil&Penghapus',
          'Saya lulus SMK tahun 2019!',
        ],
        ...['SepedaOntelBiru#42', 'Pohon.Mangga!Belakang.Rumah', 'jalan Mawar nomor Tujuh!', 'MotorTuaBapakku!88'],
        ...['correct Horse battery staple!', 'LautBiru&LangitBiru', '7Warung@Ujung!Gang', 'Siti suka kopi 2019!'],
        ...[
          'P4ssw0rd sudah terlalu umum!',
          'Rahasia Dapur Ibu 3!',
          'k0p1 P4na5 di pagi hari!',
          'S1t1 suka k0pi!',
          'Ind0nesia Raya Merdeka!',
        ],
        ...['Qw7!rTz#', 'aB3$xY9!', 'M4r!k0#zT', 'T!9vLo$e', 'Gb5@n1!Kx'],
        ...['v8#Kq2!zLm', 'Xk9$mPw2', 'Zq!7tRb', 'Kopi!8371946205', 'Rahma bertemu Budi!1', DEMO_CANDIDATE.password],
      ];
      const problems = await Promise.all(rows.map(async (row) => ({ row, found: await problem(row) })));
      expect(problems.filter(({ found }) => found !== null)).toEqual([]);
    });

    it('accepts every phrase of four words or more', async () => {
      const word = fc.constantFrom(
        'Kopi',
        'siti',
        'sayang',
        'password',
        'hujan',
        'rahma',
        'indonesia',
        'biru',
        'kereta',
      );
      const phrase = fc.tuple(
        fc.array(word, { minLength: 4, maxLength: 12 }).filter((words) => new Set(words).size > 3),
        fc.constantFrom('', ' ', '-', '.'),
        fc.constantFrom('!', '1!', '#2024', '123!'),
      );
      await fc.assert(
        fc.asyncProperty(phrase, async ([words, between, end]) => {
          expect(await problem(`${words.join(between)}${end}`)).toBeNull();
        }),
      );
    });

    it('has decided at once about a long password of letters that the name has', async () => {
      const person = { name: 'A Aa Aaa Aaaa', email: 'aaaaa@example.com' };
      expect(await passwordProblem(`${'A'.repeat(120)}b!1`, person)).toBeNull();
      expect(await passwordProblem(`${'4@'.repeat(62)}b!1Z`, person)).toBeNull();
    });
  });

  it('names the password beside the name where both are refused', async () => {
    const response = await post('register', { ...person, name: 'www.siti.id', password: 'Password!' });
    expect(Object.keys(response.json().err).sort()).toEqual(['name', 'password']);
  });
});

describe('person name', () => {
  it('takes names with titles, initials and signs', () => {
    const rows = [
      ...[
        'Suharto',
        "Siti Ma'rifah",
        'Ni Luh Putu Ayu',
        'I Gusti Ngurah Rai',
        'Ida Ayu Oka',
        'R.A. Kartini',
        'Muh. Yoga',
      ],
      ...[
        'H. Abd. Rahman, S.Pd.',
        'Dra.Hj.Siti Aminah, M.Pd.I',
        'Moh.Amin,S.Kom',
        'Muh.Yoga Pratama',
        'Drs.Rio Haryanto',
      ],
      ...[
        'Dr.Ir. Budi Santoso, M.Si',
        'Prof.Dr.Ir.H. Bambang, M.Sc., Ph.D.',
        'Ahmad Fauzi, S.Ag., M.Ag',
        'Rina, A.Md.Keb',
      ],
      ...[
        'Dewi Lestari, S.Farm., Apt.',
        'Agus Salim, S.Th., M.Th',
        'Yanti, S.Pd.SD',
        'Eko, S.Pd.Gr',
        'Tono, S.Pt., M.Si',
      ],
      ...['dr. Andi Wijaya, Sp.JP', 'dr. Sari, Sp.PD-KGEH', 'Wayan, S.Sn., M.Sn', 'Putri, SH., M.Kn', 'Joko, M.Ec.Dev'],
      ...[
        'Lina, S.ST., M.Tr.Kep',
        'Hadi, S.E.Sy',
        'Ns. Ratna, S.Kep',
        'Maria C.D. da Costa',
        'St.Fatimah',
        'Nur-Aini Tan',
      ],
      ...[
        'Siti Nurhaliza, S. Kom.',
        'M. Dot Com',
        'Muh. Ali',
        'A. A. Gede',
        'Drs. H. Dotulong',
        'Dr. Ir. Co',
        'Titik Puspa',
      ],
      ...[
        'Sri Titik Lestari',
        'Sri (Titik) Rahayu',
        'I G N A Rai',
        'R A Kartini',
        'Siti . Aminah',
        'H . Abd . Rahman',
        'Muh. Top',
      ],
      ...[
        'Budi Santoso, S.E., M.M.',
        'Ni Made Id',
        'Johan Win',
        'マリア・ホセ',
        'Josep·Lluís',
        'Satu Dua Tiga',
        'Budi 2',
        'Ahmad 1998',
      ],
      ...[
        'Dwi Tiga Putra',
        'Ratu Elizabeth II',
        'Anak Agung (Gung De)',
        'Mas Dot',
        'Hj. St. Aminah',
        'Abd. Net',
        'Ir. Info',
      ],
      ...['Yohanes P. Hutagalung S.T.,M.T.', 'Ayu 🌸', '李小龙', 'O’Neil Sitompul', 'Muhammad Rizky Jr.', 'T.M. Hasbi'],
    ];
    expect(rows.filter((row) => nameProblem(row) !== null)).toEqual([]);
  });

  it('refuses addresses, however they are written', () => {
    const rows = [
      ...[
        't.me/hadiah',
        'Gabung t.me hadiah',
        'wa.me/62812345',
        'Klik bit.ly/hadiah',
        'Siti／Rahma',
        'https://x.example',
        'a@b.id',
        'a＠b.id',
      ],
      ...[
        'slot88.win',
        'Hadiah-besar.vip',
        'judi.live',
        'hadiah.com gratis',
        'HADIAH．COM',
        'hadiah。com',
        'hadiah｡com',
      ],
      ...['hadiah․com', 'hadiah\u200b.com', 'Menang di toko.online!', 'www.hadiah', 'undian.co.id', 'undian.xn--p1ai'],
      ...[
        'evil . com',
        'evil .com',
        'evil. com',
        'evil(dot)com',
        'evil [dot] com',
        'evil dot com',
        'Evil DOT Com',
        'evil{.}com',
      ],
      ...[
        'evil (titik) com',
        'evil titik com',
        'e v i l.c o m',
        'e v i l . c o m',
        'evil．com',
        'evil 。 com',
        'evil·com',
        'evil•com',
      ],
      ...[
        'evil...com',
        'evil…com',
        'evil\u3000.\u3000vip',
        'evil <dot> co <dot> id',
        'evil-dot-com',
        'evil d0t com',
        'a(at)gmail(dot)com',
      ],
      ...['Hadiah . win', 'Judi. xyz sekarang', 'http evil', 'evil ． com', 'undian . co . id', 'toko [.] shop'],
      ...[
        'Dr.Yoga.vip',
        'dr.com',
        'Siti Rahma.app',
        'm.facebook.com',
        'slot.한국',
        'kasino.москва',
        'promo.example.shop',
      ],
    ];
    expect(rows.filter((row) => nameProblem(row) !== 'Nama tidak boleh memuat alamat situs atau email.')).toEqual([]);
  });

  it('refuses phone numbers, however they are written', () => {
    const rows = [
      ...[
        'Siti 081234567890',
        '0812-3456-7890',
        '0812 3456 7890',
        '+62 (812) 345.678',
        '0.8.1.2.3.4.5',
        'WA：０８１２３４５６７８９',
      ],
      ...[
        '٠٨١٢٣٤٥٦٧٨٩',
        '①②③④⑤⑥⑦',
        '0️⃣8️⃣1️⃣2️⃣3️⃣4️⃣5️⃣',
        '0\u200b8\u200b12345678',
        'nol delapan satu dua tiga empat lima',
        'zero eight one two three four five',
        '0812_345_678',
      ],
    ];
    expect(rows.filter((row) => nameProblem(row) !== 'Nama tidak boleh memuat nomor telepon.')).toEqual([]);
  });

  it.each(['. ', 'a ', '1 a', 'dot ', ' .', '( ', '(dot', 'a.', '1'])('has decided at once about many %j', (part) => {
    const start = performance.now();
    nameProblem(part.repeat(10_000));
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});

describe('return path', () => {
  it.each([
    ['/jobs/kasir', '/jobs/kasir'],
    ['/lowongan/kasir-94f5', '/lowongan/kasir-94f5'],
    ['/jobs/k%C3%A1sir', '/jobs/k%C3%A1sir'],
  ])('takes %s', (header, taken) => {
    expect(toReturnPath(header)).toBe(taken);
  });

  it('drops everything else', () => {
    const rows = [
      '//evil.example',
      'https:evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      '/profile',
      '/jobs/',
      '/jobs/a/b',
      '/jobs/..',
      '/jobs/%2e%2e',
      '/jobs/a%2Fb',
      '/jobs/a%0d%0aSet-Cookie: x',
      '/jobs/%E0%A4%A',
      '/jobs/a?token=x',
      '/jobs/a#x',
      `/jobs/${'a'.repeat(10_000)}`,
      '',
      undefined,
      ['/jobs/a', '/jobs/b'],
    ];
    expect(rows.filter((row) => toReturnPath(row) !== null)).toEqual([]);
  });
});

describe('terms', () => {
  it('is the version that the page of the terms shows', () => {
    const page = readFileSync(path.join(repoRoot, 'src/pages/terms/TermsPage.tsx'), 'utf8');
    expect(/TERMS_DATE = '(.+)'/.exec(page)?.[1]).toBe(TERMS_VERSION);
  });
});
