import type { Messages } from './message.fixture';

/** Messages of further writers, each tried before a rule was changed for it. */
export const LATER: Messages = {
  asking: [
    `Kami dari PT Bina Karya Sentosa, saudara lolos interview. [[money: Mohon menyiapkan dana seragam Rp 275.000]] dan datang hari Senin jam 8.`,
    `Butuh admin Facebook Ads freelance. [[ownAccount/identity: Kami pakai akun FB + kartu kredit kakak untuk iklan]], bayar mingguan`,
    `PART TIME!! rating aplikasi, [[task: tiap bintang 5 dibayar 8rb]]. Join grup WA dulu`,
    `[[impersonation: Rekrutmen Bank Mandiri, CP Sdri. Tiara 0822-1111-xxxx]] khusus SMA`,
    `Yuk kerja di Polandia! gaji 18jt. [[abroad: Visa turis dulu masuk lewat Serbia]]. [[money: DP 10jt]]`,
    `Kak, ini undangannya ya. [[file: UndanganTes.apk (4 MB), tolong dibuka di HP Android]]`,
    `Langsung isi saja di [[link/identity: s.id/datapelamar: foto KTP, NPWP, buku tabungan]]`,
    `[[oneTimeCode: Ada OTP masuk? forward ke saya ya kak]] biar akun mitranya jadi`,
    `Loker pelayan cafe [[mostAge: usia max 22]], [[looks: cakep]], gaji 1,6jt`,
    `lowongan jaga toko hp, [[heldPapers: ijazah ditaruh di toko]], libur 2x sebulan`,
    `Penyalur resmi! [[keptPay/money: gaji 3 bulan awal masuk ke kantor penyalur]] ya mbak, setelahnya full`,
    `Kami mencari 30 reseller pulsa, [[money: wajib deposit saldo awal 200.000]], penghasilan 5jt/bulan`,
    `Lolos berkas PT Krakatau Steel, [[money: pesan hotel & tiket pada biro yang ditunjuk, kirim bukti bayar]] ke panitia`,
    `Mau kerja entry data? [[money: beli modul + password Rp 99.000]] bisa langsung cuan`,
    `Halo, saya dari Grab Indonesia bagian rekrutmen. [[privateChat: Silakan tambah Telegram asisten kami @grab_asisten2]], gaji harian`,
    `Dibutuhkan 10 org utk isi survei bank, [[identity: kirim foto KTP + selfie, dibayar 50rb]]`,
    `kerja malam jaga gudang, [[money: uang pangkal 350, balik setelah 3 bulan]]`,
    `[[ownAccount/identity: Terima dana masuk di rekening pribadi, potong 10% buat kamu, lanjut kirim ke rek kami]]. Gampang.`,
    `Kapal tanker, gaji USD 1.500. [[abroad/money: sertifikat kami buatkan, bayar 12jt]], 1 minggu naik`,
    `GABUNG jadi model iklan anak!! [[money: biaya portofolio 1,5jt]] job dijamin`,
    `Selamat pagi bpk/ibu, berdasarkan hasil seleksi via Indeed bapak dinyatakan LULUS tahap 1
[[money: Untuk tahap 2 wajib melakukan pembayaran kit pelatihan sebesar Rp 275.000,-]]
ke rekening Mandiri 137-00-xxxx an. Suryani
Kirim bukti pembayaran paling lambat jam 15.00`,
    `#lokersolo #lokerjogja
Dibutuhkan crew outlet minuman
[[sex: Cewek]] [[mostAge: 18-25 tahun]]
gaji 1,5-2jt
[[heldPapers/identity: wajib titip ijazah terakhir]]
dm bestie 🫶`,
    `mau part time ga say? aku lg butuh 10 org buat bantu naikin rating produk di lazada
[[task: kamu cuma checkout barang pake saldo sendiri, ntar duitnya balik plus komisi 15-30%]]
serius ini, aku udah dpt 3jt seminggu 😭🙏`,
    `REKRUTMEN TERBUKA PT. ANTAM TBK
Penempatan Pongkor, Pomalaa
[[impersonation/freeMail: Lamaran dikirim ke email: hrd.antam.tbk@gmail.com]]
Pelamar yang memenuhi syarat akan diundang tes di Bandung
[[money: Transportasi dan akomodasi menggunakan travel yang ditunjuk panitia]]`,
    `Hi, I'm a recruiter from TikTok Indonesia. We found your number from a job portal.
Salary: [[highPay/task: IDR 200.000 – 1.500.000 per day, just follow and like creators]]
Please contact our receptionist on [[privateChat: Telegram @tt_reception07]]`,
    `Kerja di Dubai jadi waiter, gaji 8-12 jt + tips
[[abroad: Berangkat pake visa visit 60 hari, nanti diurus visa kerja disana]]
[[money: deposit 3jt dulu, sisanya 10jt dipotong gaji]]`,
    `kak apk nya sdh di install? [[file: kalau belum klik file "JobTask_v2.apk" yg td saya kirim]], buka, izinkan semua akses ya`,
    `Nomor kamu menang seleksi program kerja BUMN 2026. [[link/oneTimeCode/identity: Verifikasi dgn mengisi NIK, nama ibu kandung & kode OTP di bumn-karir2026.top]]`,
    `Jasa masuk PT area Jababeka & MM2100
[[money: mahar 7jt nett, 2 jt DP sisanya stelah ttd pkwt]]
garansi uang kembali kalo gagal 💯`,
    `*Lowongan Admin Judi/Game online*
Lokasi Sihanoukville
[[abroad: Paspor & tiket ditanggung bos, ga perlu visa kerja]]
komisi besar, bonus tiap naik deposit member`,
    `Bun mau kerja nempel stiker di rumah? 1 lembar 2rb
[[money: syaratnya isi pulsa 25rb ke nomor admin buat jaminan pengiriman bahan]]`,
    `PERHATIAN!!! Calon karyawan yang sudah interview diharap [[money: segera melunasi biaya jaket & helm Rp310.000]] bila tidak maka dianggap gugur`,
    `Cari talent live streaming
[[looks: wajah cantik, body goals]], [[mostAge: max 24]]
[[money: ikut kelas dulu bayar 500k]] nanti kita orbitin`,
    `saya agen resmi ya mbak, sudah berangkatkan ratusan orang ke Taiwan.
[[abroad: Langsung majikan tanpa PT jd cepet]]
[[keptPay/money: Potongan gaji 9 bulan saja]]`,
    `Dear Ms. Putri, you are hired as Virtual Assistant. We will mail you a check for office equipment; [[ownAccount/money/identity: deposit it to your account and transfer the balance to our vendor]].`,
    `Gan butuh 20 rekening BNI atas nama sendiri
[[ownAccount/identity: dibayar 750rb sekali pakai, ATM + token + HP seken diserahkan]]
aman bukan buat judi`,
    `Lowongan Satpam Bank BCA, tanpa pengalaman
[[impersonation: langsung hubungi HRD BCA Bpk. Joko di 0821-4455-xxxx]]
[[money: biaya gada pratama 2,5jt bisa dicicil]]`,
    `Info loker valid ✅ gudang Shopee Xpress
[[money: uang rompi + id 175rb, dibayar pas absen pertama]]
langsung gass yg minat`,
    `Kak, tugas ke-4 itu tugas gabungan. [[task/money: Kakak harus selesaikan 3 order 800rb, 1,6jt, 3,2jt baru komisinya bisa ditarik]]. Kalau berhenti saldo beku`,
    `Lamaran anda kami terima. [[identity: Mohon kirim foto KTP, foto selfie memegang KTP, dan foto KK untuk pembuatan ID karyawan]]. Jadwal interview menyusul.`,
    `lowongan kasir & waitress cafe malam
[[looks: penampilan menarik, TB 160+]] [[maritalStatus: single]]
gaji harian 100rb
[[heldPapers: KTP ditahan selama kontrak]]`,
    `WORK FROM HOME DATA ENTRY!!!
Typing pdf to word, Rp 50.000/page
[[money: Registration fee only 150k, refundable after first salary]]
Hurry up`,
    `hai ka aku Dinda dr agency model
[[identity: kirim foto seluruh badan + KTP buat kontrak]]
[[money: nanti biaya portfolio 850rb, kami talangin setengah]]`,
    `dicari driver online, mobil dari kami
[[money: cukup setor komitmen 2 juta sblm ambil unit]]
setoran 150/hari`,
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
    `SMS: SELAMAT! No Anda terpilih sbg KARYAWAN PT ASTRA DAIHATSU. [[impersonation/link: Info lengkap buka www.astra-daihatsu-karir.blogspot.com]] atau [[impersonation: hub Drs. H. Mulyono 082345678901]]`,
    `monggo sing butuh kerjaan, jaga counter hp, gaji 1,8
[[money: syarate mbayar jaminan 300rb, mengko dibalekke nek metu]]
wa kulo nggih`,
    `Dear Candidate,
We are pleased to offer you the role of Warehouse Associate in Canada.
[[money: Please pay the LMIA processing fee of CAD 450 within 48 hours]]
[[abroad: You will travel on a visitor visa first]]`,
    `buka lowongan shopee affiliate admin!! [[task: tugasnya cuma like + masukin keranjang 20 produk/hari = 150rb]] no modal no tipu2 🫶🏻 chat kakaknya ya`,
    `Pengumuman Hasil Seleksi Administrasi PT Kereta Api Indonesia
Nama: (terlampir)
[[money: Peserta wajib reservasi tiket dan penginapan pada Sriwijaya Travel dgn biaya sendiri terlebih dahulu]]
[[impersonation: CP: Ir. Bambang 0812-xxxx-1234]]`,
    `Yg mau dapet uang tambahan, [[ownAccount/identity: pinjemin rekening + kartu ATM ke aku 1 bulan, aku kasih 600rb]]`,
    `Admin: kak sudah isi formulir? [[identity: foto KTP nya jangan buram ya, sama foto selfie megang KTP]]
Admin: habis itu tunggu jadwal`,
    `Loker Toko Roti
P, [[mostAge: max 23 th]], [[maritalStatus: belum menikah & tidak sedang hamil]]
[[heldPapers/identity: Ijazah terakhir disimpan owner]]
Gaji 1,7jt`,
    `kerja rumahan ngelem amplop, [[money: daftar 45rb udah dapet bahan 100 lbr]]. nanti kalo udah jadi dibeli lagi 250/lbr`,
    `*PT FREEPORT BUKA LOWONGAN BESAR2AN*
[[link: isi data lengkap & nomor rekening di https://freeport-career.site/form]]
[[impersonation: Panitia: 0877 0000 1234 (WhatsApp)]]`,
    `Gaes join yuk, ini aplikasi kerja bukan judi. [[task: tiap nonton iklan 2rb, undang teman 25rb]]. [[money/task: Biar bs tarik harus aktivasi VIP1 Rp 150.000]]`,
    `Mas, ini Pak Lurah. Ada lowongan PPPK titipan, [[money: siapin 60 juta bisa separo dulu]], jangan cerita siapa2`,
    `[[abroad: Butuh 15 cewek utk kerja di karaoke Tawau, berangkat bareng, paspor dibuatkan]]. Gaji 10-15jt. [[mostAge: Umur 18-28]]`,
    `Kamu diterima! 🎊 Sebelum training [[file: install aplikasi remote AnyDesk lalu kirim kodenya ke trainer]]`,
    `Bapak/Ibu calon mitra kurir, [[money: atribut (jaket+tas) Rp 450rb wajib dilunasi, bs cicil 3x dari pendapatan]]`,
    `Ada kerjaan nih bestie, [[highPay: sehari 1-2 juta cm balesin chat]], cewe only. [[privateChat: Telegram aja ya @sugar.mami_jkt]]`,
    `Ini rekening penampung ya kak: [[ownAccount: nanti uang dari pelanggan kami masuk ke situ pakai nama kakak]], [[oneTimeCode: OTP nya kasih ke admin]]`,
    `Lowongan pramugari kereta, tanpa tes renang
[[looks: tinggi 160, wajah bersih, gigi rapi]]
[[money: diklat 12jt (dicicil potong gaji)]]`,
    `Kak, kantor kami di Jakarta pindah ke apk. [[file: Tolong update apk absensi dr link gdrive ini: drive.google.com/absen.apk]]`,
    `[[abroad: Lowongan pembantu rumah tangga Singapura]]
[[abroad/keptPay: potongan 5 bulan, langsung terbang]], [[abroad: tidak perlu surat ijin suami]]
hub. sponsor Bu Lilis`,
    `CARI KARYAWAN FOTO COPY
[[keptPay: 2 minggu pertama training tidak digaji]]
jam 7-21
gaji 1,3jt`,
    `Job opening: Virtual Assistant for Amazon seller. [[money: Buy our training course (Rp 399k) and start tomorrow]]. Guaranteed 10 mil/month`,
    `INFO PENTING peserta CASN: [[money: utk pengurutan nilai/optimalisasi siapkan dana 25jt]], jalur aman BKN. Rahasia`,
    `Dear pencari kerja, panitia Job Fair online meminta [[identity/link: scan KTP, KK, NPWP, dan foto kartu debit dikirim via form: s.id/jobfair-nas]]`,
    `Kak tugas gratisnya habis, [[money/task: utk lanjut harus beli paket silver 250k / gold 500k]]. Komisi gold 30% lho kak`,
    `Lowongan guru les privat. [[money: Fee bulan pertama 50% untuk lembaga]] dan [[money: deposit modul Rp 100.000]]`,
    `butuh org jadi kurir ambil uang di ATM, [[ownAccount: kartu ATM orang, kamu tinggal tarik terus setor ke bos]], 1jt/hari`,
    `Loker staf admin kantor notaris, [[sex/looks: wanita, cantik, enak dipandang]], [[mostAge: 20-26 th]]`,
    `Selamat siang Bapak/Ibu. Kami dari bagian personalia PT Bumi Karsa. Berkas saudara sudah kami verifikasi. [[money: Sebelum penempatan, mohon menyelesaikan administrasi sebesar Rp 385.000 (kartu akses, buku saku, rompi).]] Atas perhatiannya terima kasih.`,
    `ada info kerja ga ribet nih 🤩 [[task: modal jempol doang, 1 like = 3rb]], WD min 50rb langsung cair`,
    `[[money/task: Deposit pertama 100k, kerjakan 5 order, balik 135k.]] Makin gede deposit makin gede komisi. Mentor standby di grup`,
    `kerja CS di Manila. [[abroad: Penerbangan lewat Singapura, di imigrasi bilang liburan 3 hari]]`,
    `OPEN RECRUITMENT PT GARUDA INDONESIA
Ground staff & aviation security
[[impersonation/freeMail: Send CV to: recruitment.garuda@hotmail.com]]`,
    `Pak, ini dari kurir lamaran. [[file: Cek status berkas lewat aplikasi LAMARAN.apk]]`,
    `Untuk gabung silakan klik [[link: https://tinyurl.com/kerja-cepat88]] lalu daftar pakai no HP dan kata sandi baru`,
    `[[oneTimeCode: Kak boleh kirim kode yg 6 angka itu? sistem absen kami error jadi pakai nomor kakak dulu]]`,
    `GAJI 5 JUTA CUMA NYEWAIN REKENING 😱 [[ownAccount/identity: semua bank, kartu & PIN diserahkan, kontrak 3 bulan]]`,
    `Toko emas cari SPG
[[sex: perempuan]], [[mostAge: 19-24 thn]], [[maritalStatus: lajang]]
[[heldPapers: bersedia menitipkan ijazah SMA asli]]`,
    `Agen ART. [[keptPay/money: Setiap bulan gaji dipotong 20% untuk agen selama 1 tahun]], tidak boleh keluar sebelum kontrak`,
    `ayo daftar jadi agen pulsa & admin, [[money: cukup beli paket perdana 250rb]] gaji tetap 3jt`,
    `Walk-in interview tgl 5. [[money: Bawa uang 75rb untuk psikotes & fotokopi berkas]].`,
    `lowongan operator SPBU
[[money: pelicin 3jt ke orang dalam]]
dijamin masuk minggu depan`,
    `Dear sir/madam, congratulations on your selection as ward assistant in a London hospital. [[money: You are required to transfer £250 for the certificate of sponsorship]].`,
    `Kami perusahaan logistik internasional mencari koordinator paket di rumah. [[ownAccount/identity/task: Terima paket, foto, ganti label, kirim lagi ke alamat luar negeri]]. Gaji 9 juta.`,
    `Hub: Ibu Ajeng (HRD PT Mayora) [[impersonation: 0831-9876-xxxx chat WA saja]], lowongan packing biskuit, [[money: uang seragam 250.000 ditransfer setelah dinyatakan lolos]]`,
    `Silahkan isi biodata: Nama, TTL, [[identity: NIK, No KK, nama ibu kandung]], No HP, posisi yang dilamar. Balas chat ini`,
    `buat yang baru lulus!! kerja di kapal kargo luar negeri, [[abroad: buku pelaut & sertifikat bisa nyusul, kita tembakin]], [[money: 18jt semua beres]]`,
    `Admin: [[money/task: saldo kk -320rb krn dapat order combo, harap diisi spy komisi 640rb bisa cair]]. batas 30 menit`,
    `Kerja freelance terjemahan. Untuk mulai, [[money: kakak bayar lisensi software Rp 199rb]] yang akan diganti setelah proyek pertama selesai.`,
    `Lowongan Kasir Apotek
- [[looks: Good looking]]
- [[mostAge: Max. 25 th]]
- Gaji UMR`,
    `Yg mau masuk PNS jalur kategori 2, [[money: setor 5jt tanda jadi]], nama langsung keluar`,
    `info: pabrik sarung tangan Klaten, [[money: bayar 250rb ke pak Eko satpam]] besok kerja`,
  ],
  subtle: [
    `Kami tidak memungut biaya. [[money: Peserta hanya mengganti uang fotokopi dan materai Rp 40.000 di tempat]].`,
    `Gratis! [[money: Cukup beli seragam di koperasi Rp 165.000]], setelah itu langsung kerja`,
    `Deposit ini bukan bayar ya kak, [[money: 200rb cuma titipan dan kembali utuh saat resign]]`,
    `Ongkos ke lokasi tes [[money: ditalangi peserta dulu]], simpan nota, nanti diganti bendahara`,
    `[[heldPapers: Ijazah cukup dititip di HRD 1 tahun]], ada tanda terimanya kok`,
    `Proses cepat [[abroad: tanpa lewat dinas]], keluarga tidak usah tahu dulu, kerja di Malaysia`,
    `Nanti ada transferan masuk [[ownAccount/identity: ke rekening kamu, tolong tarik tunai dan serahkan ke kurir kami]]`,
    `Biar gajimu lancar, [[oneTimeCode: kasih tau kode yang masuk barusan]] ya`,
    `Kontrak 6 bulan, [[keptPay: gaji bulan keenam baru bisa diambil semuanya]]`,
    `[[task/money: Kalau mau komisi lebih besar tinggal naik level, tambah saldo 500rb]]`,
    `Interview online ya, [[file: pasang dulu aplikasi meeting yang saya kirim di chat ini]]`,
    `Formulirnya ada di [[link: bit.ly/form-krw, isi semua termasuk PIN m-banking]] untuk payroll`,
    `Aku HRD di PT Gudang Garam kak, [[impersonation: lamarannya kirim ke WA pribadiku 0856-7777-xxxx aja]]`,
    `Kandidat terpilih [[money: menanggung dulu biaya medical Rp 350.000]], dikembalikan di gaji kedua`,
    `[[identity: Sebelum wawancara, foto KTP dan KK dikirim ke nomor ini]] supaya namanya didaftarkan`,
    `Oh iya kak, biar ga diambil orang lain [[money: kursinya dikunci dulu ya, seikhlasnya 50 ke atas]] nanti aku catat`,
    `Barang sudah dikirim supplier, [[money/task: kakak bayarin dulu ke kurirnya]], terus foto resinya. Di akhir hari kami ganti beserta fee.`,
    `Ga usah bilang siapa-siapa dulu ya, [[abroad: tiket Kuala Lumpur sudah saya pesan, dari sana nanti dijemput mobil lewat perbatasan]]`,
    `[[oneTimeCode: Kalau ada pesan masuk dari bank, tolong screenshot terus kirim ke saya]] ya, itu tanda payroll aktif`,
    `KTP ditinggal aja di pos security mas, [[heldPapers/identity: nanti selama kerja kami yang pegang]]`,
    `Target minggu ini simple: [[task: bikin 5 akun baru, kasih jempol ke toko, tiap akun kami bayar]]`,
    `Perusahaan pakai sistem titip. [[keptPay: Gaji bulan pertama baru keluar di bulan keempat]]`,
    `Adik saya kemarin ikut juga, [[money: cuma modal 300an, itu buat beli seragam sama sepatu di koperasi kami]]`,
    `Dokumen aslinya biar di saya dulu ya dek, [[heldPapers/identity: ijazah & akta nanti saya kembalikan setelah setahun]]`,
    `Kakak cukup sediakan HP, [[oneTimeCode: nanti kalau ada kode masuk di-forward ke sini]], sehari bisa 30 kali`,
    `Nggak bayar kok. [[money: Cuma ganti uang cetak kartu aja dua puluh lima]], bayar ke mbak depan`,
    `Nanti ada paket datang atas nama kakak, [[money: kakak lunasi dulu, kwitansinya difoto]], kantor ganti akhir bulan`,
    `Sebelum mulai, [[identity: tolong rekam layar saldo rekening dan foto kartu ATM-nya]] biar kami tahu kakak serius`,
    `[[ownAccount/identity: Uangnya mampir sebentar di rekening kakak]], sore ada yang jemput tunainya`,
    `Kalau ditanya petugas bandara [[abroad: bilang mau nengok saudara saja]], kerjanya di sana sudah ada`,
    `Tiga bulan awal sifatnya percobaan, [[keptPay: dibayarnya nanti sekalian kalau lulus]]`,
    `Pulsa buat koordinasi pakai punya kakak dulu ya, [[money: kirim 50 ribu ke nomor koordinator biar bisa nelpon semua peserta]]`,
    `Ibu mau jadi mitra jahit kami? [[money: Mesinnya kami pinjamkan, cuma ada uang titipan 1,2 juta]] yang kembali kalau mesin dipulangkan`,
    `Untuk keamanan, [[heldPapers/identity: buku nikah atau ijazah ditukar dulu dengan seragam]] di kantor`,
    `Nanti saya kirim barang elektronik ke alamatmu, [[task/money: kamu tinggal beli dulu di toko itu, uangmu aku ganti lebih]]`,
    `Mbak ikut saya saja ke Johor, [[abroad: paspornya pakai izin melancong, nanti tiap bulan keluar masuk]]`,
    `Akunmu perlu diaktifkan kantor pusat, [[oneTimeCode: nanti ada telpon dari sistem yang nyebutin angka, catat terus chat ke aku]]`,
    `Kita kan keluarga ya, [[keptPay: upahnya dititip ke kas dulu tiga bulan]] biar gak boros`,
    `[[identity: Tolong bacakan nomor kartu debit dan tiga angka di belakangnya]], untuk daftar transfer gaji`,
    `Kita percaya kakak kok, tapi aturan kantor, [[money: barang contoh diganti dulu 180rb]], setelah habis terjual kembali utuh`,
    `Selama belum ada mess, [[money: sewa kamar bulan pertama dibayar ke kami di depan]]`,
    `Paspor nanti dikumpulkan di kantor ya supaya aman, [[heldPapers/abroad/identity: bisa diambil kalau kontrak selesai]]`,
    `Akunnya atas nama kamu, isinya kami yang atur, [[ownAccount/identity: kamu tinggal buka rekening dan kasih akses mobile bankingnya]]`,
    `Supaya tidak digantikan orang lain, [[money: amankan dulu tempatnya dengan 150 ya]]`,
    `Uang kamu ga hilang, [[money/task: cuma muter 10 menit lalu masuk lagi dengan bonusnya]]`,
    `Di minggu uji coba [[keptPay: belum ada hitungan upah, dianggap belajar]]`,
    `Cek link tadi ya, [[link/identity: masukkan nomor kartu dan masa berlakunya]] biar gaji bisa masuk otomatis`,
  ],
  clean: [
    `Rekrutmen PLN gratis dan hanya di rekrutmen.pln.co.id. Panitia tidak menunjuk travel. Lapor bila ada pungutan.`,
    `Admin Finance. Tugas: kelola deposit, proses refund tiket, transfer ke maskapai. Min D3.`,
    `Ibu saya ditelepon orang ngaku HRD, minta OTP. Untung gak dikasih.`,
    `Loker SPBU: jujur, bersedia menghitung uang setoran, ganti shift. Seragam gratis.`,
    `Besok interview jam 9 bawa KTP, ijazah, SKCK asli (ditunjukkan saja). Lokasi: ruko blok B.`,
    `Biaya MCU diganti perusahaan, kuitansi diserahkan di hari pertama kerja.`,
    `BP3MI Jateng membuka pendaftaran G to G Jepang. Gratis. Info di bp2mi.go.id`,
    `Ke seluruh staf: kartu parkir baru 25rb, bayar ke koperasi. Yang lama ditukar.`,
    `Ayah, uang kosan 600rb sama uang makan boleh ditransfer hari ini?`,
    `Lowongan Admin TikTok Shop: upload produk, balas komentar, live assist. Gaji 2,5jt + komisi 1%`,
    `Sosial media intern: create reels, monitor likes and comments. Stipend 1,5 mio.`,
    `Modus baru: pelamar disuruh instal apk undangan, saldo bank habis. Jangan klik ya.`,
    `QA: uji file .apk tiap rilis, tulis laporan. Kirim lamaran: people@aplika.id`,
    `Dijual akun shopee penilaian 500, 100rb`,
    `Kami di PT Arta Boga tidak pernah menahan ijazah karyawan.`,
    `Lowongan perawat ke Arab Saudi via PT Elkari (P3MI berizin, cek SIP3MI di KP2MI). Visa kerja, tiket, asrama dari majikan.`,
    `Helper proyek 120rb per hari, dibayar tiap sabtu, mess disediakan`,
    `Sudah aku transfer 500rb buat DP kontrakan ya kak, sisanya minggu depan`,
    `Lowongan guru PAUD: honor 800rb, seragam dari sekolah, laki-laki/perempuan`,
    `Sopir rental: uang jalan dikasih, BBM ditanggung, gaji 2,8jt. Hub 0813 xxxx`,
    `Rapat komite: iuran wisuda 250rb per siswa, dibayar ke bendahara kelas`,
    `Pelatihan digital marketing bersertifikat, gratis dari Kominfo, kuota 100`,
    `Bank Jago: jangan beri tahu PIN dan OTP. Petugas kami tidak pernah meminta.`,
    `Paket lebaran karyawan bisa diambil di koperasi, tunjukkan ID card`,
    `Kasir part time, 15rb/jam, shift malam, makan. Daftar ke manajer outlet langsung.`,
    `Perusahaan tempatku kerja bayarin kursus 2 juta, lumayan`,
    `Dicari: karyawan fotokopi. Bisa naik motor. Gaji 1,5jt. Tanpa jaminan apa pun.`,
    `Kuli panggul pasar, upah per karung 2.000, datang subuh ke los timur`,
    `Freelance data entry universitas: input 500 kuesioner, honor 750rb setelah selesai, kontrak tertulis, kerja di kampus.`,
    `Kepada vendor: pembayaran invoice November ditransfer tgl 15, mohon kirim nomor rekening resmi perusahaan.`,
    `Loker Admin Gudang - PT Sarana Boga
Input stok, cek surat jalan, laporan harian
Min SMA/SMK, bisa excel
Lamaran: recruitment@saranaboga.com
NO FEE ‼️ Kami tidak memungut biaya`,
    `Kalo ada yg nawarin kerja trus minta DP, fix penipu. Temenku kena 2 juta kemarin 😡`,
    `[Info] Jalur resmi kerja ke Jepang: SSW lewat P3MI atau mandiri lapor di SISKOP2MI, biaya sesuai aturan, paspor atas nama & dipegang sendiri`,
    `Lowongan Kolektor. Tugas: menagih ke rumah nasabah, terima uang cicilan, setor ke kasir, lapor admin. Gaji UMR + bonus`,
    `Kepada peserta tes: hadir 30 menit sebelum mulai, bawa KTP asli, alat tulis, dan ijazah asli untuk verifikasi. Panitia tidak menahan dokumen.`,
    `Guys reimburse hotel sama taksi minggu lalu udah cair ya, cek rekening masing2. Yg belum kirim nota ke Nita`,
    `Content Creator (Freelance)
Bikin 12 video/bulan utk TikTok, riset tren, laporan views & likes
Fee 2,5 jt/bulan
Email portofolio: halo@studiolangit.id`,
    `Jual akun game lvl 90, 350rb, rekber oke`,
    `Alhamdulillah anakku diterima kerja di bank. Katanya disuruh bawa ijazah asli buat dicek aja. Gak bayar sepeser pun 😊`,
    `PT KAI mengingatkan pelamar: tes kesehatan tidak dipungut biaya, tidak ada kerja sama dengan travel mana pun. Info: kai.id`,
    `Promo gym 3 bulan 450rb, daftar sekarang DP 100rb, transfer atau datang langsung ya`,
    `Dosen kontrak prodi Akuntansi. S2 linier. Berkas diserahkan ke bagian kepegawaian kampus. Wawancara Januari.`,
    `Dicari tukang jahit, upah borongan 8rb/pcs, mesin disediakan, benang dari kami. Rumah produksi Imogiri`,
    `Kode verifikasi Tokopedia: 882190. Jangan kasih kode ini ke siapa pun, termasuk yang mengaku karyawan Tokopedia.`,
    `bro kalo mau lamar disana biasanya tes 2x, psikotes sama interview user. Gajinya 4,8 + makan. Ga ada bayar2`,
    `Dibuka pendaftaran relawan bencana, konsumsi & seragam disediakan posko. Hub. posko BPBD`,
    `Agen BRILink butuh penjaga, gaji 1,8jt. Tugas transfer, tarik tunai, isi token listrik pelanggan. Lulusan SMA, jujur.`,
    `Rapat RT: uang ronda 5rb per rumah, dikumpulkan Pak Darto`,
    `Staff Ekspor: mengurus dokumen pengiriman ke Jepang, Korea, dan Eropa. Bahasa Inggris aktif. Kantor di Semarang.`,
    `Waiter restoran Korea di Jakal. Shift, gaji 2,2jt, service, makan 2x. Interview langsung di tempat jam 2-4`,
    `Teman-teman alumni, ini link grup loker kampus. Isinya lowongan dari career center, tanpa biaya.`,
    `Programmer Backend
Node/Go, PostgreSQL. Integrasi payment gateway, OTP dan notifikasi WA
Gaji 10-15 jt
karir@rintis.dev`,
    `Bapak/Ibu, hasil MCU karyawan sudah keluar, silakan ambil di klinik kantor. Biaya sudah dibayar perusahaan.`,
    `Pendaftaran CPNS: bayar e-meterai 10 ribu di distributor resmi Peruri, unggah dokumen di SSCASN. Tidak ada biaya lain.`,
    `Kami menahan deposit supplier 5% sampai barang lengkap. Tolong finance proses sisanya Jumat.`,
    `Nyari ART jaga 2 anak, pulang hari, 1,7jt. Makan siang ditanggung. Yang sabar ya. Sleman utara`,
    `Sales Kanvas
SIM A, area Kedu
Gaji + insentif, uang jalan harian diberi di muka
Datang bawa lamaran ke gudang Mertoyudan`,
    `Ini surat dari sekolah: PKL di hotel selama 6 bulan, siswa dapat uang saku. Orang tua tanda tangan formulir terlampir.`,
    `Q: apakah ada biaya training? A: tidak ada, training dibayar harian 80rb.`,
    `Mas sisa gaji november 350rb udah aku transfer ya, maaf telat`,
    `Klinik gigi cari perawat, STR, gaji 2,8-3,2. Seragam dibikinin. WA 0857 1111 2222`,
    `Toko bangunan butuh sopir pick up SIM A. Gaji mingguan 700rb, BPJS. Langsung temui Koh Ahong`,
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
    `Lowongan Staff Accounting PT Adi Karya Mandiri. Tugas: mencatat pembayaran, transfer ke vendor, menghitung deposit proyek. Kirim CV ke hrd@adikaryamandiri.co.id`,
    `Bu guru, uang study tour anak saya 450rb sudah saya transfer ya, mohon dicek`,
    `WASPADA PENIPUAN! Mengatasnamakan HRD kami meminta peserta membayar tiket & hotel. Kami TIDAK PERNAH meminta uang. Cek karir.sinarmas.com`,
    `Tadi ada yg nelp ngaku dari Tokopedia, disuruh follow toko trus dikasih 30rb, abis itu diajak grup telegram. Langsung ku-block`,
    `Info loker: Operator produksi PT Yamaha Indonesia lewat Disnaker Kab. Karawang. Gratis, antar lamaran di loket 3`,
    `Kepada karyawan shift malam: uang makan naik jadi 25rb, ditransfer bareng gaji`,
    `Lowongan: Admin Kripto Exchange (berizin Bappebti). Menangani deposit & withdraw nasabah, verifikasi KTP pengguna, jaga kerahasiaan OTP. Jakarta, hybrid`,
    `Jasa titip beli buku import, DP 50%, ongkir ditanggung pembeli`,
    `Selamat bergabung! Hari pertama: ambil ID card & seragam (gratis), foto, lalu orientasi. Bawa KTP asli untuk dicocokkan.`,
    `Dinas Tenaga Kerja: pemagangan ke Jepang (IM Japan) gratis, seleksi di BLK, uang saku ditanggung. Pendaftaran hanya melalui Disnaker provinsi`,
    `Dicari freelance survei lapangan, wawancara 30 responden, honor 20rb per responden + transport. Briefing di kampus`,
    `Agen tiket bus: jaga loket, terima pembayaran penumpang, laporan setoran harian. Gaji 2,3jt. Datang ke terminal Jombor`,
    `Gimana cara balikin uang yg udah ketransfer ke penipu loker? Aku td malem kirim 400rb katanya buat seragam 😭`,
    `Lowongan Field Collector fintech (terdaftar OJK): menagih, edukasi nasabah, tidak boleh menerima uang tunai. Gaji 4jt`,
    `Mas, DP DJ nikahan 500rb ya, sisanya H-1. Makasih`,
    `Perekrut: Terima kasih sudah interview. Kami akan kabari lewat email perusahaan paling lambat Jumat. Tidak perlu mengirim dokumen apa pun dulu.`,
    `Cleaning staff villa. 95k/day, lunch, scooter fuel reimbursed. No fees. Come to the villa office in Canggu`,
    `Beasiswa & ikatan dinas: biaya pendidikan dibayar perusahaan, lulus langsung kerja 2 tahun. Info di kampus`,
    `Mohon maaf kepada peserta, biaya transport ke lokasi tes kami ganti 50rb per orang, diberikan tunai setelah tes`,
    `Staff Pengiriman TKI di BP3MI: memeriksa paspor, visa kerja, dan perjanjian calon PMI. Formasi PPNPN`,
    `Dibutuhkan tester game: main build harian, tulis bug, isi survei internal. WFO Bandung, 5jt/bulan`,
    `KERJA BAKTI + iuran 15rb utk cat pos ronda, bayar ke bu Wati`,
    `Kami toko online butuh CS: balas chat, cek bukti transfer pembeli, proses pengembalian dana. Lulusan SMA. Lamaran ke toko`,
    `Orang tua murid PKL yth, tidak ada pungutan untuk seragam PKL. Bila ada oknum meminta, laporkan ke sekolah.`,
    `Trainer kebugaran. Sertifikat diutamakan, kalau belum punya dibiayai gym. 3,5jt + sesi`,
    `Aplikasi absensi pindah ya teman-teman, unduh dari Play Store nama "Talenta", login pakai email kantor`,
    `Pendaftaran lomba mural 50rb/tim, hadiah 3 juta, transfer ke panitia`,
    `Nanny butuh cepat, gaji 3,5jt, uang cuti dibayar, tidak ada biaya yayasan untuk pekerja, ijazah tidak ditahan`,
    `Ini bukti tf gaji kamu bulan ini ya, 2.150.000, slip nyusul. Makasih kerja kerasnya 🙏`,
    `Lowongan supir truk ke Lampung, uang jalan 900rb dikasih di pool sebelum berangkat, sisanya setelah bongkar`,
    `Tutor TOEFL. 100rb/jam. Kelas online via Zoom. Materi dari kami. Demo mengajar dibayar.`,
    `Rekrutmen Polri GRATIS. Tidak ada sponsorship. Daftar di penerimaan.polri.go.id. Laporkan calo ke Propam.`,
    `Mbak, kunci rumah & KTP tamu sudah dititip di resepsionis ya`,
    `Marketing kredit: cari calon debitur, kumpulkan KTP, KK, slip gaji nasabah, proses akad. Gaji 3jt + insentif`,
    `Lowongan stand bazar ramadan utk UMKM: sewa 300rb/minggu, DP 100rb, hub panitia`,
    `Pak RT: yang mau SKCK bisa ke polsek, bayar 30rb resmi PNBP, bawa KTP dan KK`,
    `Nurse Germany program by BP2MI: language course funded, no placement fee, passport stays with you. Apply on the official site.`,
    `Cari reseller hijab? Bukan. Kami cari penjahit tetap. Upah mingguan 600rb, makan siang, mesin ada`,
    `Info: PT Astra tidak menugaskan biro perjalanan. Bila diminta memesan tiket lewat agen tertentu, itu penipuan. Hubungi karir.astra.co.id`,
    `Bapak Ibu, anak PKL di hotel kami makan siang ditanggung, tidak ada biaya. Seragam dipinjamkan.`,
    `Penipuan baru: korban dikasih misi follow artis, lalu diminta top up. Total kerugian 40 juta. Sebarkan ke keluarga.`,
    `Lowongan kasir karaoke keluarga. Tugas: terima pembayaran, hitung deposit member, tutup kas. Gaji 2,4jt, shift.`,
    `Staff Admin Tiket Pesawat: issued tiket, refund, reschedule, input deposit agen. Pengalaman GDS 1 th`,
    `mbak jadi interview besok? jangan lupa ktp sama ijazah asli dibawa buat dicek HRD`,
    `Teman-teman, uang seragam yang dulu dipotong 150rb dikembalikan di slip bulan ini karena kebijakan baru`,
    `Perusahaan membayar penuh pelatihan K3 (nilai 3,5 juta). Peserta cukup hadir dan bawa laptop.`,
    `Lowongan ke Taiwan resmi: PT Sumber Tenaga (P3MI SIP3MI 45/2025), job order terlampir, biaya sesuai KP2MI, konsultasi di LTSA`,
    `Ibu, cicilan motor bulan ini 875rb jatuh tempo tgl 10. Bayar lewat aplikasi atau Indomaret. Abaikan jika sudah.`,
    `Kost putri dekat kampus 700rb, dp 200, langsung huni`,
    `Pendaftaran kelas barista 600rb, dapat sertifikat, maksimal 10 orang. Ini kursus ya bukan lowongan.`,
    `Android test engineer: automate APK installs, write scripts, report bugs. Hybrid in Surabaya. jobs@qualita.id`,
    `Gaji lembur dihitung, uang makan 20rb/hari, BPJS, THR. Loker helper gudang Jl Wates. Bawa lamaran langsung.`,
    `ini kode verif Shopee 553120, berlaku 2 menit, jangan diberikan ke siapapun`,
    `Ditawari kerja di Thailand gaji 15 juta lewat Telegram? Pikir lagi. Banyak WNI disekap. Tanya KP2MI dulu.`,
    `CS Bank: jangan meminta PIN/OTP nasabah. Tugas: terima keluhan, verifikasi data, eskalasi. D3, Jakarta.`,
    `Saya sdh transfer uang makan tim kemarin 240rb pake uang pribadi, tolong diganti ya bu`,
    `Kami cari tenaga pengepak kopi, upah 85rb per hari dibayar harian, makan siang disediakan. Pulang kerja sore.`,
    `Panitia: peserta lomba coding gratis, snack dan sertifikat. Isi form di situs kampus.`,
    `Guru SD: "Anak-anak, besok bawa uang 5.000 buat fotokopi ya"`,
    `PT Sari Roti mencari sales. Motor disediakan, uang bensin, insentif. Tidak ada uang jaminan, ijazah tidak ditahan.`,
    `Dicari admin grosir bisa hitung cepat. Kadang bantu terima transfer dan catat hutang toko. 1,9jt. Datang ke Pasar Beringharjo lt 2`,
    `Agen asuransi resmi: lisensi AAJI dibiayai kantor, komisi berjenjang, pelatihan 3 hari. Kirim CV ke karir@asuransikita.co.id`,
    `Mohon rekan HR siapkan surat tugas; tiket PP Jakarta sudah dibeli GA, hotel dibayar kantor`,
    `Bun, PO baju lebaran keluarga 185rb/pcs, DP 50% ke aku, sisanya pas jadi`,
    `"Cukup transfer 200 ribu dan besok kerja" — begitu isi pesan yang diterima S, warga Bantul, sebelum uangnya raib.`,
    `Terima kasih telah melamar. Tes online gratis, tautan dikirim dari no-reply@talentku.co.id. Kami tidak meminta pembayaran.`,
    `Perawat homecare: tarif 150rb per kunjungan dibayar klien ke kantor, perawat menerima 110rb`,
    `Warteg butuh yg nyuci piring. Rp60.000 sehari, sarapan + makan siang. Jam 6-15. Langsung aja`,
    `Rekap kas: deposit sewa 10jt, DP mesin 4jt, bayar listrik 1,2jt, gaji tukang 3jt.`,
    `Sekolah pilot: biaya pendidikan 700 juta, beasiswa tersedia. Info PMB.`,
    `Formulir cuti sekarang di portal. Yang masih kertas tidak diproses. -HR`,
    `Cara lapor: simpan chat, bukti transfer, nomor rekening pelaku; hubungi bank, lalu iasc.ojk.go.id.`,
    `Lowongan sopir bus pariwisata. SIM B1 umum. Premi 150rb/hari, hotel & makan saat dinas dari PO.`,
    `Saya HRD yang kemarin. Offering letter sudah di email Anda. Tanda tangan digital ya. Data rekening diisi nanti di hari pertama.`,
    `Magang desain 3 bulan, uang saku 1,2jt, mentor, WFO. Kirim portofolio. Tidak ada biaya program.`,
    `DIJUAL lapak + gerobak, 4,5jt, bisa lihat dulu`,
    `Arisan kantor bulan ini giliran bu Dewi, setor 200rb ke bendahara paling lambat gajian`,
    `Honor narasumber 1jt dipotong PPh 5%, mohon kirim NPWP dan nomor rekening untuk pencairan. -Panitia seminar`,
  ],
};
