import { nameProblem } from './person-name';

it.each([
  ...['Suharto', "Siti Ma'rifah", 'Ni Luh Putu Ayu', 'I Gusti Ngurah Rai', 'Ida Ayu Oka', 'R.A. Kartini', 'Muh. Yoga'],
  ...['H. Abd. Rahman, S.Pd.', 'Dra.Hj.Siti Aminah, M.Pd.I', 'Moh.Amin,S.Kom', 'Muh.Yoga Pratama', 'Drs.Rio Haryanto'],
  ...['Dr.Ir. Budi Santoso, M.Si', 'Prof.Dr.Ir.H. Bambang, M.Sc., Ph.D.', 'Ahmad Fauzi, S.Ag., M.Ag', 'Rina, A.Md.Keb'],
  ...['Dewi Lestari, S.Farm., Apt.', 'Agus Salim, S.Th., M.Th', 'Yanti, S.Pd.SD', 'Eko, S.Pd.Gr', 'Tono, S.Pt., M.Si'],
  ...['dr. Andi Wijaya, Sp.JP', 'dr. Sari, Sp.PD-KGEH', 'Wayan, S.Sn., M.Sn', 'Putri, SH., M.Kn', 'Joko, M.Ec.Dev'],
  ...['Lina, S.ST., M.Tr.Kep', 'Hadi, S.E.Sy', 'Ns. Ratna, S.Kep', 'Maria C.D. da Costa', 'St.Fatimah', 'Nur-Aini Tan'],
  ...['Yohanes P. Hutagalung S.T.,M.T.', 'Ayu 🌸', '李小龙', 'O’Neil Sitompul', 'Muhammad Rizky Jr.', 'T.M. Hasbi'],
])('takes the name %s', (name) => {
  expect(nameProblem(name)).toBeNull();
});

it.each([
  ...['t.me/hadiah', 'wa.me/62812345', 'Klik bit.ly/hadiah', 'Siti／Rahma', 'https://x.example', 'a@b.id', 'a＠b.id'],
  ...['slot88.win', 'Hadiah-besar.vip', 'judi.live', 'hadiah.com gratis', 'HADIAH．COM', 'hadiah。com', 'hadiah｡com'],
  ...['hadiah․com', 'hadiah\u200b.com', 'Menang di toko.online!', 'www.hadiah', 'undian.co.id', 'undian.xn--p1ai'],
  ...['Dr.Yoga.vip', 'dr.com', 'Siti Rahma.app', 'm.facebook.com', 'slot.한국', 'kasino.москва', 'promo.example.shop'],
])('refuses the name %j', (name) => {
  expect(nameProblem(name)).toBe('Nama tidak boleh memuat alamat situs atau email.');
});
