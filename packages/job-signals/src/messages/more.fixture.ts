import type { Messages } from './message.fixture';

/** More messages, of other writers than the first: they were tried before a rule was changed for them. */
export const MORE: Messages = {
  asking: [
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
  ],
  subtle: [
    `Oh iya kak, biar ga diambil orang lain [[money: kursinya dikunci dulu ya, seikhlasnya 50 ke atas]] nanti aku catat`,
    `Barang sudah dikirim supplier, [[money/task: kakak bayarin dulu ke kurirnya]], terus foto resinya. Di akhir hari kami ganti beserta fee.`,
    `Ga usah bilang siapa-siapa dulu ya, [[abroad: tiket Kuala Lumpur sudah saya pesan, dari sana nanti dijemput mobil lewat perbatasan]]`,
    `[[oneTimeCode: Kalau ada pesan masuk dari bank, tolong screenshot terus kirim ke saya]] ya, itu tanda payroll aktif`,
    `KTP ditinggal aja di pos security mas, [[heldPapers/identity: nanti selama kerja kami yang pegang]]`,
    `Target minggu ini simple: [[task: bikin 5 akun baru, kasih jempol ke toko, tiap akun kami bayar]]`,
    `Perusahaan pakai sistem titip. [[keptPay: Gaji bulan pertama baru keluar di bulan keempat]]`,
    `Adik saya kemarin ikut juga, [[money: cuma modal 300an, itu buat beli seragam sama sepatu di koperasi kami]]`,
  ],
  clean: [
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
  ],
};
