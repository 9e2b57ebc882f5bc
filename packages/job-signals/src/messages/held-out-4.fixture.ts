import type { Messages } from './message.fixture';

/** A fourth held-out set. Its author had not seen the rules. */
export const HELD_OUT_4: Messages = {
  asking: [
    `Selamat siang kak, dengan HRD PT Sinar Gudang Makmur 🙏
Lamaran kakak utk posisi helper gudang sdh kami terima dan LOLOS seleksi berkas.
Training dimulai besok jam 8 pagi.
[[money: Mohon diselesaikan dulu seragam + id card 275rb ya kak]]
[[money: bisa TF ke Dana 0857-0000-1111 a.n. bagian umum]]
Konfirmasi sblm jam 5 sore, kuota tinggal 3`,

    `INFO: Dibutuhkan 50 org kerja dr rmh cukup HP. [[task: Like & follow akun toko, 15rb/klik, cair tiap sore.]] [[privateChat: Minat? lanjut tele @nama]]`,

    `bro gw udh nyoba tadi dapet 60rb wkwk

_Diteruskan_
📢 FREELANCE MARKETPLACE 📢
[[task/money: Kerjanya bantu naikin rating toko, checkout pake saldo sendiri dulu ntar dibalikin + komisi 20%]]
[[money/task: Modal awal cuma 100rb]]
[[task: Makin besar paket makin gede cuannya 💸💸]]`,

    `Assalamualaikum bu ibu, siapa yg mau kerja sampingan ngelem box kue di rumah? Upahnya 1500/box, bahan dianter ke rumah. [[money: Cuma harus titip jaminan bahan 150rb dulu ya bu, balik lagi kalo udah setor 3x.]] Yg minat japri aku, nanti aku sambungin sama bu Rini`,

    `Mbak, iki lho ono lowongan nang pabrik rokok. Mlebu langsung kerja ga pake tes. [[money: Tapi kudu mbayar dhisik 1,5 juta nggo sing nggawa mlebu.]] Lek gelem tak kandhakno wonge`,

    `Aya loker operator di Karawang, teu kedah pengalaman. Gajih UMK. [[money: Ngan kedah nyiapkeun artos 4 juta heula kanggo yayasan.]] [[money: Tiasa DP satengahna, sésana pas tos ttd kontrak.]] Serius mah WA abdi`,

    `PT ANGKASA PURA SUPPORT
OPEN RECRUITMENT 2025
Posisi yang dibuka:
1. AVSEC
2. Check in counter
3. Ground handling
4. Porter
5. Customer service

Kualifikasi:
- Pendidikan SMA/SMK sederajat
- Sehat jasmani rohani
- Bisa kerja shift
- Penempatan sesuai domisili

[[impersonation/freeMail: Kirim berkas lamaran ke rekrutmen.angkasapura.xxxx@gmail.com]]
Subjek: NAMA_POSISI_KOTA
Paling lambat 3 hari setelah pengumuman ini`,

    `Yth. Calon karyawan,
Berdasarkan hasil seleksi administrasi PT Pertamina (Persero), Saudara diundang mengikuti tes tahap II di Hotel di Surabaya.
[[money/impersonation: Peserta dari luar kota WAJIB memesan tiket dan penginapan melalui travel rekanan kami Nusa Jaya Travel, CP 0857-0000-1111.]]
[[money: Pembayaran tiket ditanggung peserta terlebih dahulu dan akan diganti 100% pada hari pelaksanaan.]]
[[money: Pemesanan melalui pihak lain tidak akan diproses reimburse.]]
Demikian disampaikan, harap membawa surat ini.`,

    `Kak, ini dr tim rekrutmen ya. Sblm interview online besok, [[identity: tolong kirim foto KTP depan belakang sama selfie pegang KTP]]. [[identity: KK nya sekalian difoto ya kak]]. Interview cuma 10 menit kok, santai aja 😊`,

    `🔥🔥 BUTUH REKENING 🔥🔥
[[ownAccount: Sewa rekening BCA / BRI / Mandiri, bayar 500rb per rekening per minggu]]
[[ownAccount: Terima beres, cukup kirim buku tabungan + ATM + m-banking aktif]]
Aman, buat usaha online. DM @nama`,

    `Mas tolong ya, [[oneTimeCode: nanti ada kode masuk lewat SMS, langsung kirim ke saya buat aktivasi akun karyawan]]. Jangan lama2 krn expired 2 menit. Ini terakhir, habis itu masnya udh terdaftar di sistem`,

    `LOKER CEPAT!!! Jaga toko baju Tanah Abang
- jujur
- rajin
- mau lembur kalau ramai (lebaran, tahun baru)
- mess disediakan
- libur seminggu sekali, gantian
- gaji 2,3jt + makan
[[heldPapers: ijazah asli ditahan selama kerja]]
[[keptPay: gaji bulan pertama ditahan, keluar setelah 6 bulan]]
Langsung dtg aja blok F`,

    `[[abroad: BUTUH CEPAT ke MALAYSIA!! cleaning service & ladang sawit, proses 1 minggu terbang]]
[[abroad: Pake visa pelancong dulu, di sana langsung diurus permit sama bos]]
Gaji RM 2000, makan tinggal gratis
Ga perlu sertifikat, ga perlu bisa bahasa
[[abroad: Hub 0857-0000-1111 (sponsor langsung)]]`,

    `Hi dear, I am Lina from HR department of online mall. We got your number from job portal. [[task: You only need to help merchant to increase order, 40 orders a day, each take 10 minutes.]] [[highPay/task: Salary per day IDR 300.000 - 2.500.000.]] If interested reply 1 and [[privateChat/task: my mentor will guide you on Telegram]].`,

    `Selamat Anda diterima bekerja sbg Admin Online. Utk absensi harian silakan [[file: unduh dan pasang aplikasi ABSENSI-KARYAWAN.apk yang kami lampirkan]]. [[file: Kalau muncul peringatan pilih "tetap instal"]] lalu izinkan akses SMS dan kontak. Tks`,

    `Kak ini link pendaftaran gudang Shopee Xpress yg kemarin aku bilang, [[link: isi data di bit.ly/daftar-gudang-xx ya]]. [[link/identity: di situ diminta NIK, no rekening sama nama ibu kandung, isi aja semua]]. Tadi temenku 2 orang udah dpt panggilan`,

    `Lowongan baby sitter & ART Jakarta 🏠
Penyalur "Kasih Bunda"
Gaji 2,5 - 3,5 jt
Makan 3x, libur 2 hari sebulan
[[keptPay: Gaji 2 bulan pertama dipegang yayasan sebagai ganti ongkos jemput]]
[[heldPapers: KTP & ijazah asli disimpan di kantor sampai kontrak 1 tahun selesai]]
Bisa dijemput sampai rumah.`,

    `Dear Candidate,

Congratulations! You have been shortlisted for the position of Data Entry (remote).
[[money: To secure your slot, a refundable registration fee of IDR 350.000 is required.]]
[[money: Please transfer the fee to the account of our finance officer before 5 PM today.]]
You will receive your laptop within 3 working days after confirmation.

Best regards,
HR Team`,

    `kaka mau kerja part time ga? [[task: cuma nonton video tiktok trus kasih love, sehari bs 200rb]] gampang bgt sumpah. [[task/money: hari ke 2 nanti ada misi premium, top up dulu 50rb balik 70rb]]. aku udh narik 3x 🤑`,

    `Lamaran bapak sudah sampai di meja pimpinan PT Krakatau Steel. Untuk percepatan SK, [[money: ada biaya administrasi 2.500.000 yang harus disetorkan ke bagian personalia]]. Ini rahasia ya pak, jangan sampai yg lain tau. [[money: Kalau sudah transfer kirim bukti ke nomor ini.]]`,

    `*PENGUMUMAN HASIL SELEKSI*
PT KERETA API INDONESIA (PERSERO)
Nama Saudara tercantum sebagai peserta yang LULUS tahap administrasi.
Tahap berikutnya: tes kesehatan di Bandung.
[[impersonation: Konfirmasi kehadiran melalui WA panitia pusat 0857-0000-1111 dan email panitia.kai.xxxx@yahoo.com]]
[[money: Biaya rapid dan medical sebesar Rp 650.000 disetor ke rekening panitia]]
Peserta yang tidak konfirmasi dianggap mengundurkan diri.`,

    `[[abroad: Ada yg mau kerja di kapal pesiar gak?]] [[abroad: Temenku agen, bisa berangkat ke Dubai bulan depan tanpa lewat PT, jalur mandiri]]. [[money/abroad: bayar 12jt aja udah termasuk tiket sama visa]], sisanya potong gaji. Yg serius aja inbox`,

    `Terima kasih sudah wawancara kemarin 🙏 Hasilnya lolos ya mas. Lokasi training di Bekasi, 3 hari. [[money: Untuk modul dan sertifikat training dikenakan 450 ribu, dibayar di hari pertama]]. Bawa juga fotocopy KTP 2 lembar. Pakaian hitam putih.`,

    `OPEN SLOT REVIEWER HOTEL & RESTO ⭐⭐⭐⭐⭐
[[task: Kasih bintang 5 di maps, 1 review = 25rb]]
[[task: Review palsu gapapa, teksnya kita yg siapin]]
Gajian langsung via e-wallet
[[privateChat: Daftar: telegram @nama]]`,

    `mba, dana nya masih aktif? [[ownAccount: aku pinjem akun dana mba yg udah premium buat nerima gaji anak2 freelance]], [[ownAccount: tiap ada uang masuk mba terusin ke nomor yg aku kasih, mba dpt 5%]]. lumayan loh sehari bs 300`,

    `Kepada pelamar PT Unilever yth,
Kami lampirkan surat panggilan interview dalam bentuk file.
[[file: Buka file SURAT_PANGGILAN_KERJA.apk untuk melihat jadwal dan lokasi]].
[[file/oneTimeCode: Setelah dipasang masukkan kode yang dikirim ke SMS Anda]].
Hormat kami, Panitia.`,

    `Loker Sopir Travel Semarang - Jogja. SIM A umum. Gaji harian + uang jalan.
[[money: Deposit unit 1 juta, dikembalikan kalau keluar baik2.]]
[[heldPapers: BPKB motor atau ijazah asli dititipkan di pool.]]
Tanya2 boleh, Pak Agus 08xx-xxxx-xxxx`,

    `👩‍💻ADMIN ONLINE👩‍💻 
B U T U H  S E G E R A
✅ kerja dr rumah
✅ 2-3 jam per hari
✅ [[highPay: gaji 8jt/bln untuk admin chat]]
✅ tanpa pengalaman
[[money: b.i.a.y.a  p.e.n.d.a.f.t.a.r.a.n 99rb sekali seumur hidup]]
ketik ADMIN_nama_kota`,

    `Sore kak, utk proses gaji nanti kita pake akun e-wallet ya. [[oneTimeCode: Barusan saya daftarin no kakak, ada 6 digit angka masuk, sebutin ya kak]]. [[oneTimeCode/identity: PIN nya juga dibuatkan sekalian, pake PIN kakak yg biasa aja sebutkan di sini]]. Ini buat payroll aja`,

    `[[abroad: Lowongan kerja SCAM-FREE katanya wkwk: CS judi online di Kamboja, gaji 9 juta, tiket ditanggung bos]]
[[abroad: ga usah bilang ke imigrasi klo mau kerja, bilang aja liburan]]
Minat chat. bawa temen dapet bonus 1jt`,

    `Pengumuman: PLN membuka loker petugas catat meter utk semua kecamatan.
[[impersonation: Pendaftaran hanya lewat WA Bpk Panitia 0857-0000-1111, tidak melalui website karena sedang gangguan]]
[[identity: Kirim foto KTP, KK dan ijazah via chat]]
[[money: Uang meterai & map 85.000]]
Tolong sebarkan ke tetangga 🙏🙏`,

    `Rek, dulurku butuh wong 10 nggo proyek neng Kalimantan. Borongan, mangan turu ditanggung. [[keptPay: Bayarane sing 2 wulan pertama dicekel mandor disik, dadi cekelan ben ora minggat.]] [[heldPapers: KTP asli diklumpukno neng mandor.]] Budhal minggu ngarep`,

    `Hai ka, mau jadi model katalog hijab? Dibayar 750rb per sesi 📸
Photoshoot di Jaksel.
[[money: kakanya bayar paket portfolio dulu 1,2jt krn semua talent wajib punya comp card]]
[[looks: Good looking, TB min 160]]
dm yaa`,

    `From: Recruitment Astra <astra.recruit.xxxx@outlook.com>
Subject: Invitation Interview

Dengan hormat,
Sehubungan dengan lamaran Saudara, kami mengundang untuk mengikuti tes pada Senin pukul 09.00 di kantor pusat Sunter.
[[impersonation/freeMail: Balas surat ini ke astra.recruit.xxxx@outlook.com]] beserta [[identity: scan KTP, NPWP, dan buku tabungan halaman depan]].
[[money: Akomodasi dan transport diatur oleh biro perjalanan kami, dibayar di muka oleh peserta, diganti setelah tes.]]

HRD`,

    `Kerja online input data resi. 1 resi 2000 perak, sehari bisa 100 resi. [[money: Beli dulu kode aktivasi 120rb biar bisa login]]. Setelah itu nggak ada bayar lagi. Bukti transfer member lain ada di highlight ya kak ✨`,

    `[[identity: Biar cepet diproses kirim sini aja foto ktp sama muka kamu miring kiri kanan ya dek]]. besok kamu langsung kerja di counter hp, gajinya 1,8`,

    `Mitra Driver Ekspedisi PT Cepat Sampai
📍Depok, Bogor
Motor sendiri, SIM C
Per paket 2500
[[money: Wajib ambil paket jaket & tas kurir Rp 480.000 sebelum mulai antar]]
[[keptPay: (boleh nyicil, dipotong dari upah mingguan)]]
Datang ke hub sambil bawa STNK.`,

    `[[abroad: cari yg mau ikut magang ke jepang jalur cepat.]] [[abroad: ga usah LPK ga usah ujian, saya ada orang dalam di sana]]. [[money/abroad: siapkan 35 juta, DP 10 juta utk booking seat]]. [[highPay/abroad: gaji 20jt sebulan.]] banyak yg udh berangkat, testimoni ada`,

    `Job vacancy: Virtual assistant 
[[highPay: Pay: $400/week]]
[[link/file: Install the interview software from tinyurl.com/va-meet-xx before our call]]
[[identity: Send a photo of your ID card, front and back, for the contract draft]]
No experience needed`,

    `Min ijin share
*LOKER PABRIK SEPATU TANGERANG*
Bagian jahit, lem, packing
Lulusan SD SMP boleh
Langsung kerja tanpa tes

Fasilitas:
✔ UMK
✔ BPJS
✔ Lembur
✔ Jemputan dari terminal
✔ Kantin

Syarat:
✔ fc KTP, fc ijazah
✔ pas foto 3x4
✔ surat sehat
[[money: adm 2jt (bayar setelah dapat id card, TF 500 dulu utk booking)]]
Lewat saya dijamin masuk, sdh 40 org
Hub: 08xx-xxxx-xxxx`,

    `Selamat pagi Ibu, perkenalkan saya dari yayasan perawat lansia. Ibu sudah cocok dengan calon majikan di Pondok Indah. [[money: Sebelum berangkat Ibu perlu melunasi medical check up di klinik kami 600 ribu]], kalau belum ada uang [[keptPay/money: bisa dipotong gaji 3 bulan]]. Mohon kabarnya ya Bu.`,

    `MISI HARI INI 🎯
[[task/money: Misi 1 setor 100k => terima 130k]]
[[task/money: Misi 2 setor 300k => terima 420k]]
[[task/money: Misi 3 setor 1jt => terima 1,5jt]]
[[task/money: Anggota baru wajib selesaikan 3 misi berturut2 baru bisa tarik dana]]
[[task: Karyawan yg tidak menyelesaikan misi akan dibekukan akunnya]]`,

    `Dik, kalau kerja di tempat saya syaratnya gampang. [[heldPapers: Ijazah sama akta kelahiran yang asli kasih ke saya, nanti saya simpan di brankas]]. Keluar sebelum 2 tahun [[money/heldPapers: nebus 5 juta]]. Gaji 1,5 dulu ya`,

    `Halo kak, dari data kami kakak pernah daftar loker di situs. Kami butuh [[task: orang utk subscribe channel youtube klien, 3 channel = 45.000 langsung cair]]. Mau coba? Kirim nama, umur, pekerjaan, [[ownAccount/identity: nomor rekening buat gajian dan screenshot saldo mbanking kakak]]`,

    `INFO VALID NO HOAX ‼️ Kemenkes buka 3.000 formasi tenaga honorer, SMA bisa. [[link: Cek nama & daftar di s.id/honorer-xx]]. [[link/oneTimeCode: Masukin nomor WA lalu kode verifikasi yg muncul]]. Sebarkan ke 5 grup biar linknya kebuka`,

    `lagi nyari 5 org buat buka rekening bank digital. [[ownAccount: buka rekening pake KTP km, hp dr aku, habis jadi rekeningnya jadi milik aku. fee 250rb]]
10 menit beres. ajak temen fee nambah 50`,

    `Ibu2 yg kmrn nanya soal kerjaan melipat mukena, ini syaratnya:
1. fc KTP
2. [[money: uang pangkal 200rb utk dapat bahan pertama]]
3. setor seminggu sekali
4. [[money: bahan rusak diganti di muka, jadi titip 100rb lagi]]
upah 3000/pcs
hayuk buruan mau diambil RT sebelah 😁`,

    `Kami dari Bank BRI unit cabang menginformasikan penerimaan teller dan marketing. Berkas difoto lalu [[impersonation/freeMail: dikirim ke bri.karir.xxxx@gmail.com]]. Peserta terpilih [[money: mengganti uang tes psikotes 175.000]] di tempat. [[mostAge: Usia maksimal 24 tahun]], [[maritalStatus: belum menikah]].`,

    `[[abroad: Kerja di Australia petik buah 🍓 visa turis bisa, banyak kok yg begitu, yg penting ga ketauan]]. [[highPay/abroad: gaji 30jt/bln.]] [[abroad: aku bantu urus semua dr sini, ga perlu BP2MI2an ribet]]. dm aja ya no telpon`,

    `TANPA MODAL!! [[task: Jadi tukang klik iklan, 1 iklan 1000 rupiah]]. [[task: Sehari max 50 iklan.]] [[money/task: Mau unlimited? upgrade VIP 1 cuma 150.000, VIP 2 500.000]]. [[task/money: Saldo bisa ditarik kalau sudah VIP ya guys]]`,

    `Pak, saya orang kantornya. Posisi satpam masih ada 2. [[money: Yg lain pada berani 3 juta, bapak saya kasih 2 juta aja krn satu kampung]]. [[money: Setengah dulu, setengah pas seragam turun]]. Jangan ngomong lewat telpon kantor ya`,

    `[[impersonation: Selamat! Nomor Anda terpilih utk program karyawan Indomaret 2025.]] [[file: Silakan instal aplikasi rekrutmen dari tautan file ini: rekrutmen-indomrt.apk]]. Tanpa aplikasi data tidak terbaca. [[file: Aktifkan izin baca pesan dan aksesibilitas]].`,

    `Undangan Gathering Calon Karyawan
Ruko Blok C lt 2, jam 10.00
Posisi: staff kantor, gudang, administrasi, supervisor
Membawa CV, pulpen
[[money: Membawa uang 200.000 utk kartu anggota dan produk starter]]
Ketemu dgn Ibu Vera. Jangan telat!!`,

    `jadi gini sis, gaji pokok 3jt. [[keptPay: tp tiap bulan ditahan 20% sbg jaminan, keluar klo kontrak 2th beres]]. [[keptPay: telat 5 menit hangus uang harian]]. [[heldPapers: trus ijazah sis yg asli dititip ya]]. klo oke senin msuk`,

    `Yuk jadi *Admin Arisan Crypto*! Tugasmu: [[ownAccount: terima transferan member ke rekening pribadimu lalu belikan USDT dan kirim ke wallet perusahaan]]
Komisi 2% setiap transaksi
[[identity: Kirim foto KTP + selfie utk verifikasi karyawan]]
Bisa sambil kuliah 🎓`,

    `[[impersonation: Mohon maaf mengganggu, saya Dewi mewakili Tokopedia.]] [[task: Kami butuh 20 orang utk membantu penjual menaikkan penjualan, cukup pesan barang lalu konfirmasi terima tanpa barang dikirim]]. [[task/money: Uang pesanan dikembalikan plus 10% dalam 15 menit]]. Bersediakah kakak?`,

    `LPK Sakura Jaya (fb)
[[abroad: Berangkat Korea pake visa kunjungan, kerja di pabrik plastik]]
[[highPay/abroad: Gaji 25 jt]]
[[money/abroad: Total 60jt, tanda jadi 15jt TF ke rek pimpinan, hangus klo batal]]
[[heldPapers: Ijazah + sertifikat tanah ortu jadi jaminan]]
Kuota 6 org lg`,

    `Kak utk kelengkapan tes online masuk ke [[link: tinyurl.com/tes-psiko-xx]] trus [[link/identity: login pake akun gmail + password kakak]]. Hasil keluar 5 menit. Semangat ✊`,

    `🎧 CS LIVECHAT WFH 🎧
Shift malam, gaji 4,5jt
Laptop dipinjami kantor
[[money: jaminan laptop 1.000.000 (refund pas resign)]]
ongkir laptop ditanggung kantor
kirim CV ke chat ini`,

    `A: Pak kalau yg driver masih ada?
B: masih mas. [[money: tp ini ada 2 org lg yg mau, klo mas transfer 300 sekarang sy kunci buat mas]]
A: itu utk apa ya pak
B: [[money: utk surat keterangan sehat sama bebas narkoba, sy yg uruskan]]`,

    `LOKER PT FREEPORT INDONESIA (Persero??) gatau bener apa ga tp coba aja
Helper, operator, cook, laundry
[[highPay: Gaji 12 - 18 jt]]
[[impersonation: Lamaran via WA HRD Freeport pusat 08xx-xxxx-xxxx (chat only, no call)]]
[[money: Uang tiket Timika ditalangi pelamar, diganti setelah sampai camp]]`,

    `gampang kok, [[oneTimeCode: aku cuma butuh kode WA yg 6 angka, biar no km bisa aku pake nyebar iklan]]. [[ownAccount/oneTimeCode: no wa disewa 50rb/hari]], wa km tetep bisa dipake. mau?`,

    `[[abroad: Kebutuhan mendesak: perawat homecare ke Saudi.]] [[abroad: Visa ziarah, kontrak langsung sama majikan, tidak lewat perusahaan]]. Dapat uang saku 5 juta buat keluarga. [[sex/abroad: Wanita saja]], [[mostAge/abroad: maks 38 th]]. [[heldPapers: paspor dipegang agen selama di sana]].`,

    `Kak, ini invoice pelatihan barista yg jadi syarat masuk kafe kami. Setelah ikut langsung kerja.
[[money: Total 1.350.000, bisa 2x bayar, transfer ke rek atas nama pribadi owner]]
Kalau nggak ikut pelatihan kami belum bisa terima ya ☕🙏`,

    `Ayo gabung tim ETSY INDONESIA 🛍️ [[task/money: Kamu cuma grab order di aplikasi, saldo min 200rb utk mulai grab]]. [[task: Komisi 30-80rb per set.]] [[link/file: Daftar lewat link undanganku cutt.ly/grab-xx lalu download appnya (bukan di playstore)]]. CS online 24 jam`,
  ],

  subtle: [
    `Selamat sore Mbak, terima kasih sudah datang kemarin. Secara umum pimpinan sudah setuju. [[money: Untuk perlengkapan kerja silakan koordinasi dengan Mbak Tia, biasanya teman-teman menyiapkan sekitar dua ratusan.]] Kami tunggu hari Senin ya.`,

    `Masuknya lewat Pak Haji aja, dia kenal sama kepala shift. [[money: Nggak wajib sih, tapi biasanya yang keterima ngasih seikhlasnya kira2 satu kali gaji]] gitu, buat terima kasih.`,

    `Kamu punya rekening nganggur ga? [[ownAccount: Kantor cousin aku lagi butuh tempat nampung pembayaran customer sementara, nanti tinggal kamu terusin.]] Itungannya kerja admin kok, dapet fee.`,

    `Baik kak, data sudah lengkap. [[oneTimeCode: Sebentar lagi ada pesan masuk berisi enam angka, boleh dibacakan ke saya supaya akunnya aktif?]] Setelah itu jadwal kerjanya saya kirim.`,

    `Untuk berkas, kami minta yang fotokopi dua rangkap. [[heldPapers: Yang asli sementara dititip di kantor juga supaya sama-sama tenang selama masa kontrak]], ada tanda terimanya kok. Kalau sudah selesai boleh diambil kembali.`,

    `Honor dibayarkan setiap tanggal 5. [[keptPay: Khusus bulan pertama kami simpankan dulu dan diserahkan saat kontrak selesai.]] Mulai bulan kedua normal seperti biasa. Ada pertanyaan, Kak?`,

    `[[abroad: Sepupuku di Jepang lagi nyari 2 orang buat bantu di kebun stroberi.]] [[abroad: Berangkatnya bareng rombongan tur aja, nanti pas yang lain pulang kalian tinggal.]] Nginep di rumah dia, gajinya dikasih tiap minggu. Pikir2 dulu aja`,

    `Hai Kak! Seneng banget kamu tertarik 😊 Biar timku bisa kenal kamu dulu sebelum ngobrol, [[identity: boleh kirim foto kamu sambil pegang kartu identitas ya, yang keliatan jelas tulisannya]]. Habis itu baru kita atur waktu.`,

    `[[file: Yang tadi saya kirim tolong dipasang dulu ya pak, kalau HP nya nanya pilih izinkan semua.]] Nanti jadwal shift munculnya di situ. Memang belum ada di toko aplikasi karena masih versi internal.`,

    `Jadi sistemnya konsinyasi, kak. Sales dibekali 20 box buat seminggu. [[money: Yang tidak laku dihitung diambil sendiri dengan harga karyawan]], tapi jarang kok ada sisa. Gaji pokok mengikuti penjualan.`,

    `Sip, tinggal cek kesehatan. [[money: Harus di klinik rekanan yang kami tunjuk ya, bayarnya langsung di kasir sana sekitar 400-an]], hasil dari puskesmas atau tempat lain belum bisa kami pakai. Kalau sudah, kabari.`,

    `Kerjaan kamu bagus, 3 paket pertama udah masuk semua hasilnya 👍 [[task/money: Paket berikutnya agak gede, jadi saldo kamu perlu disesuaikan dulu biar kebuka.]] [[task/money: Tenang, semua balik bareng komisi.]] Temen2 lain di grup udah pada jalan.`,

    `Bapak dijadwalkan tes hari Kamis di Makassar. [[money: Supaya seragam, tiketnya lewat Bu Nia saja, nanti kantor ganti setelah Bapak tiba.]] Kontaknya saya kirim sesudah ini. [[money: Mohon jangan beli sendiri karena kode bookingnya kolektif.]]`,

    `Salam, saya dari bagian SDM Telkom wilayah. [[impersonation: Surat resminya saya kirim dari nomor pribadi dulu karena surel kantor sedang perawatan.]] [[impersonation/privateChat: Mohon Bapak balas kesediaannya di sini saja dan tidak perlu menghubungi kantor cabang.]]`,

    `Kontraknya dua tahun ya, Dik. Pelatihan gratis dari kami. [[money/keptPay: Hanya saja kalau berhenti di tengah jalan, biaya pelatihan yang tujuh juta itu jadi tanggungan Adik]], [[heldPapers: makanya surat tamat sekolahnya kami pegang]]. Orang tua sudah setuju kan?`,
  ],

  clean: [
    // Warnings.
    `⚠️ WASPADA PENIPUAN ⚠️
PT Boga Rasa tidak pernah memungut biaya apa pun dalam proses rekrutmen. Kami juga tidak bekerja sama dengan agen travel mana pun.

Ciri pesan palsu yang memakai nama kami:
❌ memakai alamat Gmail atau Yahoo
❌ meminta transfer uang tiket atau penginapan
❌ meminta foto KTP dan selfie sebelum tes
❌ mengirim file APK
❌ mengajak pindah ke Telegram

Bila menerima pesan seperti itu:
1. jangan dibalas
2. simpan tangkapan layarnya
3. laporkan ke polisi terdekat

Info resmi hanya di situs perusahaan.`,

    `Guys hati2 ya, ada yg ngaku2 HRD kantor gue trus minta uang seragam 300rb. Itu BUKAN dari kantor. Kalo ada yg dapet chat gitu blokir aja`,

    `Ibu-ibu, mohon jangan pernah kasih kode OTP ke siapapun walau ngakunya dari tempat kerja. Anak bu RT kemarin hampir kena 😥`,

    `Tips dari Disnaker: lowongan yang minta setor deposit, foto selfie dengan KTP, atau pasang aplikasi di luar toko resmi hampir pasti bohong. Cek dulu ke perusahaannya langsung.`,

    `Bank kami mengingatkan: meminjamkan atau menjual rekening kepada orang lain dapat dipidana. Jangan tergiur imbalan sewa rekening. Jaga PIN dan OTP Anda.`,

    `Awas modus baru: surat panggilan kerja dalam bentuk file APK. Begitu dipasang, SMS bisa dibaca pelaku dan saldo ludes. Jangan diklik ya teman-teman, hapus saja.`,

    `Sedulur, ojo gampang percoyo karo lowongan sing njaluk duit dhisik. Lek kerjo tenanan yo dibayar, dudu mbayar. Pesen soko pak lurah.`,

    `Punten baraya, upami aya nu nawiskeun damel ka Malaysia nganggo visa wisata, ulah kabobodo. Éta mah ilegal. Langkung sae naros heula ka Disnaker kabupaten.`,

    `HOAX! Pesan berantai soal PLN buka loker lewat WA pribadi itu tidak benar. PLN sudah klarifikasi. Tolong jangan diteruskan lagi di grup ini 🙏`,

    `Reminder for all applicants: our recruiters will never ask you to pay a fee, buy equipment, or share a verification code. Please report suspicious emails that use our name.`,

    `Kalau diminta nyerahin ijazah asli ke perusahaan mending mundur aja dek. Sekarang sudah ada surat edaran dari Kemnaker yang melarang penahanan ijazah. Kakak dulu pernah nyesel.`,

    `mah, kl ada yg nelpon ngaku2 dr tmpt kerja aku trs minta transfer buat medical, jgn dikasih ya. itu penipu. aku udh kerja, ga ada bayar2an`,

    // News and reports.
    `Polres membekuk tiga pelaku penipuan kerja paruh waktu. Korban diminta menyukai video, lalu menyetor deposit bertahap hingga puluhan juta rupiah. Polisi menyita 40 kartu ATM yang disewa dari warga.`,

    `BP3MI menggagalkan keberangkatan 14 calon pekerja ke Kamboja di bandara. Mereka dijanjikan gaji Rp12 juta dan diminta mengaku berwisata. Seluruhnya dipulangkan ke daerah asal.`,

    `Viral di TikTok, toko di Surabaya menahan ijazah 30 mantan karyawan dan memotong gaji yang salat Jumat. Wakil wali kota turun langsung, kasusnya kini ditangani kepolisian.`,

    `(Berita) Seorang lulusan SMK di Cianjur kehilangan Rp5 juta setelah membayar uang masuk pabrik kepada calo. Perusahaan membantah menarik biaya dan siap membantu penyidikan.`,

    `Report: job seekers in Batam lost about Rp2 billion to a fake agency. Victims paid for training, uniforms and medical checks. Two suspects were arrested last week.`,

    `Cek fakta: tautan pendaftaran honorer Kemenkes yang beredar meminta NIK dan kode verifikasi. Hasil penelusuran tim kami, tautan itu palsu dan dipakai mengambil alih akun WhatsApp.`,

    `Mau lapor ya min, nomor 08xx-xxxx-xxxx mengatasnamakan PT KAI, menyuruh korban pesan tiket lewat travelnya. Saya lampirkan tangkapan layarnya. Mohon ditindaklanjuti.`,

    // Told by those who were cheated.
    `Aku kemarin ketipu 750rb guys 😭 awalnya disuruh follow akun doang dibayar beneran, eh lama2 disuruh top up. pas mau narik diblokir. jangan ada yg kena lagi yaa`,

    `Mau curhat. Tahun lalu saya berangkat ke Taiwan lewat calo, paspor dipegang, gaji dipotong 9 bulan. Sekarang saya bantu kawan-kawan supaya tidak mengalami yang sama.`,

    `bang ini termasuk penipuan ga sih? temen gue diterima kerja trus disuruh bayar id card 200rb. gue bilang jangan dulu. menurut lo gimana`,

    `Jadi ceritanya suami saya dulu ijazahnya ditahan 3 tahun sama bekas kantornya. Alhamdulillah udah balik setelah lapor disnaker. Buat yang ngalamin jangan takut lapor bu`,

    `kmrn aku hampir kasih foto ktp + selfie ke org yg ngaku recruiter. untung ditegur kakak. trus aku cek emailnya gmail biasa, padahal ngakunya BUMN 🤦‍♀️`,

    // Duties of the work.
    `DICARI KASIR MINIMARKET
Tugas: melayani pembayaran tunai dan QRIS, menghitung setoran tiap tutup shift, mencatat selisih kas
Gaji sesuai UMK, BPJS
Antar lamaran ke toko Jl. Merdeka, jam kerja`,

    `Lowongan Collector Lapangan
- Menagih angsuran nasabah dan menyetorkan uang ke kantor di hari yang sama
- Memiliki SIM C
- Gaji pokok + insentif + bensin
Lamaran diantar ke kantor cabang koperasi`,

    `Finance Admin (Bandung)
Responsibilities: issue invoices, follow up overdue payments, reconcile bank accounts, prepare tax deposit slips, handle security deposits of tenants.
Requirements: D3 Accounting, 1 year experience.
Apply on our careers page.`,

    `Staf Admin Rumah Sakit. Tugasnya menerima pendaftaran pasien, memeriksa KTP dan kartu BPJS, serta menagih uang muka rawat inap. Shift 3. Berkas diserahkan ke bagian SDM lantai 2.`,

    `Dibutuhkan social media officer. Tugas: membalas komentar, menaikkan jumlah followers secara organik, mengelola ulasan pelanggan di marketplace, dan membuat laporan mingguan. Gaji 4,5 juta, kantor di Sleman.`,

    `Verifikator KYC (bank digital): memeriksa foto KTP dan selfie nasabah baru, mencocokkan data rekening, menandai akun yang dicurigai dipinjamkan. Full time, Jakarta Selatan, lamaran lewat halaman karier bank.`,

    `Travel consultant, Denpasar: jual tiket dan paket tur, terima pembayaran dari klien, urus visa dan paspor pelanggan. Komisi penjualan dibayar tiap bulan. Minimal SMK pariwisata.`,

    `Junior Android Developer — you will build and sign APK releases, maintain OTP login and integrate e-wallet payments. Hybrid in Yogyakarta. Apply with your portfolio.`,

    `Loker gudang e-commerce: cek pesanan, packing, scan resi, proses retur dan refund. Kontrak 6 bulan, UMK Tangerang, lembur dihitung. Datang langsung ke pos satpam hari Selasa bawa CV.`,

    `Pegadaian swasta cari penaksir. Kerjaannya menilai barang jaminan, menyimpan BPKB dan emas nasabah, mencatat pelunasan. Pelatihan ditanggung kantor. Lamaran ke kantor Jl. Ahmad Yani.`,

    // Papers to be shown.
    `Selamat pagi, Anda kami undang wawancara Rabu pukul 10.00 di kantor. Mohon membawa KTP dan ijazah asli untuk ditunjukkan, akan langsung dikembalikan setelah dicocokkan. Terima kasih.`,

    `Besok interview ya mbak Sari jam 9. Bawa cv, fc ktp sm fc ijazah 1 lembar. Pake baju bebas rapi. Lokasi ruko sebelah apotek`,

    `Interview schedule: Friday 2 PM, 5th floor. Please bring your ID card for the visitor pass at reception; you will get it back when you leave.`,

    `Berkas yang perlu diperlihatkan saat tes tulis: kartu peserta, KTP asli, dan ijazah asli atau surat keterangan lulus. Panitia tidak menyimpan dokumen peserta.`,

    // Paid by the employer.
    `LOKER OPERATOR SEWING - GARMENT BOYOLALI
Seragam, sepatu, dan makan siang gratis dari perusahaan
Medical check up ditanggung perusahaan
Tidak dipungut biaya
Gaji UMK + lembur
Langsung datang ke pos HRD Senin-Kamis`,

    `Hi Andi, we are happy to offer you the position. The company will cover your relocation, including flights and the first month of accommodation. We book and pay everything, you don't need to advance any cost.`,

    `Mas, untuk tes kesehatan hari Jumat di lab Sehat ya. Tagihannya langsung ke kantor kami, jadi mas tidak bayar apa-apa. Puasa 8 jam sebelumnya.`,

    `Training barista 2 minggu, gratis dan tetap dapat uang saku 75rb per hari. Apron sama alat disediain kafe. Lokasi Malang kota, mampir aja sore2 tanya kasir`,

    `Kurir internal apotek: motor dan bensin dari kantor, jaket juga dikasih. Kalau SIM habis masa berlaku, perpanjangannya diganti kantor. Gaji 2,9 jt + uang makan.`,

    `Tunjangan hari raya dibayar penuh satu kali gaji. Uang lembur cair bareng gaji tanggal 28. Nggak ada potongan seragam. Gitu sih sistem di pabrik sini`,

    // Licensed ways abroad.
    `P3MI PT Bina Karya Mandiri, SIP3MI No. 123/2024, membuka job order perawat lansia ke Taiwan. Terdaftar di Kementerian P2MI dan bisa dicek di SISKOP2MI.

Rincian:
- Negara: Taiwan
- Jabatan: caregiver lansia
- Kontrak: 3 tahun
- Gaji sesuai perjanjian kerja yang dilegalisasi KDEI

Cara daftar:
1. Ambil rekomendasi di Disnaker kabupaten
2. Datang ke kantor kami bersama keluarga
3. Tunjukkan KTP dan izin keluarga
4. Ikut seleksi bersama petugas BP3MI

Konsultasi gratis di LTSA.`,

    `BP2MI mengumumkan jadwal ujian EPS-TOPIK program G to G Korea Selatan sektor manufaktur. Pendaftaran hanya melalui laman resmi BP2MI. Tidak ada pihak ketiga yang ditunjuk.`,

    `Loket BP3MI Semarang melayani konsultasi calon pekerja migran tiap hari kerja 08.00-15.00. Layanan gratis. Bawa KTP dan ijazah untuk diperlihatkan kepada petugas.`,

    `Pak, kalau mau ke Hong Kong coba lewat PT yg ada SIP nya dan job ordernya kelihatan di web BP2MI. Di LTSA kabupaten bisa ditanya langsung, petugasnya baik2.`,

    `Sosialisasi Specified Skilled Worker Jepang di aula Disnaker, Sabtu pukul 9. Narasumber dari BP3MI. Akan dijelaskan P3MI yang punya izin dan cara melihat nomor SIPPMI-nya. Terbuka untuk umum.`,

    // Notes among employees.
    `Tim, jangan lupa isi reimbursement tiket dinas Surabaya sebelum tanggal 25. Lampirkan struk. Yang lewat dari itu dibayar bulan depan.`,

    `Info HR: mulai Januari kartu identitas karyawan diganti. Yang hilang silakan lapor ke lantai 1, penggantian gratis satu kali.`,

    `Guys iuran kado lahiran mbak Nita 25rb ya, transfer ke Dana gue aja. Yg udah: Rian, Tika, Bagus`,

    `Halo rekan-rekan, IT akan memperbarui aplikasi absensi malam ini. Pembaruan otomatis lewat Play Store kantor. Bila diminta kode OTP saat login, masukkan sendiri di aplikasi dan jangan dibagikan.`,

    `Pak Budi, tolong deposit supplier kain dibayar hari ini ya, 40% sesuai PO. Sisanya setelah barang datang. Invoice sudah di meja bapak.`,

    `Mbak Lia, slip gaji bulan ini ada potongan koperasi 150rb sesuai cicilan pinjaman yang mbak ajukan ya. Kalau ada yang keliru kabari keuangan.`,

    // Payments of others.
    `Kepada Yth. wali murid kelas 7. Biaya seragam dan buku paket sebesar Rp 850.000 dapat dibayar dua kali melalui rekening sekolah. Batas akhir 20 Juli.`,

    `Bun, arisan bulan ini 200rb ya, setor ke bendahara paling lambat hari Minggu. Yg dapet bu Joko 🎉`,

    `Kos putra dekat kampus, 900rb/bulan sudah listrik. Deposit 500rb kembali saat keluar. Fotokopi KTP buat lapor RT.`,

    `Tiket konser presale mulai 350k! Bayar via e-wallet, kode booking dikirim lewat email. Tukar tiket wajib tunjukkan KTP asli.`,

    `READY gamis set 185rb 😍 DP 50% untuk PO, sisanya saat barang siap. Order via WA admin 0857-0000-1111 ya kak`,

    `Sewa mobil lepas kunci: tinggalkan motor dan KTP sebagai jaminan, deposit 1 juta. Kembali utuh kalau mobil aman. Khusus dalam kota.`,

    `Kursus jahit Bu Endang, 8 kali pertemuan, biaya 600rb termasuk bahan. Setelah selesai dapat sertifikat. Kursus saja ya, bukan lowongan.`,

    `Kode OTP Anda 482911. Berlaku 5 menit. JANGAN BERIKAN KODE INI KEPADA SIAPA PUN, termasuk pihak bank.`,

    `Paket Anda COD Rp 129.000 sedang diantar kurir. Mohon siapkan uang pas. Lacak di aplikasi.`,

    // Scholarships and free training.
    `Beasiswa S1 untuk anak petani. Uang kuliah dibayar penuh dan ada uang saku bulanan. Pendaftaran gratis lewat laman kampus sampai 30 April.`,

    `BLK Kabupaten Klaten membuka pelatihan las, menjahit, dan servis AC. GRATIS, dapat uang transport, makan, dan sertifikat BNSP. Daftar lewat SIAPkerja.`,

    `Info: tes TOEIC dan psikotes untuk peserta management trainee seluruhnya ditanggung perusahaan. Peserta cukup datang dengan kartu peserta.`,

    // Plain talk and honest offers.
    `Eh tau ga ada info loker admin deket rumah? gue abis kontrak bulan depan nih, pengen yg bisa pulang pergi`,

    `Alhamdulillah diterima di bengkel pak Slamet. mulai senin, gajinya mingguan. makasih ya infonya kemarin bro 🙏`,

    `Warung Soto butuh 1 orang bantu cuci piring dan antar pesanan. Kerja 7 pagi - 3 sore, 80rb/hari dibayar tiap pulang, makan siang ada. Mampir aja ke warung depan masjid.`,

    `Dibutuhkan guru les matematika SD, seminggu 3x, 60rb per pertemuan. Area Cimahi. Mahasiswa boleh.`,

    `Walk-in interview! Hotel Puncak Asri: housekeeping, cook helper, front office. Sabtu 09.00-13.00, lobby hotel. Bring your CV and a pen. See you there!`,

    `PT TEKSTIL MAJU BERSAMA
Kabupaten Sukoharjo

Membuka lowongan:
1. Operator tenun (20 orang)
2. Mekanik mesin (4 orang)
3. Staf gudang (2 orang)

Syarat:
- Lulusan SMP/SMA/SMK
- Mau kerja 3 shift
- Difabel dipersilakan melamar

Kami sediakan:
- UMK, premi hadir, BPJS
- Seragam dan masker
- Bus antar jemput

Lamaran diantar ke pos keamanan tiap Senin dan Rabu pukul 08.00-11.00.
Proses penerimaan tanpa biaya, tanpa perantara.`,

    `Teknisi AC, minimal SMK listrik atau pengalaman 1 tahun. Gaji 3,2 - 4 jt, BPJS lengkap, libur Minggu. Lamaran ke kantor kami di Jl. Diponegoro.`,

    `Selamat siang Kak Wulan, terima kasih atas lamarannya. Mohon maaf untuk posisi ini kami belum dapat melanjutkan proses Kakak. Semoga sukses di kesempatan lain.`,

    `Lowongan penjaga kebun di Lembang. Rumah singgah ada. Upah 2,4 jt sebulan dibayar tanggal 1. Suami istri juga boleh. Datang saja ketemu Pak Mandor di gerbang.`,

    `Mbak, sesuk budhal kerjo bareng yo. Aku jemput jam 6. Ojo lali nggowo sangu hehe`,

    `Job fair kampus tanggal 12-13! Masuk gratis, 40 perusahaan. Bawa CV beberapa rangkap. Peserta luar kampus boleh ikut, tunjukkan KTP di pintu masuk.`,

    `Software QA (remote, Indonesia). Salary range Rp7-9 million, laptop provided by us and shipped at our cost. Two interviews and a short paid test task. Apply through our website.`,

    `A: kak besok jadi interview?
B: jadi, jam 1 ya. lewat zoom aja, linknya ada di undangan kalender dari email kantor
A: siap kak, perlu siapin apa?
B: ceritain aja pengalaman kerjamu, sekitar 30 menit`,
  ],
};
