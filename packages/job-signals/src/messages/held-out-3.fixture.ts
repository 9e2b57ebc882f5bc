import type { Messages } from './message.fixture';

/** A third set, written by a hand that has read neither the rules nor the other sets. */
export const HELD_OUT_3: Messages = {
  asking: [
    `Selamat sore kak Rani, lamaran kakak di gudang Cikupa sdh kami terima ya
interview hari kamis jam 9, [[money: sblm itu mohon lunasi map & materai 85.000 ke rek bendahara]]
bukti tf kirim sini`,
    `Loker pabrik sepatu Karawang 👟 SMP boleh
gaji UMK + lembur
[[money: admin masuk 2,5 jt, DP 500rb sisanya potong gaji]]
minat inbox`,
    `Mas, iki onok lowongan satpam perumahan, sampeyan iso langsung kerjo senin. [[money: Tapi bayar seragam sek 750 ewu yo]], gak iso dicicil soale barange wes dijahit`,
    `Kepada Yth. Peserta Seleksi
Dengan ini kami sampaikan bahwa Saudara dinyatakan LULUS tahap administrasi.
Tes lanjutan dilaksanakan di Surabaya. [[money: Tiket pesawat dan hotel wajib dipesan melalui agen travel yang kami tunjuk dengan biaya peserta terlebih dahulu]], akan diganti 100% pada hari tes.
Hormat kami, Panitia Rekrutmen`,
    `bosku ada lowker sopir box, [[money: jaminan kendaraan 1jt transfer dl ke sy]] nanti klo resign balik kok 🙏`,
    `Neng, di toko teteh aya lowongan SPG. [[money: Cuma mun rek asup kudu mayar 300rb jang training]], bisa ka rekening teteh wae`,
    `*INFO MCU KARYAWAN BARU*
Medical check up dilakukan di klinik rekanan.
[[money: Pendaftaran MCU Rp 425.000 ditransfer ke admin HRD paling lambat malam ini]]
Yang telat dianggap mengundurkan diri`,
    `Hi, congratulations! You pass the screening for Admin Online.
[[money: To activate your employee ID please pay Rp 150.000 via QRIS below]].
Salary 4.5jt/month, work from home.`,
    `masuk BUMN lewat jalur orang dalam bro, aku kenal panitianya
[[money: 35jt terima beres, DP 10 dulu sisanya habis SK keluar]]
jgn crita ke siapa2`,
    `KERJA DI RUMAH LIPAT TEH CELUP 🍵
1 kotak 500 perak, bahan dikirim ke alamat
[[money: Cukup jaminan bahan 120rb (uang kembali setelah setor pertama)]]
Ibu2 langsung aja WA 0857-xxxx-xxxx`,
    `Slamat, Anda diterima sbg staf gudang. [[money: Utk pembuatan rek payroll harap stor saldo awal 200rb ke no DANA 08xx-xxxx-xxxx a/n Personalia]]`,
    `Lowongan kapal pesiar ABK tanpa pengalaman 🛳️
Gaji $900/bln
[[money: Buku pelaut + BST + jasa proses total 18 juta, bisa cicil 3x sblm berangkat]]
Kantor: ruko xxx Tegal`,
    `Dek maaf baru bales. posisi kasir msh ada 1. [[money: klo mau diamankan kirim tanda jadi 100rb ya]] soalnya yg antri banyak bgt`,
    `[[money: B.1.a.y.a p.e.n.d.a.f.t.a.r.a.n cuma 50k]], langsung kerja bsk
pabrik roti daerah Cikarang
chat aja yg serius 🔥`,
    `Kak utk psikotes online nya [[money: silakan beli voucher tes seharga 65.000 di link admin, lalu kirim kode vouchernya]]. Tanpa voucher tdk bisa lanjut interview user`,
    `📢 LOWONGAN OPERATOR PRODUKSI 📢
PT xxx Plastik, kawasan industri Bekasi

Kualifikasi:
- pria/wanita
- lulusan SMK semua jurusan
- sehat jasmani rohani
- siap kerja 3 shift

Fasilitas:
- gaji UMK
- BPJS
- makan 1x
- bus jemputan

Ketentuan:
- [[money: bersedia membayar uang administrasi Rp1.800.000 setelah tanda tangan kontrak]]
Kirim lamaran ke yayasan, senin-jumat`,
    `pak RT nitip info: butuh tukang sapu jalan 12 org. [[money: Yg mau ikut setor 250rb ke koordinator lewat saya]], mulai tgl 1`,
    `Wes tak daptarno yo le. [[money: Kari mbayar duit foto karo ID card, 45 ewu, transper nang dana iki]] 0812xxxxxxx
Sesuk budal jam 6`,
    `Hai kak, kami agency model & talent. Foto kakak terpilih utk iklan baju!
[[money: Untuk portofolio dan registrasi talent dikenakan 650rb]] nanti job pertama langsung balik modal 💃`,
    `Terima kasih telah lulus wawancara. [[money: Laptop kerja akan kami kirim setelah Anda membayar asuransi pengiriman 380.000]]. Laptop jadi milik Anda setelah 6 bulan.`,
    `Syarat masuk:
1. KTP, KK
2. [[money: gaji bulan pertama ditahan sbg jaminan, hangus kalo keluar sblm 1 thn]]
3. siap shift
Konter HP xxx, dekat terminal`,
    `Waitress cafe, mess ada. [[money: Kalau resign sblm kontrak habis kena denda 5 juta]] [[identity: & ijazah asli disimpan kantor]]. Interview langsung bawa cv`,
    `Lowongan admin toko bangunan, laki/perempuan, gaji 2,3
[[identity: Ijazah SMA asli ditahan selama bekerja]], kembali kalau sudah 2 tahun.
Lamaran antar langsung ke Jl. xxx`,
    `kerja di koperasi, PDL lapangan. motor disediakan
[[identity: jaminan BPKB ortu atau ijazah asli ditaruh di kantor ya]]
minat dtg aja jam 8`,
    `utk ART yg tinggal dlm, [[identity: KTP asli sama buku nikah dipegang majikan dulu]] biar ga kabur. Gaji 1,6jt bersih`,
    `butuh rekening nganggur bro? [[identity: sewa rek kamu 500rb/minggu, tinggal kasih ATM sama mbanking nya]], aman ga ngapa2in udah digaji 🤑`,
    `Part time finance assistant (remote)
Tugas: [[identity/task: terima dana klien di rekening pribadi Anda lalu teruskan ke nomor yang kami beri]]
Komisi 3% tiap transaksi`,
    `Cari 10 orang buat buka rekening 🏦 [[identity: rekening baru atas nama sendiri, buku + kartu + sim card kirim ke saya]] dibayar 700rb. Kerja gampang anak kos masuk`,
    `Gampang kerjanya ka, [[identity/task: uang customer masuk dulu ke rekening kaka, nanti kaka tarik tunai kasih ke kurir]]. Sehari bisa 300-400rb`,
    `Halo, dari HRD Kurir Cepat. Akun mitra Anda lg didaftarkan, [[identity: tolong sebutkan 6 angka yg barusan masuk ke SMS ya]], biar cepat approve`,
    `kak nanti ada kode masuk dr WhatsApp, itu kode absen karyawan baru. [[identity: Kirim balik kesini kodenya]] sblm 5 menit`,
    `Pendaftaran magang: isi nama, alamat, [[identity: nomor kartu ATM, masa berlaku dan PIN utk pengiriman uang saku]].
Balas pesan ini.`,
    `untuk verifikasi pelamar [[identity: kirim foto selfie pegang KTP + foto KK sekarang juga lewat WA ini]]
interview nya nanti gampang nyusul`,
    `GAJI 5JT ADMIN CHAT DARI RUMAH 💻
Daftar: [[identity: kirim foto KTP depan belakang, selfie dgn KTP, & no rekening]]
Nggak perlu interview langsung kerja`,
    `Lowongan jaga stand minuman. [[identity: Sebelum interview harap kirim NIK, nama ibu kandung, dan nomor rekening]] ke 0838xxxxxxxx biar didata`,
    `Hallo kakak 😊 saya Mira dari tim promosi e-commerce. [[task: Kakak hanya perlu like video & dapat 15rb per video]]. Sehari bisa 300rb. Mau coba?`,
    `Tugas 1 ✅ komisi 20.000
Tugas 2 ✅ komisi 20.000
Tugas 3 [[money/task: top up 300.000 kembali 390.000, waktu 10 menit]]
Yg tidak menyelesaikan, dana beku ya kk`,
    `Cuma modal HP bs cuan! [[task: Follow akun toko & SS, 1 akun dibayar 5rb]]
cair tiap hari ke ewallet
[[privateChat: lanjut di tele @xxxxxx]]`,
    `Lowongan Data Optimizer (freelance)
[[task: Membantu merchant menaikkan rating dengan memberi ulasan bintang 5 pada produk, komisi 1-2% per order]]
30 menit sehari. Hubungi mentor kami.`,
    `selamat pagi kak, utk narik komisi 1,2jt nya [[money/task: kakak harus isi saldo dulu 600rb supaya akun naik VIP 2]] ya. Ini sudah prosedur sistem`,
    `Kerja sampingan mak2 🧕 [[task: tinggal checkout barang di app kami, modal kembali + untung 10%]] ga usah kirim brg, pesanan virtual aja`,
    `Butuh reviewer hotel & restoran di Maps! [[task: Kasih bintang 5, kirim screenshot, langsung dibayar 12k per lokasi]]. Tanpa pengalaman, umur bebas.`,
    `*KERJA DI KAMBOJA* 🇰🇭
admin game / CS
[[abroad: Gaji 12 jt, tiket & paspor ditanggung, brangkat minggu ini pakai visa wisata]]
Chat cpt sblm penuh`,
    `Om, ponakanku ngajak orang ke Malaysia kerja kebun. [[abroad: Jalur samping aja ga usah urus2 BP2MI, 2 hari nyampe]], potong gaji 3 bln. Mau ikut ga?`,
    `Dibutuhkan 20 orang petik apel Australia 🍎
[[abroad: pakai visa turis dulu, nanti disana diurus jadi visa kerja]]
[[money: DP 8jt aja]]
inbox sy`,
    `Lowongan pekerja pabrik Korea non G to G, tanpa tes bahasa
[[abroad: langsung terbang 1 bulan, proses pribadi, hub WA 0822-xxxx-xxxx]]
gaji 25 jt bersih`,
    `kak minat kerja salon di Dubai? [[abroad: sy biasa berangkatin perorangan, visa ziarah trus lanjut kerja]]. Mess makan free, uang saku keluarga 5 jt`,
    `Cari TKW Arab saudi, [[abroad: umur muda bisa kita tuakan di paspor, brangkat cepat tanpa PT]]. Fee sponsor 4jt per kepala. Hub Bu Haji 0877xxxx`,
    `PT PERTAMINA (PERSERO)
PANGGILAN TES SELEKSI CALON KARYAWAN
Sdr/i dinyatakan lolos berkas. [[impersonation/freeMail: Konfirmasi kehadiran ke rekrutmen.pertamina.pusat@gmail.com]]
a.n. Direktur SDM`,
    `[[impersonation: Rekrutmen PLN 2025 dibuka! Hubungi panitia di WA 0853-xxxx-xxxx (Bpk. Hendra)]]
SMA s/d S1, kuota 1.200
Batas waktu besok`,
    `Lowongan KAI utk lulusan SMK 🚆 [[impersonation/link: daftar di rekrut-kai-2025.blogspot.com]] jgn sampe ketinggalan, sebarkan ke 5 grup`,
    `Selamat siang, Anda terpilih di Bank Mandiri sebagai teller. [[impersonation/freeMail: Kirim berkas ke hrd.bankmandiri.seleksi@yahoo.com]]. [[money: Akomodasi tes di Jakarta Rp 2.150.000 dibayar via travel xxx]]`,
    `Pos Indonesia cari 500 kurir se Jawa. Gaji 6jt. [[impersonation: pendaftaran hny lewat nomor admin ini 0819-xxx-xxxx]] yaa, bukan lewat web`,
    `Undangan interview PT xxx Logistik
Jadwal & lokasi ada di lampiran.
[[file: Silakan install file JADWAL_INTERVIEW.apk]] lalu izinkan semua akses 📎`,
    `kak aplikasi absennya belum ada di playstore, [[file: download dulu apk yg sy kirim, aktifkan "sumber tidak dikenal"]]. habis itu login pake no hp`,
    `Dear applicant, [[file: please open the attached Offer_Letter.exe on your computer]] to see your salary and start date. Password: 1234`,
    `📦 Loker gudang paket 24 jam
[[link: Isi data NIK, alamat, no rekening di bit.ly/xxxxgudang]]
Yang sdh isi pasti dipanggil!!!`,
    `Selamat! nomor anda terdaftar sbg penerima kerja paruh waktu. [[link: klik s.id/xxxx utk daftar]] sebelum 23.59`,
    `Info loker minimarket, SMA/SMK
[[link/identity: isi g-form ini ya, upload foto KTP sama KK sekalian: forms.gle/xxxxx]]
admin ga bales chat, isi form aja`,
    `DICARI KASIR TOKO KOSMETIK
✨ wanita, [[mostAge: usia maks 23 th]]
✨ [[looks: good looking, kulit bersih, TB min 160]]
✨ [[maritalStatus: belum menikah]]
datang ke Ruko xxx blok C`,
    `Loker admin gudang Tangerang
[[sex: Khusus pria]], [[mostAge: maximal 27 tahun]], bisa excel, lulusan SMA
Kirim cv ke hrd@ptxxx.co.id`,
    `Butuh resepsionis klinik gigi. [[looks: Penampilan menarik, tidak gemuk]]. [[maritalStatus: Single dan siap tidak menikah selama 2 thn kontrak]]. Gaji UMR`,
    `Vacancy: Staff Accounting
- S1 Akuntansi, [[mostAge: not older than 28]]
- [[maritalStatus: status lajang]]
- [[freeMail: send CV to hrd.ptsumberxxx@gmail.com]]`,
    `DIBUTUHKAN SEGERA
Admin input data, [[highPay: kerja 2 jam sehari gaji 15 juta per bulan]], tanpa pengalaman, lulusan SD boleh
[[privateChat: jangan lamar lewat web, langsung telegram @xxxxx]]`,
    `Cleaning service kantor, [[highPay: gaji 1,2 juta per hari]], libur sabtu minggu 😍 [[money: hanya perlu bayar kartu anggota 99rb]]`,
  ],
  subtle: [
    `Alhamdulillah kakak lolos ya. Nanti ada sedikit administrasi aja, ga banyak kok. [[money: Teman2 yang lain rata2 sudah kirim 150 sih kak, tinggal kakak yang belum]] 😊`,
    `Kami tidak memungut biaya apa pun untuk rekrutmen. [[money: Hanya saja sertifikat K3 wajib dimiliki dan bisa diambil lewat lembaga rekanan kami dengan 1,3 juta sebelum kontrak]].`,
    `Mba, bu Ema yg ngurus penempatan itu orangnya baik. [[money: Biasanya yang dibantu beliau ngasih uang terima kasih di depan, seikhlasnya, minimal 500]]`,
    `Gaji kami transfer tiap tgl 5. [[money: Khusus 3 bulan pertama separuhnya kami simpan dulu, keluar bareng bonus kalau bertahan setahun]].`,
    `Sekadar info ya, lowongan ini gratis. [[money: Kakak cukup siapkan deposit kecil di aplikasi agar tugas hariannya kebuka]], bisa ditarik kapan saja katanya`,
    `Berkas kakak sudah lengkap. [[identity: Ijazahnya kami bantu simpankan ya di brankas kantor sampai masa kerja selesai]], supaya aman.`,
    `pekerjaannya santai, bantu2 saya aja. [[identity: kadang ada titipan dana masuk ke rekening kamu, nanti kamu teruskan, ada uang lelahnya]]`,
    `Kak barusan ada angka masuk di hp kakak ga? [[identity: boleh dibacain ke saya, buat sinkron data pelamar aja kok]] 🙏`,
    `Selamat pagi. Untuk mempercepat proses, [[identity: apabila berkenan mohon foto kakak sambil memegang KTP dikirim ke sini]]. Jadwal wawancara kami informasikan kemudian.`,
    `Kami lagi cari teman2 yang suka main HP. [[task: Bantu toko online kelihatan ramai, pencet hati & ikuti akunnya, nanti ada uang jajannya]]`,
    `Ada yg pengen ikut ke Taiwan? [[abroad: Saya ada kenalan yang bisa atur, berangkatnya sebagai turis dulu, nanti di sana pasti dapat majikan]]`,
    `Mohon maaf sistem karir kami sedang pemeliharaan. [[impersonation/freeMail: Untuk sementara lamaran Telkom Indonesia dapat dikirim ke karir.telkom.resmi@outlook.com]]. Terima kasih atas pengertiannya.`,
    `Detail jam dan tempatnya ada di undangan. [[file: Kalau dibuka muncul minta pasang aplikasi, pilih izinkan saja, itu memang undangannya (.apk)]]`,
    `Lowongan admin online shop. Kami utamakan yang masih segar dan energik, [[mostAge: sebaiknya belum lewat 25]]. Lamaran bisa diantar ke toko.`,
    `Dicari staf front office. Bisa komputer, ramah. [[maritalStatus: Lebih disukai yang belum berkeluarga]]. [[looks: enak dipandang jadi nilai tambah]]`,
  ],
  clean: [
    // Firms, officials and neighbours who warn.
    `PENGUMUMAN
Seluruh proses rekrutmen PT xxx tidak dipungut biaya. Bila ada yang meminta transfer untuk seragam, tes, atau tiket, itu bukan dari kami. Abaikan.`,
    `⚠️ HATI2 ⚠️ ada yg ngaku HRD pabrik kita trus minta 350rb utk MCU. Itu penipu ya gaes, jangan ditransfer`,
    `Disnaker Kab. xxx mengimbau pencari kerja agar tidak menyerahkan ijazah asli maupun membayar uang jaminan kepada siapa pun. Pengaduan dapat disampaikan ke loket 3.`,
    `Polsek mengingatkan: undangan nikah atau panggilan kerja berbentuk file .apk jangan diklik, apalagi dipasang. Sudah tiga warga rekeningnya terkuras.`,
    `5 hal yg ga boleh dikasih ke siapa pun pas cari kerja:
1. kode OTP
2. PIN
3. kartu ATM
4. ijazah asli
5. uang pendaftaran
Share ke adik2 yg baru lulus ya 🙏`,
    `Ojo gelem yo dulur lek dikongkon transfer sek gawe mlebu kerja. Kerja iku dibayar, dudu mbayar 😤`,
    `Our recruiters only write from @ptxxx.co.id. We never use Gmail or Telegram and never charge applicants for travel or training.`,
    `Info desa: berangkat kerja ke luar negeri pakai visa turis itu berbahaya, tidak dilindungi. Tanya dulu ke kantor desa atau dinas tenaga kerja.`,
    `Jangan mau sewain rekening ya adek2. Kalau dipakai judi atau penipuan yang dipanggil polisi itu nama kalian, bukan yang nyewa.`,
    `[ADMIN GRUP]
Waspada kerja like & follow!
Awalnya dibayar 20rb
Habis itu disuruh deposit 300rb
Terus jutaan, uang ga balik
Posting begituan langsung dihapus`,
    // Reports of a fraud and questions about one.
    `Kemarin sepupuku kena 1,5 jt, katanya buat seragam sama ID card. Orangnya udah ngeblok. Lapor kemana ya?`,
    `gan mau nanya, wajar ga sih interview disuruh bayar tes psikotes? temen gue ngalamin`,
    `BEKASI - Polisi menangkap dua orang yang menipu 40 pencari kerja. Korban diminta menyetor Rp 3 juta dan dijanjikan langsung bekerja di pabrik otomotif.`,
    `Aku dulu hampir ke Kamboja, dijanjiin admin 12 juta. Untung ibuku curiga. Sekarang temenku yg berangkat ga bisa pulang 😭`,
    `Tolong pak, ijazah saya ditahan bekas kantor dan saya diminta bayar 5 juta buat nebus. Secara hukum boleh nggak?`,
    `Nu kamari nawaran gawe di grup teh geuning tukang tipu, tatangga abdi tos transfer 200rb. Teu aya kabarna deui.`,
    `Pengalaman pahit: saya pernah kasih kode OTP ke orang yang ngaku panitia loker, WA saya langsung diambil. Semoga tidak ada yang begitu lagi.`,
    `Surat panggilan tes yang mencatut nama Pertamina dan memakai alamat Gmail dipastikan palsu, demikian keterangan humas kepada wartawan, Selasa.`,
    `Ada yg pernah kerja di yayasan xxx? Denger2 minta duit administrasi 2jt, bener ga?`,
    `Skripsi saya meneliti modus lowongan palsu: biaya travel, tugas berbayar, dan permintaan foto KTP. Apakah bapak/ibu bersedia diwawancarai sebagai korban?`,
    // Duties of the work.
    `Lowongan kasir swalayan
Tugas: menerima pembayaran pelanggan, menghitung uang kas, setor ke bank tiap sore
Lamaran diantar ke toko, jam 9-16`,
    `Dibutuhkan STAF BENDAHARA SEKOLAH
Tugas:
- menagih SPP
- membayar honor guru
- menerima uang pendaftaran siswa baru
- setor ke bank
Min D3, lamaran ke TU sampai tgl 30`,
    `Staff klaim asuransi 🩺
- verifikasi dokumen nasabah (KTP, KK, buku rekening)
- bayar klaim sesuai SOP
lamar di karir.ptxxx.co.id`,
    `Loket wisata butuh penjaga tiket utk libur sekolah. Kerjaan: jual tiket masuk, cek QR, pegang uang kembalian. 95rb/hari + makan.`,
    `Front office hotel: mengelola deposit tamu, menyimpan fotokopi identitas tamu, menerima pelunasan kamar. Shift, pengalaman 1 tahun.`,
    `KYC Officer - memeriksa foto KTP dan selfie calon nasabah, menolak data yang tidak cocok, membuat laporan harian. Jakarta Selatan, kantor.`,
    `Kolektor lapangan, menagih angsuran ke rumah nasabah, setoran tiap hari ke kasir cabang. Motor dinas. Gaji pokok UMK + insentif.`,
    `Social media officer: membalas komentar, mengurus review pelanggan, menambah follower dengan konten yang bagus. Portofolio dibawa waktu interview.`,
    `Admin kos-kosan, tugas nerima uang sewa dan deposit kamar, nyatat KTP penghuni, bersihin lorong. Gaji 2,5 + kamar.`,
    `Backend engineer untuk tim pembayaran. You will build OTP delivery, bank transfer reconciliation and refund services. Apply on our career page.`,
    `Android developer (onsite Bandung): build and sign APK releases, publish to Play Store, fix crashes. 2+ years.`,
    `Petugas pendaftaran RS: menerima pasien, menarik biaya pendaftaran, menyimpan salinan KTP dan kartu BPJS. D3 rekam medis.`,
    // The employer pays, or returns what was paid.
    `Kak bsk MCU di klinik xxx jam 7, puasa dulu ya. Biaya sudah dibayar kantor, tinggal sebut nama PT`,
    `Seragam 2 stel, sepatu safety, helm semua dikasih gratis. Gaji tgl 28 lewat transfer. Yg mau gabung di proyek xxx dtg senin.`,
    `Transportasi interview diganti 50rb utk yang dari luar kota, diberikan tunai hari itu juga. Cukup tunjukkan karcis.`,
    `Tiket ke site, makan, mess dan laundry ditanggung perusahaan. Cuti 2 minggu tiap 8 minggu kerja. Posisi: mekanik alat berat.`,
    `Kelas barista 5 hari ☕
Biaya: 0 rupiah
Uang saku: 60rb/hari dari kami
Habis kelas langsung kerja di salah satu cabang
Daftar di kasir cabang mana saja`,
    `Gajimu yg bulan kemarin kurang 120rb ya nduk, wes tak transfer mau bengi. Cek en yo`,
    `Karyawan baru mendapat pinjaman laptop, pulsa 100rb sebulan dan BPJS sejak hari pertama. Perusahaan yang menanggung asuransi laptopnya.`,
    // Papers shown or copied for an application.
    `Besok interview jam 10 di lt 2. Bawa CV, fotokopi KTP dan ijazah, yang asli ditunjukkan saja lalu dibawa pulang lagi ya kak.`,
    `Syarat lamaran: surat lamaran, daftar riwayat hidup, fotokopi ijazah, fotokopi KTP, pas foto 3x4. Masukkan amplop cokelat, serahkan ke pos satpam PT xxx.`,
    `LOKER SOPIR TRUK ENGKEL 🚚
CV xxx, Kudus

Syarat
✔ SIM B1 masih hidup
✔ hafal jalur pantura
✔ jujur

Dapat
✔ gaji pokok + uang jalan
✔ kontrol kendaraan ditanggung kantor
✔ BPJS

Tes jalan senin pagi di garasi, SIM asli dibawa utk dicek terus dikembalikan lagi.
Ga ada jaminan, ga ada setoran.`,
    `Bapak sudah resmi karyawan kami per 1 Juli dan kontrak sudah ditandatangani bersama. Mohon fotokopi buku rekening dan NPWP diserahkan ke bagian payroll di lantai 1 untuk gaji.`,
    // Licensed ways abroad.
    `Program G to G Korea dibuka. Pendaftaran melalui siskop2mi.bp2mi.go.id, syarat dan jadwal ujian bahasa ada di sana. Pertanyaan ke kantor BP3MI setempat.`,
    `PT xxx (P3MI berizin, SIP3MI No. xxx/2024) membuka lowongan caregiver Jepang. Izin kami dapat dicek di laman kementerian. Sosialisasi di Disnaker kamis jam 9, perjanjian kerja dibacakan bersama petugas.`,
    `Magang Jepang lewat Kemnaker, seleksi daerah di BLK tgl 14. Bawa ijazah utk diperlihatkan. Tidak ada pungutan.`,
    `Kepada orang tua murid SMK: lulusan perawat dapat ikut program resmi ke Jerman dari pemerintah. Penjelasan oleh petugas BP3MI di aula.`,
    // Among colleagues.
    `Temen2 shift B, iuran kado bu Ratna 20rb ya, transfer ke aku aja paling lambat jumat 🎁`,
    `Reminder HR 🔔
1. OTP HRIS berubah tiap login, jangan dibagikan ke rekan lain
2. Ganti kata sandi tiap 90 hari
3. Kalau tidak bisa masuk, buat tiket ke IT
Makasih semua`,
    `Mohon tim sales isi form realisasi biaya perjalanan di intranet sebelum tgl 25, lampirkan struk. Lewat tanggal itu dibayar bulan depan.`,
    `pak, PO utk vendor kemasan udah disetujui, DP 30% 12jt ditransfer finance siang ini ya`,
    `Simpanan wajib koperasi karyawan mulai bulan depan jadi 50.000 sesuai hasil rapat anggota. Bukunya bisa dicek di Mbak Tini.`,
    `bro lu udh isi kuesioner K3 blm? link nya di email kantor, bos nagih mulu 😅`,
    `Yang pulang terakhir tolong kunci laci kas, kode brankas baru tanya langsung ke kepala toko. Selisih kemarin 14rb udah ketemu.`,
    `Tim QA: build APK terbaru versi 3.2 sudah di server internal, tolong tes menu pembayaran sebelum rilis kamis.`,
    // Business and family.
    `Bu Nur, rekap pesanan ya
nasi kotak 75 x 25rb = 1.875.000
snack 75 x 8rb = 600.000
total 2.475.000
DP setengah, sisanya pas diantar. Rek spt biasa 🙏`,
    `Mah, uang semesteran dd 3,2jt paling telat tgl 10, transfer ke VA kampus ya. Aku kirim nomornya ntar`,
    `Gan motornya masih? kalo 9jt nett saya DP hari ini, bawa STNK BPKB asli pas ketemu`,
    `Bapak kontrakan bilang deposit sebulan dulu 800, bulan depan baru bayar lagi. Menurutmu piye mas?`,
    `Kang, duit arisan geus asup? Giliran bulan ieu téh Bu Imas, 2 juta 400.`,
    `Reseller hijab welcome 🧕 Beli min 3 pcs dapat harga grosir, ongkir tanggung pembeli, katalog di highlight.`,
    `Tagihan air bulan ini 64.500, bisa dibayar di loket balai RW sampai tgl 20. Bukti bayar mohon disimpan.`,
    `Pendaftaran turnamen voli antar RT 100rb per tim, bayar ke sekretariat karang taruna, hadiahnya kambing 🐐`,
    // Small honest employers.
    `Butuh tukang jahit borongan, 4500/pcs kemeja, bayar tiap sabtu. Mesin ada di tempat. WA 0813-xxxx-xxxx atau mampir aja ke rumah produksi`,
    `Warung soto nyari yg bantu cuci piring, mulai jam 6 smp 2 siang, 70rb + makan. Tempat di belakang pasar xxx. Langsung ketemu Mbok aja`,
    `Lowongan barber 💈 bagi hasil 50:50, alat disediakan, kost gratis di lantai atas. Belum mahir? kami ajari, ga bayar. WA 0856xxxx`,
    `Dicari guru les privat SD daerah Antapani, 50rb/pertemuan, dibayar abis ngajar. WA aja ya kak, nanti ngobrol jadwal`,
    `Golek wong ngarit karo ngopeni sapi, 80 ewu sedino, mangan ping telu, turu nang omahku yo oleh. Mrene wae nang dusun xxx`,
    `Laundry kiloan butuh setrika, 1.000/kg, rata2 sehari 80-100kg. Datang aja lihat tempatnya dulu, ruko xxx dekat masjid.`,
    `Bengkel AC mobil cari helper, boleh belum pengalaman asal rajin. UMK setelah 3 bln, sebelumnya 90rb/hari. Hari minggu libur.`,
    `Kami cari fotografer wedding lepas, 800rb per acara, transfer H+1. Kirim contoh foto ke WA studio 0811xxxxxx.`,
    `INFO PANEN CENGKEH 🌿
Mulai: senin depan
Upah petik: 5rb/liter
Bayar: sore hari itu juga
Tangga & karung: dari kami
Kopi pagi + makan siang ada
Yg mau ikut kumpul rumah Pak RT jam 6`,
    // State programmes.
    `Pelatihan las di BLK kab. xxx angkatan 3, gratis, dapat makan siang dan sertifikat. Daftar di skillhub.kemnaker.go.id atau datang ke BLK.`,
    `JOB FAIR KABUPATEN xxx
12-13 Agustus, GOR xxx
40 perusahaan
Masuk gratis
Bawa CV dan kartu AK1
Penyelenggara: Disnaker`,
    `Bikin kartu kuning (AK1) gratis ya, bawa fotokopi KTP, ijazah sama foto. Di kecamatan juga bisa, ga usah pake calo.`,
    // Plain advertisements and talk.
    `Staf gudang, Semarang. Minimal usia 18 tahun, bersedia shift, bisa memakai scanner. Gaji UMK, lembur dibayar. Lamar lewat karir.ptxxx.co.id.`,
    `Terbuka untuk pria, wanita dan penyandang disabilitas: operator call center. Status perkawinan dan usia tidak kami tanyakan.`,
    `Kak interview hari rabu jadi online ya, jam 13.30, tautan rapat sudah kami kirim ke email kakak dari alamat kantor. Sampai jumpa 😊`,
    `Alhamdulillah diterima juga di pabrik kerupuk, senin mulai. Doain lancar ya guys 🙏`,
    `Terima kasih telah melamar sebagai perawat di RS xxx. Saat ini kami memilih kandidat lain. Semoga sukses di kesempatan berikutnya.`,
  ],
};
