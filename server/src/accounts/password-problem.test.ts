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
      ...['Nasi goreng tanpa telur!', 'HujanTurunDiBulanJuni!', 'Buku&Pensil&Penghapus', 'Saya lulus SMK tahun 2019!'],
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
    const word = fc.constantFrom('Kopi', 'siti', 'sayang', 'password', 'hujan', 'rahma', 'indonesia', 'biru', 'kereta');
    const phrase = fc.tuple(
      fc.array(word, { minLength: 4, maxLength: 12 }).filter((words) => new Set(words).size > 3),
      fc.constantFrom('', ' ', '-', '.'),
      fc.constantFrom('!', '1!', '#2024', '123!'),
    );
    await fc.assert(
      fc.asyncProperty(phrase, async ([words, between, end]) => {
        expect(await problem(`${words.join(between)}${end}`)).toBeNull();
      }),
      { numRuns: 15 },
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
