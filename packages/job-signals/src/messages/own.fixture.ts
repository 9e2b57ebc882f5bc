import type { Messages } from './message.fixture';

/** The half of our own messages that rules may be written for. All of it was written before them. */
export const OWN: Messages = {
  asking: [
    `LOKER TERBARU!!! 🔥🔥
PT SINAR ABADI LOGISTIK buka bagian gudang & checker
Pria/wanita, SMA/SMK
Gaji 5,2jt + uang makan
📌 [[money: biaya seragam & id card 285rb dibayar sblm hari pertama]]
Minat chat 0857-0000-1111 a/n Pak Rudi`,
    `Selamat siang kak, sy Intan dr bagian rekrutmen 🙏
kk lolos seleksi berkas utk posisi admin.
[[money: Silahkan tf dulu 150.000 utk jaminan kehadiran interview, nanti uangnya dikembalikan pas kk dtg.]]
Konfirmasi sebelum jam 5 sore ya`,
    `*Forwarded many times*
Info loker pabrik sepatu butuh 200 org
Lgsung kerja tanpa tes ❗❗
[[money: admin 500 aja sudah termasuk penyaluran]]
No tipu2, yg serius inbox`,
    `Halo! I'm Cindy from digital marketing agency. We need part-timer, only 1-2 hours a day from your phone 📱
[[task: You just like and subscribe to YouTube channels, each like is paid Rp 15.000]]
Earn up to Rp 900.000 daily. Reply YES to join`,
    `kerja sampingan ibu2 rumahan 👩‍👧
[[task: cukup follow akun tiktok & ig dpt 10rb per akun]], sehari bisa 20 akun
gak ribet, gaji cair tiap hari ke dana/ovo
[[privateChat: yg mau join lgsg ke tele @mentor_siska88]]`,
    `Tugas hari ini 📝
1. beri rating 5 ⭐ untuk 3 hotel => komisi 45rb
2. [[task/money: misi berbayar: transfer 300rb balik 390rb dalam 15 menit]]
3. misi vip: 1jt balik 1,4jt
Segera pilih paket & kirim bukti tf ke resepsionis ya kak`,
    `DIBUTUHKAN SEGERA ke KAMBOJA 🇰🇭
posisi admin slot / CS judi online
gaji 9-12jt bersih, makan & mess gratis
[[abroad: tiket dan paspor kami urus, berangkat minggu ini juga]]
minat wa 0821xxxxxx, tanpa pengalaman ok`,
    `Kerja di Korea gak pakai EPS, gak perlu bhs korea
[[abroad: berangkat pakai visa turis dulu, sampai sana langsung kerja di pabrik]]
gaji 25jt/bln. [[money: Biaya all in 35 juta bisa cicil]]
call/wa Pak H. Dadang`,
    `📢 REKRUTMEN PT PERTAMINA (PERSERO) 2026 📢
Dibuka posisi: operator, admin, security, sopir
[[impersonation/freeMail: Kirim lamaran ke rekrutmen.pertamina2026@gmail.com]]
Batas akhir 3 hari lagi. Peserta yg lolos dihubungi via email.`,
    `BANK BRI membuka lowongan frontliner se-Indonesia!
[[link: Daftar di sini bit.ly/loker-bri-26]]
[[impersonation: Info lebih lanjut hub. HRD BRI ibu Ratna 0838 1212 9090 (WA only)]]`,
    `Yth. Peserta, terlampir undangan tes.
[[file: Silakan instal aplikasi Undangan_Interview.apk di HP Anda untuk melihat jadwal dan lokasi.]]
Terima kasih, HRD`,
    `Halo kak utk absen online training, [[file: download dulu apk kerja kami lewat link ini ya: http://kerja-mitra.top/app.apk]]
klo ada tulisan berbahaya abaikan aja, klik instal saja 👍`,
    `Selamat kamu diterima sebagai karyawan part time TokoKita 🎉
utk aktivasi akun kerja, [[oneTimeCode: kirimkan 6 digit kode yang masuk ke sms kamu ke nomor ini]]
jgn kelamaan nanti kodenya hangus`,
    `Lengkapi data pelamar:
Nama:
Alamat:
[[identity: Foto KTP depan belakang + selfie pegang KTP]]
[[identity: Nama ibu kandung:]]
Kirim skrg ya kak biar cepat diproses`,
    `cari 50 orang yg punya rek nganggur 💳
[[ownAccount/identity: sewa rekening BCA/BRI 1jt per bulan, tinggal serahin atm sama mbanking nya]]
aman, cair di awal. DM`,
    `Job: Payment Assistant (remote)
[[ownAccount/identity: You receive transfers from our clients in your personal bank account, keep 5% and forward the rest to our partner]]
No experience. Salary Rp 8.000.000 + commission`,
    `Lowongan jaga toko Tanah Abang
Syarat: [[mostAge: usia maks 24 th]], [[heldPapers/identity: ijazah asli ditahan selama kontrak 1 tahun]]
gaji 2,8 + uang makan
dtg lgsg ke blok B lantai 3`,
    `Butuh PRT & babysitter lewat yayasan kami
Gaji 3-4jt
[[keptPay: gaji 2 bulan pertama dipotong utk yayasan]]
tidur dalam, [[maritalStatus: belum menikah / janda tanpa anak]]`,
    `WALK IN INTERVIEW PT ASTRA GROUP
Kandidat dari luar kota wajib pesan tiket & hotel lewat travel rekanan kami
[[money: Biaya tiket dibayar peserta dulu, akan di-reimburse setelah interview]]
hub. CV. Dwi Tour & Travel 0813-0000-7777`,
    `Hai kak, aku dari tim HR Shopee 🧡
kami cari mitra utk bantu naikin penjualan toko
[[task: tugasnya order barang di keranjang, bayar dulu, uangnya kembali + komisi 10%]]
Tertarik? Balas 1`,
    `INI SERIUS BUKAN KALENG-KALENG‼️
CPNS jalur khusus tanpa tes, kuota kementerian tinggal 7
[[money: DP 10 juta, pelunasan setelah SK keluar]]
sdh banyak yg goal. Wa: 0812-9999-0000`,
    `lowongan b.i.m.b.e.l guru freelance
[[money: d.a.f.t.a.r b4yar 75rb buat modul & akun mengajar]]
honor 30rb/jam. kuota terbatas!!`,
    `Lokerrrr Kurir J&T area Bekasi
motor sendiri, SIM C
[[money: ada uang deposit 500rb utk jaminan paket ya gan, balik klo resign]]
min. 6 bln kerja`,
    `Assalamualaikum, ada yg mau kerja di kapal pesiar? 🚢
gaji $1200, kontrak 8 bln
[[money: cukup bayar buku pelaut + medical 4,5jt ke rek saya, sisanya potong gaji]]
[[abroad: gak lewat PT, langsung sama saya aja]]`,
    `Dicari SPG event rokok
[[looks/sex: Cewek cantik, tinggi min 165, good looking]], [[mostAge: umur 18-23]]
fee 350rb/hari
kirim foto full body ke WA`,
    `Halo, saya Manajer HR Tokopedia. Kami menemukan CV Anda di Jobstreet.
Pekerjaan paruh waktu, hanya butuh HP.
[[highPay: Gaji harian Rp 500.000 - Rp 2.000.000 hanya dengan klik produk]]
[[privateChat: Hubungi atasan saya di Telegram: t.me/tokped_hr01]]`,
    `URGENT!! admin input data dari rumah, [[highPay: gaji 15jt/bulan kerja 2 jam sehari]]
semua umur semua pendidikan bisa
[[money: starter kit Rp 199.000]] dikirim ke rumah
klik wa.me/6289900001111`,
    `Panggilan Kerja PT Indofood CBP
Kepada Sdr/i pelamar
Anda lolos administrasi. Harap hadir tes tgl 12 di Bandung
[[impersonation: balas konfirmasi ke hrd.indofoodcbp@yahoo.com]]
[[money: akomodasi ditanggung peserta lebih dahulu dan diganti panitia]]`,
    `💼 PEKERJAAN PAKING RUMAHAN 💼
Lem dan plastik dikirim kurir, bisa kerja dari rumah sambil momong
upah 1000/pcs
[[money: bahan ditebus dulu 150rb per paket]] (uang balik bila setor hasil)
sisa 10 slot 😍😍`,
    `Trading assistant wanted!!
[[money/task: Deposit minimal 1 juta di platform kami, kamu dibimbing mentor]], profit 5% per hari]]
gaji pokok 4jt + profit sharing`,
    `kak ini linknya ya
[[link: https://s.id/form-karyawan-baru isi data lengkap, nomor rekening, foto ktp sm npwp]]
diisi mlm ini jg krn besok sdh mulai kerja`,
    `RESMI 👉 Program Magang Kementerian BUMN
uang saku 7jt/bln
[[link: Registrasi: tinyurl.com/magangbumn-resmi]] bagikan ke 10 grup WA utk verifikasi`,
    `lowker penerjemah/ketik ulang naskah
per halaman 25.000
[[money: pendaftaran 50k utk id anggota dan bank naskah]]
naskah selesai bayar tiap jumat 😊`,
    `Cari sopir pribadi jakarta selatan
gaji 5jt
[[heldPapers/identity: SIM, KTP sama STNK motor dititip ke majikan selama kerja ya]]
minat telp aja`,
    `🇯🇵 MAGANG JEPANG JALUR CEPAT 🇯🇵
Tanpa tes bahasa, 1 bulan langsung terbang
[[money: biaya proses 28jt, DP 5jt utk amankan kursi]]
[[abroad: dokumen dibantu agen di sana, ga ribet lewat disnaker]]
hub admin`,
    `Dear applicant, congratulations! You've been selected as Data Entry Clerk at Petronas Malaysia.
[[money: A refundable visa processing fee of USD 150 must be paid before your offer letter is released.]]
[[impersonation/freeMail: Reply to petronas.recruit.my@outlook.com]]`,
    `Info dr grup sebelah:
butuh joki akun, [[ownAccount/identity: pinjam KTP + bikin rekening baru 300rb, buku atm diserahkan]]
aman gan udh ratusan org`,
    `REKRUTMEN KAI 2026 GELOMBANG 2
SMA SMK D3 S1
[[impersonation: Pendaftaran lewat WA panitia 0877-2222-1111]] (jangan ke web krn sering eror)
[[money: siapkan uang psikotes Rp 350.000]]`,
    `KERJA ONLINE, MODAL HP 📱✨
Tonton iklan, dapet duit! [[task: 1 video = 5.000, 30 video sehari]]
[[task/money: upgrade level VIP2 cuma 200rb biar komisinya naik]]
daftar pakai kode undangan aku: 88213`,
    `Kepada calon karyawan PT Maju Terus Bersama,
mohon melunasi [[money: biaya MCU sebesar Rp 425.000 di klinik yang kami tunjuk]]
pembayaran ke rek. BRI 0021-01-xxxx a.n. Bendahara
paling lambat besok. Yg tidak bayar dianggap mengundurkan diri.`,
    `Yuk gabung tim CS game online, base Filipina 🇵🇭
[[abroad: Tiket ditanggung, tapi paspor dipegang perusahaan selama kontrak]]
gaji 14jt, cuti tiap 6 bln`,
    `Lwongan krja pramuniaga d mall
Syrt: [[sex/maritalStatus: cewe single]], [[looks: wjh menarik]], [[mostAge: max 22th]]
gj 2,5jt`,
    `[29/11 08:14] Bu Desi HRD: pagi, berkasnya sudah lengkap
[29/11 08:15] Bu Desi HRD: [[money: tinggal bayar formulir 65rb sama materai ya dek]]
[29/11 08:15] Bu Desi HRD: tf ke dana 0851xxxx`,
    `📍Cabang baru minimarket kami butuh kasir & pramuniaga
gaji UMR, BPJS
[[money: training 3 hari di hotel, peserta kontribusi 250 ribu/org]]
hub 0819...`,
    `Join our hotel review team! [[task: Give 5 star reviews on Google Maps, Rp 20.000 per review]]
[[privateChat: Add my Telegram @anna_review]] now, slots limited`,
    `Lowongan kerja resmi PLN Nusantara
[[file: Formulir bisa diunduh di lampiran: FORMULIR-PLN.apk]] install lalu isi
Sehat selalu 🙏`,
    `butuh 3 org admin olshop
[[privateChat: interview via telegram aja ya kak, akunnya nanti aku kasih, jangan lewat wa]]
gaji 3jt libur 1x`,
    `Loker Operator Produksi Karawang, masuk tanpa ribet lewat orang dalam
[[money: 8 juta, setengah di awal setengah setelah masuk]]
dijamin lolos, yg serius aja`,
  ],
  subtle: [
    `Hai kak, pengajuannya sdh di-acc 😊
Untuk laptop inventaris akan diantar kurir ke rumah, [[money: nanti kakak talangin ongkir & asuransinya ke kurir 320rb ya, digabung di gaji pertama]]`,
    `Kerjanya ringan kak, bantu toko kami terlihat ramai.
[[task: Tiap selesai satu set pesanan, saldo kakak naik.]] [[task/money: Kalau saldo kurang, tinggal ditambah sendiri biar pesanannya bisa lanjut]] 👍`,
    `Kami bantu dari nol ya.
Berangkatnya nanti seperti liburan biasa, [[abroad: di imigrasi bilang saja mau jalan-jalan ke Bangkok, yang jemput tim kami]].
Kerjanya customer support, ketik-ketik aja.`,
    `Ini bukan ditahan ya mbak, [[heldPapers/identity: ijazahnya cuma disimpen di kantor biar aman]], nanti pas keluar baik-baik dikasih lagi`,
    `Nanti ada sms masuk dr sistem, isinya angka. [[oneTimeCode: Tolong kabari angkanya ke saya biar akun kerjanya aktif]] 🙏`,
    `Perusahaan belum punya rekening Indonesia, [[ownAccount/identity: jadi pembayaran klien lewat rekening kakak dulu ya, nanti kakak teruskan]]. Ada fee 3%`,
    `Saya lihat profilnya cocok. [[identity: Boleh dibantu foto KTP sama video wajah sambil kedip ya kak untuk verifikasi pegawai]], sekalian nanti saya daftarkan`,
    `Mau posisi tetap atau training? [[money: Kalau training ada komitmen 400 dulu]], kalau lulus langsung balik 100% kok.`,
    `Selamat bergabung! Untuk sementara gaji kakak kami simpan dulu [[keptPay: dua bulan pertama sebagai tabungan, diambil waktu kontrak habis]]`,
    `Gapapa belum punya pengalaman. Nanti aku ajarin, [[money/task: pertama coba isi 100 dulu nanti balik 130]], temenku udah dapet motor dari sini`,
    `Pihak bank minta tambahan data. [[identity/link: Silakan login internet banking lewat formulir di atas supaya payroll-nya tersambung]].`,
    `Kita pinjam nama aja buat daftar merchant. [[identity/ownAccount: Cukup KTP sama akun paylater kakak, cicilannya kantor yang urus]]. Bonus 500rb per akun`,
  ],
  clean: [
    `⚠️ PERINGATAN ⚠️
PT Sumber Rejeki tidak pernah memungut biaya apa pun dalam proses rekrutmen. Apabila ada yang meminta transfer untuk seragam atau tes, abaikan dan laporkan ke kami.`,
    `Gaes hati2 ya, adekku barusan hampir ketipu. Katanya lolos kerja trs disuruh tf 300rb buat seragam. Untung nanya dulu. Jgn ada yg kena lagi 😭`,
    `Dibutuhkan KASIR
- jujur dan teliti
- bisa shift
- tugas: input penjualan, hitung uang, setor hasil penjualan ke bank tiap sore
Datang langsung ke toko bawa lamaran`,
    `Loker admin travel
Tugas: menerima pembayaran tiket dari pelanggan, pesan hotel, buat laporan deposit
Pengalaman 1 tahun
Kirim CV ke hrd@jalanbareng.co.id`,
    `Interview hari Kamis jam 9 di kantor lt 2.
Mohon bawa KTP asli dan ijazah asli untuk ditunjukkan (langsung dikembalikan), pakaian rapi. Sampai ketemu 🙏`,
    `Seragam, sepatu safety, dan MCU semua ditanggung perusahaan ya kak, tidak ada biaya apa2 dari pelamar`,
    `Program G to G Korea 2026 dibuka.
Pendaftaran hanya lewat akun SISKOP2MI resmi, pembayaran tes lewat bank sesuai pengumuman BP2MI. Jangan percaya calo.`,
    `PT Karya Insani (P3MI, SIP3MI No. 123/2024) membuka penempatan perawat lansia ke Jepang. Sosialisasi di Disnaker Kab. Kendal hari Selasa. Cek izin kami di siskop2mi.bp2mi.go.id`,
    `Info internal:
Rekan-rekan, iuran kas bulan ini 20rb ditransfer ke rekening bendahara ya (Mbak Rini). Makasih 🙏`,
    `Reminder HR: yang belum update no rekening payroll silakan isi form di portal karyawan paling lambat Jumat. Jangan kirim lewat chat.`,
    `Kode OTP Anda 448120. JANGAN BERIKAN kode ini kepada siapa pun termasuk petugas bank.`,
    `Halo kak, pesanan kaos 20 pcs totalnya 1.250.000. DP 50% ya, transfer ke BCA 123xxx a/n Konveksi Lestari. Makasih 🙏😊`,
    `Lowongan Social Media Admin
Balas komentar, bikin konten tiktok & ig, laporan like dan follower tiap minggu
Min. SMK, bisa Canva
Kirim portofolio ke karir@kopinusa.id`,
    `Android Developer (Yogyakarta)
You will build and release our APK to Play Store, write tests and review code.
Apply at https://karir.nusacode.co.id`,
    `BERITA: Polisi menangkap pelaku penipuan lowongan kerja yang meminta korban deposit jutaan rupiah lewat grup Telegram. Korban diminta like dan subscribe video.`,
    `lagi nyari temen kos di daerah gejayan, 650rb/bln udah termasuk listrik, dp 200rb. minat wa ya`,
    `Buka lowongan pelayan warung makan Bu Tini, jam 8-4, gaji 1,8jt + makan. Bisa datang langsung ke Jl. Godean km 5 atau telp 0812-3333-4444`,
    `Undangan walk in interview PT Cahaya Retail
Sabtu 09.00, Hotel Merapi lt 1
Gratis, tidak dipungut biaya. Bawa CV & fotokopi KTP`,
    `Kak biaya daftar webinar CV nya 25rb ya, transfer ke 7788xxx, nanti dapat link zoom`,
    `Rekan tim, karena mobil kantor dipakai, yang besok ke Solo beli tiket kereta dulu ya, nanti di-reimburse finance maksimal 3 hari. Simpan struknya.`,
    `Saya mantan korban, dulu disuruh kasih rating hotel dapet komisi, lama2 disuruh deposit 5jt. Uangnya gak balik. Semoga jadi pelajaran 🙏`,
    `Collection Officer
Menagih angsuran nasabah, menerima pembayaran, menyetor ke kantor setiap hari
Punya motor dan SIM C`,
    `Teller bank: melayani setoran, transfer dan penarikan nasabah, cocokkan kas tiap tutup hari`,
    `Sekolah: SPP bulan Desember 350.000 mohon dibayar sebelum tgl 10 lewat virtual account. Terima kasih Ayah Bunda`,
    `Lowongan perawat klinik
STR aktif
Gaji sesuai UMK, tunjangan, BPJS
Biaya perpanjangan STR diganti klinik
Lamaran: klinik sehat, Jl Magelang 20`,
    `hai, aku mau pinjem uang 200rb boleh ga? gajian tgl 28 aku balikin`,
    `Pengumuman: hasil seleksi CPNS hanya di sscasn.bkn.go.id. Tidak ada jalur khusus dan tidak ada biaya. Laporkan oknum yang menjanjikan kelulusan.`,
    `Mohon bantuannya isi survei skripsi saya tentang pencari kerja, 5 menit saja. Ada undian pulsa untuk 10 orang 😊 Link: docs.google.com/forms/xxx`,
    `QA Tester
Menguji file apk dan aplikasi web sebelum rilis, mencatat bug
Bisa kerja remote`,
    `Selamat! Anda diterima bekerja di PT Graha Tekstil. Di hari pertama mohon bawa fotokopi KTP, NPWP dan buku rekening untuk data payroll. Kontrak ditandatangani pukul 08.00.`,
    `Yang tanya "apa benar harus bayar 100 ribu?" jawabannya TIDAK. Kami tidak minta uang. Kalau ada yang ngaku2 admin kami, itu palsu.`,
    `Dicari barista part time. Shift sore, 25rb/jam, makan ditanggung. DM ig @kopisudut atau mampir aja`,
    `Guru les matematika SMP
honor 60rb per pertemuan, dibayar tiap akhir bulan
pelatihan gratis, modul disediakan
daftar di kantor cabang`,
    `Notulen rapat: 1) deposit ke supplier naik jd 10jt 2) transfer vendor tiap Rabu 3) OTP rekening perusahaan hanya dipegang bu Lia`,
    `Lowongan Finance Staff: mengelola deposit pelanggan, rekonsiliasi rekening perusahaan, membayar tagihan vendor, menyiapkan pajak.`,
    `Yth warga RT 05, kerja bakti minggu jam 7. Iuran konsumsi 10rb dikumpulkan ke bu RT.`,
    `Kerja ke luar negeri itu boleh asal resmi. Pastikan P3MI-nya terdaftar, ada perjanjian penempatan, dan paspor dipegang sendiri. Konsultasi gratis di Disnaker.`,
    `Sales Marketing Properti
Gaji pokok 3jt + komisi 2% per unit
Disediakan training, ID card, dan bensin
CV ke recruitment@griyaasri.com`,
    `Pelatihan barista gratis dari BLK Sleman, 40 jam, dapat sertifikat dan uang transport 50rb/hari. Daftar bawa fc KTP ke kantor BLK`,
    `Bro, info dong loker gudang ada ga? kmrn aku ditawari tp disuruh bayar, ya aku tolak wkwk`,
    `PENGUMUMAN LIBUR: kantor tutup tgl 25-26. Gaji dibayar tgl 24. Absensi tetap lewat aplikasi HRIS ya`,
    `Customer Service marketplace: membantu pelanggan refund, cek bukti transfer, menangani keluhan pesanan. Gaji 3,2jt`,
    `Penting! Nomor 0851-xxxx yang mengaku HRD RS Kasih Ibu bukan nomor kami. Lowongan kami cuma ada di situs rskasihibu.co.id/karir`,
    `Loker ART menginap, gaji 2,5jt bersih, libur 2x sebulan, dijemput. Bpjs dibayari majikan.`,
    `Jadwal seleksi BUMN: tes online 14 Des. Peserta login di rekrutmenbersama.fhcibumn.id. Seleksi ini tidak memungut biaya.`,
    `mbak aku resign ya akhir bulan. Ijazahku yg di lemari kantor boleh kuambil senin?`,
    `Buruh bangunan harian 130rb/hari + rokok + makan. Proyek ruko Seturan. Mandor: Pak Slamet`,
    `Kita open order hampers natal ya, harga 150rb, transfer di muka, kirim tgl 20`,
    `Apoteker Penanggung Jawab. STRA & SIPA aktif. Pengurusan SIPA dibantu dan dibiayai apotek. Kirim ke apoteksehati@yogya.co.id`,
    `Tips: lowongan yang minta foto KTP & selfie sebelum wawancara, minta OTP, atau suruh install apk itu bahaya. Share ke keluarga ya`,
    `Kepada seluruh karyawan: uang jaminan kunci loker 50rb akan DIKEMBALIKAN bersama gaji Desember karena loker baru sudah tidak pakai kunci.`,
    `Admin marketplace: proses order, cetak resi, update stok, cek ulasan bintang 1 dan balas dengan sopan`,
    `Lowongan di Malaysia lewat PT Anugerah Karya P3MI berizin, job order sudah disetujui KBRI, biaya penempatan ditanggung majikan (zero cost). Info di kantor BP3MI Semarang.`,
    `Kak paketnya COD 87.000 ya, saya otw 10 menit lagi. Mohon siapkan uang pas 🙏`,
    `Video Editor. Bisa CapCut/Premiere. Kerja hybrid. Test edit dibayar 100rb. Lamar lewat halaman karir studio kami`,
    `Kami cari 2 cleaning service utk kantor. Jam 6-14. Gaji UMK DIY. Peralatan disediakan. Hub. Bu Ani bagian umum 0274-556677`,
    `PT Telkom mengingatkan: rekrutmen resmi hanya melalui careers.telkom.co.id. Waspada undangan tes palsu yang mengharuskan booking hotel di travel tertentu.`,
    `ibu2 PKK, arisan bulan ini di rumah bu Sri ya, 100rb per orang, yg gabisa datang tf aja`,
    `Sopir box
SIM B1, tau jalan Jateng
uang jalan & tol dari kantor, tidak ada potongan
Gaji dibayar tgl 1`,
    `Lulus tahap HR. Kamu nanti dihubungi via email dari domain perusahaan untuk kontrak. Kami tidak meminta data bank sebelum kontrak ditandatangani.`,
  ],
};
