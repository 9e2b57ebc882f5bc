import type { Messages } from './message.fixture';

/** The half of our own messages that was kept aside: no rule was written for its failures. */
export const HELD_OUT: Messages = {
  asking: [
    `Pagi dek, hasil seleksi kmrn kamu masuk 10 besar 👏
[[money: utk cetak kartu peserta & name tag bayar 35rb dulu ke ibu Yuli]], dana 0895-xxx-xxx
besok pagi sudah bisa ttd kontrak`,
    `LOWONGAN HOTEL BINTANG 4 BALI 🌴
housekeeping, waiter, cook helper
[[money: Biaya training 1,75 jt (bisa 2x bayar)]], dpt sertifikat, pasti ditempatkan
wa 08133xxxx`,
    `📣📣 Diteruskan
BUTUH CEPAT 30 ORANG PACKING SKINCARE
gaji 150rb/hari
yg minat [[money: transfer uang seragam 120rb biar kuotanya diamankan]]
jangan telat ya guys`,
    `Hello dear, this is Amanda from HR of Lazada Group. [[task: Your job is to boost product sales by placing orders, commission 10-20% each]].
[[highPay: Daily income 300k - 3 million rupiah]]. Are you interested?`,
    `Misi pagi ☀️
- like 5 video = 50.000
- subscribe 3 channel = 60.000
[[task: selesai misi kirim SS ke admin, komisi langsung cair]]
[[money/task: Misi prepaid siang: isi saldo 500 ribu, dapat 650 ribu]]`,
    `Peluang kerja Thailand / Myanmar, admin chat mandarin ga wajib
Gaji 900 USD + bonus
[[abroad: Paspor belum punya? kami buatkan, tidak perlu izin orang tua, berangkat via Batam]]
pm ya`,
    `Ada yg mau ke Malaysia kerja ladang sawit?
[[abroad: jalur laut, gak usah permit, disana ada toke yg nampung]]
[[money: ongkos 4 juta, dipotong gaji jg boleh]]`,
    `KEMENTERIAN PERHUBUNGAN RI
Rekrutmen Petugas Bandara 2026
[[impersonation/freeMail: Berkas dikirim ke panitia.bandara.kemenhub@gmail.com]]
Penerimaan tanpa tes tulis. Kuota 350 org`,
    `[[impersonation: Rekrutmen UNILEVER khusus lulusan SMA lewat nomor pribadi ibu Vina HRD 0852 7878 xxxx]]
gaji 6jt, bis jemputan, dapat beras
buruan ya tinggal 12 kursi`,
    `Terlampir surat panggilan kerja saudara
📎 Surat_Panggilan_PT_Kimia.apk 5,2 MB
[[file: Dibuka aja pak nanti muncul nama bapak di daftar]]`,
    `Hi! To start work please [[file: install our work platform app (not in the Play Store, allow unknown sources)]]
then log in with your phone number`,
    `Kami dari Dana Karir. [[oneTimeCode: Sebutkan kode verifikasi yang barusan masuk di WhatsApp kakak]] supaya data pelamarnya kami masukkan ke grup`,
    `sy udh daftarin kamu di sistem kantor,
[[oneTimeCode: otp nya brp ya? kirim ke sini cepet sblm expired]]`,
    `Utk keperluan kontrak mohon dikirim malam ini:
- [[identity: KK, KTP asli difoto, akta lahir]]
- [[identity: foto buku tabungan + nomor kartu atm depan belakang]]
wawancara menyusul minggu depan`,
    `Dicari: pemilik akun bank digital (Jago/SeaBank/Neo)
[[ownAccount/identity: akun dibeli 400rb, atau dirental bulanan]]
syarat KTP sendiri. aman no ribet, cod bisa`,
    `lowongan kasir online
[[ownAccount/identity: uang penjualan masuk ke rekening kamu, trus tf lagi ke bos tiap jam 9 malam]], gaji 4jt
kerja dari rumah`,
    `Kami menerima karyawati toko baju
[[sex/looks: khusus wanita berpenampilan menarik]]
[[heldPapers/identity: menyerahkan ijazah SMA asli sbg jaminan]]
gaji 2,4`,
    `LPK Sakura Indah
Magang Jepang, gaji 18 juta
[[keptPay: selama 6 bulan gaji dipotong 3 juta utk LPK]]
[[money: uang muka pendidikan 6jt]]`,
    `Undangan Interview PT FREEPORT INDONESIA
Peserta wajib konfirmasi & [[money: memesan tiket pesawat via agen Sriwijaya Tour, pembayaran tiket akan diganti perusahaan setelah tes]]
Mohon tidak membeli tiket di tempat lain`,
    `kak kami dari tim Tiktok Shop, [[task: bantu co produk, pakai uang kakak dulu nanti refund + bonus 15%]]
serius aja yg fast respon`,
    `SIAPA MAU JADI SATPOL PP / DISHUB TANPA TES???
[[money: cukup 15jt, bayar setelah dapat surat panggilan dp dulu 5]]
jaminan 100% lolos, ini jatah orang dalam`,
    `P e n d a f t a r a n  mitra ketik & scan dokumen
[[money: b1aya akt1vasi 99.000 seumur hidup]]
komisi 3rb/lembar, bisa WD tiap hari 💸`,
    `Loker sopir travel antar kota
[[money: titip uang jaminan mobil 1,5 juta, dibalikin kl berhenti]]
gaji + premi 4-6jt`,
    `kerja ABK kapal ikan taiwan, kontrak 3 th
[[abroad: lewat calo resmi kami, tanpa BP2MI biar cepet]]
uang berangkat 3jt dikasih`,
    `📸 CASTING SPG & USHER MOBIL
[[looks: TB min 170, langsing, kulit putih]]
[[mostAge: Max 25 thn]], [[maritalStatus: single]]
Fee 700K/day`,
    `Recruiter: Saya Bpk Hendra dari Gojek HO.
Kakak terpilih jd admin freelance. [[highPay: Penghasilan 800rb sehari cuma jawab survei]].
[[privateChat: lanjut ke Telegram saya ya: @gjk_hendra]], WA ini mau dinonaktifkan`,
    `work from home 🏡 ketik captcha, [[highPay/task: 1 jam bisa 250rb]]
[[money: aktivasi akun premium 75k]] sekali bayar
testi ada, bukan penipuan`,
    `Surat Panggilan Tes
PT ANGKASA PURA
Jl. ... Tangerang
[[money: Peserta menyetorkan dana akomodasi Rp 1.450.000 ke panitia, dikembalikan penuh di lokasi]]
[[impersonation/freeMail: Konfirmasi: recruitment_angkasapura@aol.com]]`,
    `lem korek, ronce tasbih, lipat kotak
semua bisa dikerjakan dirumah bun ❤️
[[money: ganti uang bahan 100rb di awal]], upah seminggu 1 jt
kirim nama_alamat_nohp`,
    `Freelance crypto assistant
[[money/task: top up USDT 50 first to unlock tasks]] and withdraw profit every evening
mentor available 24/7`,
    `hai, ini HR Alfamart pusat
[[link: isi form biar dijadwalkan: https://bit.ly/3alfmrt-hr (minta NIK, no rek, pin ATM utk gaji)]]
ditunggu 1 jam`,
    `*BANTUAN PRAKERJA + KERJA LANGSUNG*
[[link: klik cutt.ly/prakerja-kerja]] masukin nomor & sandi akun ya
sebarkan ke teman`,
    `OPEN REC admin grup novel
[[money: fee join 30k dapet akses 5 grup kerja]]
cair harian, min WD 10k`,
    `Dibutuhkan pengasuh bayi di Surabaya
gaji 3 jt
[[heldPapers/identity: KTP & KK asli dipegang majikan slm 6 bulan pertama]]`,
    `KERJA DI JERMAN 🇩🇪 AUSBILDUNG
ga usah B1, kita yg atur sertifikatnya
[[money: DP 12jt ke rek pribadi owner]]
[[abroad: visa schengen dulu, nanti ganti di sana]]`,
    `Congratulations!! Your resume was shortlisted by Emirates Airlines.
[[money: Kindly remit the document legalization fee (AED 400) to our agent]]
[[impersonation/freeMail: Mail: emirates.careers.hr@mail.ru]]`,
    `yg ga kepake akun dana premium nya, [[ownAccount/identity: aku sewa 150/minggu, cuma buat muter dana kerjaan]]`,
    `Penerimaan PT Pos Indonesia 2026
Loket, kurir, sortir
[[impersonation: daftar via chat admin Pos: 0813 8000 xxxx (tlp tdk diangkat)]]
[[money: adm berkas 50rb]]`,
    `Mau cuan tiap hari? 🤑 [[task: share postingan + komen di 10 akun artis = 100rb]]
[[money/task: member gold bayar 350rb tugasnya lebih banyak]]`,
    `Sehubungan diterimanya Anda di PT BMJ,
[[money: harap melakukan pelunasan paket APD & rompi Rp 560.000]]
selambatnya H-1 masuk kerja. Bukti bayar dibawa.`,
    `Kerja resort Maldives
[[abroad/identity: passport ditahan office selama kontrak]], tiket kami beli
gaji 700$
fast process no interview`,
    `Cari pegawai salon, [[sex: perempuan aja]], [[maritalStatus: blm nikah]], [[mostAge: 17-22 thn]]
makan tidur gratis`,
    `Bu Nia (HR): selamat ya mas diterima 🙏
Bu Nia (HR): [[money: utk buka rekening gaji setor awal 250 ke saya, nanti saya urus ke bank]]
Bu Nia (HR): ok?`,
    `resto baru buka, crew 15 org
[[money: selama masa percobaan 2 minggu ikut kelas, byr 15rb/hari utk makan dan materi]]
gaji UMR stlh lulus`,
    `We pay you to review apps! [[task: Install, rate 5 stars, uninstall. IDR 12.000 each]]
[[privateChat: Contact: telegram @app_rev_ind]]`,
    `PT Taspen (Persero)
[[file: Mohon unduh dan pasang file TASPEN-KARIR.apk guna pengisian biodata]]
Demikian, terima kasih`,
    `lowongan sekretaris direktur
[[looks: cantik]], [[sex: wanita]], [[maritalStatus: janda diutamakan]]
interview malam di hotel ya, [[privateChat: detail via telegram pribadi bos]]`,
    `Ada slot masuk pabrik ban Cikarang.
[[money: 6,5 juta terima beres, bayar stlh masuk 3, di depan 3,5]]
no ijazah pun jalan. bs ketemu di indomaret`,
  ],
  subtle: [
    `Alhamdulillah kakak keterima. [[money: Sebagai tanda serius aja, kakak siapkan dua ratus ya, nanti pas gajian masuk lagi]]`,
    `Tugasnya tinggal pencet beli di aplikasi kami. [[task/money: Kalau dapat pesanan spesial saldonya minus, ditutup dulu baru bisa ditarik]] ya kak`,
    `Visanya kunjungan, tenang saja banyak yang begitu. [[abroad: Sampai sana majikan yang urus izinnya]], kerjanya jaga orang tua.`,
    `Kita jagain dokumennya ya. [[heldPapers/identity: Ijazah sama akte mas ditinggal di mess, kunci di saya]], biar sama-sama percaya.`,
    `[[oneTimeCode: Barusan ada angka 6 digit kan? bacain dong kak]], itu nomor antrian interviewnya`,
    `Kantor kami di luar, susah kirim uang. [[ownAccount/identity: Nanti customer transfernya ke kakak, kakak ambil bagian, sisanya dikirim ke alamat yang saya kasih]].`,
    `Biar cepat di-approve atasan, [[identity: kakak rekam video sambil pegang kartu identitas dan sebut nama lengkap]]. Interviewnya nanti aja setelah itu`,
    `Ga ada biaya apa-apa kok kak. [[money: Cuma beli paket perlengkapan kerja di toko rekanan kita aja, 380]], itu pun jadi hak milik kakak`,
    `Tiga puluh hari pertama kita anggap belajar ya, [[keptPay: jadi belum ada gaji]], makan aja dari kita`,
    `Percaya deh, [[money/task: kemarin adekku naruh 500 sorenya udah jadi 700]], kerjanya cuma mantau grafik`,
    `Supaya gajinya otomatis masuk, [[link/identity: tolong masukkan user id dan password m-banking di tautan tadi]]`,
    `Nama kakak kita pakai untuk sewa motor operasional, [[identity/ownAccount: cukup KTP dan tanda tangan, angsurannya perusahaan yang bayar]].`,
  ],
  clean: [
    `HOAX! Akun IG @rekrutmen.kai.resmi bukan milik KAI. Rekrutmen KAI tidak dipungut biaya dan hanya lewat e-recruitment.kai.id`,
    `temen2, barusan dpt chat ngaku HR Shopee nawarin kerja like produk, ujung2nya minta deposit. udah aku blok. waspada yaa`,
    `Lowongan Kasir SPBU
Menghitung setoran, menyimpan uang modal laci, lapor ke supervisor
Gaji UMP + lembur`,
    `Staff Tiket & Reservasi Hotel. Menangani booking, DP tamu, refund, follow up pembayaran agen. Min D3 pariwisata.`,
    `Jadwal wawancara Anda: Senin 10.00. Tunjukkan KTP ke satpam, ijazah cukup dibawa untuk dicek lalu dibawa pulang.`,
    `MCU di RS Panti Rapih dibayar kantor, pelamar cukup puasa 8 jam dan bawa KTP`,
    `Info BP3MI: kelas orientasi pra pemberangkatan tgl 9. Peserta bawa paspor dan perjanjian kerja. Tidak dipungut biaya.`,
    `P3MI PT Bina Mandiri (izin berlaku s/d 2027) buka job operator pabrik Taiwan. Struktur biaya sesuai Kepdirjen, lihat lampiran di Disnaker. Pendaftaran via SISKOP2MI.`,
    `Rapat panitia family gathering: tiap divisi kumpulin 75rb, bayar ke Dito paling lambat Rabu`,
    `IT Support: mulai Senin semua laptop wajib pasang aplikasi VPN kantor dari portal perangkat. Kode aktivasi muncul di layar, jangan dibagikan.`,
    `<#> 902144 adalah kode verifikasi WhatsApp kamu. Jangan bagikan kode ini.`,
    `Pesanan 3 loyang brownies = 210rb sudah ongkir, tf ke mandiri ya bun. Bukti transfernya kirim sini 😘`,
    `Community Manager — grow our TikTok & YouTube, handle comments, run giveaways, report follower growth. Full time, Jakarta. Send CV to jobs@brightfox.co.id`,
    `Lowongan Mobile QA. Install build APK harian, catat bug, retest. Remote, gaji 7-9 juta, pengalaman 2 th`,
    `Kronologi: korban berinisial R melamar jadi admin, lalu diminta foto KTP dan selfie. Data dipakai untuk pinjol. Polisi masih memburu pelaku.`,
    `Jual motor beat 2019, 11jt nego, surat lengkap BPKB STNK ada. Lokasi Bantul`,
    `Angkringan Pak Min cari yang bantu malam, jam 5 sore - 12. 70rb per malam, makan bebas. Langsung ke tempat aja dekat UGM`,
    `Job Fair UNY 2026 🎓 gratis, terbuka umum. Bawa CV beberapa lembar. Info: cdc.uny.ac.id`,
    `Daftar kelas excel online 49rb aja kak, bayar qris ya. Dapat rekaman dan sertifikat`,
    `Yang dinas luar: hotel dipesan GA, uang saku 150/hari cair sebelum berangkat. Kalau terpaksa bayar sendiri, nota diganti finance.`,
    `Cerita dikit. Tahun lalu aku hampir ke Kamboja, agennya bilang ga usah visa kerja. Untung dicegat petugas. Kalian jangan mau ya.`,
    `Debt Collector Lapangan
Mengunjungi debitur, menerima cicilan, buat laporan, setor uang sore hari ke kasir cabang`,
    `Sales Officer Bank: membuka rekening nasabah, edukasi mobile banking dan keamanan PIN, target 30 rekening/bulan. Gaji pokok + insentif`,
    `Assalamualaikum wali santri, infaq gedung 100rb & uang kitab bisa dititip ke bendahara pondok.`,
    `Dibutuhkan bidan. STR aktif. Seragam dari klinik, mess gratis. Lamaran diantar ke Klinik Pratama Kasih, Wonosari`,
    `mas, bisa transferin dulu uang bensin kemarin? 50rb aja, ntar tak ganti`,
    `Kemnaker menegaskan: pemberi kerja dilarang menahan ijazah. Jika ijazah Anda ditahan, lapor ke pengawas ketenagakerjaan.`,
    `Bantu vote lomba desaku dong, tinggal like fotonya di IG @lombadesa. Makasih semua 🙏`,
    `Release Engineer: maintain CI, sign APK/AAB, publish to stores. Bandung/remote. Apply via careers.kodingin.id`,
    `Onboarding tgl 2. Yang sudah tanda tangan kontrak mohon unggah KTP, KK, NPWP, nomor rekening di portal hr.ptmandala.co.id`,
    `Klarifikasi: admin kami tidak pernah menghubungi lewat Telegram, tidak pernah minta isi saldo. Kalau ada, itu bukan kami.`,
    `Part time jaga stand bazar 3 hari, 120rb/hari cash tiap selesai shift. Dekat kampus. Chat aja kalau minat`,
    `Guru TK, honor 1,6jt, ada pelatihan yang dibiayai yayasan. Syarat: sabar, S1 PAUD. Antar lamaran ke sekolah.`,
    `Catatan audit: 1) saldo deposit agen belum direkon 2) pin mesin EDC diganti 3) bukti transfer vendor difile per tanggal`,
    `Accounting: rekonsiliasi bank, kelola kas kecil, pembayaran gaji karyawan & pajak, invoice. Pengalaman 2 th. Email hr@ptlancar.com`,
    `Jemaat yth, persembahan kasih bisa lewat rekening gereja atau kotak di pintu. Tuhan memberkati.`,
    `Sosialisasi desa: mau kerja luar negeri? Jangan lewat calo. Cek perusahaan penempatan, kontrak, visa kerja, dan asuransi. Call center 24 jam tersedia.`,
    `Agen Properti. Komisi 1,5-3%. Brosur, ID card dan training dari kantor. Daftar di griyakita.com/karir`,
    `BLK Bantul buka pelatihan las gratis, dapat makan siang + uang transport, alat disediakan. Kuota 16`,
    `Aku td ditawarin kerja packing tp suruh nebus bahan 150rb, ini modus ga sih? ada yg tau?`,
    `THR dibayarkan H-10. Lembur dihitung sesuai aplikasi. Yang izin tanpa surat dipotong sesuai peraturan perusahaan ya`,
    `Admin retur: cek barang rusak, proses refund pembeli, koordinasi kurir. Gaji 2,9jt. Lamaran ke gudang Maguwo`,
    `KLINIK KAMI TIDAK MEMBUKA LOWONGAN LEWAT WA. Panggilan tes dengan booking hotel itu palsu 🙅`,
    `Butuh pengasuh lansia, gaji 3jt utuh tanpa potongan, libur tiap minggu, pulang pergi boleh. Keluarga di Kotabaru`,
    `Pengumuman: Pendaftaran PPPK lewat sscasn.bkn.go.id. Materai elektronik dibeli sendiri di gerai resmi sesuai ketentuan. Tidak ada titipan.`,
    `Mba, ijazah S2 nya sudah jadi, bisa diambil di TU bawa KTP ya. Legalisir 5rb per lembar`,
    `Tukang kebun, 2x seminggu, 100rb sekali datang. Alat ada. Area Kaliurang`,
    `PO jaket angkatan 185rb, DP 100rb ke bendahara, sisanya pas jadi. List nama + ukuran di bawah`,
    `Radiografer RS tipe C. STR aktif, lisensi PPR diurus & dibayar RS. Kirim berkas ke sdm@rsbudimulia.co.id`,
    `Nasihat buat fresh graduate: jangan kasih KTP, rekening, apalagi OTP ke recruiter sebelum ada offering letter resmi.`,
    `Deposit seragam lama karyawan (Rp 100.000) dikembalikan bersama slip bulan ini. Cek ya.`,
    `CS e-wallet: bantu pengguna yang lupa PIN, jelaskan cara top up saldo dan klaim refund. Shift. Gaji 4,1jt`,
    `G2G Jerman perawat: seleksi oleh KP2MI dan pemerintah Jerman, kursus bahasa B1 dibiayai program. Daftar di situs resmi.`,
    `Gofood pesanan 43.500 tunai ya kak, saya di depan pager hijau`,
    `Graphic designer magang berbayar, uang saku 1jt/bulan, mentor ada. Portofolio ke studio@rupakarya.id`,
    `Housekeeping hotel, gaji UMR + service charge, seragam & makan dari hotel. Walk in Jumat, bawa fc KTP dan CV`,
    `BRI tidak pernah merekrut lewat chat pribadi. Situs karir kami hanya e-recruitment.bri.co.id. Abaikan link lain.`,
    `Futsal kamis jam 8, patungan 25rb ya bayar ke Anto`,
    `Driver tangki SIM B2. Uang jalan dibayar muka oleh kantor, gaji 5,1jt. Pool Rewulu`,
    `Setelah offering letter ditandatangani, HR akan mengirim tautan portal untuk data rekening gaji. Sebelum itu tidak ada data yang diminta.`,
  ],
};
