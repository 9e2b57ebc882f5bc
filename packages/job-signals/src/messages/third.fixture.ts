import type { Messages } from './message.fixture';

export const THIRD: Messages = {
  asking: [
    `Kepada Yth. Sdr. Calon Karyawan
PT. Sentosa Jaya Makmur
Dengan ini anda dipanggil untuk mengikuti psikotes di Hotel Grand Semarang
Peserta dari luar kota [[money: diharuskan booking penginapan melalui Bpk. Arif (0811-xxxx-xxxx) dan membayar DP 50%]]
semua biaya akan diganti di hari tes`,
    `hi kak 😊 maaf ganggu waktunya bentar
aku Lisa, assistant dr Meta Digital
ada kerjaan santai nih, [[task: bantu subscribe channel youtube, 1 channel 20rb]]
klo minat jawab "mau" yaa`,
    `NEED SPG/SPB EVENT PAMERAN
[[looks: berpenampilan menarik & good looking]]
[[mostAge: 18 - 27 thn]]
fee 250-400k per day`,
    `Lowker jaga warnet 24 jam
ngekos gratis
[[heldPapers/identity: STNK motor / BPKB ditaruh di bos buat jaminan]]
gaji 1,5jt`,
    `Mas/mbak yg nganggur merapat. Pabrik garmen Boyolali, buta jahit bisa
[[money: cukup uang rokok 300rb utk mandor]] besok langsung masuk`,
    `LOWONGAN CLEANING SERVICE RS
[[money: pendaftaran Rp50.000 (materai, map, name tag)]]
bawa lamaran lengkap`,
    `We are hiring Online Shopping Assistants! [[task/money: Pre-pay for items using your own money and get it back with 12% commission within 30 mins]]`,
    `🛳️ LOWONGAN KAPAL PESIAR EROPA, nonskill ok, gaji 17 juta
[[abroad: proses 2 minggu, tanpa sertifikat BST, dokumen kami bantu]]
[[money: biaya 15jt]]`,
    `Karyawan Alfamart area Depok dibutuhkan CEPAT
[[impersonation: chat aja ke 0858-1111-xxxx a.n. Rizky HRD Alfamart]]
[[money: adm seragam 200]]`,
    `Saya dr BPJS Ketenagakerjaan. Ada dana BSU & lowongan untuk bapak. [[file/link: Silakan download BPJSTK.apk di http://bpjstk-bsu.site]] lalu masukkan data`,
    `kode nya udah masuk belum? [[oneTimeCode: tolong kasih tau 4 angka terakhir dr sms nya]], buat konfirmasi kehadiran interview`,
    `syarat kerja: [[identity/link: isi https://forms.gle/abc123 (nama lengkap, NIK, nama ibu, no rek, limit paylater)]]`,
    `Butuh duit? rekening kamu bisa jadi duit. [[ownAccount/identity: Beli rek + kartu + simcard 500k]], semua bank`,
    `Admin olshop rumahan
[[ownAccount: orderan customer masuk ke rek kamu lalu setorkan ke saya]]
fee 5%`,
    `Guru ngaji/les anak
[[money: bergabung bayar iuran anggota 60 ribu]] nanti dikasih murid`,
    `Tukang las Brunei, gaji 20 jt bersih
[[abroad: kirim foto paspor saja, tiket saya belikan, tidak usah lewat PJTKI]]`,
    `Lolos semua tahap ✅ tinggal [[money: medical check up di klinik mitra kami Rp 650.000 dibayar cash]] setelah itu ttd kontrak`,
    `loker fotografer prewed, alat sendiri
[[money: join fee 150 dapat ID & kaos]] job tiap weekend`,
    `TOLONG DIBACA
tugas kedua: [[task: beri bintang lima ke 10 restoran di gmaps]] → 60 ribu
tugas ketiga: [[task/money: isi saldo 200rb → cair 280rb]]`,
    `Pekerjaan halal, [[money/task: cukup titip modal 1 juta, tiap hari dapat bagi hasil 5%]], kerjanya cek harga emas di HP`,
    `Yayasan Penyalur Baby Sitter Bunda Kasih
gratis penampungan
[[keptPay/money: gaji pertama seluruhnya untuk yayasan]]`,
    `Sdr terpilih sbg peserta magang Bank Indonesia. [[impersonation/freeMail: Konfirmasi ke magang.bankindonesia@gmail.com]] maksimal 1x24 jam`,
    `Staf salon plus
[[maritalStatus: Diutamakan yg belum menikah]] [[looks: putih, cantik]]
[[privateChat: info di telegram t.me/salonvip]]`,
    `lagi cari admin wa, [[highPay: gaji 25jt sebulan, kerja 1 jam, tanpa pengalaman]]`,
    `info loker percetakan buku
[[money: ambil bahan lipat buku dgn uang jaminan Rp 80.000]]
dikerjakan di rumah, setor seminggu sekali`,
    `Kontrak 2 tahun di perkebunan Sabah, [[abroad: naik kapal dari Nunukan, pas pelancong aja]], gaji RM1.500`,
    `Halo saya Pak Anwar manager Wings Food. Keponakan bapak bisa masuk, [[money: uang terima kasih 5 juta saja, cash pas masuk]]`,
    `TEMPAT TERBATAS kelas persiapan kerja Korea 1 bulan [[money: 9jt, dijamin berangkat]] [[abroad: tanpa ikut ujian EPS]]`,
  ],
  subtle: [
    `Dokumen aslinya biar di saya dulu ya dek, [[heldPapers/identity: ijazah & akta nanti saya kembalikan setelah setahun]]`,
    `Kakak cukup sediakan HP, [[oneTimeCode: nanti kalau ada kode masuk di-forward ke sini]], sehari bisa 30 kali`,
    `Nggak bayar kok. [[money: Cuma ganti uang cetak kartu aja dua puluh lima]], bayar ke mbak depan`,
    `Nanti ada paket datang atas nama kakak, [[money: kakak lunasi dulu, kwitansinya difoto]], kantor ganti akhir bulan`,
    `Sebelum mulai, [[identity: tolong rekam layar saldo rekening dan foto kartu ATM-nya]] biar kami tahu kakak serius`,
    `[[ownAccount/identity: Uangnya mampir sebentar di rekening kakak]], sore ada yang jemput tunainya`,
    `Kalau ditanya petugas bandara [[abroad: bilang mau nengok saudara saja]], kerjanya di sana sudah ada`,
    `Tiga bulan awal sifatnya percobaan, [[keptPay: dibayarnya nanti sekalian kalau lulus]]`,
  ],
  clean: [
    `Lowongan Cook Helper RM Padang Salero. Gaji harian 90rb + makan. Pengalaman tidak wajib. Bisa datang ke RM depan terminal`,
    `hati hati ya bun, kemarin ada yg ngaku dari yayasan minta uang jaminan 200rb, ternyata bohong`,
    `PT Gema Nusantara tidak bekerja sama dengan travel manapun. Undangan yang menyuruh beli tiket adalah palsu.`,
    `Resepsionis Hotel
- check in/out, terima deposit tamu, handle OTA
- bhs inggris
email: hr@hoteldamai.com`,
    `Staf keuangan koperasi: mencairkan pinjaman anggota, menagih angsuran, menyimpan jaminan BPKB anggota di brankas`,
    `Interview besok ya kak jam 1, bawa laptop sendiri buat tes desain. Parkir gratis di basement`,
    `Seluruh tim: kartu akses hilang dikenakan penggantian 50rb, dipotong payroll. Lapor ke GA ya`,
    `Rek gaji wajib BSI. Karyawan baru bisa buka rekening gratis di cabang terdekat, didampingi HR`,
    `Ini OTP kamu 7719, berlaku 5 menit. Rahasiakan dari siapa pun. -BCA`,
    `Hasil investigasi: pelaku menyewa rekening warga desa 500rb lalu dipakai menampung uang penipuan. Warga diminta lapor.`,
    `Masak apa hari ini? Paket catering 5 hari 175rb sudah ongkir, transfer sebelum Minggu ya`,
    `Influencer kecil boleh daftar: endorse produk kami, barang dikirim gratis, fee 200rb per konten sesuai kontrak`,
    `Social media specialist
Menaikkan engagement, like, share dan follower akun brand. KPI bulanan. S1 komunikasi. Gaji 5-6jt`,
    `Lowongan perawat home care, STR wajib, 12 jam shift 175rb, transport diganti`,
    `UMKM keripik cari orang packing, borongan 400 per bungkus, bahan & plastik dari kami, kerja di dapur kami`,
    `Cara aman kerja ke Malaysia: lewat P3MI resmi, teken kontrak sebelum berangkat, jangan pakai paspor pelancong`,
    `Sopir travel, SIM A umum, gaji + premi, mobil dari kantor, BBM & tol ditanggung`,
    `Bocoran: user nanya soal pengalaman handle komplain. Gaji nego, tes excel. Sukses ya!`,
    `Kak mau tanya, loker admin kemarin masih buka? Gajinya berapa ya? Saya pengalaman 1 tahun`,
    `Dijual cepat mesin jahit highspeed 2,1jt, DP boleh, ambil sendiri`,
    `Biro umroh kami cari staf handling bandara. Lancar bahasa Arab dasar, siap dinas luar. Gaji 3,8 + uang saku per keberangkatan`,
    `Pengumuman kelulusan: peserta yang lulus tes tulis wajib tes kesehatan di RSUD, biaya ditanggung panitia`,
    `Dear all, mohon isi form lembur di bit.ly/lembur-des sebelum Kamis. Thx -Payroll`,
    `Guru honorer SD. Honor 900rb + tunjangan. Berkas: lamaran, ijazah fc legalisir, KTP fc, diantar ke sekolah`,
    `Penjaga kos putri, tinggal di tempat, gaji 1,4jt. Perempuan karena kos khusus putri.`,
    `Mandor cari 4 kuli utk proyek jembatan, 140rb/hari, mess ada, rokok kopi dari bos, gajian sabtu`,
    `Selamat, lamaran Anda di Bank Jateng lanjut ke wawancara. Undangan resmi kami kirim dari noreply@bankjateng.co.id`,
    `tlg beliin galon sama gas ya, uangnya di laci kasir`,
    `Pak, uang pangkal sekolah anak bisa dicicil 3x kan? Saya gajian tgl 5`,
    `Dibutuhkan teknisi AC. Punya SIM C. Alat dari kantor. Gaji pokok 2,4 + bonus per unit. Datang ke bengkel`,
  ],
};
