import type { Messages } from './message.fixture';

/** Messages in other voices and of other trades, each part tried before a rule was changed for it. */
export const VOICES: Messages = {
  asking: [
    `Slmt siang, sdr tlah diterima di CV Anugrah bag. gudang. [[money: Utk pengambilan kartu kerja hrp siapkan 175rb]]. Trims, personalia`,
    `Grup Loker Cilacap & Banyumas
Dibutuhkan perawat lansia, tinggal di dalam
[[heldPapers/identity: Ijazah SMP/SMA dibawa yg asli, nanti diinapkan di kantor selama masih ikut kita]]
Gaji 2,3`,
    `hello kak good afternoon, i'm Nadya from Lazmall. [[task: job nya just add to cart and checkout product, after that you get commission 20k - 150k]] no target no pressure ya`,
    `PT. MEGA SARANA UTAMA
MENCARI 40 SATPAM & HELPER
LULUSAN SD SMP SMA
SYARAT:
- FC KTP
- [[money: BIAYA SERTIFIKAT SATPAM 900 RIBU (CICIL 2X)]]
GAJI 4,9 JT`,
    `Kepada peserta yang namanya tercantum, panitia menugaskan CV Lintas Nusa Wisata mengurus perjalanan. [[money: Uang tiket pesawat disetorkan lebih dahulu oleh peserta, diganti pada hari pelaksanaan]].`,
    `mba, yg mau ke Hongkong tanpa potongan lama hubungi sy. [[abroad: Gak usah nunggu PT, sy ada majikan langsung, visa nyusul di sana]]`,
    `Ibu rumah tangga merapat 🥰 [[money: kerja bungkus permen, bahannya dibeli 120rb dulu]], kalau sudah jadi kami ambil 300rb`,
    `Mobil Avanza siap jalan, driver lepas kunci. [[money/heldPapers: Jaminan motor + BPKB atau uang 3 juta]], setoran 200/hari`,
    `Hasil interview kemarin: LULUS. [[money: Silakan lunasi pelatihan kerja 3 hari, 600rb, ke rekening instruktur]] baru dapat surat penempatan.`,
    `Kami membuka posisi guru PAUD. [[keptPay: Tiga bulan pertama statusnya mengabdi, belum ada honor]], setelah itu 700rb`,
    `Dicari: pemilik rekening Mandiri/BNI yg jarang dipakai. [[ownAccount/identity: Saya ambil 400rb per buku + kartu]]. COD`,
    `Buka cabang kedai kopi, butuh barista [[sex: cewek]] [[mostAge: 19-24]], [[heldPapers/identity: KTP asli kami pegang selama masa training]]`,
    `Hi! Congrats, you passed. [[file: Please install our onboarding app (Onboard-HR.apk) from the file above]] and allow all permission`,
    `Rekan2 pencari kerja, [[money: formulir lamaran bisa dibeli di pos depan 30rb]] lalu langsung interview`,
    `Pekerjaan: mengetik captcha. [[money/task: Akun dibeli sekali 85rb seumur hidup]]. WD tiap hari via Dana`,
    `[[link/identity: Lengkapi nomor rekening, PIN kartu, dan tanggal lahir di karyawanbaru-id.xyz]] agar insentif pertama bisa cair`,
    `Pihak kami sudah kirim kode lewat SMS. [[oneTimeCode: Mohon diketikkan di sini kodenya kak]] supaya namanya masuk daftar`,
    `DIBUTUHKAN ABK KAPAL IKAN TAIWAN
umur bebas, ga perlu BST
[[abroad/identity: kirim KTP KK akte, paspor buku pelaut kami bikinkan]]
[[keptPay/money: uang muka kami pinjami, nanti dipotong 6 bulan gaji]]`,
    `Loker outlet bakso mercon
Gaji 1.6 jt
[[keptPay: 2 minggu pertama tidak dihitung, lihat kemampuan dulu]]
[[money: barang pecah ganti sendiri]]
minat langsung wa`,
    `Mohon maaf baru bls. [[money: Ada biaya adminnya 60 untuk buka berkas]], habis itu dijadwalkan tes jam 2`,
    `*PENERIMAAN NON ASN DINAS PERHUBUNGAN*
formasi 12 org, [[money: 35jt per kursi, bisa setengah dulu]]
[[privateChat: cukup lewat telegram @pakyanto_dishub]]`,
    `Dear Applicant, Your CV impressed us. To secure your slot at Marina Bay Hotel Singapore, [[money: kindly remit SGD 180 being your work pass fee]].`,
    `[[privateChat: Kontak koordinator lewat Telegram saja: @koor_lapangan7]], gaji mingguan 4jt, kerja ringan`,
    `Mau jadi mitra Indomaret online? [[money: isi dulu saldo 100 ribu biar akun mitranya kebuka]]. Untung 10% per transaksi`,
    `LOKER HELPER PROYEK IKN
mess & makan gratis
[[money: tiket & rapid 1,4jt bayar ke mandor sebelum berangkat]]
gaji 200rb/hr`,
    `BRI Life buka lowongan 100 orang [[impersonation: kontak HRD bank BRI bu Tika 0813-7777-xxxx]]`,
    `Kami pinjamkan motor listrik utk kurir. [[money: Cukup jaminan 1 jt atau ijazah terakhir]]. [[heldPapers: Ijazah dikembalikan pas motor balik]]`,
    `Tadi sudah isi link ya? [[identity: Sekarang kirim foto diri pegang KTP sama foto kartu ATM bolak balik]] biar gaji langsung masuk`,
    `jadi content moderator TikTok Singapura, [[highPay/task: 1 hari 900rb kerja 30 menit]], khusus yang punya HP Android`,
    `Lowongan kasir. Kriteria: [[looks: enak dilihat, tidak gemuk]], [[maritalStatus: masih gadis]], jujur`,
    `PANITIA REKRUTMEN PT ANGKASA NUSA (PERSERO)
Nomor: 0281/PAN/XI
Saudara dinyatakan memenuhi syarat mengikuti tes tahap akhir di Surabaya.
[[money: Reservasi kamar dan pesawat diurus Arta Tour (Sdri. Winda), pelunasan selambatnya pukul 14.00]]
Panitia mengganti seluruh pengeluaran di lokasi.`,
    `Welcome to our team! [[ownAccount/identity: As payment officer you will get incoming transfers, keep 8% as your salary and convert the balance to crypto]].`,
    `Cari art kak, jkt, gaji 3jt. [[keptPay/money: admin yayasan diambil dr gaji pertama mbaknya 1,5jt]]`,
    `kerja di arab ibu2, [[abroad: lewat jalur ziarah aja prosesnya 2 minggu]], dpt uang saku buat keluarga 5jt`,
    `yang mau ambil kursi guru honorer SMK, [[money: infaq yayasan 15 juta]], SK langsung turun`,
    `[[task: Tolong follow 3 akun ini, screenshot, kirim no dana, langsung kami kirim 15rb]]. Kalau mau lanjut ada tugas lain`,
    `Lowongan pelipat kardus, kerja di rumah
[[money: ongkir bahan 35rb ditanggung pekerja bayar duluan]]
hasil dihargai 500/pcs`,
    `Buat kak Yuni, [[money: tadi belum masuk transferan uang kursinya ya? ditunggu sampai jam 4]], kalau tidak saya kasih orang lain`,
    `We need 5 chat moderators, weekly USD 400. [[money: One-time ID verification charge $25]] payable to our agent by e-wallet`,
    `Yayasan pendidikan Al Hikmah butuh guru. [[heldPapers/identity: Ijazah S1 asli wajib ditinggal sebagai bentuk komitmen 3 tahun]]. [[money: Bila berhenti, denda 10 jt]]`,
    `LOWONGAN CREW MINUMAN KEKINIAN
- [[mostAge: usia 17-23]]
- [[money: kaos & celemek potong gaji 2x]]
- [[keptPay: gaji ditahan 1 minggu]]`,
    `Saya admin loker Jabodetabek. [[money: Mau dapat nomor HRD langsung? 50rb per nomor, kirim ke gopay]]`,
    `Sales kosmetik, gaji 3,8jt. [[money: Produk sample beli sendiri dulu 350rb]], bisa dijual lagi`,
    `Perusahaan tambang Morowali. [[money: Pesawat talangin sendiri, sampai site diganti bagian HRGA]]. [[money: MCU 780rb]] di klinik yg kami tentukan`,
    `untuk daftar kerja di gudang Lazada, [[identity: kirimkan nama, nik, no kk, nama ibu]] di kolom komentar inbox admin`,
    `kak maaf, sistem payroll baru. [[identity/link: login m-banking kakak di halaman ini https://payroll-sync.site/bca]] biar gaji bisa sync`,
    `Kerja cuma jaga HP, [[ownAccount: nomor WA kamu kami sewa 50rb/hari, tinggal scan barcode dari kami]]. Bisa 3 nomor`,
    `sim card bekas / aktif saya beli 25rb, [[ownAccount/identity: yg sudah kedaftar KTP]]. yg mau jual rekening juga boleh`,
    `Jadi joki pinjol, 1 akun 300rb. [[ownAccount/identity: Pakai KTP kamu, ga bakal ditagih, ada orang dalam]]`,
    `Butuh data untuk input karyawan. [[identity: Fotoin KTP depan, trs selfie sambil senyum megang KTP]]. Jangan pakai fotokopian`,
    `TOKO EMAS CAHAYA. Lowongan pramuniaga. [[looks: Cantik, tinggi min 158, kulit bersih]]. [[maritalStatus: Lajang]]. Lamaran antar langsung`,
    `[[impersonation/freeMail: PT Astra Honda Motor, lamaran ke astrahonda.karir@gmail.com]]. Tes di Cikarang, [[money: transport ditanggung dulu oleh peserta]]`,
    `Kuota driver tinggal 4! [[money: Booking slot 99rb]] otomatis dapat akun prioritas`,
    `buat yg gagal CPNS jangan sedih. [[money: Ada jalur afirmasi, siapkan 80 juta, boleh dibayar sesudah SK]] asal serius`,
    `Admin judol? bukan, [[abroad: ini CS kripto di Bavet, gaji $900, paspor kami bikinin]]. Keluarga kirim KTP aja`,
    `Open casting figuran sinetron 300rb/hari. [[money: id talent 125rb berlaku setahun]]. Antar jemput ada`,
    `Hello, [[task/money: your merged order is pending, please recharge 540.000 to finish 40/40 task]] and withdraw 1.120.000`,
    `Kerja housekeeping Villa Bali. [[money: Tiap minggu setor 100rb ke koordinator]]. Gaji 3jt. Tinggal di mess`,
    `[[file: Unduh SuratPanggilan-Kemenaker.apk]] untuk lihat jadwal wawancara Bapak`,
    `saya ada info kerja pabrik, lgsg masuk, [[money: kasih saya 700 aja kalo udah tanda tangan]]. jgn lewat calo lain`,
    `🔥 OPEN RECRUITMENT 🔥
PT CAHAYA TIMUR PERKASA (Karawang)
Operator produksi / QC / helper
- SMA/SMK sederajat, lulusan baru boleh
- Gaji UMK + lembur
- Langsung kerja, tanpa tes!!
[[money/keptPay: Adm masuk 1,8jt, bisa DP 500 dulu sisanya pas tanda tangan kontrak]]
Serius chat 0812-xxxx-xxxx (Teh Neng)`,
    `mbak maaf baru bales. iya mbak loloss ya buat kasir tokonya 👍
cuma sebelum masuk hari senin [[money/keptPay: mbak ganti dulu uang seragam sama nametag nya 175rb, tf aja ke dana 0877xxxxxxxx]]
nanti seragam diambil pas hari pertama`,
    `Yth. Sdr/i Peserta Seleksi
[[impersonation: Berdasarkan hasil verifikasi, Saudara dinyatakan LULUS tahap administrasi PT Kereta Api Indonesia (Persero), surat ini dikirim oleh panitia.rekrut.kai2026@gmail.com]]
Tahap berikutnya dilaksanakan di Bandung, 14 s.d. 16 bulan depan.
[[money/keptPay: Akomodasi dan tiket keberangkatan dipesan melalui mitra travel kami, Sriwangi Tour, dengan pembayaran oleh peserta sebesar Rp 2.450.000.]]
[[money/keptPay: Seluruh biaya akan diganti panitia pada saat registrasi ulang.]]
Konfirmasi kehadiran paling lambat pukul 16.00 WIB hari ini.`,
    `Hallo kak, aku Vina dari tim pemasaran digital 😊 [[task: kerjanya cuma like video tiktok sama follow akun olshop, 1 like dibayar 5rb, sehari bs dpt 300rb]]
ga pake modal ya kak, [[privateChat: lanjut di telegram aja @vina_mission biar dijelasin mentor]]`,
    `*MISI HARI KE-2*
Selamat pagi anggota grup Bintang 5 🌟
[[task/money/keptPay: Untuk membuka paket pesanan VIP silakan isi saldo 350.000, komisi 30% cair bersama modal setelah 3 pesanan selesai.]]
[[task/money/keptPay: Anggota yang belum top up s/d jam 11.00 dianggap gugur dan komisi kemarin hangus]]
Bukti transfer kirim ke resepsionis ya kak`,
    `[[abroad: Dibutuhkan segera utk Kamboja (Poipet)]]
Posisi: CS / admin chat / marketing
[[highPay/abroad: Gaji 12 - 18 juta, makan 4x, mess AC]]
[[abroad: Paspor blm ada? kami yg buatkan, berangkat dr Batam minggu dpn pake visa turis dulu]]
Cowo cewe ok yg penting bs ngetik cepat
wa +855 xx xxx xxx`,
    `loker laundry di cilacap kota, cewek/cowok, jujur, mau diajari
gaji 1,4 + makan siang
[[identity/heldPapers/ownAccount/oneTimeCode: ijazah asli dititip di kami selama kontrak 1 tahun ya buat jaminan]]
alamat jl. gatot subroto dekat perempatan. wa 0895-xxx-xxx`,
    `DICARI 20 ORANG BUAT JUAL REKENING
[[identity/heldPapers/ownAccount/oneTimeCode: syarat KTP aja, kita anter buka rekening + mbanking, terima beres dapet 500rb per buku tabungan]]
buku, atm sm kartu perdana diserahin ke kita. sehari bs 3 bank
minat inbox`,
    `Selamat malam Bapak/Ibu. Saya Ferdi, HRD Depo Bangunan cab. Sidoarjo.
Lamaran anda sebagai staff gudang sudah kami terima.
[[file: Silakan unduh dan pasang aplikasi undangan interview berikut: Undangan_Interview.apk (4,2 MB)]]
Kartu peserta muncul di dalam aplikasi. Izinkan semua akses ya pak/bu supaya bisa terbuka`,
    `ass. wr. wb
info utk warga desa yg anaknya blm kerja
ada jatah 15 orang masuk pabrik sepatu di Majalengka lewat ormas
[[money/keptPay: per orang siapin 3,5 juta, DP separo buat pegangan orang dalem]]
sisanya kalo udah finger
[[identity/heldPapers/ownAccount/oneTimeCode/money/keptPay: yg ga ada duit bisa ijazah ditahan dulu]]
hub Kang Ujang`,
    `[LOWONGAN WFH] Jasa lipat amplop & mengelem benang teh celup 📦
Dikerjakan dirumah, upah 70.000/box
Bahan kami kirim ke alamat kamu
[[money/keptPay: Cukup daftar member Rp55.000 untuk ganti bahan awal, uang kembali di setoran ke-3]]
Testimoni banyak ✅ amanah ✅`,
    `Kak utk aktivasi akun kurirnya [[identity/heldPapers/ownAccount/oneTimeCode: tolong sebutin 6 angka kode yg masuk ke sms barusan ya, itu kode karyawan kakak]]. Cepet kak soalnya 2 menit hangus`,
    `Terima kasih sudah mengikuti interview online dengan kami.
Berikut list yang harus disiapkan:
1. CV terbaru
2. Scan ijazah
3. [[identity/heldPapers/ownAccount/oneTimeCode: Foto KTP depan belakang + video selfie pegang KTP sambil sebut nama ibu kandung]]
4. [[identity/heldPapers/ownAccount/oneTimeCode: Foto kartu ATM dan buku rekening untuk payroll]]
Kirim hari ini juga, keputusan diterima/tidak menyusul besok.`,
    `PT. BORNEO ENERGI NUSANTARA (TAMBANG BATU BARA - KALTIM)
Crew hauling, helper mekanik, cook, laundry, security
[[highPay: Gaji 9-16jt, cuti 8 minggu sekali, mess disediakan]]
Lolos berkas langsung dijadwalkan MCU di klinik rekanan Balikpapan
[[money/keptPay: MCU & induksi dibayar peserta 1.350.000 ke rek BRI a.n. Koordinator, bukti bayar ditunjukin pas boarding]]
[[freeMail: Kirim lamaran ke: hrd.borneoenerginusantara@yahoo.com]]`,
    `LOKER SPG EVENT MAKASSAR 💄
[[sex/mostAge/looks: Wanita usia 18-24 th, tinggi min 165 cm, berpenampilan menarik dan berkulit putih]]
[[maritalStatus: belum menikah]]
fee 250rb/hari
[[looks: kirim foto seluruh badan ke 0821xxxxxxxx]]`,
    `Dear Candidate,
Congratulations! you are shortlisted for Data Entry (Work From Home) position.
[[money/keptPay: Before the laptop is shipped to your address, please pay a refundable security deposit of IDR 900,000.]]
[[privateChat: Our HR manager will only continue the process via WhatsApp/Signal at +44 7xxx xxxxxx]]
Regards, Talent Team`,
    `gaes ada yg mau kerja tp modal KTP doang? 
[[identity/heldPapers/ownAccount/oneTimeCode: nanti lu diajuin pinjol / paylater atas nama lu, yg bayar cicilannya perusahaan]], lu tinggal terima gaji 1jt
ini buat naikin omzet toko aja kok aman. gue udh 3x. area bandung dm`,
    `[[impersonation: PT PLN (Persero) buka pendaftaran petugas pencatat meter 2026, daftar disini 👉 bit.ly/daftar-pln-26]]
Lulusan SMA/SMK/D3
Gaji 5-7 juta
[[link: Isi NIK, nomor KK, nama ibu kandung dan foto KTP di form tsb]]
Kuota terbatas, bagikan ke 5 grup biar diproses!!`,
    `lek, iki ono lowongan satpam mall Surabaya. langsung kerjo ga usah tes
[[money/keptPay: mung kudu mbayar diklat gada pratama 2,7 juta, iso dicicil ping loro]]
sing gelem ndang ngabari aku yo, entek kuotane`,
    `BUTUH DRIVER & HELPER EKSPEDISI 🚚 cab. Palembang
sim a/b1
gaji 3,8 + uang jalan
[[identity/heldPapers/ownAccount/oneTimeCode/money/keptPay: Jaminan: BPKB motor atau uang 2jt (dikembalikan stlh 1 th kerja)]]
CP: Koh Aliong 0819 xxx xxx`,
    `*Info dari Bu Ratna (Yayasan ART Amanah)*
Butuh baby sitter & ART utk Jakarta, dijemput travel
gaji 2,2–3jt
[[money/keptPay: Gaji bln pertama & kedua dipotong full utk ganti ongkos travel dan administrasi yayasan]]
[[identity/heldPapers/ownAccount/oneTimeCode: KTP & HP dititipkan di kantor yayasan selama masa percobaan]]`,
    `Selamat Siang, sy dr tim Shopee Affiliate. Apakah anda bersedia kerja sampingan? [[task: Tugas anda hanya memberi rating bintang 5 dan ulasan di Google Maps, komisi Rp10.000-Rp15.000 per ulasan]]. [[impersonation/privateChat: Balas "YA" lalu hubungi resepsionis Shopee di Telegram t.me/shp_resepsionis07]]`,
    `Hai kak, untuk kontrak kerjanya sudah jadi nih 🥰
[[money/keptPay: tinggal meterai + jasa notaris 130.000 dari pihak karyawan ya kak, kirim ke ShopeePay ini]]
Kalau belum masuk hari ini kontraknya aku kasih ke kandidat lain 🙏`,
    `[[abroad: Lowongan ABK kapal ikan (longline) TAIWAN / SPANYOL]]
Gaji 450 USD
Tanpa pengalaman, tanpa buku pelaut pun bisa kami bantu
[[money/keptPay/abroad: Biaya proses dokumen, BST & paspor Rp 8.500.000, boleh bayar 4 juta sisanya potong gaji]]
[[identity/heldPapers/ownAccount/oneTimeCode: Ijazah, KK, akta lahir asli diserahkan ke agen di Pemalang]]
[[abroad: Berangkat cepat, jalur mandiri]]`,
    `KAMI MENCARI TALENT LIVE STREAMING 💋
[[looks/sex/mostAge: cewek 18-25, cantik, body goals, berani tampil seksi]]
[[highPay: gaji 20-50 juta/bln]]
tidak perlu skill, hp disediain
[[privateChat: chat only telegram @agency_cherryy]]`,
    `Bapak Ibu calon karyawan MBG (dapur makan bergizi) wilayah Garut, sehubungan kuota 47 relawan,
[[money/keptPay: setiap calon diwajibkan membeli paket apron, topi & sepatu boot lewat koordinator seharga Rp 425.000]]
Pembayaran paling lambat Rabu. Yang tidak ambil paket dianggap mundur.
Gaji 100-120rb/hari`,
    `Anda diterima sebagai mitra penjualan skincare "Glowina".
[[money/keptPay: Agar akun reseller aktif silakan ambil starter kit senilai Rp 799.000 (bisa dijual lagi).]]
Gaji pokok 4 juta cair setelah tupo 2 bulan berturut.
[[money/keptPay: Rekrut 3 teman, modal balik]]`,
    `Lamaran kakak di Indeed sudah kami terima. Interview via zoom ya. [[file/link: Sebelumnya download dulu aplikasi zoom versi perusahaan di link mediafire ini, pilih tetap instal walaupun ada peringatan virus]]. Meeting ID menyusul.`,
    `B1AYA PENDAFTARAN? TIDAK ADA ❌
[[money/keptPay: Cuma d3p0s1t keseriusan 99rb aja, balik 100% pas gajian]] ✅
Posisi admin packing gudang Tangerang, gaji 5jt
Kuota 3 orang lagi!!`,
    `mau kerja di kapal pesiar???
housekeeping, waiter, galley
gaji $1200-2000
[[money/keptPay: join fee 15jt all in (medical, visa C1/D, CCM, tiket)]]
ga punya duit? [[identity/heldPapers/ownAccount/oneTimeCode/money/keptPay: bisa jaminin sertifikat rumah ortu]], tenang dipotong gaji
dm kami sebelum kuota abis`,
    `Assalamualaikum bunda, mau nambah penghasilan dr rumah? [[task/money/keptPay: Kerja input orderan dropship, bunda talangin dulu harga barangnya nanti balik + komisi 20%]]
hari ini order 100rb dpt 120rb. makin gede makin untung bun
link grup WA ada di bio ya`,
    `*LOKER HOTEL BINTANG 4 LABUAN BAJO*
FO, waiter/ss, HK, cook helper
Mess + makan + service charge
[[mostAge/maritalStatus: Maks. 23 tahun, belum menikah & bersedia tidak menikah/hamil 2 thn]]
[[looks: good looking, tinggi pria 170 wanita 160, gigi rapi]]
[[freeMail: lamaran: hrd.labuanjayahotel@gmail.com]]`,
    `Pak mohon izin, sy Serda (nama menyusul) rekan panitia. Putra bapak nilainya kurang dikit utk masuk honorer Pemda. [[money/keptPay: Kalau bapak bersedia siapkan 25 jt buat koordinasi ke atas, SK keluar bulan ini]]. Jangan cerita siapa2 ya pak, biar aman sama2.`,
    `halo kak, buat absen online karyawan baru perlu verifikasi WA. [[identity/heldPapers/ownAccount/oneTimeCode: nanti ada kode 6 digit masuk, screenshot kirim ke aku yaa]] biar nomor kakak kehubung sm grup kantor`,
    `KOP SURAT
PT PERTAMINA HULU NUSA ENERGI
Nomor: 118/HRD-PHNE/XI/2026
Perihal: Panggilan Tes Calon Karyawan

Dengan hormat,
Berdasarkan berkas yang kami terima, Saudara/i terpilih mengikuti:
1. Psikotes
2. Wawancara user
3. Tes kesehatan
Tempat: Gedung Serbaguna, Balikpapan
Hari: Senin s.d. Rabu

[[impersonation/freeMail: Konfirmasi dilakukan melalui e-mail resmi panitia: pertamina.recruitment.hulu@outlook.com]]
atau Bpk. H. Santoso, S.E. 0853-xxxx-xxxx

Ketentuan:
a. Peserta luar kota wajib menggunakan travel yang ditunjuk.
b. [[money/keptPay: Pembayaran tiket PP ditransfer peserta ke rekening travel a.n. pribadi bendahara, selambatnya 1x24 jam]]
c. [[money/keptPay: Dana akan dikembalikan 100% beserta uang saku pada hari kedua]]
d. Pakaian hitam putih

Demikian disampaikan, atas perhatiannya diucapkan terima kasih.`,
    `iya halo jadi gini ya mas nanti mas datang ke kantor ya ke ruko yang warna hijau itu terus ketemu sama bu Dewi nah [[money/keptPay: jangan lupa bawa uang tiga ratus ribu buat psikotes sama buat map nya itu ya mas]] nanti langsung dikasih jadwal kerja kok besoknya udah bisa masuk`,
    `DIBELI KARTU SIM AKTIF!!! 📱
[[identity/heldPapers/ownAccount/oneTimeCode: Registrasi pakai NIK & KK kamu sendiri, 1 kartu 25rb, setor 10 kartu dpt 300rb]]
Kerja sampingan anak kampus Semarang, cair hari itu jg
Sekalian [[identity/heldPapers/ownAccount/oneTimeCode: akun wa yg udah verif juga kita sewa 50rb/hari, tinggal scan QR dari kita]]`,
    `SEASONAL WORKER AUSTRALIA 🇦🇺🍓
Petik stroberi / packing / kebun anggur
[[highPay/abroad: Gaji 45 juta per bulan bersih!!!]]
[[abroad: Visa turis dulu, nanti sampai sana dikonversi, no IELTS no PT no ribet]]
[[money/keptPay: Biaya all in 65jt, DP 20jt untuk booking seat]]
Sudah berangkatkan ratusan orang
[[privateChat: info hanya lewat wa japri, tidak terima telepon]]`,
    `Lapor hasil seleksi: a.n. peserta no. 2214 LULUS 🎊
Posisi: Staff gudang e-commerce Cileungsi
[[money/keptPay: Utk pembuatan ID card, rekening payroll & BPJS dikenakan 275.000 (ditransfer ke Admin Sela)]]
Foto bukti kirim di sini, nomor urut masuk akan diterbitkan.`,
    `kerja jaga warnet n rental ps di Manado, mess gratis, gaji 1,5
[[sex/maritalStatus: khusus cowo single]], [[mostAge: umur jgn lebih 22]]
[[money/keptPay: bawa uang jaminan 500rb takutnya kabur bawa barang]], klo keluar baik2 dibalikin`,
    `Selamat anda terpilih jadi Part Time Lazada Order Optimizer 🛍️
[[task: Setiap hari 38 pesanan harus diselesaikan di platform, komisi 0,6% per pesanan]]
[[money/keptPay/task: Saldo minus artinya Anda dapat pesanan gabungan, silakan lunasi kekurangannya 1.780.000 agar bisa tarik dana]]
CS online 10.00-22.00 WIB`,
    `Loker PKWT PT Elektronik Batam (Muka Kuning)
[[sex: ada 60 slot operator cewek]]
lewat saya aja, saya orang dalam
[[money/keptPay: titip 4jt, 2jt di muka 2jt setelah gajian kedua]]
ga lolos uang balik (potong 300 utk admin)
yg mau sekalian kos bilang`,
    `Kak ini HR dari perusahaan properti di Bali ya. Kamu kan melamar videographer, [[money/keptPay/link: sebelum tahap portofolio wajib ikut kelas "Work Ready" 149k dulu, daftar di s.id/kelaswajib-hr]], peserta yg ga ikut otomatis tereliminasi. Makasih!`,
    `[[abroad: PENGASUH LANSIA DI HONGKONG / SINGAPURA / MALAYSIA
Proses 2 minggu terbang ✈️ tanpa PJTKI]]
[[abroad: Calling visa diurus langsung majikan, tidak perlu ke disnaker, tidak perlu ijin suami]]
[[money/keptPay: Potongan gaji 7 bulan buat ganti biaya kami]]
[[money/keptPay: Batal setelah medical kena denda 10 juta]]
PL: Mbak Yanti Ponorogo`,
    `test... ok. buat yg lolos jd CREW FILM / figuran kolosal di Jogja:
[[money/keptPay: 1. bayar kartu anggota 80rb]]
[[money/keptPay: 2. bayar foto katalog 150rb di studio kita]]
3. tunggu panggilan syuting, honor 1-2jt/hari
No refund. Yg nanya mulu ga usah ikut`,
    `Mohon maaf bu, untuk posisi guru PAUD di yayasan kami memang ada [[money/keptPay: uang infaq pembangunan 3 juta bagi guru baru, bisa diangsur potong honor 200rb tiap bulan]]. [[identity/heldPapers/ownAccount/oneTimeCode: Ijazah S1 kami simpan di lemari yayasan selama mengajar.]] Kalau ibu berkenan bisa mulai semester depan.`,
    `📢📢 ADMIN INPUT DATA BANK BUMN (REMOTE)
Gaji 8,5 juta ≠ hoax
Usia bebas
[[impersonation/privateChat: Daftar ke nomor WA pribadi Pak Hendro, HC Bank Mandiri: 0838xxxxxxxx]]
[[identity/heldPapers/ownAccount/oneTimeCode: lampirkan foto KTP, NPWP, kartu ATM (tampak depan) & no. HP mbanking]]`,
    `abang ojol & kurir merapat, pindah aplikasi yok 🛵
order gacor, bonus 400rb/hari
[[money/keptPay: beli atribut jaket+helm wajib dr kami 650rb baru akun dibuka]]
[[file: instal dulu driver-nya dari file .apk yg gua kirim, playstore blm ada]]`,
    `[[money/keptPay/task: Untuk verifikasi keanggotaan silakan pindai QRIS di bawah senilai Rp 50.000, uang kembali Rp 65.000 dalam 5 menit.]] Ini tugas percobaan. Setelah itu kontrak kerja paruh waktu Anda aktif 🤝`,
    `Good afternoon, I'm Kevin from a crypto trading company in Jakarta Barat. [[abroad/highPay: We need Mandarin/English customer service, salary 25 mio, work in Sihanoukville.]]
[[abroad: Flight, visa on arrival and passport are all handled by our agent, you just go to Soetta and someone will meet you]].
[[abroad/money/keptPay: Kalau resign sebelum 1 tahun, ganti biaya perusahaan USD 3,000 ya.]]
[[privateChat: Pls tele me @kev_hiring]]`,
    `Loker guru TK Islam, lulusan SMA boleh. [[money: Uang pengembangan yayasan 2,5jt dibayar sekali]], honor 600rb/bln`,
    `kak ini aku Rara yg kmrn. Kalau jadi ambil shift malam [[money: dp seragamnya 90rb ya kak biar ukurannya dikeep]]`,
    `PENGUMUMAN NO. 44/HRD/XI
Calon pegawai a.n. terlampir diminta hadir di Balikpapan. [[money: Panitia bekerja sama dengan Nirwana Travel; seluruh peserta memesan tiket di sana atas biaya pribadi]]`,
    `Lowongan konten kreator. [[task: Tinggal repost 10 video per hari, tiap repost dihargai 7rb]]`,
    `Ini akun trial kamu. [[task/money: Saldo minus 215.000 harus ditutup dulu supaya hasil set ke-3 bisa diambil]]`,
    `Cari bapak-bapak jaga vila puncak. [[heldPapers/identity: KTP sama KK asli disimpan pemilik]]. gaji 2 juta`,
    `Butuh tenaga kebun sawit Serawak 30 org. [[abroad: Berangkat rombongan pakai paspor kunjungan]], makan ditanggung`,
    `Hello dear, your profile match with us. [[privateChat: Kindly move to our Telegram @hr_evelyn_global]] for salary detail`,
    `Penerimaan pegawai RSUD lewat jalur Pak Kadis. [[money: 40 juta nett, separuh sekarang]]`,
    `buat bukti kalau kamu bukan robot [[oneTimeCode: kirim ulang kode 6 angka yang barusan masuk]]`,
    `WFH packing online. [[file: Aplikasi kerjanya dipasang dari file kirim-order.apk yang saya share]]`,
    `Sis mau jadi host live? [[looks: muka fresh, putih, langsing]]. [[mostAge: umur jangan lebih dari 25]]. Gaji 150rb/jam`,
    `Penyalur PRT Barokah. [[keptPay/money: Bulan kesatu dan kedua upah diambil penyalur]], bulan ketiga baru utuh`,
    `DICARI PEMILIK HP ANDROID. [[ownAccount/identity: Akun Dana dan SeaBank kamu kami pakai terima setoran]], bagi hasil 3%`,
    `Lowongan cuci piring. [[money/keptPay: piring pecah potong upah]]. [[keptPay: 3 hari pertama gratis]]. gaji 50rb/hari`,
    `[[impersonation/freeMail: Kementerian Perhubungan membuka formasi, lamar ke dishubri.rekrut@yahoo.com]]`,
    `Mohon lengkapi berkas online: [[identity/link: scan KTP, KK, rekening koran, foto selfie di https://hrd-portal.click]]`,
    `Masuk PT Nikomas? [[money: 5,5 jt bersih terima beres, bayar setengah pas medical]]. Japri`,
    `Freelance ketik naskah! [[money: aktivasi akun 35 ribu via pulsa]]. Per lembar 20 ribu`,
    `dear candidate, [[money: Uniform and laptop insurance of IDR 650,000 is to be covered by you in advance]] and reimbursed in week one`,
    `lowongan pengepul data: [[identity: cari 10 KTP tetangga, foto KTP + muka, per orang dibayar 25rb]]`,
    `Kerja di kapal Jepang, [[money: ongkos sertifikat BST & buku pelaut 9 juta dicicil 2x ke kapten]]`,
    `Bank Mandiri butuh 20 CS. [[impersonation: Hubungi Ibu Sinta (HRD Bank Mandiri) WA 0857-2222-xxxx]]`,
    `Perumahan baru buka lowongan sales. [[money: Booking fee rumah 1 unit wajib dibayar sendiri kalau target bulan pertama tidak tercapai]]`,
    `Halo kak, aku agen figuran. [[money: Buat dikirim call sheet-nya ada biaya join 65]], syuting besok`,
    `[[highPay: Tukang ketik nama, 1 hari 800.000, 1 jam beres]]. Syarat cuma punya HP`,
    `Kontrak kerja dititipkan ke kurir. [[money: Kurirnya dibayar kakak 45rb ya, nanti ditukar di kantor]]`,
    `ada job jaga toko di Arab, [[abroad: pakai visa umroh, nanti disana diurus iqomah]]`,
    `Loker spa, [[maritalStatus: janda atau single]], [[mostAge: 20 s/d 30]], [[looks: menarik]]. mess ada`,
    `Info resmi: [[link: daftar magang Pertamina via s.id/magang-ptm26]], kuota 300`,
    `LOWONGAN TERBATAS PT PELINDO MULTI TERMINAL
Posisi: tally, operator crane, admin
[[impersonation/freeMail: Berkas lamaran PDF ke pelindo.rekrutmen.id@gmail.com]]
Hanya pelamar terpilih yang dipanggil`,
    `Halo kakak 👋 perkenalkan aku Vivi staf HR Lazada. [[task: Kerjanya kasih ulasan produk, per ulasan 18rb]], bisa dari mana aja. Minat?`,
    `Kak izin share ya, [[link: isi form karyawan di bit.ly/karyawan-batch9]] paling lambat malam ini`,
    `[[file: Buka lampiran JADWAL_TES.apk lalu pilih instal]], kalau muncul peringatan pilih tetap lanjutkan`,
    `CARI ADMIN GUDANG RUMAHAN
[[highPay: 2 jam kerja dapat 1 juta per hari]]
[[privateChat: info lebih lanjut ke telegram @gudang_rumah]]`,
    `Dibutuhkan ABK pesiar MSC, [[abroad: ga perlu CCM, ga perlu lewat agen, langsung naik dari Singapura]], gaji $1400`,
    `Rumah makan padang cari pelayan. [[sex: Khusus wanita]], [[mostAge: maksimal 27 tahun]]. [[heldPapers/identity: Ijazah asli diserahkan waktu masuk dan dikembalikan setelah 1 tahun]]`,
    `Kamu kami terima. [[oneTimeCode: Kirimkan kode verifikasi WhatsApp yang baru saja kamu terima]] supaya masuk grup karyawan`,
    `Mencari partner keuangan. [[ownAccount: Terima transfer dari pelanggan luar negeri di rekeningmu lalu kirim ke kami 95%]]`,
    `[[impersonation: HRD PT Unilever, Bapak Surya 0838-xxxx-xxxx]]. Datang tes besok, [[money: uang konsumsi & modul 215rb dibayar di tempat]]`,
    `Mbak-mbak yang mau kerja di Macau, [[abroad: visa turis dulu baru diubah]], [[keptPay/money: biaya dipotong 5x gaji]]`,
    `Job alert! [[task/money: Buy product link A, pay with your own e-wallet, refund + 15% within 10 minutes]]`,
    `Toko HP Jaya, gaji 2jt. [[money: Kalau keluar sebelum 6 bulan kena denda 1,5 juta]]. [[heldPapers: ijazah SMA ditahan]]`,
    `Info dari grup alumni: masuk BUMN tanpa tes, [[money: setor 25 juta ke koordinator, sisanya setelah pelantikan]]`,
    `[[identity: Balas dengan format NAMA#NIK#NO KK#NAMA IBU]] untuk ikut program kerja pemerintah`,
    `Dear Rina, attached is your offer from Al Futtaim Dubai. [[money: Attestation and visa stamping USD 320 must be settled this week]]. [[impersonation/freeMail: Contact alfuttaim.hr.dubai@gmail.com]]`,
    `Kerjaan gampang, tinggal duduk. [[ownAccount/identity: Bikin 3 rekening digital pakai KTP kamu, setor akunnya ke aku, 100rb per akun]]`,
    `Penjual kopi keliling, gerobak disediakan. [[money: Uang jaminan gerobak 500 ribu, kembali kalau berhenti]]`,
    `PENTING!! Semua pelamar wajib [[file/link: update aplikasi e-Recruitment lewat http://e-rekrut.top/dl]] agar bisa absen`,
    `Cari pendamping om-om bisnis, [[highPay: 3 juta sekali jalan]], [[looks: cantik, seksi]], [[mostAge: 18-25]]`,
    `Panggilan tes PT Adaro. [[money: Penginapan dan pesawat dipesan ke Mutiara Travel, bukti transfer dibawa saat tes]]`,
    `Loker kasir minimarket. [[keptPay: Gaji pertama ditahan sampai bulan ke-3]], [[money: nota hilang ditanggung kasir]]`,
    `Guys jadi agen survey yuk. [[money: Beli kartu anggota 55rb]], tiap survey 10rb`,
    `Pelatihan + kerja langsung di Jepang! [[money: total 45 juta bisa ditalangi bank, cicil dari gaji]]. [[abroad: LPK kami tidak perlu izin dinas]]`,
    `[[impersonation/link: Daftar jadi pegawai BRI di www.bri-karir2026.com]] lalu tunggu telepon`,
    `Mau kerja apa aja yang penting halal? Kirim pesan. [[money: pendaftaran calon kuli proyek 40rb, dapat helm]]`,
    `Yth Bapak/Ibu, sebagai bagian dari pemeriksaan latar belakang, [[money: mohon kirim 175.000 lewat QRIS terlampir]].`,
    `Remote job: [[task: label 20 photos, rate 5 hotels, earn 350k before lunch]]`,
    `Halo bun, kerja merangkai manik. [[money: deposit manik 80rb]] [[money/task: balik 200rb kalau setor 50 gelang]]`,
    `Perekrutan tenaga kebersihan RS. [[money: Rompi, sepatu boot, id card potong gaji 3x @100rb]]. [[identity: foto KTP kirim sekarang]]`,
    `permisi gan, ada yg minat jd helper gudang? gaji 3,2. [[money: ada uang masuknya 450 ya dibayar ke leader saya]], besok bisa langsung kerja`,
    `🔔 *UNDANGAN SELEKSI TAHAP AKHIR* 🔔
PT Angkasa Pura Support
Peserta : Dewi Lestari
[[money: Seluruh peserta diharapkan melakukan pemesanan hotel pada rekanan panitia (Bpk. Yoga)]]
[[money: Biaya dikembalikan 100% saat registrasi ulang]]`,
    `hay kak, mau gak dibayar cuma rebahan? [[task: tinggal like 20 video trus kirim ss, dpt 40 ribu]]`,
    `LOKER JEPARA. finishing mebel, [[mostAge: max 35 th]], upah borong. [[money: alat amplas & masker beli di juragan 120rb, potong upah pertama]]`,
    `Saya Mr. Tan, owner restoran di Penang. [[abroad: Cari tukang masak, saya jemput di pelabuhan Dumai, tidak pakai permit]]`,
    `selamat anda lolos tahap wawancara di RS Harapan. [[money: utk pengambilan APD & nametag harap transfer 198.000]] ke a.n. bendahara koperasi`,
    `[[privateChat: Add wechat: hr_li_2026]] , job translator china, gaji 20jt`,
    `Kami sediakan kerja, kamu cukup setor data. [[identity: Kirim foto ktp, npwp, slip gaji terakhir dan ibu kandung]]`,
    `Program padat karya dari kementerian, [[link/identity: klik tautan padatkarya-kemnaker.site lalu isi NIK dan no rekening]]`,
    `dibutuhkan sopir truk sawit. [[heldPapers/identity: SIM B2 & ijazah kami tahan]], [[money: kalau ban pecah sopir yg ganti]]`,
    `Part-time telegram! Job: [[task: join group & react to posts]], Rp 250.000/day. [[privateChat: t.me/partime_react]]`,
    `Bos cari orang jaga server, [[highPay: 1 malam 700 ribu]]. [[ownAccount/identity: syarat KTP + rekening dipinjam 1 bulan]]`,
    `Lowongan resepsionis klinik kecantikan: [[looks: kulit mulus, good looking, bb ideal]], [[maritalStatus: belum menikah]]`,
    `bagi yg minat jd guru kontrak di kota, [[money: ada biaya pengkondisian 20jt]], aman sdh banyak yg masuk`,
    `Kirim [[identity/heldPapers: paspor asli ke kantor kami]], [[abroad: berangkat ke Qatar akhir bulan, kontrak ditandatangani di sana]]`,
    `Dapat misi mystery shopper. [[task/money: Kamu belanja 500rb di toko X pakai uangmu, kirim struk, kami transfer 575rb]]`,
    `[[file: Instal APK "SlipGaji_Mitra"]] untuk melihat gaji pertama kamu`,
    `PENERIMAAN TENAGA HONORER RS. [[impersonation/freeMail: kirim berkas ke rsud.sehat.rekrut@gmail.com]] [[money: adm 75rb]]`,
    `Buruh pabrik sandal. [[money: Masuknya lewat mandor, 1 bulan gaji buat beliau]]`,
    `Kami agensi artis cilik, anak ibu lolos! [[money: tinggal pemotretan 1,8jt, bisa nyicil]]`,
    `Gabung tim crypto kami, [[money/task: modal minimal 50 USDT, profit harian 8%]], dapat gaji tetap kalau ajak teman`,
    `assalamualaikum wr wb. [[keptPay/money: Bagi santri kerja, upah 3 bulan disetor ke pembina sbg dana pembinaan]]`,
    `admin toko kaca mata, gaji 2jt. [[money: Selama magang bayar 300rb utk pelatihan]]. [[keptPay: magang 1 bulan tidak digaji]]`,
    `[[oneTimeCode: Mbak, OTP dari ShopeePay yg masuk tadi berapa ya? buat aktifin gaji harian]]`,
    `SPG rokok event weekend. [[looks: tinggi min 165, cantik]]. [[money: sewa kostum 100rb ditanggung spg]]`,
    `Hello candidate! Your contract is ready. [[money: Kindly settle the notary charge IDR 385,000 prior to signing]]`,
    `mau rekening nganggur jd cuan? [[ownAccount/identity: sewa rek 1 minggu 350rb, cukup kasih user + pass mbanking]]`,
    `Info lowongan dari Pak Camat: juru ketik kantor, [[money: siapkan 15jt dulu, sisanya cicil dari honor]]`,
    `Ada kerja di kapal cumi, 2 thn. [[heldPapers/abroad: Paspor & buku pelaut dipegang kapten]]. [[keptPay: gaji dibayar akhir kontrak]]`,
    `HRD Alfamart ingin menghubungi anda. [[impersonation: Silakan chat HRD Alfamart 0877-8888-xxxx]]`,
    `Rekrutmen terbuka PT Semen Indonesia. [[impersonation: Pendaftaran via WhatsApp panitia 0823-5555-xxxx]], gelombang terakhir`,
    `mau nambah uang jajan? [[task: kasih bintang 5 + komentar di aplikasi, 12rb per aplikasi]], langsung cair ke ewallet`,
    `Toko bangunan butuh sales counter. Gaji 2,2jt. [[heldPapers/identity: SKL dan ijazah SD sampai SMA yang asli disimpan pemilik toko]]`,
    `Halo, saya dari bagian kepegawaian. [[identity: Untuk pembuatan kartu pegawai mohon kirim swafoto dengan KTP]] dan alamat lengkap`,
    `Loker penjaga warnet. [[keptPay/money: Sebulan awal dibayar setengah, setengahnya ditahan buat jaminan]]`,
    `Dear all applicants, [[money: a one-off training bond of Rp 1.500.000 shall be paid upon signing]]`,
    `Dibutuhkan penjahit ke Turki, gaji 12jt. [[abroad: proses visa turis 2 minggu, ijin kerja diurus majikan di sana]]`,
    `INFO!! pabrik ban terima 80 org. [[money: kumpulin berkas + 1,2jt ke rumah pak RW]], berangkat senin`,
    `kerja jaga apotek, cewek, [[mostAge: umur 20-26]], [[maritalStatus: belum nikah]]. [[money: jas putih beli di kami 185rb]]`,
    `[[file: Untuk tanda tangan kontrak online, pasang aplikasi KontrakKu dari link ini: http://kontrakku.site/app.apk]]`,
    `Tim kami membutuhkan pemilik toko online. [[ownAccount/identity: Akun shopee seller kamu kami sewa 500rb sebulan, atas nama kamu, kami yang jalankan]]`,
    `[[link: Klik bit.ly/absen-karyawan-baru]] sebelum jam 12 biar nama tidak dicoret`,
    `Ada proyek cat gedung di Brunei. [[abroad: Tukang tinggal bawa paspor, ga usah lewat perusahaan]], makan tidur ditanggung`,
    `Kak, akun kerjanya sudah dibuat. [[money/task: Level 1 isi 100rb, level 2 isi 300rb]], makin tinggi makin banyak order`,
    `LOKER HOST KARAOKE. [[looks: body oke, wajah menarik]]. [[highPay: sehari bisa 2 juta]]. [[heldPapers/identity: KTP dititip ke mami]]`,
    `Penempatan perawat di klinik perusahaan, [[money: biaya STR dan seragam 2,1jt bisa transfer atau cash]], kuota 5`,
    `kirim lamaran ke [[impersonation/freeMail: recruitment.pelni.persero@gmail.com]] dengan subjek posisi_nama`,
    `[[oneTimeCode: Coba cek SMS dari GoPay, berapa kodenya?]] itu buat klaim bonus karyawan`,
    `Admin gaji harian 150rb, kerja dari hp. [[money: Aktivasi id kerja 49rb sekali aja]]`,
    `Kesempatan kerja di bandara! [[money: PAS bandara dan pelatihan avsec 6,5jt, bisa DP 2jt]]. Dijamin kerja`,
    `Mohon maaf, rekening gaji harus diverifikasi. [[identity/oneTimeCode: Sebutkan nomor kartu dan PIN ATM Anda]] kepada petugas kami`,
    `Cari ART untuk Hongkong dan Taiwan. [[keptPay/money: Potong gaji 6 bulan]]. [[abroad: tidak perlu izin suami]]. Uang saku 3jt`,
    `Freelance penulis skrip. [[money: Jaminan naskah 150rb, dikembalikan setelah naskah ketiga]]`,
    `Perusahaan perkebunan mencari mandor. [[money: tiket Palembang beli sendiri dulu, diganti sesudah sebulan kerja]]`,
    `Mitra kurir paket. [[money/heldPapers: Serahkan BPKB atau deposit 1,5jt]]. Komisi 2.500 per paket`,
    `Hello! Amazon affiliate hiring. [[task/money: Place orders with your balance, get principal plus 20% back]]. Telegram only`,
    `Ayo daftar program kartu pekerja! [[identity/link: isi nama, NIK, rekening, nama ibu kandung di kartupekerja.online]]`,
    `Cafe baru cari barista dan kasir, [[mostAge: max 24 tahun]]. [[keptPay: training 10 hari tidak dibayar]]`,
    `Assalamualaikum, anak bapak lulus satpam bank. [[money: sepatu PDL dan seragam ditebus 875rb]] hari ini ya pak`,
    `dicari org buat jaga kos + terima tamu. [[money: titip uang 1jt sbg tanda jadi]], [[identity: foto ktp kirim]]`,
    `Kak maaf, utk kuota kasir tinggal 2. [[money: Kalau mau diamankan bisa DP 150rb dulu ya]], besok langsung tanda tangan`,
    `📣 OPEN REC 📣 PT Astra Otoparts, via orang dalam. [[money: all in 6,5jt, bayar setelah nama keluar]]`,
    `Ibu saya punya yayasan pengasuh. Kerjanya enak. [[keptPay/money: Cuma dipotong 1,2jt utk kas yayasan dari gaji awal]]`,
    `Halo, ini Siska dari Tokopedia Partner. [[task: Kakak tinggal screenshot produk yang difavoritkan, satu produk 5.000]]`,
    `Mohon maaf kak, [[file: versi lama sudah tidak bisa dipakai, silakan pasang MitraKerja-3.apk]] biar gajinya kebaca`,
    `Loker Daihatsu Sunter: operator. [[impersonation: CP Pak Hendri HRD Daihatsu 0856-9999-xxxx]], [[money: MCU 400 ribu]]`,
    `Program rumahan nempel kancing. [[money: Ambil bahan pertama pakai jaminan 200rb]], hasil dibayar per seratus`,
    `Saya cari anak muda buat kerja di Phuket, jaga villa. [[abroad: Masuk bebas visa aja, perpanjang tiap bulan]]`,
    `Loker admin klinik. [[looks: wajah menarik, tinggi 160 up]]. [[identity: kirim KTP + KK + selfie ke wa]]`,
    `[[ownAccount/identity: Butuh orang yg mau dibukakan rekening di 4 bank, 300rb per bank]], HP disediakan, sejam selesai`,
    `Dear employee, your salary account needs verification. [[link/identity: Enter your card number and PIN at payroll-verify.online]]`,
    `Terpilih sbg agen travel, gaji pokok 3jt. [[money: wajib beli voucher awal 1,5 juta]], balik modal sebulan`,
    `kerja ngopi2 aja bro, [[highPay: sehari 800rb modal HP]]. [[privateChat: pm tele @bossmuda]]`,
    `Loker laundry. [[heldPapers/identity: Ijazah dititipkan dulu]], [[money: baju hilang karyawan yang ganti]]`,
    `[[oneTimeCode: Kirim kode OTP LinkAja yang barusan masuk ya mas]], untuk bonus kehadiran`,
    `Penerimaan taruna pelayaran ikatan dinas. [[money: biaya pengurusan 30 juta lewat Kapten R]]. [[impersonation/privateChat: jangan telepon ke kampus]]`,
    `Butuh 5 guide di Bali. [[money: lisensi guide diurus kami 900rb]], besok langsung bawa tamu`,
    `Kerja di pabrik kaca, gaji UMK. [[money: 2 bulan gaji pertama dibagi dua sama penyalur]]`,
    `[[identity/link: Upload foto KTP, NPWP dan buku tabungan di https://onboarding-hr.site]] sebelum interview`,
    `Lowongan usher pameran mobil. [[looks: good looking, max size M]]. [[mostAge: 18 - 26]]. fee 400rb/hari`,
    `Hai, aku kerja di agency like & share. [[task/money: Deposit 50rb dapet 70rb, deposit 100rb dapet 150rb]]`,
    `Anda lolos jadi petugas pemilu tambahan. [[money: materai dan atribut Rp 65.000 ditransfer ke bendahara]]`,
    `Kontrak kerja Australia siap. [[money: Pay AUD 300 for the visa lodgement]] and [[identity: send us your passport scan]]`,
    `Perusahaan ekspor sarang walet. [[money: Uang jaminan barang 2jt, dikembalikan saat resign]]`,
    `loker pembantu jakarta, [[keptPay/money: gaji bulan 1 milik agen]], bulan 2 full`,
    `PT KAI butuh porter. [[money: seragam porter 225 ribu]]. [[impersonation: Hub. panitia KAI 0812-xxxx-5555]]`,
    `Info kerja kapal tongkang, [[money: tinggal siapkan 3 juta buat buku pelaut, sisanya menyusul]]`,
    `Tolong cek gmail. [[link/file: undangan ada di link drive, unduh dan instal dulu aplikasinya]]`,
    `Resto butuh waiter. [[keptPay: seminggu pertama belum digaji]], [[money: apron 60rb]]`,
    `Kamu cukup jadi admin grup. [[ownAccount: Uang arisan member ditransfer ke rekening kamu, nanti setor ke aku]]`,
    `✨ INFO LOKER ✨ CV Maju Bareng butuh 15 karyawan produksi keripik
gaji harian 80rb
[[money: ikut simpanan koperasi 100rb di awal masuk]]
langsung ke rumah Bu Darmi`,
    `Kak selamat ya lolos jd admin Lazada 🥳 [[money: sekarang tinggal proses pembuatan akun seller 125rb]], transfer ke SeaBank`,
    `[ 12.40 ] HRD Ana: [[identity: dek fotokan KTP sama muka ya]]
[ 12.41 ] HRD Ana: biar cepet diinput`,
    `Butuh cepat! CS slot online, [[abroad: lokasi Poipet, paspor belum ada kami bantu]], gaji 13jt`,
    `Good news! You have been pre-selected for a hotel job in Maldives. [[money: Registration & documentation: USD 95 via Western Union]]`,
    `LOKER KEBUN TEH
gaji 1,8jt mess
[[heldPapers/identity: kk dan ijazah asli dititipkan di mandor]]
hub Pak Ujang`,
    `Mau kerja santai sambil kuliah? [[task: tinggal tonton video sampai habis, tiap video 1.500]], cair tiap malam`,
    `*Bank Syariah Indonesia* membuka posisi CS & teller. [[link: Registrasi cepat: s.id/bsi-2026]]. [[impersonation/freeMail: Tanya: bsi.recruitment2026@gmail.com]]`,
    `Toko baju cari model katalog. [[looks: langsing, putih, cantik]], [[mostAge: 17-23 thn]]. [[money: kelas pose 400rb]] baru dapat job`,
    `Mas, lokernya masih ada. [[money: Nanti pas masuk kasih 1,5 ke pak mandor ya]], saya nggak ambil`,
    `[[file: Silakan unduh "E-KONTRAK.apk" dan login memakai nomor HP]] kakak supaya kontraknya bisa ditandatangani`,
    `Hai! Kami agen voucher. [[ownAccount/identity: Kakak cukup terima dana customer di GoPay kakak dan teruskan ke rek pusat]], fee 4% langsung potong`,
    `Info: pabrik cokelat Gresik. [[money: biaya rekom 2jt, kalau batal kembali separo]]. Serius inbox`,
    `Loker ibu rumah tangga, lipat dus. [[highPay: sehari bisa 1,5 juta kerja santai]]. [[privateChat: cuma lewat tele @dusrumahan]]`,
    `[[oneTimeCode: Pak, sebutkan 6 angka yang masuk barusan]], itu nomor antrian tes kesehatan`,
    `Lowongan ABK long line. Tanpa pengalaman. [[abroad/heldPapers: Paspor dan buku pelaut ditahan kantor sampai finish kontrak]]`,
    `PT Unilever Cikarang, [[impersonation: kontak Bpk Agus HRD Unilever 0817-xxxx-2222]]. [[money: seragam + sepatu 315 ribu]]`,
    `Lowongan waitress bar. [[maritalStatus: single / janda no anak]]. [[keptPay: gaji sebulan disimpan di mami]]`,
    `Halo dek, untuk PKWT [[money: ada biaya BPJS & rekening 220rb dibayar sendiri di depan]]`,
    `Jadi agen paylater resmi! [[ownAccount/identity: Pinjam data KTP 10 orang, tiap orang dapat 50rb]]`,
    `Dibutuhkan guru les, [[money: biaya survey murid 75rb]]. Fee 40rb/jam. [[money: Bulan pertama 60% milik lembaga]]`,
    `Peserta diharapkan memakai jasa Bumi Wisata untuk penerbangan. [[money: Harga tiket 1.850.000 dibayar peserta, dikembalikan saat tes]]`,
    `Dapatkan gaji pertama sekarang. [[link/identity: Masukkan nomor kartu debit + CVV di gaji-cepat.site]]`,
    `Part time online [[task/money: belanja produk 3x, modal balik + untung 25%]]. Aman terdaftar`,
    `Saya panitia PPPK. [[money: untuk optimalisasi nilai 45 juta, 10 dulu]]`,
    `Supir pribadi bos. [[heldPapers/identity: SIM A asli & STNK motor ditinggal sebagai jaminan]]`,
    `Perusahaan baru, butuh direktur nominee. [[ownAccount/identity: Nama dan KTP anda kami pakai buat buka rekening perusahaan]], 3jt per bulan`,
    `Loker malam jaga minimarket. [[money: kalau ada barang hilang ditanggung bareng, potong gaji]]. 1,9jt`,
    `Kontrak kerja Jerman. [[money: Les + visa 65jt, bisa pinjam ke koperasi kami dipotong gaji]]`,
    `Kirim lamaran email, lalu [[money: konfirmasi dengan mengirim pulsa 50rb ke 0838-xxxx]] agar diprioritaskan`,
    `LOWONGAN PT POS INDONESIA 2026
Kurir, loket, admin
[[money: Uang pendaftaran & map 85 ribu, bayar di koordinator desa]]
Kuota 20`,
    `hai say, agency kami lg cari liker. [[task: like + komen reels 15 akun = 60k]], dibayar sore`,
    `Saya Ibu Yanti, penyalur. mbak bisa langsung ke Riyadh. [[abroad: visanya kunjungan keluarga dulu]], fee 8 juta utk mbak`,
    `Kak datanya kurang. [[identity: foto kartu ATM depan belakang sama ktp ya]]`,
    `URGENT need 3 persons data entry. [[money: software activation 120k, valid 1 year]]. Salary 6jt`,
    `Gaji 4jt, makan tidur dalam. [[heldPapers/identity: KTP ART kami simpan sampai setahun]]. Hub Bu Lanny`,
    `Berkas saudara LENGKAP. [[money: segera transfer biaya cetak SK 300.000]] sebelum besok jam 10`,
    `Cari teman yang punya rekening DBS/Jago. [[ownAccount/identity: dipinjam 3 hari dapat 250rb]]`,
    `Lowongan front office hotel bintang 4: [[looks: cantik/tampan]], [[mostAge: usia 19 s.d 26]], inggris pasif`,
    `ada lowongan pabrik Korea di Cikarang, [[money: nitip bapak personalia 4jt, separo dulu]]`,
    `[[file: Download aplikasi JobKita di jobkita-apk.online]] dan daftar pakai kode aku 7721, dapet bonus`,
    `tes online hari ini. [[link/identity: login dgn NIK dan password email di s.id/tesonline]]`,
    `Yayasan Kasih Ibu. baby sitter 3,5jt. [[keptPay/money: uang seragam dan admin dipotong 3x gaji]]`,
    `HRD PT Wings: [[impersonation: kirim pesan ke 0877-xxxx-1234 utk jadwal interview]]`,
    `Main aplikasi sambil kerja. [[money/task: Beli paket VIP 99rb, sehari dapet 45rb]]`,
    `Cari admin malam, [[privateChat: wawancara lewat Telegram @mr_chen_hr]], gaji USDT`,
    `dek kalau mau jadi pramugari, [[money: booking kursi pelatihan 2jt dulu]], nanti langsung disalurkan`,
    `Sudah di Batam ya? [[abroad: Nanti malam naik speed, sampai sana jangan bawa surat kerja]]`,
    `[[oneTimeCode: Ada SMS dari Shopee? Nomornya berapa aja kak, mau saya input]]`,
    `Lowongan penjaga counter. [[money: kehilangan stok ditanggung penjaga]]. [[heldPapers: ijazah ditahan]]. 1,5jt`,
    `Guru privat dicari. [[money: Wajib beli modul 1 set 175rb]]`,
    `loker bagian gudang JNE, [[impersonation/money: daftar lewat Pak Roni 0852-xxxx-9999, adm 150]]`,
    `Magang di Jepang 3 tahun. [[money: dana awal 12jt sisanya potong gaji]]. [[abroad: bahasa ga perlu, tanpa LPK]]`,
    `Kerja bikin ulasan produk skincare. [[task/money: produk dibeli dulu, kami ganti 110%]]`,
    `Selamat! Anda dapat posisi virtual assistant. [[money: Your equipment deposit of $80 is due today]]`,
    `Penjahit rumahan, [[money: mesin dp 500rb potong upah]]. Bahan diantar`,
    `[[highPay: sehari 3 juta buat yg mau jadi admin chat]], tanpa skill`,
    `Satpam perumahan, gaji 2,8. [[money: sertifikat gada 1,9jt dicicil 5x potong gaji]]`,
    `Mau punya gaji tambahan? [[ownAccount/identity: Tinggal daftar kartu kredit pakai nama kamu, kartunya kami beli 1jt]]`,
    `Kami dari dinas sosial, lowongan pendamping PKH. [[money: setoran awal 7jt]]. Jangan sebar dulu`,
    `Cuy, gua lagi nyari anak buat jaga rental PS. [[money: Lo naro 300 dulu di gua buat pegangan stik]], keluar baik2 gua balikin`,
    `Nuwun sewu mas, panjenengan sampun ditampi dados satpam. [[money: Kangge seragam kaliyan sepatu mbayar 650 ewu rumiyin]] nggih`,
    `Kang, aya lowongan di pabrik sapatu. [[money: Kudu nyadiakeun artos 3 juta kanggo nu mawa asup]], sabulan tos balik modal`,
    `Kapado calon karyawan restoran Padang. [[heldPapers/identity: Ijazah jo KTP asli ditinggaan di kadai]] salamo karajo`,
    `Telah terpilih sebagai juri makanan. [[money: Peserta menebus kotak contoh Rp 145.000 sebelum hari Sabtu]]. Honor tiap ulasan 200.000`,
    `ini nomor baru pak Hendra ya, bagian SDM rumah sakit. [[money: yang mau kontraknya naik minggu ini siapin 2 lembar merah buat dokter penguji]]`,
    `Bro & sis! Jadi pengisi suara game. [[money: Slot audisi dikunci pakai pembayaran QRIS 49k]]. Naskah dikirim abis itu`,
    `AGEN KAPAL PESIAR MSC, [[money: CTI fee sejumlah 6 jt dilunasi bertahap mulai dari tes Marlins]], joining Februari`,
    `Kami tim kurator galeri. Tugas: kasih bintang buat lukisan digital. [[task/money: isi dompet 100 USDT supaya lukisannya kebuka]], komisi 12%`,
    `PANITIA HAJI 2026 BUTUH 200 TENAGA MUSIMAN. [[abroad/money: Visa ziarah, keberangkatan 22 juta sudah termasuk makan]]. Cepat!`,
    `Ternak ayam petelur, penjaga kandang 2 orang. [[keptPay: Upah baru dihitung setelah panen kedua]]. Rokok kopi aman`,
    `Terima kasih sdh mengikuti psikotes. Skor Anda 87. [[file: Untuk mengunduh kontrak, buka berkas Kontrak_Kerja_2026.apk]] di HP Anda`,
    `Toko emas mencari pelayan. [[sex: Khusus gadis]], [[maritalStatus/sex: belum pernah menikah]], [[looks: kulit kuning langsat]]`,
    `Assalamualaikum akhi, pondok kami membuka lowongan musyrif. [[money: Wakaf buku 350rb diserahkan saat akad kerja]]`,
    `ok so ur hired 🎉 [[identity: just send me a pic of ur KTP front/back n a selfie holding it]] so i can make the contract tonite`,
    `[[ownAccount/identity: Kami kontrak akun Shopee, GoFood, sama rekening BRI kamu 200rb seminggu]]. Nggak ngapa2in tinggal tidur`,
    `Loker helper dapur hajatan. Harian 80. [[money: celemek & topi koki beli di ketua regu 60]]`,
    `Jasa titip kerja ke Brunei. [[abroad: Sekarang masuk dulu sebagai wisatawan]], kerja bengkel gaji 800 BND`,
    `Pt Adaro energi. [[impersonation: Kirimkan lamaran ke adaro.recruitment2026@gmail.com]], tiket pesawat ke Banjarmasin ditanggung dulu oleh pelamar`,
    `Selamat sore calon driver logistik. [[money: GPS tracker 475 ribu dan stiker bodi 125 ribu menjadi tanggungan driver, dibayarkan saat ambil unit]]`,
    `Part timer jaga pameran buku. [[privateChat: Briefing & penentuan gaji lewat Signal ke +855 xxx]]`,
    `Bapak/Ibu pensiunan guru, yayasan kami buka kelas baru. [[money: Yang berminat mengajar menanamkan saham 1 juta]], dapat bagi hasil`,
    `Kerja nyortir biji kopi di rumah. [[money: 1 karung dijamin uang 250 ya bu]], hasil disetor Jumat, upah 2rb/kg`,
    `Kode undanganmu dikirim lewat sms barusan. [[oneTimeCode: Screenshot lalu kirim ke recruiter sebelum 3 menit]]`,
    `DIBUTUHKAN: pembaca meter PDAM. [[money: Daftar melalui Bpk. Kasno, siapkan dana ketik nama 1,2 jt]]. Nama pasti keluar`,
    `Selamat bergabung di klinik kecantikan Aurelle! [[keptPay/money: Biaya kursus facial 4 juta dipotong dari gaji selama 10 bulan, resign sebelum 2 tahun bayar sisanya]]`,
    `Admin donasi online, [[highPay: kerja 20 menit dapat 700.000]], modal hp aja`,
    `Ojol jalur cepat! Akun langsung aktif. [[money: 350rb per akun bayar setelah lihat layar, identitas dari kami]]`,
    `Butuh model tangan buat iklan cat kuku. [[money: agensi tarik 180 buat comp card sama portofolio]], job 1jt/hari`,
    `Isi biodata calon penyiar radio: [[link/identity: nama ibu, nomor KK, PIN e-wallet di forms.gle/xyzradio]]`,
    `eh jadi gini ya kak tadi aku udah ngomong ke atasan katanya boleh masuk senin cuma [[money: nanti sebelum masuk kakak transfer dulu yang tiga ratus lima puluh itu buat bikin akses pintunya]] nah abis itu baru aku kirimin alamat lengkapnya`,
    `Selamat datang di bot Karir Nusantara 🤖 Ketik 1 untuk info, 2 untuk daftar. [[money: Balas BAYAR setelah mengirim Rp 99.000 ke QR di bawah]], nomor peserta terbit otomatis.`,
    `#lokersolo #kerjamudah kafe baru buka, cari DJ & bartender. [[sex: ladies only]], [[mostAge: max 23 th]], [[looks: body goals]]. DM aja say`,
    `Ade, kaka su bicara deng bos tambang. Ko pu nama su ada. [[money: Tinggal ko kirim 2 juta par tiket pesawat]], nanti gaji pertama bos ganti.`,
    `Kepada Yth. Calon Penerjemah, naskah uji telah Saudara selesaikan dengan baik. [[money: Guna penerbitan kontrak, Saudara diwajibkan membeli lisensi perangkat lunak CAT seharga 1.250.000 melalui kami]].`,
    `Tambak udang Pesisir Barat butuh 6 anak tambak. [[heldPapers/identity: Ijazah & KTP asli dipegang mandor sampai panen habis]]. Makan ikan tiap hari haha`,
    `Lo gamer? Jadi tester! [[money: skin dibeli pake duit sendiri 150k, diganti 2x lipat pas laporan bug masuk]]. Limited 50 orang`,
    `Yayasan Insan Cendekia membuka formasi pustakawan. [[money: Infak pembangunan sebesar satu juta lima ratus ribu rupiah disampaikan pada waktu penandatanganan SK]].`,
    `BURUH BATA MERAH. Pasutri boleh. [[keptPay: Bon makan dulu, upah dihitung kalau bata sudah laku]]. Gubuk ada`,
    `Hello dear, I am Captain Morris from offshore company in Norway. [[abroad: We employ Indonesian rig workers without visa interview]], [[money: kindly pay the clearance certificate of 380 USD to our consular agent]]`,
    `om tante yang punya anak cantik/ganteng usia 3-10th, brand baju kami cari model. [[money: foto katalog perdana ortu bayar 650, nanti honor 1 juta per pose]]`,
    `Salon hewan cari groomer, belum bisa diajarin. [[money/keptPay: Biaya ngajarinnya 3jt, dibayar lewat potong gaji 500 sebulan]]. [[heldPapers: Ijazah jadi jaminan]]`,
    `Kamu lolos jadi Community Rater 🎬 [[task: Kasih rating 30 film di web kami, tiap film 4.000 perak]]. [[task/money: Paket gold isi 500rb ratingnya dihargai 10x]]`,
    `Halo dengan Bapak Yusuf? Saya dari bagian validasi payroll pabrik. [[oneTimeCode: Nanti bunyi SMS dari bank, tolong bapak bacakan angkanya supaya gaji bisa masuk]].`,
    `PELUANG GURU NGAJI DI MADINAH!! [[abroad: Berangkat pakai visa multiple ziarah]], [[money: talangi tiket 14 juta, diganti yayasan di sana]]`,
    `Toko bunga kami buka jam 7. Karyawan wajib teliti. [[money: Bunga layu dihitung utang karyawan]]. Gaji 1,3`,
    `Admin slot gacor dicari, kerja dari rumah, [[highPay: fee 8jt seminggu cuma balas chat]], [[ownAccount/identity: rekening kamu dipakai buat depo member]]`,
    `mbak, penumpang saya yang kerja di rsud bilang ada kosong 3 kursi cleaning. [[money: per kursi dua setengah, bisa lewat saya]]. Jangan lama2 mbak`,
    `*LOWONGAN OPERATOR TOL* JASA MARGA [[impersonation: kirim data diri lengkap ke nomor 0813-xxxx-6677 a.n. Bpk. Surya (Rekrutmen Jasa Marga)]]`,
    `Kursus sekaligus kerja! Barber school kami menjamin penempatan. [[money: Ambil paket 2,75 juta hari ini]], besok langsung pegang gunting.`,
    `Tukang ketik skripsi online. [[file: Pasang TeamViewer sama berkas kerja.exe yg saya kirim]], nanti saya setting dari sini`,
    `Penggilingan padi Sinar Tani. Kuli angkut 5 org. [[money: karung sobek ganti 10rb/lembar potong upah]]`,
    `Kami perekrut untuk hotel di Langkawi. [[abroad: Datang dulu pakai paspor biasa, permit dibuatkan setelah tiga bulan kerja]].`,
    `[[identity: Data yang kurang: foto KTP, foto KK, foto buku nikah, video bilang "saya setuju"]]. Kirim malam ini ya bu supaya masuk payroll bulan depan`,
    `LOKER OPTIK! Lulusan SMA. [[money: Beli frame contoh 1 set Rp375.000 sebagai alat jualan]], komisi 30%`,
    `Ass. wr. wb. Ananda diterima magang kerja di percetakan kami. [[keptPay: Enam bulan pertama sifatnya ikhlas]], [[money: kaos kerja 2 buah 160rb dibayar ortu]].`,
    `Guys gw butuh 5 org yg KTP nya bersih. [[identity/money: Nama kalian dipake ambil iPhone cicilan, tiap acc gw kasih 800]]`,
    `Panel surya project Sumba. Teknisi & helper. [[money: Safety induction card 425k, transfer ke vendor K3]], mob tgl 3`,
    `[[link/identity: Registrasi ulang karyawan: bit.ly/regis-pabrik2026 isi NIK, no HP, PIN ATM]]. Telat = dianggap mundur`,
    `Wedding organizer nyari crew. [[money: iuran HT sama jas hitam 210rb per kepala ke Kak Wulan]]. Fee per event 150`,
    `Perusahaan kami adalah platform kecerdasan buatan. Anda perlu menandai gambar setiap hari. [[money: Untuk membuka kunci paket data tingkat menengah, Anda harus menyimpan 300.000 ke dalam platform]]. Keuntungan dikembalikan ke Anda secara instan.`,
    `Subject: Interview Result – Finance Staff
Dear Ms. Rani, we are pleased to move forward. [[money: A refundable courier charge of Rp 275.000 applies for your welcome kit]]. Regards, Talent Team`,
    `Q: Kerja apa? A: Bungkus sumpit. Q: Gaji? A: 150rb/dus. [[money: Q: Ada uang muka? A: Ada, 100rb buat dus pertama]]`,
    `Horas lae! Di kebun sawit Dumai butuh 30 orang dodos. [[money: Ongkos bus sama uang makan di jalan lae tanggung dulu, 900rb]], nanti dibalikkan toke`,
    `Neng, di konveksi teteh butuh tukang obras. [[heldPapers/identity: KTP aslina dititipkeun di teteh]] salila gawe, biar gak pada kabur`,
    `✅ Kerja online ✅ No skill ✅ Dibayar harian
➡️ [[task: Follow 5 akun olshop = Rp25.000]]
➡️ [[task/money: Deposit VIP1 Rp200.000 = Rp280.000]]`,
    `Kak Sinta, dari panitia CPNS pusat nih. [[money: Biaya kunci formasi 18 juta, bisa dua kali]]. Password akun SSCASN kasih ke saya ya biar saya yang atur.`,
    `MUSEUM KOTA MEMBUKA LOWONGAN EDUKATOR. [[freeMail/impersonation: Dinas Kebudayaan - kirim berkas ke disbud.loker@gmail.com]] paling lambat besok`,
    `Kami mencari teller mini bank keliling. [[money: Uang kepercayaan Rp 2.000.000 disimpan di koperasi kami selama bertugas]]. Gaji 2,6 jt`,
    `bro mau duit cepet? [[ownAccount/identity: bikin 3 akun dana verified pake ktp sekeluarga, gw beli 120/akun]]`,
    `Studio tato cari asisten. [[money: Starter tools 1,1jt ambil dari kami, ga boleh bawa sendiri]]. Bagi hasil 30%`,
    `Assalamualaikum, ada info TKW Oman gaji 5jt. [[abroad: Medical belakangan, paspor biar Pak Haji yang beresin, terbang lewat Kualanamu transit dulu]]`,
    `[[oneTimeCode: Sebentar lagi ada telepon robot nyebut enam angka, catat terus kasih tau saya]]. Ini buat pendataan vaksin karyawan`,
    `PT Pelita Gula. Buruh giling musiman. [[keptPay: Dua minggu awal gajinya ditahan kantor sebagai jaminan]], keluar di tengah musim hangus`,
    `Hallo kakak cantik, agency live Bigo. [[looks: wajib good looking, putih]]; [[sex: cewek]]; [[mostAge: 18-22]]. salary 5jt/bln`,
    `Bu, cucunya mau kerja di Alfa kan? [[money: Saya bisa sambungkan ke orang areanya, 1,3 sudah bersih]], habis lebaran masuk`,
    `Dibutuhkan Porter Bandara. Kirim lamaran. [[money: Pas airport dan pelatihan aviation security total 2,3 juta ditransfer ke CV Mitra Angkasa]] sebelum tanda tangan kontrak`,
    `Cold storage Muara Baru: bongkar ikan malam. [[money: sepatu boot + jaket dingin beli di mandor 280]], bisa ngutang`,
    `[[identity/link: Verify your candidate profile: upload passport and bank statement at careers-verify.top]] within 24 hours or your offer lapses`,
    `Kerja packing skincare, Kulon Progo. [[money: Kalau setor 20 botol rusak segel, ganti harga jual]]. [[heldPapers: Ijazah terakhir dikumpul di owner]]`,
    `Palembang cek: dicari wong jago nyetir. [[money: Kito pegang duit jaminan 1,5 juta samo SIM asli]], mobil bawa balek`,
    `Ini Pak Lurah ya dek, ada proyek padat karya. [[money: Setor 150 per orang buat materai sama kaos]], kerjanya 10 hari`,
    `Job description: transfer agent. [[ownAccount: You will receive client payments in your bank account and forward 92% in Bitcoin]]. Keep 8%`,
    `Marbot & guru TPA dicari di perumahan. [[money: Tanda serius 200rb dipegang DKM]], dibalikin habis masa coba`,
    `Magang pabrik keramik Tegal. [[keptPay/money: Uang saku baru keluar bulan ke-5, itu pun dipotong kos]]`,
    `yg minat kerja di kapal tongkang inbox. [[privateChat: Semua info lewat telegram @kaptenjoni]]. [[money: Endorse ijazah laut 1,7 lunas sebelum naik]]`,
    `Minimarket 24 jam, [[money: tiap malam stok opname, yang tekor ditomboki shift malam]]. Gaji 1,9`,
    `Hi I'm from Shopee Malaysia HR. [[file: Download our task app from shopee-work.vip/app.apk]] and register with invitation 8890`,
    `Dapat kerja nulis artikel? [[money: Tes nulis 30rb per peserta, hangus kalau gak lolos]]. Fee 10rb/artikel`,
    `Ada yang butuh kerja malam? [[highPay: Jaga toilet spbu, 2 jam dapat 600rb]]. Serius, chat aja`,
    `Career center info: beasiswa ikatan kerja bank syariah. [[money: Mahasiswa terpilih menyerahkan dana komitmen 750 ribu kepada koordinator kampus]]`,
    `Ni gue Bang Jali. Ada proyek ngecat sekolah. [[money: Kuas ama roller lu beli di gue cepek gocap]]`,
    `Kami butuh sukarelawan berbayar uji klinis vitamin. [[money: Tes darah awal Rp 180.000 ditanggung relawan]], honor 2 juta cair di akhir`,
    `Fotografer wisuda freelance. [[heldPapers: Kamera atau ijazah ditinggal di studio sampai event beres]]`,
    `Nona, di hotel Labuan Bajo ada lowong. [[money: Nona bayar dulu kapal deng penginapan lewat om punya agen]], nanti hotel kasih kembali`,
    `[[task: Vote peserta idol di aplikasi kami, 10 vote dibayar 12 ribu]], bisa ulang tiap jam 😍`,
    `LOWONGAN PELINTING ROKOK
umur 18-35
[[money: seragam 2 stel 240, potong 2x gajian]]
lamaran titip pos`,
    `Terima kasih telah melamar sebagai analis data di Traveloka. [[impersonation/privateChat: Tes dilanjutkan bersama Mr. Dani di WhatsApp +63 9xx]]`,
    `Jadi kurir motor listrik. [[money: unit pakai DP sejuta, harian 45rb]], penghasilan tembus 6jt`,
    `Agen properti cari co-broker. [[money: Kartu anggota & pelatihan closing Rp 499rb]] wajib sebelum pegang listing`,
    `Yg udah keterima tgl 4 kumpul di stasiun. [[money: iuran bis ke pabrik 85, kasih ke Mas Tono]]. yg ga bayar ditinggal`,
    `Konten kreator dibutuhkan klinik gigi. [[keptPay: 8 video pertama portofolio dulu, belum ada fee]]`,
    `Peluang ke Selandia Baru petik kiwi, [[abroad: masuknya pakai eTA turis nanti convert]], [[money: paket 48jt]]`,
    `Halo Kak, kami dari tim penggajian shopeefood. [[identity: Mohon kirim foto buku tabungan, PIN aplikasi, dan selfie]]`,
    `Warung nasi padang Mak Uniang. [[sex: Cari 2 cewek]], [[maritalStatus: yg masih sendiri]], tidur di dalam`,
    `Our HR portal requires ID verification. [[money: The background screening cost, $35 in gift cards, is reimbursed on day one]].`,
    `Tukang parkir resmi dishub. [[money: rompi KTA 300 setor ke Om Beni tiap awal bulan 500]]`,
    `Jual akun ojek? Bukan, [[ownAccount: kami pinjam akun shopee seller kalian 350rb/minggu]]. Aman`,
    `Ditunjuk sebagai pengawas ujian. [[money: Peserta mentransfer uang konsumsi dan modul Rp 125.500 agar SK terbit]]`,
    `Kerja di spa Bali, [[looks: manis, bersih, tinggi min 160]]; [[heldPapers: akte dan ijazah disimpan madam]]`,
    `Ayah saya punya kenalan di PLN, bro. [[money: Empat puluh lima buat tiga kursi, bayarnya pas SK turun]]`,
    `Data entry untuk rumah sakit. [[file: Silakan pasang SIMRS.apk dari tautan ini]], izinkan akses pesan`,
    `[[oneTimeCode: Kode pendaftaran terkirim ke nomor ibu, mohon diforward ke nomor admin ya bu]]`,
    `mau kerja nempel stiker? [[money: 1 rol stiker diganti uang 70rb dulu]], balik lagi kalo udah ditempel semua`,
    `Loker sopir travel Malang-Juanda. [[money: Baret, lecet, tilang: sopir]]. Setoran 350`,
    `[[link: Cek hasil tes kamu di tinyurl.com/hasil-psikotes]]`,
    `Guru honorer SD Negeri. [[money: Untuk masuk dapodik ada biaya operator 2,5jt]]. Hubungi TU`,
    `TOEFL 500? Bisa kerja di kapal. [[money: Biaya proses 15 juta, dicicil selama di laut 40%]]`,
    `Halo, mau kerja dari rumah? [[highPay: Ketik ulang pdf 10 halaman 900 ribu]]. Tanpa target`,
    `SPG rokok event konser. [[looks: badan bagus, kulit terang]]. [[money: sepatu boots samakan, beli di korlap 230]]`,
  ],
  subtle: [
    `Tidak dipungut apa pun ya dek. [[money: Untuk map, foto dan fotokopi kami sediakan, diganti saja 55 ke Mbak Lilis]]`,
    `Kakak kan pegawai baru, [[money/ownAccount: nanti laptopnya diambil pakai nama kakak dulu di toko, angsurannya kantor yang transfer]]`,
    `Orang tua saya juga kaget awalnya. [[money/task: Saya mulai dari seratus ribu, satu jam jadi seratus enam puluh]]. Mau saya kenalkan ke pembimbing?`,
    `Supaya jadwalnya tidak digeser, [[money: setorkan tanda kesungguhan ke bagian administrasi]], nanti dikembalikan di hari pertama`,
    `Dek, [[heldPapers/identity: surat kelulusanmu biar aman sama Ibu saja dulu]], kalau sudah setahun ambil lagi`,
    `Nanti petugas yang telepon, [[oneTimeCode: sebutkan saja angka yang muncul di layar]], itu cuma sinkronisasi absensi`,
    `Kita lagi belum punya kas, [[money: kalau bisa belanja bahan pakai uang mbak dulu, Jumat saya kembalikan]] sekalian upahnya`,
    `Karena kantor pusat di luar, [[ownAccount: hasil jualannya numpang lewat rekening mas]], mas tinggal belikan USDT`,
    `Bilang saja ke tetangga mau umroh. [[abroad: Sesampai di Jeddah nanti ada yang antar ke rumah majikan]]`,
    `Sebulan pertama itu namanya adaptasi, [[keptPay: makan kami tanggung tapi upah mulai bulan berikutnya]]`,
    `Besok kakak datang saja. [[money: Nanti ada uang perlengkapan sedikit, dibayar di meja pendaftaran]], jumlahnya dijelaskan di sana`,
    `Saya tidak minta uang lho mas. [[money: Mas cukup ambil paketan produk kami, 6 botol]], buktinya mas serius`,
    `Pekerjaannya menguji pelayanan toko. [[task/money: Barang mas beli, nanti uang belanja plus upahnya kami kirim balik]]`,
    `Kita pake sistem kekeluargaan. [[keptPay: Gaji dikumpulkan di Ibu, tiap lebaran dibagikan]]`,
    `Formulir gaji ini pakai aplikasi bank kakak ya, [[oneTimeCode/identity: setelah masuk, bacakan nomor yang muncul]] ke petugas`,
    `Ambil kerja ini gampang, [[money: yang penting mobilnya dijamin dulu]], lima juta juga boleh dicicil`,
    `Cuma butuh nama saja kok bu, [[ownAccount/identity: nanti pinjaman cair masuk usaha kami, ibu dapat 10%]]`,
    `Anak saya juga di sana, aman. [[abroad: Turun di Batam nanti menyeberang malam, pagi sudah kerja di kebun]]`,
    `Kalau mau keluar sebelum setahun boleh, [[money: asal biaya didiknya dikembalikan]]`,
    `Ijazahnya di tempat kami bukan jaminan, [[heldPapers/identity: hanya arsip, nanti pas pamit diambil]]`,
    `Alhamdulillah adik sudah masuk daftar ya. Pak manajernya orang baik, beliau yang bantu nama adik naik ke atas.
[[money/keptPay: Soal tanda terima kasihnya nanti terserah keikhlasan, tapi yang kemarin-kemarin biasanya satu bulan gaji di depan.]]
Kalau sudah siap kabari saya, biar langsung saya bawa berkasnya.`,
    `Sore kak, jadwal trainingnya sudah keluar, mulai Kamis 3 hari di ruko Gading Serpong.
[[money/keptPay: Buat modul, snack sama sertifikatnya sudah disiapkan, kakak tinggal selesaikan di kasir sebelum masuk kelas ya, 385 aja.]]
Yang ikut sampai selesai langsung penempatan 🙂`,
    `Kerjanya santai, ditemani leader. Kakak cuma bantu toko naikin penjualan.
[[task: Nanti kakak checkout dulu barangnya seperti pembeli biasa, barangnya tidak dikirim, dan habis itu uangnya kembali plus bonus 15%.]]
Banyak ibu-ibu di grup yang sudah sebulan jalan`,
    `Bang, gaji aman 4,2. [[identity/heldPapers/ownAccount/oneTimeCode: Cuma bos minta SKCK sama ijazah SMA nya nginep di kantor dulu sampe kontrak kelar, biar sama-sama enak.]] Selebihnya bebas, libur minggu`,
    `[[abroad: Ada kenalan di Johor cari orang buat kedai makan.]] Tiket feri dia yang bayar.
[[abroad: Sampai sana pakai paspor melancong dulu, permitnya diurus sambil jalan.]]
Gaji RM1.800 bersih, tinggal di atas kedai.`,
    `Untuk menjaga keseriusan, posisi Kakak kami hold sampai jam 3 sore.
[[money/keptPay: Yang lain sudah pada amankan slotnya masing-masing, tinggal Kakak. 200 saja, nanti di gajian pertama balik.]]`,
    `Kontrak 2 tahun ya. [[money/keptPay: Tiga bulan pertama upahnya kita simpan dulu, baru keluar kalau sampeyan betah sampai habis kontrak.]]
Makan sama tempat tidur sudah ditanggung. Kerja di peternakan ayam Blitar, mulai kapan saja bisa.`,
    `Terima kasih sudah datang kemarin, Mas. Atasan saya cocok.
[[money/keptPay: Sebelum tanggal masuk, Mas kontrol kesehatan dulu di Klinik Anugerah dekat terminal, bilang saja titipan Pak Yon, kasirnya sudah tahu nominalnya.]]
Klinik lain tidak diterima ya Mas, hasilnya beda format.`,
    `hai, kerjaannya terima transferan aja kok. [[identity/heldPapers/ownAccount/oneTimeCode/money/keptPay: nanti ada uang masuk ke rek kamu dari customer, kamu terusin ke rek lain, tiap 10 juta kamu simpen 200rb]]
gampang kan, sambil kuliah juga bisa`,
    `Semua kandidat yang kemarin lolos rata-rata pakai tailor langganan kami, Bu. [[money/keptPay: Satu setel 340, kalau jahit di luar nanti warnanya beda dan tidak bisa masuk lini.]] Ukur badannya besok pagi di kantor penyalur.`,
    `Neng, teh Ida aya lowongan jaga toko di Batam, gajina lumayan. [[abroad: Tapi sabulan di Batam hungkul, tos eta mah nyebrang ka ditu, aya nu mapagkeun, paspor mah teu kudu mikir.]] Ulah bebeja ka bapa heula nya`,
    `Kakak nanti jadi kepala cabang di kotanya. [[money/keptPay: Kantor pusat hanya menitipkan stok awal 24 karton, nilainya ditanggung berdua, porsi kakak 1,9.]] Setelah stok datang baru gaji pokok jalan.`,
    `Oke data sudah masuk. [[identity/heldPapers/ownAccount/oneTimeCode: Terakhir, Kak, hadap kamera, kedip, geleng kanan kiri di tautan yang saya kirim, itu untuk absen wajah.]] Kalau muncul tulisan limit disetujui biarkan saja, memang tampilannya begitu.`,
    `Saya bantu masukkan lewat jalur saya, tidak perlu lewat HRD. [[money/keptPay: Adik tidak usah bayar sekarang, cukup teken surat ini: kalau keluar sebelum dua tahun, yang 12 juta dihitung balik ke kantor.]]`,
    `Puji Tuhan, nama ade su masuk. Kaka di kantor su bantu banyak, jadi [[money/keptPay: nanti kalau mau ke Timika ade jang lupa par bapak-bapak di dalam, satu setengah su cukup]]. Dong tunggu hari Sabtu.`,
    `Perusahaan menyediakan motor untuk operasional sales, bagus kan. [[identity/heldPapers/ownAccount/oneTimeCode/money/keptPay: Unitnya memang dibuat atas nama karyawan dulu, angsurannya nanti kita yang urus tiap bulan.]] Bawa KTP dan KK saja ke dealer besok, saya temani.`,
    `Berkas dari kakak sudah di meja pimpinan. [[money/keptPay: Supaya tidak bolak-balik, kontraknya dibawa kurir, kakak saja yang selesaikan dengan orangnya sebelum map diserahkan.]] Setelah itu tinggal berangkat.`,
    `Enggak ada potongan apa-apa kok. [[money/keptPay: Cuma tiap bulan ada simpanan wajib setengah gaji di koordinator, baru bisa diambil kalau yang bawa sudah dapat pengganti.]]
Kerjanya di kebun sawit Ketapang, rame-rame satu kampung`,
    `Hi Kak! Kita suka profilmu ✨ role-nya brand friend, [[task/money/keptPay: you just shop our catalogue tiap minggu pakai kartu sendiri, upload struknya, and we reimburse plus fee di akhir bulan]]. No interview needed, langsung onboard.`,
    `Bapak, anak Bapak tinggal satu langkah lagi jadi pegawai tetap. Yang belum lengkap hanya urusan dengan bapak yang kemarin. [[money/keptPay: Kalau kebun atau sapi bisa dilepas cepat, saya jamin bulan depan sudah pakai seragam.]]`,
    `Yang lain sudah pada beres, tinggal kakak. [[money: Seratus dulu juga boleh, sisanya nyusul sebelum jam 5]]`,
    `Bukan biaya masuk ya pak, [[money: cuma infak seikhlasnya minimal 300 buat panitia]], nanti namanya dinaikkan`,
    `Kami percaya penuh. [[ownAccount: Jadi barang elektroniknya dikredit atas nama kakak dulu]], cicilan dibayar kantor sampai lunas`,
    `Anggap saja menabung. [[keptPay: Separuh upah ibu kami simpankan sampai kontrak selesai]]`,
    `Supaya tidak hilang di kos, [[heldPapers/identity: sertifikat dan akta taruh di lemari kami saja dulu]]`,
    `Nanti dari bank ada yang nelpon kak, [[oneTimeCode: kalau ditanya, kasih aja nomor yang dia sebut di SMS]]`,
    `Sebelum ke penempatan, [[money: mampir dulu ke klinik langganan kami, bilang dari Pak Edi, di sana bayarnya]]`,
    `Rumahnya di perbatasan kok, [[abroad: dokumen belakangan, yang penting nyampe dulu nanti majikan yang urus]]`,
    `Tugas kakak cuma jadi pembeli contoh. [[task/money: Belanjakan dulu 200, sore masuk lagi 245]]`,
    `Saya titip paketan di rumah kakak. [[task/ownAccount: Nanti labelnya diganti, terus dikirim lagi ke alamat yang saya kasih]]`,
    `Nama kakak sudah di urutan pertama. [[money: Supaya tidak disalip, biasanya yang lain kasih uang rokok dulu ke bapaknya]]`,
    `Aplikasinya memang belum ada di Play Store, [[file: nanti saya kirim berkasnya, kakak tinggal pasang]]`,
    `Rekening kantor lagi diblokir pajak, [[ownAccount: sementara omset masuk ke tempat kakak ya]]`,
    `Kami ganti semuanya di akhir bulan, [[money: yang penting kakak jalan dulu pakai dana sendiri ke Makassar]]`,
    `Gampang kok, [[abroad: di sana nanti ganti nama di paspor, bos yang urus]], kerja jaga toko di Penang`,
    `Ibu tidak keluar uang, [[keptPay/money: kekurangannya kami ambil dari upah ibu sampai lunas]]`,
    `Nomor kakak saya daftarkan dulu, [[oneTimeCode: kalau ada enam angka masuk tolong diteruskan]]`,
    `Kita mulai dari yang kecil saja. [[task/money: Isi seratus, selesaikan lima pesanan, tarik seratus empat puluh]]`,
    `[[heldPapers/identity: Surat-surat penting sebaiknya dititip ke Ibu kepala]], di kamar rawan hilang`,
    `Boleh kerja tanpa jaminan, [[money: tapi yang tanpa jaminan gajinya setengah sampai 3 bulan]]`,
    `Masnya tinggal tanda tangan di sini. [[money: Kalau nanti tidak betah, uang pelatihan dan seragam jadi tanggungan mas]]`,
    `Saya titip pesan dari pimpinan: [[money: besok jangan datang tangan kosong, yang kemarin dua juta]]`,
    `Tokonya butuh kelihatan laku, [[task: kakak pura-pura pesan, nanti saya kasih 10% dari harga]]`,
    `Supaya masuk sistem, [[oneTimeCode: tolong screenshot kotak masuk SMS kakak hari ini]] dan kirim ke saya`,
    `Yang asli saya bawa dulu ya bu, [[heldPapers/identity: ijazah anaknya aman di saya sampai dia selesai kontrak]]`,
    `[[ownAccount: Ada kiriman dari luar, mampir di akun kakak semalam saja]], besok kakak belikan koin sesuai arahan`,
    `Bu, anaknya kami sekolahkan dulu. [[money: Biayanya nanti diganti kalau anaknya pulang sebelum dua tahun]]`,
    `Mobilnya bisa dibawa pulang, [[money: tapi ada yang harus ditinggal di kantor, boleh uang boleh BPKB]]`,
    `Bulan ini uang makan dulu ya, [[keptPay: gajinya kita lihat setelah lebaran]]`,
    `Di formulir tulis saja tujuan wisata, [[abroad: nanti di Bangkok dijemput orang saya]]`,
    `Pihak yayasan tidak meminta apa-apa. [[money: Cuma adatnya, yang masuk biasanya menyumbang untuk musala, seikhlasnya mulai 500]]`,
    `Kak, sistem kami baca nomor kakak belum aktif. [[oneTimeCode: Nanti ada pesan isinya angka, salin ke sini ya]]`,
    `Biar kakak tidak ragu, [[task/money: saya kasih contoh: kemarin adik saya titip 300, dua jam kemudian terima 390]]`,
    `Selama percobaan kami belum bisa janji apa-apa, [[keptPay: yang penting makan siang ada]]`,
    `Barang dari kami, kakak yang simpan. [[money: Kalau ada yang rusak atau tidak laku, kakak yang ganti ya]]`,
    `Rekening kakak kan sudah lama tidak dipakai. [[ownAccount: Boleh saya pakai sebentar, ada klien mau bayar]]`,
    `[[abroad: Jangan bilang ke orang dinas kalau mau kerja, bilang saja ikut keluarga]], nanti di Kuching kita ketemu`,
    `Bu, [[heldPapers/identity: akta sama rapor anak ibu ditinggal di asrama dulu]] sampai magangnya beres`,
    `Kontraknya dua tahun ya. [[money: Kalau mundur di tengah jalan, biaya asrama dan makan dihitung utang]]`,
    `[[money: Dokternya langganan kita, suntik dan ronsen 420]], habis itu langsung tanda tangan`,
    `Nama kakak sudah saya ketik di daftar. [[money: Yang penting ada niat baik dulu, kirim ke nomor ini seratus juga tidak apa-apa]]`,
    `Kami tidak menahan dokumen, [[heldPapers/identity: hanya disimpankan di lemari besi sampai masa kerja selesai]]`,
    `Gaji pertama memang agak lama, [[keptPay: biasanya turun setelah tiga bulan, makan ditanggung kok]]`,
    `[[task/money: Produk ini kakak beli dulu, nanti toko yang ganti plus ongkos lelah]], cuma buat menaikkan peringkat`,
    `Aplikasinya minta verifikasi, [[oneTimeCode: tolong kasih tahu saya angka yang kakak terima]]`,
    `Untuk sementara [[ownAccount/identity: gaji teman-teman lewat rekening kakak dulu, kakak bagikan]]. Rekening kantor masih proses`,
    `Tidak perlu pengalaman. [[money: Alat kerjanya kakak ambil di toko rekanan kami, notanya kami potong nanti]]`,
    `Kalau sudah di sana, [[abroad: paspor kasih ke Pak Lim, dia yang atur semuanya]]. Kerjanya di kedai, Johor`,
    `Berkas kakak kurang satu, [[money: surat sehat dari dokter kami, dua ratus ribu beres di tempat]]`,
    `Ini kesempatan keluarga saja. [[money: Titip 500 ke saya, nanti saya sampaikan ke atasan]]`,
    `Jatahnya tinggal satu, yang lain antre. [[money: Kalau ibu siap hari ini dua ratus, saya kunci buat anak ibu]]`,
    `Kerja dulu sebulan ya, [[keptPay: soal upah kita bicarakan kalau tokonya sudah ramai]]`,
    `Aku nggak minta apa2. [[money: Cuma laptop kantornya kan mahal, kakak titip 400 dulu, pulang kerja aku balikin]]`,
    `Biar gampang dikontak bank, [[oneTimeCode: kakak bacakan saja pesan yang baru masuk tadi]]`,
    `Surat aslinya titip di saya ya, [[heldPapers/identity: nanti kalau mau pindah kerja baru saya kasih]]`,
    `Kakak tinggal klik beli, barangnya nggak usah dikirim. [[task/money: Uangnya saya balikin lewat kasir toko plus jajan]]`,
    `[[ownAccount: Nanti ada yang transfer ke kakak, kakak tarik tunai terus kasih ke orang saya]]. Ongkosnya 200`,
    `Kamu nyebrang sama rombongan pengajian saja, [[abroad: sampai Malaysia pisah, nanti dijemput tauke]]`,
    `Kami percaya, tapi kasir sebelumnya kabur. [[money: Jadi sekarang ada uang pegangan sejuta]], kembali kok`,
    `Seragamnya beli di tempat kakak saya ya, [[money: bilang saja untuk karyawan baru, 275]]`,
    `Nanti kalau sudah cair gajinya, [[money: jangan lupa bagian saya sebulan ya, itu kesepakatan]]`,
    `Kak, HP kantor dikirim COD. [[money: Tolong diterima dan dibayarkan 275, klaimnya minggu depan]]`,
    `Ijazahmu disekolahkan dulu ya hehe, [[heldPapers/identity: di laci saya aman, ambil kalau sudah lulus masa kerja]]`,
    `Kita uji kepercayaan dulu. [[ownAccount/identity: Kartu ATM yang kosong dibawa besok, kami yang isi]]`,
    `Bapak cukup antar anaknya ke pelabuhan. [[abroad: Surat-surat di sana menyusul, majikan sudah nunggu di Tawau]]`,
    `Lumayan loh kak, [[task/money: putar 200 jadi 260 cuma bantu pesanan toko]]`,
    `Gaji ikut sistem, [[keptPay: bulan ini masuk tabungan perusahaan dulu, cair akhir tahun]]`,
    `Nomor kakak dapat giliran verifikasi, [[oneTimeCode: sebut enam angkanya pas saya telepon]]`,
    `Tidak ada pungutan. [[money: Untuk konsumsi dan kaos tim, patungan masing-masing 85]]`,
    `Gampang dek, [[money: siapkan amplop saja buat bapaknya]], besok langsung dipanggil`,
    `Bapak pembina orangnya nggak enakan. [[money: Paling ya dibelikan rokok dua slop]], nanti nama adik pasti naik`,
    `Selama orientasi kita latihan dulu, [[keptPay: hitungannya mulai bulan keempat]]. Yang rajin pasti betah`,
    `Ada paket datang atas nama kakak, [[money: kurirnya minta tujuh puluh lima, talangi saja dulu]]. Itu seragam kerja`,
    `Biar sistem kenal, [[identity: hadap kamera sebentar sambil baca nomor di kartu penduduknya]]`,
    `[[heldPapers/identity: Buku nikah sama akta biar di meja saya dulu]], formalitas saja kok bu selama kontrak`,
    `Nanti petugas tanya, [[abroad: bilang saja mau nengok kakak]]. Kebunnya dua jam dari Kuching`,
    `Tiket undian karyawan, [[money: satu orang lima lembar, selembarnya dua puluh]], wajib biar kompak`,
    `Klien kami transfer gede. [[ownAccount/identity: mampir ke punya kakak sehari, besok diteruskan ke bos]], ada jajannya`,
    `Layar kakak muncul enam digit kan? [[oneTimeCode: coba eja pelan2 ke saya]]`,
    `Mulainya dari yang kecil saja: [[task/money: masuk 50 keluar 65, masuk 500 keluar 700]]. Sambil jagain anak bisa`,
    `Nama ibu sudah aman. [[money: Tinggal bapak yang di ruangan itu belum disapa, biasanya orang2 satu setengah]]`,
    `Kerjanya gampang kok, [[ownAccount: terima uang dari orang, potong lima persen buat kakak, sisanya saya jemput]]`,
    `Kontrak asli saya pegang ya, [[heldPapers/identity: sekalian rapor sama ijazah SMA-mu biar satu map]]`,
    `Kalau petugas bandara tanya, [[abroad: jawab mau ikut lomba masak]]. Restorannya di Penang kok`,
    `Gaji kakak kami bulatkan di akhir musim, [[keptPay: sekarang makan dulu, catatannya ada di saya]]`,
    `[[money: Yang kemarin telat bayar dua puluh lima ribu langsung hilang jadwalnya]], sayang kan`,
    `Aplikasi kantor kirim kata rahasia ke kakak, [[oneTimeCode: ceritakan ke saya isinya apa ya]]`,
    `Saya cuma nitip order. [[task/money: kakak checkout pakai paylater kakak, cicilannya toko yang urus]]`,
    `Di tempat kami semua ikut program hemat. [[keptPay: Separuh pendapatan disisihkan di kantor, ketemunya pas kontrak kelar]]`,
    `[[money: Pendaftarannya nol rupiah, cuma biaya antar dokumen lewat kurir kami lima puluh]]. Kurirnya sudah di jalan`,
    `Saya sudah bicarakan ke bagian dalam. [[money: Mereka cuma minta dimengerti saja, ya kira2 tujuh ratus]], kalau berat bisa tiga ratus dulu`,
    `[[heldPapers/identity: Dokumen pentingnya kami rawat, biar tidak hilang di perantauan]]. Pulang nanti diambil lagi`,
    `Transaksinya atas nama kakak saja, [[ownAccount/identity: kami yang jalankan, kakak tinggal terima beres sejuta sebulan]]`,
    `[[keptPay: Bulan-bulan begini belum bisa kasih apa2, anggap saja investasi ilmu]]. Teman2 yang lain juga begitu`,
    `[[money: Kaosnya memang wajib sama, di tempat lain tidak ada jual, seratus dua puluh per potong]]. Besok apel pagi`,
    `Nanti naik mobil pick up ya, [[abroad: jangan bawa KTP, di sebelah sana sudah ada yang urus]]. Kerja ladang, gajinya ringgit`,
    `Ada titipan barang dari luar negeri untuk kantor, [[money: bea masuknya kakak dulu yang selesaikan, 850]]. Invoice menyusul`,
    `[[oneTimeCode: Kalau ada bunyi masuk, buka terus bacain pelan2 ya bu, saya yang ketik]]`,
    `Grup kita saling bantu. [[task/money: Giliran kakak bantu modal 150, besok giliran kakak dapat 240]]`,
    `Pak, [[money: dokternya bilang ada catatan sedikit di paru, tapi bisa dibantu, dua ratus lima puluh saja]]. Besok langsung fit to work`,
    `Kursinya saya tahan sampai magrib ya, [[money: tergantung bapak mau menghargai saya berapa]]`,
    `Kalau nanti uangnya masuk, [[ownAccount: jangan dipakai dulu, itu titipan, anak buah saya ke rumah]]. Buat kakak lima persen`,
    `[[keptPay: Anggap saja kuliah gratis, dapurnya kami ajari, uangnya nanti kalau sudah mahir]]`,
    `Satu syarat kecil: [[heldPapers/identity: rapor dan kartu keluarga yang asli menginap di sini]]. Tenang, ada kuitansinya`,
    `Biasanya habis tanda tangan [[money: makan bersama, yang baru yang traktir, sekitar tiga ratusan]]`,
    `Ada bingkisan peserta dari pusat. [[money: Kakak cukup selesaikan ongkirnya enam puluh ke kurir]]`,
    `[[abroad: Kita lewat laut saja biar tidak antre cap]]. Gaji sama, malah tidak dipotong agen`,
    `Supaya toko cepat naik, [[task/money: kakak pura2 beli, barangnya kotak kosong, uang kembali berikut jajan]]`,
    `Nomor kakak mau didaftarkan ke mesin absen, [[oneTimeCode: nanti ada enam angka, kabari saya cepat ya sebelum hilang]]`,
    `Bapak tidak usah repot, [[money: cukup sediakan uang bensin orang yang mengantar SK, dua ratus]]`,
  ],
  clean: [
    `Seleksi hari ini selesai. Yang lolos akan dihubungi lewat email kantor, yang belum silakan coba lagi bulan depan. Tidak ada pungutan.`,
    `Butuh sopir katering, SIM A, uang bensin diberi tiap pagi, sisa dikembalikan sore. Gaji 95rb/hari`,
    `Ibu Kasir: tolong setor 2 juta ke BRI sebelum jam 3, bukti taruh di laci saya`,
    `Kepala gudang. Bertanggung jawab atas barang hilang dan selisih stok, membuat laporan. Gaji 5jt. hrd@gudangjaya.co.id`,
    `Sudah 2 hari aku ditelepon nomor asing, katanya lulus di Pertamina, suruh pesan hotel lewat mereka. Aku biarin aja`,
    `Pembayaran seragam sekolah gelombang 2: 450rb, transfer ke bendahara komite.`,
    `Kerja di toko kue, masuk jam 6, gaji 1,7jt, seragam dipinjami, ijazah cukup fotokopi`,
    `Pak, uang muka gaji saya 500rb sudah masuk. Nanti dipotong bulan depan ya, terima kasih.`,
    `Dibutuhkan reseller? Tidak. Kami cari karyawan tetap packing, UMR, BPJS, kontrak 1 tahun. Alamat: Jl Kaliurang 12`,
    `Lowongan mekanik: gaji pokok 2,5jt + bonus. Alat disediakan, kerusakan akibat pemakaian wajar ditanggung bengkel`,
    `Magang di kantor notaris: menata sertifikat tanah klien, fotokopi KTP dan KK, mengantar berkas ke BPN`,
    `Undangan interview: Kamis 10.00. Bawa CV, fc KTP, fc ijazah. Parkir motor 2rb. Tanpa biaya.`,
    `Kak, kelas persiapan IELTS 1,2jt bisa 2x bayar, DP 600rb. Mau daftar yang batch mana?`,
    `Kami tak memakai Telegram. Undangan asli hanya dari recruitment@bukitasam.co.id`,
    `Mbak Sus, gaji bulan ini saya tf 2,5jt ya, potongan kasbon 300rb sudah termasuk.`,
    `Admin kurir: memeriksa uang COD yang disetor kurir, mencatat selisih, melapor ke SPV`,
    `Rombongan KKN: iuran 350rb/orang buat makan sebulan, tf ke Dita`,
    `PMI yang akan cuti: bawa paspor asli dan kontrak ke KDEI untuk legalisasi. Gratis.`,
    `Info dari BNI: jangan beri tahu PIN, OTP, atau nomor kartu kepada siapa pun. Bank tidak pernah menanyakan.`,
    `Loker fotokopian dekat kampus. Bisa mesin, jujur. Upah harian 65rb, makan siang. Tanya Pak Joko di tempat`,
    `Tes kesehatan bagi pegawai lama dijadwalkan Rabu, hasil diserahkan ke HR, biaya kantor`,
    `Seorang ibu di Brebes mengadu: ijazah anaknya ditahan pabrik dan diminta tebusan 3 juta. Disnaker memediasi.`,
    `Kami butuh content writer. 75rb per artikel dibayar tiap Jumat. Contoh tulisan ke redaksi@kabarjogja.id`,
    `Data entry paruh waktu di perpustakaan. 20 jam seminggu, 18rb/jam. Daftar ke meja sirkulasi`,
    `Kerja ke Jepang lewat SSW: ikuti ujian JFT, biaya ujian dibayar ke Prometric langsung, bukan ke kami. LPK Sakura, izin Disnaker`,
    `Loker driver ojek pangkalan? gak ada. Tapi bengkel Pak Min cari tambal ban, 70rb sehari makan 2x`,
    `Akun karyawan kamu sudah aktif. Ganti kata sandi di portal intranet, jangan bagikan ke orang lain. -IT`,
    `Sewa mobil lepas kunci 300rb/hari, jaminan motor + KTP. Ready Avanza, Xenia`,
    `CS pinjaman: verifikasi KTP dan selfie nasabah, cek rekening, edukasi tidak membagikan OTP. Gaji 4jt`,
    `Lowongan guru SD swasta. Honor 1,8jt, dibayar tgl 25. Microteaching Sabtu. Lamaran ke TU sekolah`,
    `Temenku kerja di Kamboja, pulang2 trauma. Paspornya diambil, hp disita. Please jangan ada yg nyusul`,
    `Bazar UMKM: sewa meja 150rb, bayar di tempat, listrik gratis`,
    `Hai Rani, ini dari HR Sinarmas. Kontrak kamu sudah siap, tanda tangan di kantor ya Senin jam 9. Tidak usah bawa apa-apa selain KTP.`,
    `Toko mainan butuh SPG/SPB event weekend. 150rb/hari + makan. Seragam dari kami. Datang ke counter lt 2`,
    `Kalau mau jadi driver kami, mobil dari kami, tanpa jaminan, setoran 150rb dari hasil. Sisanya buat kamu`,
    `Reimburse: tiket kereta dan hotel dinas bulan lalu cair Jumat, bukti serahkan ke Nita`,
    `Jualan pulsa yuk kak, modal 100rb dapat aplikasi konter. Ini usaha sendiri ya`,
    `Lowongan Telemarketing kartu kredit: menelepon nasabah, data disediakan bank, gaji UMP + komisi 50rb per kartu`,
    `Beasiswa D1 perhotelan, biaya kuliah 0, uang saku 500rb. Daftar di kampus sampai 20 Des`,
    `Mencari teman sekamar kos 800rb bagi dua, deposit 300rb dipegang ibu kos`,
    `Perusahaan kami menyediakan tiket PP dan mess untuk karyawan site, tidak ada biaya dari kandidat. MCU di klinik perusahaan gratis.`,
    `Tour leader: pesan hotel dan tiket untuk rombongan, bayar ke vendor pakai kas kantor. Pengalaman 2 tahun`,
    `Halo kak, kostum cosplaynya jadi disewa? 120rb/hari, DP 50rb, KTP ditinggal ya sebagai jaminan`,
    `Ditpolairud menggagalkan pengiriman 14 calon PMI ilegal ke Malaysia lewat Batam.`,
    `Guru baru: gaji selama masa percobaan 100%, dibayar tanggal 1. SK setelah 3 bulan.`,
    `Mas, minta tolong kirim foto KTP buat ngurus BPJS ya. Aku di HR, ketemu di kantor juga boleh`,
    `Yayasan kami menyalurkan ART tanpa potongan gaji. Majikan yang bayar jasa penyalur.`,
    `Teknisi wifi: pasang modem, terima pembayaran pemasangan dari pelanggan, setor ke admin. UMK`,
    `Kak, pembayaran skripsi bimbingan 500rb ditransfer sebelum sidang ya. Makasih`,
    `Pekerja lepas panen: 110rb sehari, makan dua kali, dijemput truk jam 5. Kumpul di balai desa`,
    `Untuk warga yang ditawari kerja ke Dubai oleh Bu N: ternyata tidak berizin. Mohon hati-hati.`,
    `Outlet kami cari kru. Seragam dan training gratis, gaji training 80%. Tidak tahan ijazah. Kirim CV: karir@kopikenari.id`,
    `Penilai hotel (mystery guest) kontrak: menginap dibayar kantor, laporan 5 halaman. S1 pariwisata. Lamar di situs kami`,
    `Bantu vote anak saya lomba foto ya, like postingan nomor 7. Makasih banget`,
    `Laporan kas: terima setoran kurir 3,4jt, bayar bensin 600rb, sisa di brankas`,
    `Bapak, kursi roda yang disewa dikembalikan hari Sabtu, deposit 200rb kami balikin ya`,
    `Kerja di Korea via EPS-TOPIK: pendaftaran di siskop2mi, ujian bayar ke bank yang ditunjuk BP2MI. Jangan lewat perorangan`,
    `Lowongan juru bayar proyek: membayar upah tukang harian, menyimpan bukti, melapor ke kantor. Jujur. 3,5jt`,
    `Ada yang tau daftar mitra Grab lewat mana? katanya gratis di aplikasi ya? takut kena calo`,
    `Karyawan kontrak yang selesai: ijazah yang dulu dititipkan dapat diambil di HR, bawa tanda terima.`,
    `Bu, saya sudah transfer 350rb untuk seragam anak. Mohon kuitansinya`,
    `Loker apotek: AA/TTK, STR, gaji 2,9jt, tunjangan SIP. Alamat Jl. Gejayan 40. Telp 0274 123456`,
    `Pegawai yang menghilangkan ID card lapor HR, cetak ulang 25rb`,
    `Dibuka: Kelas jahit gratis dari Dinas Perindustrian, kain disediakan, uang harian 40rb`,
    `Sales mobil. Gaji + komisi 1jt/unit. Tidak ada target bulan pertama. Pakaian dan name tag dari dealer.`,
    `Pengakuan korban: awalnya dibayar 15rb tiap follow, lalu diminta setor 500rb sampai 20jt. Uang tidak kembali.`,
    `Kami koperasi simpan pinjam butuh AO: menilai jaminan, survei rumah anggota, menagih angsuran harian. SMA`,
    `Undangan: briefing panitia wisuda, bawa KTM, konsumsi tersedia. Honor 100rb dibayar setelah acara`,
    `Tolong isi form cuti di https://hr.kantor.co.id/form sebelum Jumat`,
    `DP katering nikahan 2jt, pelunasan H-7 ya mbak. Menu sesuai daftar`,
    `Staf admin SIM: melayani pemohon, foto, input NIK. Formasi honorer, seleksi di kantor, gratis`,
    `kerja di cafe temenku asik, gaji 2jt, ga ada potongan, ijazah ga ditahan. mau aku kenalin?`,
    `Modem dan laptop dipinjamkan perusahaan, dikirim dengan biaya kami. Tanda terima ditandatangani saat barang sampai.`,
    `Perawat magang: uang saku 1jt per bulan, makan, sertifikat. MoU kampus. Berkas lewat kampus`,
    `Polisi menyita 200 kartu ATM hasil jual beli rekening. Pemilik rekening bisa ikut dipidana.`,
    `Driver taksi: mobil dari pool, jaminan tidak ada, komisi 40%, SIM A. Datang bawa SIM dan KTP untuk diperiksa`,
    `Kuis berhadiah pulsa: follow dan share postingan ini, pemenang diundi Minggu. -Toko Buku Rimba`,
    `Penitipan anak cari pengasuh. 1,9jt, libur Minggu, makan. Wawancara di tempat, bawa fotokopi KTP`,
    `Seller: kak bayar dulu ya baru barang dikirim, transfer ke BCA toko. Total 230rb + ongkir`,
    `Asisten apoteker, gaji dibayar tiap tanggal 28, tidak ada penahanan ijazah maupun uang jaminan.`,
    `⚠️ WASPADA PENIPUAN ⚠️
Beredar surat panggilan tes yang mengatasnamakan RS kami dan meminta peserta mentransfer biaya hotel dan tiket pesawat.
RSU Mitra Sentosa TIDAK PERNAH memungut biaya apa pun dalam rekrutmen.
Bila menerima pesan seperti itu, abaikan dan laporkan ke bagian humas.`,
    `Min mau tanya, ini penipuan bukan ya? tadi ada yang WA katanya saya keterima di pabrik trus disuruh bayar 300rb buat seragam. saya belum transfer sih, takut. kalo beneran perusahaan emang suka minta gitu?`,
    `Lowongan Staf Keuangan Koperasi Simpan Pinjam (Salatiga)
Tugas:
- mencatat setoran dan penarikan simpanan anggota
- menagih angsuran pinjaman ke rumah anggota
- mengelola deposit berjangka dan menyetor kas ke bank tiap sore
D3 Akuntansi, bisa Excel, punya motor
Lamaran diantar ke kantor jl. Diponegoro jam kerja`,
    `Warung Soto Bu Tum butuh 1 orang bantu dapur & antar mangkok. Masuk jam 6 sampe jam 2 siang. Sehari 70rb, makan 2x, libur jumat. Deket pasar Wage Purwokerto, dateng aja lgs ketemu Bu Tum ato WA 0813-xxxx-xxxx`,
    `Undangan interview
Sdr. diminta hadir Selasa 09.00 di kantor PT Graha Beton, Gresik.
Mohon membawa KTP asli dan ijazah asli untuk ditunjukkan kepada petugas (langsung dikembalikan), serta 1 lembar fotokopi.
Parkir dan makan siang gratis.`,
    `Perawat lansia ke Jepang program Tokutei Ginou (SSW)
Penempatan oleh P3MI PT Bahana Karya Mandiri, SIP3MI No. 214/2023, cek di siskop2mi
Syarat: sertifikat JFT Basic A2 + skill test kaigo
Kontrak kerja ditandatangani sebelum berangkat dan dilaporkan ke BP3MI Semarang
Sosialisasi gratis di Disnaker Kendal hari Kamis`,
    `seragam kerja 3 setel, sepatu safety dan APD lengkap ditanggung perusahaan, MCU dibayar kantor, uang makan 25rb/hari. gaji UMK Gresik. posisi welder 3G, pengalaman 1 th. bawa lamaran ke pos satpam`,
    `bro uang kas futsal kantor bulan ini 50rb ya, transfer ke rekening gua BCA kayak biasa. yg belom bayar seragam tim juga sekalian 120rb, paling lambat jumat`,
    `Kami sekeluarga mau pindah ke Malang bulan depan, ada yang tau kos putri deket UB? bayar di depan 3 bulan gapapa, deposit juga gpp asal dibalikin`,
    `Sudah masuk laporan ketiga minggu ini: akun "HRD Indofood Official" minta pelamar beli voucher game lalu kirim kodenya. Jangan dilayani ya teman2, itu palsu. Simpan buktinya & lapor ke polsek.`,
    `LOKER CS ONLINE SHOP (hijab) — Solo
Jobdesk: balas chat pembeli, input resi, proses refund & retur, cek bukti transfer customer
Gaji 2,3jt + bonus closing
Kerja di kantor Laweyan 08.00–16.00, Minggu libur
Kirim CV ke karir@hijabmelati.example atau antar langsung`,
    `Halo kak Dimas, selamat ya kamu diterima sbg Junior Graphic Designer 🎉
Laptop dipinjamkan kantor mulai hari pertama, ga perlu bawa punya sendiri.
Nomor rekening utk gaji nanti diisi di form HR waktu onboarding di kantor hari Senin, setelah kontrak ditandatangani.
Sampai ketemu!`,
    `Pengumuman Dinas Tenaga Kerja Kab. Lombok Timur
Bagi calon PMI, pastikan perusahaan penempatan terdaftar. Jangan mau diberangkatkan dengan visa turis, jangan serahkan paspor kepada calo, dan jangan bayar DP keberangkatan kepada perorangan.
Pengaduan: datang ke loket 3 kantor dinas.`,
    `Bu mohon maaf, tagihan les Keysa bulan Oktober 250rb belum masuk ya, bisa ditransfer ke rek BSI a.n. bimbel. terima kasih 🙏`,
    `Dicari admin media sosial utk klinik gigi di Pekanbaru. Tugas: bikin konten, balas komentar & review Google dari pasien, naikin follower scr organik, bikin laporan like dan reach bulanan. Gaji 3,5jt. S1/D3 semua jurusan. Lamaran via loket pendaftaran klinik, up. drg. pemilik`,
    `curhat dikit, dulu gw pernah kena tuh yg tugas like youtube, awalnya dibayar 20rb trus disuruh deposit 500rb. ilang 2 juta. makanya skrg klo ada yg nawarin gituan gw block. stay safe ya semua`,
    `Petugas loket tiket & admin parkir Kebun Raya Purwodadi, kontrak 6 bln. Bertanggung jawab atas uang tiket masuk, deposit gelang pengunjung, dan setoran harian ke bendahara. Min SMA, usia minimal 18 tahun. Berkas diantar ke kantor pengelola.`,
    `Toko bangunan Sumber Rejeki (Klaten) cari sopir pick up + kuli angkut. SIM A hidup. 100rb/hari, rokok & makan siang. Datang ke toko bawa KTP & SIM buat dilihat. WA toko 0882-xxx-xxx, tanya Mas Bagus`,
    `Kami TIDAK memungut biaya, TIDAK menahan ijazah, dan TIDAK meminta OTP. Kalau ada yang mengaku HRD kami dan minta transfer uang seragam, itu bukan kami.
Lowongan aktif minggu ini: barista (2), kitchen (1), penempatan Cimahi.
Walk in interview Sabtu 10.00 di kedai.`,
    `Info buat yg lulus tes tahap 2: tiket kereta PP dan penginapan sudah dipesankan perusahaan, peserta tinggal tunjukkan KTP di loket. Uang saku 150rb dibagikan di hari pertama. Gausah bawa uang banyak ya`,
    `Dibuka pelatihan menjahit GRATIS di BLK Pasuruan, 30 hari, dapat modul, makan siang & uang transport. Sertifikat BNSP. Daftar langsung di BLK, bawa fotokopi KTP & ijazah. Kuota 16 org`,
    `Ini modus lagi rame di Purwakarta:
1. Ngaku orang dalam pabrik
2. Minta 2-5 juta buat "uang kopi"
3. Abis ditransfer nomornya mati
Yang kena kemarin 40 orang. Tolong sebar ke adek2 kita yg lg nyari kerja, jangan sampe kejebak calo`,
    `Permisi, mau nanya kak. Untuk posisi admin gudang, apakah ada biaya pendaftaran atau training? Lalu ijazah asli perlu ditahan tidak ya? Soalnya saya mau pastikan dulu sebelum kirim lamaran. Terima kasih.`,
    `tim, inget ya: jangan pernah minta OTP ke customer, jangan kirim link selain dari web resmi, refund cuma lewat sistem. kemaren ada agent yg kena SP gara2 minta customer transfer ke rek pribadi`,
    `Lowongan Teller BPR Artha Pusaka — Banyumas
Tanggung jawab:
• melayani setoran, penarikan dan transfer nasabah
• verifikasi KTP dan selfie nasabah pembukaan rekening
• menjaga kerahasiaan PIN dan data
Lulusan D3/S1, teliti. Gaji sesuai UMK, BPJS lengkap.
Lamaran tertulis ke kantor pusat, Jl. Jend. Sudirman`,
    `Jual seragam pramuka & putih abu2 second, kondisi 90%. 75rb/stel. Bayar dulu baru kirim ya, no COD. Bisa transfer BCA/Dana. Lokasi Cirebon`,
    `Woro-woro! Arisan RT pindah ke rumah Bu Sri, iuran 20rb + uang konsumsi 10rb ditransfer ke bendahara. Yg mau ambil undian bulan ini kabari ya`,
    `Dok, hasil MCU karyawan baru bulan ini sudah keluar 14 orang, invoice klinik 8,4jt sudah saya ajukan ke finance untuk dibayar kantor. Mohon tanda tangan di lembar persetujuan`,
    `lowongan guru ngaji TPQ Al Ikhlas (Jepara), ba'da ashar senin-kamis, bisyaroh 600rb/bulan + beras 10kg. diutamakan hafal juz 30. silakan sowan ke rumah Pak Kyai`,
    `Kabar baik 🙌 kontrak kamu sbg sales motor diperpanjang. Komisi penjualan Oktober 1.250.000 ditransfer perusahaan tgl 5. Uang bensin & pulsa diganti setelah kumpul nota ya, batas klaim tgl 28`,
    `Penempatan Korea G to G (EPS) hanya lewat BP2MI/KP2MI, tidak ada jalur belakang. Pendaftaran ujian EPS-TOPIK online di situs resmi, dan biaya ujiannya dibayar sendiri ke bank yang ditunjuk dengan kode bayar atas nama peserta. Jangan percaya siapapun yg ngaku bisa meluluskan.`,
    `Ngapunten sedherek, anakku wis rong dina iki ditawani kerjo nang Kamboja, gaji 15 yuto. Aku kuatir kuwi ora bener. Nek lapor nang endi yo? Durung mangkat kok, isih nang omah`,
    `Loker kasir minimarket Berkah Mart (Tegal)
- SMA/SMK, bisa komputer
- terbiasa pegang uang, selisih kas dicatat dan dilaporkan ke kepala toko
- jaga counter pulsa, top up e-wallet, token listrik & tarik tunai
gaji 2,1jt + BPJS, shift pagi/sore
antar lamaran ke toko`,
    `Recruiter di sini. Small reminder: we never ask candidates for money, deposits, gift cards or passwords. If someone using our name asks you to pay for a laptop or training, it's a scam - please forward it to our official careers page.`,
    `PT SINAR PANGAN MAKMUR — Mojokerto
Kami membuka lowongan:
1. Operator Filling (6 orang)
2. Analis Lab QC (1 orang)
3. Teknisi Boiler (2 orang)

Kualifikasi umum:
- SMK Kimia / Mesin / Listrik atau D3
- Bersedia kerja shift
- Usia minimal 18 tahun

Fasilitas:
- Gaji sesuai UMK Mojokerto
- BPJS Kesehatan & Ketenagakerjaan
- Seragam, sepatu safety dan tes kesehatan ditanggung perusahaan
- Makan & bus jemputan

Lamaran ditujukan ke HRD, diantar ke pos keamanan pabrik.
Rekrutmen tidak dipungut biaya. Hati-hati calo yang menjanjikan lolos dengan membayar.`,
    `Cari temen kerja potong rambut di barbershop Gg. Kelinci, Medan. Bagi hasil 50:50, alat pake punya kita. Belum lancar gpp nanti diajarin gratis. wa aja 0831xxxxxxx (Bang Rian)`,
    `mbak jangan lupa besok interview di bank nya bawa ktp, sim, ijazah asli + transkrip buat dicocokin ya, trs pake baju rapi. semangaat 💪 mama doain`,
    `Thread: gimana gue hampir ketipu lowongan "admin Shopee". Mereka minta gue install apk, katanya buat absensi. Pas gue tanya alamat kantor, malah disuruh share kode OTP. Langsung gue blokir. Kalau kalian ngalamin: matiin internet, uninstall, ganti PIN m-banking.`,
    `Guys yg ikut outing ke Dieng tolong lunasi ya, tiket bus + homestay 385rb, DP 150 udh masuk 22 orang. sisanya transfer ke rek Mbak Lia finance. Kantor subsidi 200rb/orang`,
    `KOREKSI: di postingan tadi tertulis "biaya training 500rb", yang benar perusahaan MEMBERI uang saku training Rp500.000 kepada peserta. Mohon maaf kekeliruannya. Peserta tidak membayar apa-apa.`,
    `Nelayan/ABK lokal utk KM Rejeki Samudra, pelabuhan Bitung, sistem bagi hasil, perbekalan ditanggung juragan. Buku pelaut boleh diurus belakangan bareng kami, kami yg bayarkan. Ketemu lgs di dermaga Pak Alex`,
    `Yth. pelanggan, tagihan listrik Anda bulan ini Rp 318.450, bayar sebelum tanggal 20 agar tidak kena denda. Abaikan bila sudah membayar.`,
    `Assalamualaikum Bu Kades, untuk sosialisasi besok kami dari P3MI PT Citra Insan Mulya (SIP3MI 77/2024) membawa job order resmi perawat ke Jerman. Kontrak kerja dalam dua bahasa, biaya visa dan tiket ditanggung pemberi kerja. Silakan warga memeriksa nama kami di situs KP2MI sebelum mendaftar di LTSA.`,
    `Ada yg pernah kerja di yayasan penyalur deket terminal Bekasi? katanya nahan ijazah sama minta 1,5jt ya? minta infonya dong sblm temen gw kesana`,
    `Telesales kartu kredit (kantor Sudirman). Tugas: menelpon nasabah dari database, menjelaskan produk dan biaya tahunan, membantu pengisian formulir aplikasi, follow up dokumen KTP & NPWP nasabah. Dilarang meminta OTP/CVV. Gapok 4,9 + insentif. Lamar lewat portal karier resmi.`,
    `Dompet jatuh di sekitar stasiun Lempuyangan, isi KTP, SIM, kartu ATM a/n inisial R. Yang nemu tolong hub sy, ada imbalan 200rb. Terima kasih orang baik`,
    `Tukang las panggilan butuh helper 2 org, proyek kanopi di Samarinda seminggu. Harian 130, bayar tiap sore kontan. Makan ditanggung. Yg rumahnya jauh bensin saya ganti. Minat wa 0852-xxxx-xxxx Pakde Slamet`,
    `hasil rapat: per januari peserta magang ga usah bayar lg buat kartu akses, ditanggung GA. uang jaminan kunci loker 50rb yg lama dikembalikan semua paling lambat tgl 15, tolong didata ya nik`,
    `Kutipan berita: "Polisi menangkap S (41) yang menjanjikan korban bekerja sebagai pegawai kereta api dengan syarat menyetor Rp 60 juta. Korban diminta datang membawa ijazah asli lalu ditelantarkan di stasiun." Bagikan supaya tidak ada korban lagi.`,
    `Kakak2 HRD, sy lulusan SMK TKJ 2024 asal Wonosobo, bisa instal jaringan, crimping, dikit2 mikrotik. Siap kerja dimana aja, siap shift. Kalau ada lowongan kabari ya kak, nomor di bio. Mohon maaf saya tidak bisa kalau yg pakai bayar2 di depan 🙏`,
    `Penjaga vila: gaji 2jt, makan, listrik & air gratis. KTP cukup fotokopi. Hubungi Pak Made di vila`,
    `Uang pengembangan sekolah anak Bapak masih kurang 1,2jt, bisa dicicil sampai Maret. Terima kasih -TU`,
    `Kak, ukuran seragam kamu apa? Kantor mau pesan minggu ini, gratis kok.`,
    `Perjalanan dinas: pesan tiket lewat travel langganan kantor, tagihan ke finance, jangan bayar sendiri.`,
    `Kreator yang mau kerja sama: kami kirim produk, upload 1 video, fee 350rb cair 7 hari setelah tayang. Kontrak via email brand`,
    `Saldo e-toll mobil kantor tinggal 20rb, tolong isi pakai kas kecil ya Pak Udin`,
    `Tanya dong, kalau kerja di vila KTP harus dititip ya? Aku agak takut.`,
    `Peserta magang Jepang: paspor dibuat sendiri di imigrasi, biaya 350rb dibayar ke negara lewat bank. Simpan paspor masing-masing.`,
    `Rumah sakit tidak membuka jalur khusus. Yang menawarkan dengan imbalan mohon dilaporkan.`,
    `Kami cari host live. Gaji pokok 2,8jt + komisi. Studio Bandung. Portofolio ke talent@livekita.id`,
    `Majikan baru saya baik, gaji utuh tiap bulan, paspor saya pegang sendiri. Agen tidak potong.`,
    `Lowongan steward hotel: cuci piring, 2,3jt, BPJS, makan. Pecah belah ditanggung hotel`,
    `Bendahara masjid: infak Jumat 3,2jt, dipakai bayar listrik 800rb.`,
    `PT Nikomas buka rekrutmen di Disnaker Serang, tidak pakai uang sepeser pun`,
    `Ada SMS kode masuk ke hp mama? Jangan dikasih ke yang telepon ya ma, itu penipu`,
    `Petugas sensus: mendata KTP dan KK warga dari rumah ke rumah, honor 3jt, pelatihan 2 hari dibayar`,
    `Tim IT: pasang aplikasi absensi versi baru dari Play Store, yang lama dihapus`,
    `Sales perumahan. Gaji 2jt + komisi 1% dari penjualan. Booking fee konsumen disetor ke kasir.`,
    `Kurir: antar dokumen, ongkos parkir diganti, gaji 2,1jt + bensin`,
    `Bantuan modal usaha dari Baznas, 2 juta per orang, tidak dikembalikan. Daftar di kelurahan bawa KTP`,
    `Klinik kami melayani MCU calon karyawan, paket 350rb, hasil 1 hari. Bayar di kasir klinik.`,
    `Interview via Google Meet Selasa jam 2, tautan di undangan kalender dari hr@nusatek.com. Siapkan KTP untuk ditunjukkan.`,
    `Gaji karyawan baru dibayar prorata di bulan pertama, sisanya normal. -HR`,
    `Waspada! Akun @hr_evelyn bukan staf kami.`,
    `Aku jualan risol, 10rb isi 4. Bayar pas ketemu aja`,
    `Operator SPBU: bersedia shift malam, jujur, selisih kas dilaporkan. 2,6jt`,
    `Anggota koperasi: simpanan pokok 100rb dan wajib 20rb per bulan dipotong dari gaji sesuai kesepakatan anggota`,
    `Kemarin aku lolos jadi figuran, dibayar 250rb, makan 2x. Gak ada biaya join.`,
    `ABK kapal penyeberangan Ketapang. BST dan buku pelaut milik sendiri, gaji 3,4jt. Lamar di kantor ASDP`,
    `Pengajar bimbel. Fee 45rb/sesi. Modul dari kami. Microteaching online gratis`,
    `Bu, kasbon saya 500rb dipotong 2x saja boleh?`,
    `Sewa laptop buat WFH 250rb/bulan, deposit KTP. Promo akhir tahun`,
    `Relawan acara lari: kaos, makan, uang transport 75rb. Isi form di situs panitia`,
    `Teller koperasi: mencatat setoran dan penarikan anggota. Jujur. 2jt. Datang langsung`,
    `Hati-hati lowongan pembungkus permen, bahan suruh beli dulu, hasil tidak pernah dibayar.`,
    `Selamat, kamu mulai kerja Senin! Seragam ambil di gudang, tidak ada potongan. Bawa fotokopi rekening ke HR di hari pertama.`,
    `Peserta UTBK bayar 200rb lewat bank yang tertera di kartu, paling lambat jam 12`,
    `Mitra pengemudi: daftar gratis di aplikasi, jaket opsional 150rb bisa beli di kantor cabang, tidak wajib`,
    `Kerja paruh waktu di kebun stroberi, petik 5rb/kg, dibayar sore itu juga`,
    `Ibu kos: listrik kamar 3 naik jadi 150rb, dibayar bareng sewa`,
    `Rekrutmen Pelindo hanya di pelindo.co.id/karier. Surel gratisan bukan dari kami.`,
    `Kakak yang pesan risoles 3 box, totalnya 135rb, boleh transfer sekarang ya`,
    `Kami butuh penulis ulasan buku, honor 150rb per ulasan terbit, naskah ke redaksi@majalahbaca.id`,
    `Isi formulir kehadiran rapat di s.id/rapat-senin, terima kasih`,
    `Developer: publish APK ke internal track, perbaiki bug, dokumentasi`,
    `Barista senior, gaji 4jt + service. Pengalaman 2 thn. Walk-in Sabtu jam 10 di outlet Dago`,
    `MSC Cruises melalui PT Ratu Oceania Raya (SIUPPAK terdaftar) membuka seleksi. Calon pelaut membayar paspor dan CCM sendiri ke instansi masing-masing.`,
    `Rumah makan kami cari pelayan, pria/wanita, 1,9jt, makan. Ijazah cukup difoto saja.`,
    `WhatsApp: kode verifikasi kamu 123-456. Jangan bagikan kode ini.`,
    `Treasury analyst: manage incoming transfers from overseas customers, bank reconciliation, FX. careers@holdingco.com`,
    `Bapak Surya HRD kami tidak pernah memakai nomor itu. Mohon abaikan pesannya.`,
    `Anakku kerja di Macau lewat PT resmi, biayanya sesuai aturan, gajinya dikirim tiap bulan`,
    `E-commerce buyer: buy products for our catalogue, manage refunds with suppliers, report daily`,
    `Kontrak 6 bulan, tidak ada denda bila mengundurkan diri, ijazah tidak diminta.`,
    `Pelantikan pegawai BUMN besok, tamu harap membawa undangan. Setoran kas paguyuban 25rb ke Bu Nia.`,
    `Format balasan RSVP: NAMA#JUMLAH TAMU. Terima kasih -Panitia nikahan`,
    `Visa stamping dibayar majikan, pekerja tidak membayar apapun. Info P3MI PT Binawan, cek izinnya di KP2MI`,
    `Pembukaan rekening digital untuk mahasiswa baru, gratis, datang ke stan BSI di rektorat bawa KTP`,
    `Pedagang kopi keliling: gerobak dari kami, tanpa jaminan, bagi hasil 30%`,
    `Aplikasi e-Recruitment kami cuma bisa diunduh di Play Store, pengembang PT Nusa. Yang lain palsu.`,
    `Travel kantor sudah memesan hotel untuk peserta pelatihan, cek email kalian`,
    `Kasir minimarket, gaji UMK dibayar akhir bulan, selisih kas tidak dipotong. Daftar langsung di toko`,
    `Survey kepuasan pelanggan: isi 5 pertanyaan, dapat voucher 10rb. -Toko Segar`,
    `LPK Sakura: biaya kursus bahasa 6jt 4 bulan, ini lembaga kursus dan bukan penyalur kerja.`,
    `BRI: waspada situs palsu bri-karir2026. Situs resmi bri.co.id`,
    `Kuli proyek, helm dan rompi dipinjami, 150rb per hari dibayar sabtu`,
    `Pemeriksaan latar belakang dilakukan oleh vendor kami tanpa biaya. Anda akan menerima email dari verifikasi@vendorhr.co.id`,
    `Photo labeler full time, office in Jogja, Rp 3.2m/month, apply at label.id/careers`,
    `Kelas manik-manik 80rb termasuk bahan, Minggu jam 9 di balai RW`,
    `Petugas kebersihan RS: sepatu boot dan rompi disediakan, gaji UMK, lamaran ke bagian umum`,
    `Pak, uang rokok tukang kemarin 50rb belum saya ganti ya? nanti sore saya transfer`,
    `Omset toko bulan ini masuk rekening kantor semua kan? tolong rekap ya Rin`,
    `Bu kepala asrama, surat-surat santri sudah saya simpan di lemari TU`,
    `Om, lamaranku di pabrik ban lolos lho! tinggal nunggu jadwal training, katanya dibayar juga trainingnya`,
    `Kalau ada enam angka masuk ke HP ibu jangan disebutkan ke siapa-siapa`,
    `Upah ibu minggu ini 420rb, sudah termasuk lembur. Ambil di Mbak Rini ya`,
    `Jasa pengurusan paspor dan visa wisata, 850rb, proses 5 hari. Hub Gemilang Tour`,
    `Syarat jadi RT: KTP setempat, tidak digaji, dapat insentif 300rb dari desa`,
    `Main ke Penang yuk tahun baru, tiket 900rb PP, paspor masih hidup kan?`,
    `Loker ART infal lebaran, 250rb/hari, transport diganti, dibayar hari itu juga. Cuma butuh yang jujur`,
    `Undangan seleksi tahap akhir: hotel dan transport peserta sudah dipesan panitia, cukup bawa KTP. Tidak ada yang dibayar peserta.`,
    `Finishing mebel Jepara. Upah borong per set, alat dan masker disediakan, makan siang.`,
    `Gan, uang masuk parkir gudang sekarang 5rb ya, bayar ke satpam`,
    `React developer, remote, Rp 12-18 juta. Apply via careers.rakit.dev. No agency.`,
    `Penerjemah Mandarin. HSK 5, gaji 9jt, kantor Cikarang. CV: hr@sinotrans.co.id`,
    `Petugas padat karya desa: 100rb/hari, daftar di balai desa dengan fotokopi KTP`,
    `Sopir truk sawit: SIM B2 aktif, ban dan solar ditanggung perusahaan, premi per rit`,
    `Resepsionis klinik. D3, ramah, mau shift. 3jt. Lamaran diantar`,
    `Peserta tes: pembayaran hotel bukan kewajiban. Abaikan pihak yang menyuruh memesan.`,
    `Restoran kami di Penang sudah buka lagi, ada menu nasi kandar. Mampir ya kalau liburan`,
    `Mystery shopper resmi: biaya makan diganti sesuai struk maksimal 100rb, honor 75rb, kontrak dengan lembaga riset`,
    `Hasil pemotretan keluarga sudah jadi bu, sisa pembayaran 800rb ya, filenya saya kirim`,
    `Mandor: gaji tukang saya titip ke Pak Slamet, ambil sabtu sore ya`,
    `Santri yang bekerja di koperasi pondok mendapat uang saku 400rb tiap bulan`,
    `Notaris kami mencari staf. Tugas: menyiapkan akta, menerima pembayaran klien, arsip sertifikat. S1 Kenotariatan`,
    `Bu, OTP yang masuk itu buat login akun Ibu sendiri, jangan dikasih siapa2 termasuk saya`,
    `Juru ketik kecamatan: honor 1,5jt, seleksi terbuka, pengumuman di papan, gratis`,
    `Kapten kapal: awak membawa paspor dan buku pelaut masing-masing saat sign on. Gaji dikirim tiap bulan ke keluarga.`,
    `Kerja di Qatar lewat jalur pemerintah: daftar di Disnaker, paspor dipegang pekerja`,
    `USDT staking itu risiko sendiri ya, bukan lowongan, jangan pakai uang dapur`,
    `Ada yang pernah magang tidak digaji? Aku pengen tahu itu legal apa nggak`,
    `Magang kami dibayar 1,8jt, pelatihan bersertifikat gratis`,
    `Event weekend butuh SPG. Fee 350rb, kostum disediakan, makan. Kirim foto formal ke email agensi@promoplus.co.id`,
    `Rekening nganggur? Tutup saja di cabang terdekat biar tidak disalahgunakan orang. -OJK`,
    `Saya bendahara koperasi RS, APD untuk petugas sudah dibeli, kuitansi 1,9jt di map biru`,
    `Dewi, kamu diterima. Seragam nanti jahit di penjahit kantor, biaya dari kami. Sampai ketemu Senin!`,
    `Pulang merantau, ada yang mau beli mesin amplas? 250rb`,
    `Operator jahit, upah mingguan, jarum patah tidak dipotong`,
    `Casting iklan susu: anak 4-6 tahun, gratis, honor 2jt bila terpilih, orang tua mendampingi di studio`,
    `Bapak camat mengundang juru ketik se-kecamatan rapat, snack tersedia`,
    `CS marketplace: bantu pembeli isi saldo, cek struk, jawab keluhan. Shift. 3jt`,
    `Pesan kantor: mobil dinas boleh dibawa pulang, kunci cadangan ditinggal di GA`,
    `Ma, gajiku bulan ini baru cair setelah lebaran katanya, uang makan masih ada kok`,
    `Guru kontrak dinas: seleksi PPPK lewat sscasn. Yang menawarkan pengkondisian itu bohong`,
    `Warung bakso butuh pembantu, gaji 50rb/hari, libur Jumat, boleh bawa pulang bakso`,
    `Belajar trading gratis di kampus, pemateri dari BEI, tidak ada setoran`,
    `Penggantian nametag rusak gratis di HR, bawa yang lama`,
    `Dijual kostum tari 100rb, bisa sewa 40rb`,
    `Selamat bekerja! Kontrak, BPJS dan rekening gaji diurus HR di hari pertama, tidak ada biaya`,
    `Kerja paruh waktu jaga stan buku, 80rb per hari, dibayar tiap malam. Kontak Bu Ninik di toko`,
    `Semen Indonesia: info karier hanya di sig.id/karir. Panitia tidak memakai WhatsApp pribadi.`,
    `Aplikasi kami baru rilis, minta tolong kasih bintang 5 ya teman-teman hehe`,
    `Pemilik toko mencari pramuniaga. Gaji 2jt, libur Minggu, cukup bawa fotokopi ijazah`,
    `Untuk ID card pegawai baru, foto dilakukan di studio kantor pada hari pertama. Tidak perlu kirim apa pun.`,
    `Penjaga warnet: 1,6jt dibayar penuh tiap tanggal 5`,
    `Training bond does not apply. Full salary from day one. Apply: hr@greenfarm.co.id`,
    `Konveksi di Turki order 2000 kaos, DP sudah masuk 50%, mulai produksi Senin`,
    `Pak RW, iuran sampah 20rb sudah saya titip ke Bu Yuli`,
    `Apotek butuh kasir, gaji UMK. Jas putih disediakan. Antar lamaran ke Jl Solo 15`,
    `Tanda tangan kontrak dilakukan di kantor, bawa materai 1 lembar. Sampai jumpa Kamis.`,
    `Jasa admin toko online: kami kelola akun seller Anda, mulai 750rb per bulan. Portofolio di kelolatoko.id`,
    `Yang belum absen rapat isi di bit.ly/absen-rapat ya bapak ibu guru`,
    `Tukang cat, proyek gedung, 160rb/hari, mess dan makan dari mandor, dibayar Sabtu`,
    `Game online: level 1 gratis, level 2 butuh 300 koin. Ini buat bocah ya wkwk`,
    `Penyanyi kafe tetap, fee 300rb per malam, boleh bawa band sendiri`,
    `STR perawat diperpanjang sendiri di Satu Sehat, biaya resmi 200rb ke kas negara`,
    `PELNI membuka lowongan nakhoda lewat rekrutmen.pelni.co.id`,
    `Gopay: kode kamu 4471. Jangan kasih ke siapa-siapa ya`,
    `Admin harian kantor ekspedisi, 110rb/hari, kerja di gudang Kalideres, komputer disediakan`,
    `Avsec bandara: lisensi dibiayai perusahaan setelah lulus seleksi. Info di injourneyairports.id`,
    `Petugas bank tidak akan menanyakan PIN. Kalau ada, tutup teleponnya`,
    `Pengalaman kerja di Taiwan 6 tahun, gaji saya utuh, majikan baik. Sekarang buka warung`,
    `Penulis skrip: 1,5jt per episode, dibayar 50% saat draf masuk dan sisanya setelah revisi`,
    `Perkebunan: tiket dan mess ditanggung dari awal, mandor menjemput di bandara`,
    `Kurir paket: 2.500 per paket, motor sendiri, tanpa deposit, pencairan tiap Jumat`,
    `Amazon seller kami butuh VA. 6jt per bulan, kontrak lewat email, tanpa biaya apa pun`,
    `Kelurahan: pendaftaran kartu pencari kerja AK-1 gratis, bawa KTP dan pas foto`,
    `Barista cafe, masa training 3 hari dibayar 75rb/hari`,
    `Pak, sepatu PDL pesanan anak bapak sudah datang, sisa bayar 250rb ya. -Toko Sinar`,
    `Jaga kos: gaji 1,3jt, kamar gratis, tamu bayar ke rekening pemilik`,
    `Musala kantor direnovasi, yang mau menyumbang bisa lewat Pak Haris, seikhlasnya`,
    `Rapor dan akta anak-anak sudah bisa diambil di sekolah mulai Senin`,
    `Ke Kuching naik bus 10 jam, jangan lupa paspor. Liburan 3 hari cukup kok`,
    `Klien mau bayar ke rekening perusahaan, tolong kirim invoice-nya Din`,
    `Barang rusak saat pengiriman diganti ekspedisi, kurir tidak dipotong`,
    `Adik saya titip 300 buat beli pulsa, nanti malam dia ganti`,
    `MCU gratis untuk karyawan di klinik langganan, ronsen jam 8`,
    `Grup ini khusus info loker valid. Dilarang pungli, calo langsung di-kick`,
    `Kalau mundur dari kepanitiaan kabari seminggu sebelumnya ya, biar bisa cari ganti`,
    `Hai kak, saya pelamar posisi kasir. Apakah masih dibuka? KTP dan ijazah sudah saya siapkan`,
    `Kak, kue kuotanya tinggal 2 kotak, mau DP 50rb biar aku simpan?`,
    `PT Astra Otoparts: seluruh proses seleksi gratis, cek karier di astra.co.id`,
    `Yayasan panti jompo mencari pengasuh, gaji 2,4jt bersih, tanpa potongan, tinggal di dalam`,
    `Screenshot jadwal ujian sudah kukirim ya, cek grup`,
    `Tim QA: pasang build MitraKerja-3.apk dari server internal, laporkan bug di Jira`,
    `Bengkel resmi Daihatsu cari mekanik, bawa lamaran ke bengkel, gaji 3jt`,
    `Kancing dan benang tersedia, upah jahit 3rb per potong, ambil hasil tiap Sabtu`,
    `Villa di Ubud cari housekeeper, 2,8jt + service, makan siang. Pengalaman 1 tahun`,
    `Admin klinik, bisa komputer, gaji 2,5jt. Lamaran diantar pakai map cokelat`,
    `Bank kami buka rekening pelajar gratis, setoran awal 20rb milik nasabah sendiri`,
    `HR: payroll accounts are verified at the branch in person. Do not enter your PIN anywhere.`,
    `Staf agen travel: jual voucher hotel ke pelanggan, target 20jt, gaji 3jt + komisi`,
    `Laundry butuh tenaga setrika, 75rb/hari, baju hilang urusan pemilik`,
    `Mas, kode OTP itu rahasia ya, aku aja gak boleh tau`,
    `Taruna pelayaran: pendaftaran di sipencatar.dephub.go.id, biaya ujian sesuai PNBP, tidak ada titipan`,
    `Pemandu wisata berlisensi HPI dicari, tarif 500rb per hari, tamu dari hotel`,
    `Pabrik kaca: gaji dibayar tiap tanggal 1, transfer ke rekening masing-masing`,
    `Pameran mobil: usher pria dan wanita, komunikatif, 350rb per hari, seragam dari kami`,
    `Petugas KPPS terpilih, honor 1,1jt, bimtek Minggu di balai desa, atribut disediakan`,
    `Beasiswa Australia Awards gratis, berkas lewat OASIS, paspor dibuat setelah lulus`,
    `Sarang walet grade A 9jt per kilo, minat chat`,
    `PRT Jakarta, majikan langsung, gaji 2,7jt, tidak lewat agen jadi utuh`,
    `KAI Services membuka lowongan prama/prami di recruitment.kaiservices.co.id`,
    `ABK tongkang: BST dan buku pelaut disyaratkan, gaji 4,5jt. Walk in kantor Samarinda`,
    `Undangan rapat ada di drive, silakan unduh PDF-nya`,
    `Waiter resto, gaji dari hari pertama, apron dipinjamkan`,
    `Uang arisan sudah kutransfer ke Mbak Tika ya`,
    `Toko rekanan kantor memberi diskon 10% untuk karyawan, notanya simpan sendiri`,
    `Surat sehat bisa dibuat di puskesmas, 25rb. Bawa saat hari pertama ya.`,
    `Pak Lim itu bos kedai di Johor yang dulu bantu saya ngurus permit resmi lewat agensi`,
    `Atasan titip salam, katanya laporan kakak bagus`,
    `Produk yang rusak kami ganti, ongkir balik kami tanggung. -CS`,
    `Angka yang keluar di timbangan tolong dicatat di buku ya`,
    `Gaji bulan ini telat 2 hari karena bank libur, mohon maaf. -Finance`,
    `Lemari besi arsip ijazah siswa sudah rapi, kuncinya di TU`,
    `Niat baik panitia: sembako 100 paket, yang mau titip donasi silakan`,
    `Ada info loker yang jujur gak? kemarin dimintain 200 buat surat sehat, batal deh`,
    `Magang berbayar: kami yang bayar kamu 1,5jt, bukan sebaliknya`,
    `Tukang las, alat dari bengkel, upah 170rb, kerja sampai jam 4`,
    `Sekretaris desa: pendaftaran 3-10 Des, berkas ke kantor desa, tidak dipungut biaya`,
    `Koperasi desa: simpanan anggota baru 100rb, bayar di kantor koperasi, bukan terkait pekerjaan apa pun`,
    `Karyawan produksi keripik, harian 80rb, makan siang, kerja dekat balai desa`,
    `Dek, fotokan menu yang di dinding dong, mau kutempel di IG`,
    `CS toko online hijab, shift malam, 2,3jt. Lokasi Bandung, WFO`,
    `Maldives resort via licensed agency (P3MI, SIP3MI 88/2024): no fee from workers, passport kept by worker`,
    `Mandor kebun teh: mengawasi 20 pemetik, mencatat timbangan, gaji 3jt. Lamaran ke kantor afdeling`,
    `BSI: lowongan hanya di karir.bankbsi.co.id, kami tidak memakai Gmail`,
    `Model katalog hijab, fee 500rb per sesi, makeup dari kami, usia bebas`,
    `Pak mandor, 1,5 juta buat beli semen sudah kutransfer ya`,
    `E-kontrak dapat dibuka di portal karyawan, masuk dengan email kantor`,
    `Agen voucher listrik butuh kasir, terima pembayaran pelanggan, gaji 1,7jt`,
    `Biaya rekomendasi dinas gratis. Kalau ada yang memungut lapor inspektorat`,
    `Ibu-ibu lipat dus di pabrik, 60rb sehari, jam 7-15`,
    `Nomor antrian bapak A-106, silakan tunggu di ruang tunggu`,
    `Nelayan ABK lokal, bagi hasil, pulang tiap 10 hari, tanpa potongan`,
    `Waitress restoran keluarga, menikah atau lajang sama saja, gaji UMK`,
    `BPJS dan rekening diurus kantor, gratis`,
    `Penyuluh OJK: jangan pinjamkan data KTP untuk paylater orang lain`,
    `Guru les dibayar 40rb/jam utuh, transport ditambah, murid dari lembaga`,
    `Tiket study tour 1.850.000 dibayar wali murid lewat bendahara`,
    `Optimalisasi nilai hanya lewat belajar. PPPK tidak bisa dibeli.`,
    `SIM A dan STNK mohon dibawa saat pengecekan kendaraan operasional`,
    `Direktur operasional, pengalaman 10 tahun, lamar lewat headhunter kami`,
    `Minimarket: barang hilang diasuransikan, kru tidak dipotong. 2,1jt`,
    `Kursus bahasa Jerman A1 4,5jt, bisa dicicil 3x. Info: rumahbahasa.id`,
    `Kirim lamaran lewat email saja, jangan mengirim apa pun selain CV`,
    `Bu, jatah beras tinggal satu karung, mau saya simpankan? 200rb`,
    `Kasir sebelumnya resign baik-baik, sekarang kami cari pengganti, gaji 2,2jt`,
    `Pesan yang baru masuk tadi dari grup RT, soal kerja bakti`,
    `Kak, barangnya gak jadi dikirim ya, uangnya kami kembalikan hari ini. -Toko`,
    `Rombongan pengajian ke Malaysia berangkat tgl 5, paspor dikumpulkan ke Bu Haji untuk tiket`,
    `Titip 400 buat beli kado ya, nanti aku ganti`,
    `Seragam karyawan baru diambil di gudang, ukuran tersedia S sampai XL`,
    `Toko sudah ramai, bulan ini upah kalian kunaikkan 10%`,
    `Lowongan penjaga toko: 1,8jt, libur 2x, tidak ada uang pegangan`,
    `Tauke ikan mencari sopir, gaji mingguan 600rb, SIM B1`,
    `Honor panitia ditransfer besok, kirim nomor rekening masing-masing ke bendahara`,
    `Mau tanya, bener gak sih kerja di Poipet itu bahaya?`,
    `Staf magang dapat uang saku 900rb, tidak perlu deposit laptop`,
    `Nanti malam ada transferan gaji, cek rekening masing-masing ya tim`,
    `Pos Indonesia: lowongan kurir, daftar di karir.posindonesia.co.id, gratis`,
    `Reels kita udah 15rb like, makasih semua! Nanti malam aku traktir`,
    `Keluarga saya di Riyadh, umroh kemarin mampir. Visanya visa umroh biasa`,
    `Kartu ATM ditemukan di depan minimarket, yang merasa hilang hubungi satpam`,
    `Data entry clerk: accuracy, 45 wpm, Rp 5.2m, apply at jobs.rapid.co.id`,
    `ART pulang pergi, 1,8jt, KTP difotokopi saja untuk RT`,
    `SK pengangkatan dibagikan Senin di aula, tanpa biaya, undangan terlampir`,
    `Rekening Jago buat nabung bareng pasangan enak, ada kantongnya`,
    `Front office hotel, D3 perhotelan, bahasa Inggris aktif, kirim CV hr@hotelnusa.com`,
    `Bapak personalia mengumumkan: rekrutmen pabrik lewat Disnaker Cikarang saja`,
    `Aplikasi JobKita sekarang di Play Store, cari dengan nama pengembang PT Kita Karya`,
    `Baby sitter dicari keluarga langsung, gaji 3,2jt tanpa potongan`,
    `Mau tanya, aku dapat chat dari nomor yang bilang HRD Wings. Itu asli gak ya?`,
    `Paket internet 99rb sebulan, pasang gratis, hubungi sales kami`,
    `Maskapai: awak kabin dilatih gratis, uang saku selama pelatihan, info di laman resmi`,
    `Speed boat Batam-Bintan jam 8, tiket 70rb di loket`,
    `Penjaga counter: 1,7jt, stok dihitung bersama tiap malam, selisih dicari bersama`,
    `Modul les dibagikan gratis, guru tinggal mengajar, 70rb per sesi`,
    `JNE cabang Klaten mencari sprinter, motor dari kantor, lamaran ke gudang`,
    `Peserta magang Jepang dari BLK berangkat Kamis, orang tua boleh mengantar`,
    `Reviewer skincare: produk dikirim gratis, fee 150rb, tulis jujur`,
    `Laptop kantor dipinjamkan tanpa deposit, tanda terima di GA`,
    `Penjahit, mesin dari kami, upah mingguan 650rb`,
    `Admin chat apotek online, 2,9jt, shift, ijazah farmasi`,
    `Sertifikat gada dibiayai perusahaan, kontrak 1 tahun, gaji 3jt`,
    `Kartu kredit hilang? Blokir lewat call center bank, jangan lewat orang yang menelepon`,
    `Pendamping PKH direkrut terbuka oleh Kemensos, tidak ada setoran`,
    `Gajian nanti kita makan bareng ya, bagianku traktir minum`,
    `HP pesanan COD 275rb sudah sampai, ambil di pos satpam ya kak`,
    `Ijazah SMP-ku di lemari ibu, tolong fotoin dong`,
    `Besok bawa kartu ATM ya, kita ambil uang SPP`,
    `Pelabuhan Tawau ramai turis, ferry dari Nunukan 2x sehari`,
    `Putar musiknya kak, pesanan nomor 12 siap diambil`,
    `Tabungan karyawan boleh diambil kapan saja di koperasi`,
    `Sebutkan enam provinsi di Jawa. Kuis kelas 5`,
    `Kaos tim futsal kantor 85rb, patungan ke Dimas`,
    `Amplop nikahan Rina dikumpulkan di meja Sari`,
    `Giliran ronda malam ini: Pak Joko dan Pak Heri`,
    `Lowongan tukang kayu 180rb/hari, borongan boleh, alat pribadi. Bengkel di Jepara`,
    `Kami menyediakan mess dan makan untuk kru proyek, gaji dibayar dua minggu sekali`,
    `Mas, sido melu kerja bangunan ora? Mandore mbayar 120 ewu sedina, mangan ping telu. Budhal Senin`,
    `Kang, artos kas karang taruna tos disetor ka bendahara nya, 450 rebu`,
    `Dibutuhkan penjaga rental PS, shift malam, 60rb + makan. Ga pake jaminan, dateng aja bawa fotokopi ktp`,
    `Guru BK menginfokan: bursa kerja khusus SMK gratis untuk alumni, membawa fotokopi ijazah legalisir 2 lembar`,
    `Ma, lolos!! Besok tanda tangan kontrak. Ijazah cuma diliat terus dibalikin, ga ditahan kok`,
    `Kapal pesiar: seleksi oleh agensi berizin SIUPPAK, user interview di Bali. Biaya medis diganti penuh setelah naik kapal oleh perusahaan`,
    `Reminder panitia gathering: kaos 75rb dibayar ke Ucup ya, transfer boleh tunai boleh. Bus ditanggung kantor`,
    `Pengisi suara buku audio, honor 250rb/bab, dibayar per minggu. Audisi kirim rekaman 1 menit ke suara@penerbitlangit.com`,
    `Sdr. kasir, selisih kas Rp 35.000 tadi malam sudah diganti perusahaan, mohon tulis berita acara`,
    `Bang Hendra RS: gaji perawat Oktober sudah masuk, lembur menyusul tgl 10. Cek slip di portal ya`,
    `Waspadai ajakan "beri bintang lukisan" di Telegram. Awalnya dibayar, lalu diminta isi dompet USDT dan uang lenyap`,
    `Tenaga musiman haji direkrut Kemenag lewat haji.kemenag.go.id. Tidak ada biaya dan tidak memakai visa ziarah`,
    `lowongan anak kandang ayam broiler, upah 2,4jt/bulan + bonus panen, tidur di mess, makan bebas`,
    `Yth. Bapak/Ibu peserta JKN, denda pelayanan Rp 210.000 dapat dibayar lewat minimarket. Abaikan bila lunas`,
    `Ustaz, wakaf Quran dari wali santri terkumpul 35 eksemplar, uangnya 4,2 juta sudah di rekening yayasan`,
    `Hi, your contract is ready. We'll sign it at the office on Monday, and IT will hand you a laptop. Nothing to pay`,
    `Jangan pernah nyewain akun Shopee atau rekening ya dek, nanti dipakai nipu, kamu yg dipanggil polisi`,
    `Koki hajatan: butuh 3 helper, 100rb sehari, celemek dipinjami, pulang bawa nasi kotak`,
    `Tanya min, ke Brunei pakai visa wisata terus kerja bengkel itu boleh? temenku diajak gitu`,
    `Adaro: seluruh tahapan rekrutmen kami tanpa pungutan. Email resmi hanya @adaro.com`,
    `Driver logistik engkel. GPS dan stiker dipasang perusahaan. Uang jalan 350rb per rit, bonus trip. Bawa SIM B1 asli untuk dicek lalu langsung dikembalikan`,
    `Telegram grup alumni dipindah ke Signal ya, nomor panitia reuni di bio, iuran 100rb`,
    `Pensiunan guru, yuk jadi relawan baca! Tidak digaji, tapi ada makan siang dan uang bensin dari dinas`,
    `Kopi sortir grade 1 ready 120rb/kg. Minimal 1 karung, DP 50%, sisa saat barang dimuat`,
    `Kode undangan acara akad: RSVP-221. Tunjukkan ke penerima tamu ya`,
    `Petugas baca meter PDAM tidak menerima pembayaran di rumah. Bayar hanya di loket atau aplikasi`,
    `Klinik Aurelle mencari terapis. Pelatihan facial 2 minggu ditanggung klinik, uang saku tetap jalan, tidak ada ikatan`,
    `Promo facial 99rb buat karyawan pabrik, booking lewat wa, DP 20rb`,
    `Saya driver ojol, akun saya disuspend. Ada yang tau cara banding? Jangan nawarin akun joki ya`,
    `Foto tangan untuk iklan: model dibayar 400rb, sudah termasuk transport. Tidak pakai agensi`,
    `RRI Madiun membuka magang penyiar, gratis, berkas diantar, wawancara di studio`,
    `Bu Pembina, rokok dan kopi untuk tukang yang merenovasi aula totalnya 180rb, bonnya di saya`,
    `Nota: 2 slop kertas thermal, 5 tinta, 1 stempel = 430rb. Mohon diganti dari kas toko. Kasir`,
    `Kurir: paket seragam sekolah Naufal COD 165rb, bapak di rumah?`,
    `Seluruh agen telemarketing: verifikasi identitas nasabah cukup nama dan tanggal lahir, jangan menanyakan nomor kartu`,
    `Petugas imigrasi Entikong membantu wisatawan, tunjukkan paspor dan tiket pulang`,
    `Undian jalan sehat RW 05, kupon 5rb dapat di Pak RT, hadiah utama kulkas`,
    `Dibuka lowongan teknisi AC panggilan, komisi 40% per titik, alat dari kami, bensin 25rb per hari`,
    `Setoran sampah minggu ini 42 kg, jadi 63 ribu, masuk tabungan bank sampah ibu ya`,
    `Lamaran saya di pabrik sepatu diterima tanpa nyogok, alhamdulillah. Yang minta 3 juta kemarin itu calo`,
    `jadi gini ya kak tadi aku udah ngomong ke atasan, senin bisa masuk, akses pintu dibikinin sama GA, ga usah bawa apa2 cukup ktp buat difoto di pos`,
    `Bot Bank Sampah: saldo Anda Rp 43.500. Ketik TARIK untuk mengambil di kantor desa.`,
    `Ade, kapal dari Sorong jam 4. Kaka su bayar ko pu tiket, nanti tinggal naik saja`,
    `Kafe baru butuh bartender & DJ, pria/wanita, umur bebas, gaji 3,2jt + tip. Kirim CV ke halo@kafesenja.id`,
    `Editor: lisensi CAT disediakan agensi, tarif 120 per kata, invoice dibayar 30 hari`,
    `Harga udang turun bos, size 50 jadi 58rb. Setoran ke pabrik 3 ton, uangnya masuk besok`,
    `Tester game dibayar 50k per sesi di studio kami, makan siang ada, bawa KTP untuk tanda terima`,
    `Infak pembangunan perpustakaan sekolah terkumpul 15 juta. Terima kasih wali murid kelas 6`,
    `Bata merah 750 per biji, minimal 1 rit, bayar pas turun barang`,
    `Kapten Morris itu penipu lowongan rig, dia minta 380 dolar ke temanku. Blokir saja nomornya`,
    `Model anak: casting gratis, honor 800rb, ortu mendampingi, kontrak dengan brand. Waspada agensi yang meminta bayaran foto`,
    `Grooming kucing 85rb, anjing 120rb, antar jemput 15rb. Salon hewan Miko buka sampai jam 8`,
    `Rating film kalian minggu ini apa? Aku kasih 8/10 buat film horor itu. Tiketnya 40rb`,
    `Pak Yusuf, slip gaji sudah di portal. Kalau ada yang menelepon minta kode SMS mengatasnamakan payroll, tutup saja`,
    `Travel umroh Al Barokah: DP 5 juta, visa diurus kantor, berangkat Maret. Terdaftar PPIU Kemenag`,
    `Toko bunga mencari perangkai. Gaji 2jt. Bunga layu bukan tanggungan karyawan`,
    `Rekeningmu dipakai buat depo judi? Itu bisa dipidana. Lapor ke bank sekarang juga`,
    `Kursi pelaminan dan 100 kursi tamu, sewa 1,2 juta sudah termasuk antar`,
    `Jasa Marga: kartu e-toll saldo kurang, isi ulang di gardu. Layanan 14080`,
    `Barber school: kursus 2,75 juta, 30 hari. Kami lembaga pelatihan, tidak menjanjikan penempatan kerja`,
    `Mas IT, tolong pasangkan TeamViewer di komputer kasir, printernya macet lagi`,
    `Karung goni bekas 3rb/lembar, ambil di penggilingan`,
    `Langkawi trip 3 hari 2,1 juta, paspor minimal 6 bulan, tiket ferry termasuk. Minat chat admin travel`,
    `Bu, foto buku nikah sama KK untuk akta anak bisa diserahkan di loket Dukcapil, tidak ada biaya`,
    `Optik kami buka periksa mata gratis untuk karyawan pabrik, frame mulai 175rb`,
    `Peserta magang percetakan dapat uang saku 1 juta, kaos kerja 2 buah dari kantor`,
    `Mau ambil iPhone cicilan? Jangan pakai nama teman ya, ntar yang ditagih dia`,
    `Safety induction dilaksanakan hari pertama oleh tim K3, kartu dicetak site office tanpa biaya`,
    `WO kami butuh crew lepas, 175rb per event, jas hitam dipinjamkan, HT disediakan. Briefing Jumat`,
    `Disnaker: registrasi ulang AK-1 dilakukan di kantor, jangan mengisi data lewat tautan pendek`,
    `Kontrak asli dua rangkap, satu untuk Saudara. Ijazah tidak kami minta`,
    `Sudah kuganti uang parkirmu 10rb ya, tadi lewat Dana. makasih udah nganter lamaranku`,
    `Program hemat listrik kantor: AC mati jam 5. Yang lembur lapor GA`,
    `Musim panen tiba, dicari 20 pemetik kopi, 1.500 per kg, ditimbang sore langsung bayar`,
    `Gajian telat 3 hari bulan lalu, kali ini sudah cair. Alhamdulillah cicilan aman`,
    `Lomba masak antar karyawan, pendaftaran 25rb per tim, hadiah voucher. Panitia HUT`,
    `Kurir dokumen: ongkos 15rb dibayar pengirim, penerima tinggal tanda tangan`,
    `Perawat homecare, shift 12 jam 200rb, dibayar langsung keluarga pasien, kontrak lewat klinik`,
    `Guru ngaji di Madinah? Adakah jalur resminya? Ustaz kemarin ditawari pakai visa ziarah, kami ragu`,
    `Helper vendor panggung. Harian 130, sepatu safety pinjam gudang, pulang diantar mobil`,
    `Perusahaan kami melabeli gambar untuk AI. Upah 250 per gambar, dibayar tiap Jumat ke e-wallet sendiri, tidak ada paket apa pun yang perlu dibuka`,
    `Subject: Onboarding. Dear Ms. Rani, your welcome kit will be couriered free of charge. Please bring your ID on Monday so security can check it.`,
    `Q: Apakah ada biaya? A: Tidak ada, semua tahap gratis. Q: Ijazah ditahan? A: Tidak, cukup fotokopi.`,
    `Horas! Toke sawit bayar ongkos bus kalian, jangan ada yang ngasih uang ke agen di terminal`,
    `Neng, gamis obras 45rb, jahit kancing 10rb, ambil Kamis. Bayar pas ambil`,
    `Akun VIP game-ku dijual 200rb, full skin. Bayar lewat rekber ya, no tipu2`,
    `BKN: tidak ada yang bisa mengunci formasi. Laporkan jika diminta 18 juta oleh siapa pun`,
    `Museum Kota: tiket pelajar 3rb, rombongan sekolah hubungi edukator. Tutup Senin`,
    `Teller keliling BPR: uang setoran nasabah dihitung di depan nasabah, disetor ke kantor jam 3. Kendaraan dinas disediakan`,
    `Dek, jangan bikin akun Dana buat orang ya, KTP keluarga kita bukan buat dijual`,
    `Studio tato: tato kecil 250rb, DP 50rb, jadwal lewat DM. Asisten kami digaji 2,5jt, alat dari studio`,
    `Kabar TKW Oman: moratorium masih berlaku, siapa pun yang menawarkan berarti tidak resmi. -BP3MI`,
    `Robot telepon penagih itu mengganggu, blokir saja. Cicilan motormu sudah lunas kan?`,
    `Pabrik gula giling mulai Mei. Buruh musiman 95rb per hari, dibayar mingguan penuh, bawa KTP`,
    `Streaming semalam ramai! Gift masuk 1,2 juta, makasih semua. Besok live jam 8`,
    `Alfamart buka lowongan kru, daftar di laman karier resmi. Kalau ada "orang area" minta uang, jangan ditanggapi`,
    `Pas bandara dibuatkan perusahaan, porter baru cukup foto di kantor avsec. Gaji 4,1jt`,
    `Jaket dingin dan sepatu boot gudang beku dipinjamkan, dikembalikan saat pulang shift`,
    `Rekening koran bulan Juli untuk pengajuan visa turis, cetak di cabang 15rb per lembar`,
    `Skincare reject dijual karyawan 20rb, sisa 30 botol, bayar ke Rini QC`,
    `Wong Palembang, sapo nak pempek? 100rb isi 40, transfer dulu baru dikirim lewat kargo`,
    `Pak Lurah: pekerja padat karya dibayar 110rb sehari langsung dari kas desa, daftar di balai desa, tanpa iuran`,
    `Treasury analyst: receive client payments, reconcile bank accounts, forward reports to CFO. Min S1, 3 yrs`,
    `DKM mengumumkan: marbot baru Pak Somad, honor 1,5jt dari kas masjid. Sumbangan semen masih dibuka`,
    `Kos dekat pabrik keramik 400rb, kamar mandi dalam, bayar di muka 1 bulan, hub Bu Tegal`,
    `Endorse sertifikat pelaut di Syahbandar, bayar PNBP lewat kode billing, jangan lewat calo`,
    `Hasil stok opname semalam: tekor 3 item Rp 41.000, ditanggung toko karena sistem error`,
    `Shopee HR: kami tidak memiliki aplikasi tugas. Unduhan di luar Play Store adalah palsu`,
    `Penulis artikel dicari, tes nulis dibayar 30rb meski tidak lolos, honor 60rb`,
    `Toilet SPBU: bayar seikhlasnya, uangnya buat petugas kebersihan`,
    `Buk, saya sudah bicarakan dengan bagian gizi, anak ibu dapat makan siang gratis. Tidak perlu bayar tujuh ratus itu lagi`,
    `Dokumen kontrak kerja dirawat masing-masing ya, kantor hanya simpan salinan digital`,
    `Pick up berangkat jam 4 dari pasar, ongkos 15rb, turun di perbatasan desa. Bawa KTP buat jaga-jaga`,
    `Bea masuk paketmu Rp 85.000, bayar di aplikasi Bea Cukai atau ke kurir Pos dengan tanda terima`,
    `Bu, dokternya bilang paru bapak bersih. Obat 250rb ditanggung BPJS, tinggal tanda tangan di apotek`,
    `Giliran arisan bulan ini Bu Wati, dapat 2,4 juta, yang belum setor 150 mohon segera`,
    `Kaos panitia HUT RI 120rb, wajib buat panitia saja, dibayar karang taruna`,
    `Pak, investasi ilmu itu mahal haha. Saya ikut bootcamp 4 juta, sekarang sudah dapat kerja remote`,
    `Kerja kapal tongkang: ijazah laut diperlihatkan waktu wawancara, endorse diganti perusahaan lewat reimburse setelah kontrak`,
    `Jaga malam perumahan: 2 orang, 1,8jt, jas hujan & senter dari RT, ngopi gratis`,
    `Career center: bank syariah melakukan rekrutmen kampus gratis, IPK min 3, bawa CV. Koordinator kampus tidak menerima titipan apa pun`,
    `Bang Jali, kuas sama roller udah gue beli di toko depan, cepek gocap, ganti pas gajian aja`,
    `Relawan donor darah dapat susu dan biskuit. Tes darah gratis`,
    `Kamera disewakan 150rb per hari, jaminan KTP + SIM, ambil di studio jam 9`,
    `Nona, kapal ke Labuan Bajo 300rb, penginapan 200rb, bayar di tempat saja`,
    `Vote dong idolaku di aplikasi, sekali vote 1 koin gratis tiap hari`,
    `Pelinting rokok borongan, 900 per 100 batang, seragam dari pabrik 2 stel`,
    `Traveloka: pesanan hotel Anda berhasil, Rp 640.000, check-in 14.00. Tunjukkan KTP saat datang`,
    `Motor listrik cicilan 45rb per hari, DP sejuta, garansi baterai 3 tahun. Dealer resmi`,
    `Agen properti: listing rumah 750jt, komisi 2% untuk co-broker, tanpa biaya anggota`,
    `Yang ikut ziarah kumpul di stasiun jam 5, iuran bis 85 sudah termasuk makan, kasih ke Mas Tono`,
    `Klinik gigi: scaling 199rb, konten kreator dapat diskon 20%`,
    `Working holiday visa New Zealand dibuka 1 Mei, daftar sendiri di situs imigrasi NZ, biaya 455 dolar dibayar ke pemerintah`,
    `Penggajian: foto buku tabungan diserahkan ke HR lantai 2 waktu orientasi, jangan lewat chat, dan kami tidak butuh PIN`,
    `Mak Uniang buka cabang, rendang 22rb, nasi bebas tambah. Cari karyawan juga, cowok cewek boleh, 1,9jt`,
    `Gift cards as payment are always a red flag. No employer needs them.`,
    `Parkir resmi 2rb, minta karcis. Petugas memakai rompi dan KTA dishub`,
    `Seller Shopee baru? Ini cara aktivasi akun: foto KTP di aplikasi, jangan pinjamkan ke siapa pun`,
    `Pengawas ujian mendapat honor 450rb, konsumsi dari panitia, SK diambil di dinas`,
    `Spa Bali mencari terapis berpengalaman, 3jt + komisi, mess gratis, ijazah tidak disimpan`,
    `Ayahku pegawai PLN, 30 tahun kerja, sekarang pensiun dan jualan token listrik`,
    `SIMRS versi 3 sudah dipasang IT di semua komputer pendaftaran, pelatihan Rabu`,
    `Kode pos dan nomor antrean bisa dilihat di kartu peserta, bu`,
    `Stiker custom 70rb per rol, cutting 2 hari, DP separuh ya kak`,
    `Travel Malang-Juanda 120rb, door to door, bayar ke sopir`,
    `Hasil psikotes dapat dilihat di akun karier masing-masing pada laman resmi`,
    `Operator dapodik sekolah: memasukkan data guru dan siswa, honor 800rb, SK kepala sekolah`,
    `TOEFL prediction test 75rb di pusat bahasa kampus, sertifikat berlaku 6 bulan`,
    `PDF bisa dikonversi gratis pakai aplikasi bawaan, nggak usah bayar orang 900 ribu`,
    `SPG event: sepatu dan seragam dipinjamkan EO, fee 400rb per hari cair H+7, pria wanita`,
    `Pak, parkir saya tahan sampai magrib ya, mobil belum bisa keluar, bapak tidak perlu bayar lagi`,
    `Uang yang masuk kemarin itu titipan bibi, jangan dipakai dulu ya nak`,
    `Dapur kampus buka kelas masak gratis, bahan dari panitia, 20 peserta`,
    `Rapor asli dan kartu keluarga dibawa saat daftar ulang SMA, setelah dicek dikembalikan hari itu juga`,
    `Syukuran karyawan baru, manajer yang traktir, kalian tinggal makan`,
    `Bingkisan lebaran karyawan dikirim ke rumah, ongkir ditanggung perusahaan, cukup konfirmasi alamat`,
    `Kapal lambat ke Batam 8 jam, kalau lewat laut jangan lupa obat mabuk`,
    `Kotak kosong bekas sepatu boleh diambil di toko, buat kerajinan anak`,
    `Mesin absen baru, rekam sidik jari di HR, tidak memakai kode SMS`,
    `Uang bensin pengantar SK sudah dari dinas, bapak terima jadi saja`,
  ],
};
