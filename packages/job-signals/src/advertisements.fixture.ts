import type { Subject } from './signal';

/** An advertisement: its title, its lines, and of which kinds a person would say that there is something to check. */
export interface Advertisement {
  title: string;
  lines: readonly string[];
  kinds: readonly Subject[];
}

const ad = (title: string, kinds: readonly Subject[], text: string): Advertisement => ({
  title,
  kinds,
  lines: text.split(' | '),
});

/** Whole advertisements, in the manner of those that are put up, written without looking at the rules. */
export const ADVERTISEMENTS: readonly Advertisement[] = [
  ad(
    'Staff Administrasi',
    ['mostAge', 'looks', 'sex'],
    'Kualifikasi: | Wanita, usia maksimal 27 tahun | Pendidikan min. D3 semua jurusan | Berpenampilan menarik dan komunikatif | Menguasai Ms. Office | Penempatan Sleman',
  ),
  ad(
    'Operator Produksi',
    ['money', 'mostAge'],
    'PT kami membuka kesempatan untuk operator produksi. | Usia 18 - 24 tahun | Lulusan SMA/SMK sederajat | Tidak buta warna | Biaya administrasi penempatan Rp 1.200.000 dibayarkan saat tanda tangan kontrak | Gaji UMK Bekasi',
  ),
  ad(
    'Admin Online',
    ['privateChat', 'freeMail'],
    'Tugas: | Upload produk ke marketplace | Membalas chat pembeli | Syarat: | Bisa komputer | Kirim lamaran ke lokertokoku88@gmail.com atau WA 0896-1111-2222',
  ),
  ad(
    'Kasir Minimarket',
    ['mostAge', 'maritalStatus'],
    '1. Pria/wanita usia maks 25 tahun 2. Belum menikah 3. Jujur dan teliti 4. Bersedia shift',
  ),
  ad(
    'Data Entry WFH',
    ['highPay', 'privateChat', 'money'],
    'Kerja dari rumah cuma modal HP! | Tanpa pengalaman, pelajar dan ibu rumah tangga boleh | Penghasilan Rp 800.000 per hari | Cukup deposit awal Rp 50.000 untuk aktivasi akun: deposit Rp 50.000 | Minat? Chat Telegram @tugasharian_id',
  ),
  ad(
    'SPG Event',
    ['looks', 'mostAge', 'sex'],
    'Dibutuhkan SPG wanita | Tinggi badan min 160 cm | Usia 18–27 | Good looking dan percaya diri | Fee harian',
  ),
  ad(
    'Driver Pribadi',
    ['sex', 'identity'],
    'Laki-laki | Memiliki SIM A | Menguasai jalan Jogja | Bersedia menitipkan ijazah asli selama bekerja',
  ),
  ad(
    'Waiter / Waitress',
    ['mostAge', 'looks'],
    'Requirements: | Male or female, max 25 years old | Good looking, friendly | Able to work in shifts | Experience is a plus',
  ),
  ad(
    'Sekretaris Direksi',
    ['sex', 'maritalStatus', 'looks', 'mostAge'],
    'Female, single, max. 28 years old | Attractive appearance | Fluent in English | Bachelor degree',
  ),
  ad(
    'Management Trainee',
    ['mostAge'],
    'Fresh graduate S1 semua jurusan | IPK min 3,00 | Usia tidak lebih dari 25 tahun pada saat mendaftar | Bersedia ditempatkan di seluruh Indonesia',
  ),
  ad(
    'Perawat Homecare',
    ['identity'],
    'Lulusan D3 Keperawatan | Memiliki STR aktif | Kirimkan CV, scan KTP, STR, dan sertifikat melalui aplikasi ini',
  ),
  ad('Tukang Las', ['sex', 'mostAge'], 'Khusus laki-laki | Umur maksimal 45 tahun | Pengalaman minimal 2 tahun'),
  ad(
    'Barista',
    ['looks', 'privateChat'],
    'Berpengalaman atau non pengalaman | Penampilan oke dan ramah | Bisa latte art | Minat langsung WA aja ke 0878 5555 6666',
  ),
  ad(
    'Guru Les Privat',
    ['money'],
    'Mengajar siswa SD–SMA | Pendaftaran tutor dikenakan biaya modul Rp 85.000 | Jadwal fleksibel',
  ),
  ad(
    'Marketing Property',
    ['sex', 'looks'],
    'Wanita usia minimal 20 tahun | Pendidikan minimal SMA/SMK | Berpenampilan menarik | Bisa bekerja dalam target',
  ),
  ad('Office Boy', ['mostAge', 'sex'], 'Jenis kelamin: pria | Usia: 20 s/d 35 tahun | Rajin, rapi, dan jujur'),
  ad(
    'Crew Kapal Pesiar',
    ['money', 'mostAge'],
    'Usia 21-35 tahun | Bahasa Inggris aktif | Biaya pelatihan dan visa ditanggung peserta | Kontrak 9 bulan',
  ),
  ad(
    'Staf Gudang',
    ['money'],
    'Tidak ada tes | Langsung kerja | Peserta wajib membayar seragam: biaya seragam Rp 300.000 | Mess disediakan',
  ),
  ad(
    'Customer Service',
    ['identity', 'money'],
    'Interview online | Siapkan foto KTP dan selfie memegang KTP | Transfer Rp 150.000 untuk booking jadwal interview Anda | Gaji 5 juta',
  ),
  ad('Staff Toko', ['mostAge', 'sex'], 'Dicari karyawati toko baju | Max 30 th | Jujur | Gaji harian'),
  ad(
    'Resepsionis Hotel',
    ['looks'],
    'Lulusan SMK Perhotelan | Berpenampilan menarik dan rapi | Bahasa Inggris dasar | Bersedia kerja shift',
  ),
  ad(
    'Telemarketing',
    ['mostAge', 'maritalStatus'],
    'Pendidikan SMA | Usia maksimum 32 tahun | Status lajang lebih disukai: lajang | Target oriented',
  ),
  ad('Teknisi AC', ['sex', 'privateChat'], 'Pria, pengalaman min 1 tahun | Punya SIM C | Kirim CV via WhatsApp ke HRD'),
  ad('Kurir', ['identity'], 'Memiliki motor sendiri | Bersedia menjaminkan BPKB | SIM C aktif'),
  ad(
    'Virtual Assistant',
    ['privateChat'],
    'Fluent English | Own laptop | To apply, please contact our recruiter on Telegram',
  ),
  ad(
    'Online Shopper',
    ['highPay', 'money'],
    'Easy job, no experience needed | Earn IDR 900.000 per day | You pay a small registration fee of IDR 100.000 first',
  ),
  ad(
    'Staff Accounting',
    ['freeMail', 'mostAge'],
    'S1 Akuntansi | Maks. 30 tahun | Menguasai Accurate | CV ke: recruitment.cvmajubersama@yahoo.com',
  ),
  ad(
    'Pramuniaga',
    ['looks', 'sex', 'mostAge'],
    'Wanita, usia 18-25 tahun, tinggi min 155 cm | Sabar dan ramah | Lulusan SMA',
  ),
  ad('Helper Dapur', ['mostAge'], 'Laki-laki dan perempuan | Usia di bawah 35 tahun | Siap kerja malam'),
  ad(
    'Agen Asuransi',
    ['money'],
    'Peluang karier tanpa batas | Membayar biaya lisensi dan pendaftaran Rp 200.000 di awal | Komisi besar',
  ),
  ad(
    'TKI Malaysia',
    ['money', 'identity'],
    'Kontrak 2 tahun kilang elektronik | Proses cepat | Biaya proses Rp 5.500.000 bisa potong gaji | Paspor dan KTP asli disimpan di kantor selama proses',
  ),
  ad('Staff IT', ['mostAge'], 'Kualifikasi | S1 Teknik Informatika | Age max. 35 | Strong in networking'),
  ad(
    'Terapis Spa',
    ['sex', 'looks', 'mostAge'],
    'Wanita 18-35 tahun | Berpenampilan bersih dan menarik | Mess dan makan disediakan',
  ),
  ad(
    'Admin Slot',
    ['highPay'],
    'Gaji 20 juta per bulan | Tanpa pengalaman, tamatan SMP diterima | Tiket pesawat disediakan perusahaan',
  ),
  ad('Kasir Restoran', ['maritalStatus', 'sex'], 'Diutamakan wanita | Single, tidak sedang kuliah | Teliti'),
  ad(
    'Host Live Streaming',
    ['looks', 'mostAge'],
    'Pria/Wanita | Usia max 30 | Good looking & camera face | Jam kerja fleksibel',
  ),
  ad('Packing Olshop', ['privateChat'], 'Butuh cepat packing | Domisili Bantul | CP: WA 0895 1234 0000 (Mbak Sari)'),
  ad(
    'Staf BUMN',
    ['money', 'freeMail'],
    'Panggilan tes PT Kereta | Peserta wajib reservasi tiket melalui travel rekanan panitia dan akan di-reimburse saat tes | Konfirmasi ke rekrutmen.panitia@gmail.com',
  ),
  ad(
    'Frontliner Bank',
    ['looks', 'mostAge', 'maritalStatus'],
    'Pendidikan minimal D3 | Usia maks. 24 tahun (D3) / 26 tahun (S1) | Tinggi badan minimal 155 cm (P), 165 cm (L), proporsional | Belum menikah dan bersedia tidak menikah selama 1 tahun',
  ),
  ad(
    'Admin Gudang',
    ['identity'],
    'Persyaratan berkas: | Surat lamaran | Daftar riwayat hidup | Fotokopi KTP dan KK | Pas foto 3x4',
  ),
  // A further set, written once the rules had passed the ones above.
  ad('Crew Outlet', ['mostAge', 'sex'], 'Syarat: - Cowok/cewek umur 18-23 | - Diutamakan cewek | - Siap kerja shift'),
  ad('Staff Produksi', ['mostAge'], 'Pria & wanita, usia min 18 max 28 tahun | SMA/SMK | Tidak bertato'),
  ad('Admin Kantor', ['mostAge', 'maritalStatus'], 'Usia tidak lebih 30 tahun | Status: belum menikah | Bisa Excel'),
  ad('Penjaga Toko', ['sex', 'privateChat'], 'Dicari cewek buat jaga toko | langsung WA 0877-1234-5678 aja'),
  ad(
    'Operator Pabrik',
    ['money'],
    'Administrasi Rp 350.000 dibayar di tempat sebelum masuk kerja: biaya administrasi Rp 350.000 | Gaji UMK',
  ),
  ad('Kasir', ['identity'], 'Wajib menyerahkan ijazah asli saat mulai kerja sebagai jaminan | Jujur'),
  ad(
    'Freelance Online',
    ['highPay', 'privateChat'],
    'Cuma modal HP bisa dapat penghasilan Rp 15 juta per minggu | Tanpa pengalaman | Daftar lewat Telegram',
  ),
  ad('Pelayan Kafe', ['looks', 'mostAge'], 'Penampilan menarik | umur maks 24 | bisa senyum'),
  ad('Marketing', ['freeMail'], 'Kirim surat lamaran lengkap ke: hrdsejahtera2024@gmail.com'),
  ad('Office Girl', ['sex', 'mostAge'], 'Wanita maksimal 35 tahun | rajin'),
  ad(
    'Babysitter',
    ['money', 'identity'],
    'Biaya penyaluran 1,5 juta ditanggung pekerja | KTP dan KK asli ditahan yayasan',
  ),
  ad(
    'Pramugari Bus',
    ['sex', 'looks', 'mostAge'],
    'Perempuan usia 19-25 tahun | Tinggi badan min. 158 cm | Good looking',
  ),
  ad('Supir Truk', ['mostAge', 'sex'], 'Laki laki, umur max 50 th | SIM B2 umum'),
  ad('Data Entry', ['money'], 'A registration fee of Rp 150,000 is charged to every applicant'),
  ad('Receptionist', ['sex', 'looks', 'mostAge'], 'Female, 20-27 years old | Attractive | Good looking is a must'),
  ad('Sales Executive', ['mostAge'], 'Age between 23 - 35 years'),
  ad('Security', ['mostAge'], 'Umur 21 - 40 tahun | Tinggi min 168 cm | Punya gada pratama'),
  ad('Guru TK', ['sex', 'mostAge', 'maritalStatus'], 'Muslimah, wanita, maksimal 30 tahun, belum menikah'),
  ad('Helper', ['mostAge'], 'Batas umur 38 tahun | kuat fisik'),
  ad('Kurir Ekspedisi', ['identity'], 'Jaminan BPKB motor atau ijazah'),
  ad('Admin Marketplace', ['privateChat'], 'Berminat? Chat admin WA: 081298765432'),
  ad('Penerjemah', ['identity'], 'Send a scan of your passport and family card (KK) by e-mail'),
  ad('Terapis', ['sex', 'mostAge', 'looks'], 'Wanita | Umur 18-30 | Berpenampilan menarik & bersih'),
  ad('Call Center', ['mostAge'], 'Lulusan SMA sederajat (maks. usia 27 tahun)'),
  ad('SPB', ['looks', 'sex'], 'Pria, tinggi 170 cm, proporsional'),
  ad('Staf HRD', ['money', 'identity'], 'Saat interview membawa uang jaminan Rp 200.000 | Lampirkan fotocopy KTP & KK'),
  ad('Kapal', ['money'], 'Calon ABK wajib membayar biaya pembuatan buku pelaut dan visa'),
  ad('Magang Jepang', ['money'], 'Biaya pelatihan bahasa Rp 8 juta ditanggung peserta'),
  // Nothing to check.
  ad(
    'Backend Developer',
    [],
    'Build and maintain REST APIs in Go | Minimum 3 years of experience | Bachelor degree or equivalent | We never charge candidates any fee | Remote, male and female welcome',
  ),
  ad(
    'Staff Keuangan',
    [],
    'Tugas: | Melakukan transfer kepada vendor | Rekonsiliasi rekening koran | Menagih uang muka pelanggan | Menyusun laporan biaya operasional | Syarat: | S1 Akuntansi | Pengalaman maks. 5 tahun | Usia minimal 21 tahun',
  ),
  ad(
    'Night Auditor',
    [],
    'Memeriksa rekening tamu sebelum check out | Mencocokkan deposit kamar dan kas | Menangani pembayaran tunai, kartu, dan transfer',
  ),
  ad(
    'Customer Service Online',
    [],
    'Membalas chat pelanggan lewat WhatsApp dan Instagram | Mengirim nomor rekening toko kepada pembeli | Mencatat pesanan | Ramah dan rapi | Pria/wanita',
  ),
  ad(
    'Guru PAUD',
    [],
    'Mengajar anak usia 3-6 tahun | S1 PGPAUD | Sabar dan menyukai anak | Tidak dipungut biaya dalam proses seleksi',
  ),
  ad(
    'Teller',
    [],
    'Melayani setoran dan penarikan nasabah | Membuka rekening baru dan memeriksa KTP nasabah | Menawarkan deposito | Usia minimal 18 tahun | Berpenampilan rapi',
  ),
  ad(
    'Admin Pendaftaran Kampus',
    [],
    'Menerima biaya pendaftaran dan uang pangkal mahasiswa baru | Memeriksa fotokopi KTP dan KK calon mahasiswa | Menghubungi calon mahasiswa via WhatsApp',
  ),
  ad(
    'Staf Legal',
    [],
    'Tugas: | Menyusun perjanjian dan melampirkan KTP pihak penjual dan pembeli | Tunjangan kesehatan sampai dengan Rp 500.000',
  ),
  ad(
    'Notaris Junior',
    [],
    'Menyiapkan draft akta | Mengumpulkan KTP para pihak | Memperoleh tunjangan kacamata hingga Rp 500.000 per tahun',
  ),
  ad('Admin Toko Hijab', ['sex'], 'Akhwat | Rapi dan jujur'),
  ad('Desainer Konten', ['sex'], 'Diutamakan akhwat, domisili Sleman'),
  ad('Satpam Pabrik', ['money'], 'Belum punya Gada Pratama, biaya diklat Gada Pratama Rp 2.500.000'),
  ad('Security Mall', ['money'], 'Yang belum punya, biaya Gada Pratama Rp 3.000.000'),
  ad('Musyrifah Asrama Putri', [], 'Mendampingi santri putri 24 jam | Khusus perempuan | Hafal minimal 5 juz'),
  ad(
    'Satpam',
    [],
    'Memiliki sertifikat Gada Pratama | Tinggi badan minimal 165 cm | Usia minimal 20 tahun | Sehat jasmani dan rohani',
  ),
  ad(
    'Talent Iklan',
    [],
    'Pria dan wanita | Usia 20-30 tahun untuk peran mahasiswa | Berpenampilan menarik di depan kamera | Casting gratis',
  ),
  ad(
    'Penjahit',
    [],
    'Membuat busana wanita dan pria | Menguasai mesin jahit | Upah borongan Rp 15.000 per potong | Bisa dibawa pulang',
  ),
  ad(
    'Room Attendant',
    [],
    'Membersihkan kamar sesuai tipe (single, twin, suite) | Mengganti linen | Melaporkan barang tertinggal | Berpenampilan bersih',
  ),
  ad(
    'Barista Senior',
    [],
    'Pengalaman minimal 2 tahun | Bersedia bekerja shift | Mampu membuat menu yang menarik | Gaji Rp 3.200.000 + service charge',
  ),
  ad(
    'Kepala Cabang',
    [],
    'Gaji Rp 25.000.000 - 35.000.000 | Pengalaman 8 tahun di perbankan | S1 semua jurusan | Membuka peluang bagi semua gender',
  ),
  ad(
    'Sopir Travel',
    [],
    'Mengantar penumpang sesuai jadwal | Menjual tiket dan mencatat pembayaran | SIM B1 | Usia kendaraan maks 5 tahun | Uang makan Rp 50.000 per hari',
  ),
  ad(
    'HR Recruiter',
    [],
    'Menyeleksi CV pelamar | Menghubungi kandidat lewat telepon, email dan WhatsApp | Mengumpulkan berkas karyawan baru seperti KTP dan NPWP | Mengurus BPJS',
  ),
  ad(
    'Perawat Lansia',
    [],
    'Merawat lansia usia 70-85 tahun | Sabar | D3 Keperawatan | Mess tersedia, biaya makan ditanggung perusahaan',
  ),
  ad(
    'Content Creator',
    [],
    'Membuat video yang menarik | Target audiens usia 18-35 tahun | Membuat konten kecantikan dan fashion wanita | Paham algoritma TikTok',
  ),
  ad(
    'Staff Legal',
    [],
    'Mengurus akta, sertifikat asli, dan perizinan perusahaan | Menyimpan dokumen asli klien | S1 Hukum',
  ),
  ad(
    'Sales Deposito',
    [],
    'Menawarkan deposito kepada nasabah | Mencapai target Rp 500 juta per bulan | Gaji pokok Rp 3.500.000 + komisi',
  ),
  ad(
    'Mekanik',
    [],
    'Memperbaiki mobil dan motor | Usia mobil yang dikerjakan sampai 20 tahun | SMK Otomotif | Seragam disediakan gratis',
  ),
  ad('Bidan Klinik', [], 'Wanita | Memiliki STR | D3 Kebidanan | Melayani ibu hamil'),
  ad(
    'Peneliti Lapangan',
    [],
    'Mewawancarai responden usia 15-49 tahun | Mencatat data perempuan usia subur | S1 Kesehatan Masyarakat | Uang saku Rp 150.000 per hari',
  ),
  ad(
    'Supervisor Produksi',
    [],
    'Memimpin 25-30 orang | Mengendalikan biaya bahan | Pengalaman minimal 3 tahun | Fresh graduate silakan melamar untuk posisi lain',
  ),
  ad(
    'Admin Rental',
    [],
    'Menerima deposit dan KTP jaminan dari penyewa | Membuat kontrak sewa | Menjawab WhatsApp pelanggan',
  ),
  ad(
    'Staf Umroh',
    [],
    'Mengurus paspor dan visa jamaah | Menerima pembayaran DP jamaah | Memberi info keberangkatan di grup WhatsApp jamaah | Bisa Bahasa Arab',
  ),
  ad(
    'Frontend Developer',
    [],
    'React, TypeScript, Single Page Application | Payment gateway and OTP integration | Max 2 rounds of interview | Salary Rp 12-18 juta',
  ),
  ad(
    'Operator Mesin',
    [],
    'Usia minimal 18 tahun | Mampu mengangkat beban 25 kg | Tinggi rak 200 cm | Proses seleksi tidak dipungut biaya. Waspada penipuan yang meminta transfer.',
  ),
  ad(
    'Fasilitator Desa',
    [],
    'Mendampingi kelompok perempuan dan laki-laki petani | Domisili sesuai KTP Gunungkidul | Memiliki SIM C',
  ),
  ad(
    'Apoteker',
    [],
    'Memiliki STRA | Membuat laporan narkotika | Kontrak maksimal 24 bulan | Semua pelamar, pria maupun wanita, dipersilakan',
  ),
  ad(
    'Kasir',
    [],
    'Menerima pembayaran tunai, QRIS, transfer | Menyetorkan uang penjualan ke bank setiap hari | Selisih kas dilaporkan | Jujur',
  ),
  ad(
    'Fotografer',
    [],
    'Memotret pernikahan dan wisuda | Foto produk dan foto KTP untuk studio pelanggan | Memiliki kamera sendiri',
  ),
  ad(
    'Staf Koperasi',
    [],
    'Menagih angsuran anggota | Memeriksa jaminan BPKB calon peminjam | Tenor maksimal 36 bulan | SMA sederajat',
  ),
  ad(
    'Copywriter',
    [],
    'Write attractive copy for women’s fashion | 1-3 years of experience | Send portfolio through this site',
  ),
  ad(
    'Tour Guide',
    [],
    'Menyampaikan cerita menarik kepada tamu | Bahasa Inggris aktif | Menangani pembayaran tiket rombongan | Usia minimal 20 tahun',
  ),
  ad('Quality Control', [], 'Memeriksa penampilan produk agar menarik | Menjaga jaminan mutu | SMK Kimia'),
  ad('Asisten Apoteker', [], 'Tidak menahan ijazah | Tanpa biaya apa pun | Gaji UMK | Pria/wanita'),
  ad(
    'Digital Marketer',
    [],
    'Mengelola iklan berbayar dan top up saldo iklan | Target ROAS 5 | Menyusun laporan | Pengalaman 2-4 tahun',
  ),
];
