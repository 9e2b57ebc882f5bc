import { nameProblem } from './person-name';

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
    ...['slot88.win', 'Hadiah-besar.vip', 'judi.live', 'hadiah.com gratis', 'HADIAH．COM', 'hadiah。com', 'hadiah｡com'],
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
