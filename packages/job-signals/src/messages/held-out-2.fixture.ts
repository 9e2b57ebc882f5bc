import type { Messages } from './message.fixture';

/** Messages that no rule was written for, made without sight of the rules. */
export const HELD_OUT_2: Messages = {
  asking: [
    `Info PT ban kawasan Surya Cipta 🏭
operator produksi, cowo cewe boleh, lulusan SMA/SMK
sistemnya lewat yayasan ya bukan jalur umum
[[money: adm 6jt, DP nya 2,5 pas taruh berkas sisanya stlh name tag keluar]]
[[privateChat: minat langsung japri aja jgn rame di grup]]`,
    `Nomor : 0417/REK-PTM/III/2025
Lampiran : 2 (dua) lembar
Perihal : [[impersonation: Panggilan Tes Calon Karyawan PT PERTAMINA (PERSERO)]]

Kepada Yth. Sdr/i. Peserta Seleksi
di Tempat

Dengan hormat,
Berdasarkan hasil verifikasi berkas lamaran yang masuk melalui media online, Saudara/i dinyatakan MEMENUHI SYARAT untuk mengikuti tes tahap akhir (psikotes, wawancara, kesehatan) pada :
Hari : Senin s/d Rabu
Tempat : Gedung Pusdiklat, Jakarta Selatan
Pukul : 08.00 WIB s/d selesai

Ketentuan :
1. Peserta wajib hadir 15 menit sebelum acara dimulai, berpakaian rapi dan sopan.
2. Membawa alat tulis, pas foto 4x6 (3 lembar) dan surat panggilan ini.
3. [[money: Transportasi dan penginapan peserta wajib melalui travel yang ditunjuk panitia, yaitu CWX Tour & Travel.]]
4. [[money: Pembayaran tiket dilakukan terlebih dahulu oleh peserta, dan diganti 100% oleh perusahaan pada hari tes berlangsung.]]
5. [[money: Peserta yang mengurus tiket sendiri dinyatakan GUGUR dan dananya tidak diganti.]]

[[privateChat/impersonation: Konfirmasi kehadiran via WhatsApp/SMS kepada Bpk. Drs. H. Suryanto, MM di 0821-xxxx-xxxx, dengan format NAMA_KOTA_HADIR]]

Demikian disampaikan, atas perhatiannya diucapkan terima kasih.
Ttd,
Kepala Divisi SDM`,
    `[[impersonation: PT PLN PERSERO: slmt berkas lamaran Anda dinyatakan LULUS adm.]] [[money/privateChat/impersonation: Utk pengurusan akomodasi & tiket tes di Jkt yg akan diganti kntr hub Bpk Hendra 0852xxxxxxxx hr ini jg.]] Trims`,
    `lowongan pabrik sepatu jepara lur, bagian sewing karo gosok
ora perlu pengalaman, sing penting sregep
gaji umr + lembur, libur minggu
[[money: syarate mung mbayar seragam karo id card 350 ewu ndisik neng mbak Tutik]], gajian pisan wis balik modal
sing gelem gek ndang, kuota kari 11 wong`,
    `YOUR DREAM JOB AT SEA STARTS HERE 🚢✨
Open recruitment hotel & cruise ship crew batch 9!
✅ Housekeeping ✅ Galley ✅ Waiter/ss ✅ Laundry
Tanpa pengalaman? Bisa! English pas-pasan? Bisa!
Salary start from $1.200/month 🤑
[[money: Investasi kelas + penempatan cuma 12,5 juta, bisa dicicil 4x dan dijamin berangkat]]
Slot tinggal 7 seat, [[privateChat: DM kata "BERLAYAR" sekarang]]
#lokerkapalpesiar #lokerbali #fyp`,
    `Siang kak Rina, selamat ya hasil interview kemarin kakak diterima sbg staff admin gudang 🙏
Tahap berikutnya MCU ya kak
[[money: MCU nya hanya bisa di klinik rekanan kami Klinik SMX, 475.000 dibayar di muka by transfer ke bagian umum]]
[[money: nanti uangnya direimburse di slip gaji pertama]]
[[money: kalau sdh tf kirim buktinya, biar jadwal besok pagi tidak hangus]]`,
    `Kpd peserta psikotes gel 3 hari kamis
Jam 07.30 sudah di lokasi ruko belakang stasiun Bekasi, kemeja putih celana bahan hitam
[[money: tiap peserta bawa 75 ribu utk pengganti kertas dan lembar soal]], dikumpulkan ke kak Fitri di depan pintu masuk
yg tidak bawa tidak bisa ikut tes ya`,
    `Subject: Job Offer – Remote Data Entry Assistant (Indonesia)

Dear Candidate,
Congratulations! After reviewing your profile we are pleased to offer you the position of Remote Data Entry Assistant at USD 35/hour.
A company laptop and a printer will be shipped to your home address in Yogyakarta.
[[money: To release the shipment, a refundable security deposit of IDR 1,850,000 must be paid to our equipment vendor before your first day.]]
[[money: The amount will be returned together with your first weekly pay.]]
[[privateChat: Kindly add our onboarding officer on Telegram to proceed.]]
Regards,
Talent Acquisition`,
    `DIBUTUHKAN SEGERA
60 ANGGOTA SECURITY
PENEMPATAN MALL, RS, PERUMAHAN JABODETABEK
TINGGI MIN 165 CM, SEHAT, TIDAK BERTATO
GAJI 4,9 JT + BPJS
[[money: BELUM PUNYA GADA PRATAMA? IKUT DIKLAT KAMI 2.700.000 LANGSUNG PENEMPATAN]]
[[money: BISA DP 1 JUTA SEBELUM BERANGKAT DIKLAT]]
KANTOR: RUKO CIBINONG, DATANG LANGSUNG JAM 8-3`,
    `Open l o k e r staff packing gudang skincare Tangerang
shift pagi/malam, makan 1x
[[money: b i a y a  a d m i n 200 rb aja, t r a n s f e r  dulu baru dapat kartu masuk]]
yg serius ya kak, yg cuma nanya skip`,
    `LOKER PABRIK SNACK GRESIK TANPA TES
cukup KTP + foto, besok kerja
[[money: b14ya masuk cuma 500rb utk d3p0sit loker & sepatu]], keluar kerja uang kembali
[[privateChat: inbok aja say, nomer admin 0857xxxxxxxx]]`,
    `Punten a, ieu ti bagian personalia pabrik garmen Majalaya
Lamaran aa tos katampi alhamdulillah, enjing tiasa langsung training
[[money: mung kedah transfer heula artos jaminan 400rb kanggo mesin sareng seragam]]
[[money: upami tos tilu bulan artosna dipulangkeun deui]]
ditunggu dugi jam 4 nya a`,
    `Lae, jadi begini lah ceritanya
di kebun sawit Labura itu mau nambah krani 6 orang, aku kenal betul sama askepnya
[[money: tapi ada uang masuknya, 4 juta satu orang, kasih lah setengah dulu biar kupegang namamu]]
[[money: kalau sudah SK keluar baru kau lunasi]]
cepat sikit ya lae, banyak kali yang minta ini`,
    `halo kak jadi ini saya dari bagian penerimaan ya kak toko bahan kue yang di Rungkut itu kakak kan sudah diterima nih jadi kasir mulai Senin ya kak [[money: nah nanti sebelum Senin kakak kirim dulu seratus lima puluh ribu buat kaos sama celemek ke dana saya]] ya kak soalnya tukang jahitnya minta duluan gitu kak nanti kalau sudah kabarin ya kak makasih`,
    `Assalamualaikum bu, mengenai yg kemarin
formasi guru PPPK paruh waktu di kabupaten masih ada 3 kursi titipan
[[money: maharnya 65, separuh di depan separuh lagi setelah NIP keluar]]
jangan cerita2 ke teman sekolah ya bu, ini jalur orang dinas langsung
kalau ibu setuju besok saya mampir`,
    `DICARI SOPIR TRONTON & ENGKEL
trayek Semarang - Surabaya - Jkt
SIM B1 / B2 umum hidup, siap luar kota
uang jalan harian + premi
[[money/identity: sopir baru wajib titip BPKB motor a/n sendiri dan uang jaminan 2 juta, diambil lagi kalo berhenti baik2]]
garasi Genuk, tanya pos satpam`,
    `Kak ini utk jamsos sama id card nya blm dikirim ya?
kan sudah ttd kontrak kmrn
[[money: jamsos 185rb, id card 40rb, total 225 tf ke rek bca a.n. Yunita]]
[[money: kalo blm masuk sore ini posisi kakak kami kasih ke cadangan]]`,
    `PENGUMUMAN HASIL SELEKSI
Koperasi KSXM – Unit Cabang Purwodadi
Yth. Sdr. Peserta nomor 118,
Saudara dinyatakan DITERIMA sebagai Petugas Lapangan.
Sebelum surat tugas diterbitkan, Saudara diwajibkan:
a. [[money: menyetor simpanan pokok calon karyawan sebesar Rp 1.500.000,- secara tunai di kasir]]
b. [[identity: menyerahkan ijazah terakhir ASLI untuk disimpan kantor selama ikatan kerja 2 tahun]]
c. hadir di mess cabang hari Senin pukul 07.00
Apabila tidak dipenuhi, hak Saudara dialihkan kepada peserta lain.`,
    `yayasan penyalur baby sitter & prt cari mbak2 dari kampung, jateng jabar lampung
kerja di jakarta majikan baik2, gaji 2,8 - 4 jt
mess gratis sambil nunggu majikan
[[money: ongkos jemput ditalangin dulu 700rb, dipotong gaji 2 bulan pertama]]
[[money/identity: kalau minta pulang sebelum dapat majikan ganti uang makan 1,2 jt baru KTP dibalikin]]
[[privateChat: bu Lasmi 0813xxxxxxxx wa aja]]`,
    `Kerja dari rumah buat ibu-ibu 💕 ngelem kantong teh celup
upah 500rb per 1 kotak, bahan diantar ke rumah
anak bisa dijagain, rumah tetep kepegang 🥰
[[money: jaminan bahan 250.000 per kotak, balik penuh pas setor barang jadi]]
yg udah join banyak bgt ya bun, cek highlight TESTI
[[privateChat: klik WA di bio]] 📲`,
    `📌 LOWONGAN ADMIN INPUT DATA ONLINE 📌
- kerja via hp
- 2 jam / hari
- upah 100rb per 50 data
- boleh pelajar & irt
[[money: Pendaftaran 50k (dapat modul + akses akun kerja)]] ✅ sekali seumur hidup
Payment: dana / ovo / gopay
[[money: bukti tf kirim ke @admin_inputxx]]`,
    `rekan2 mitra kurir baru hub Cileungsi
besok jam 6 sudah bisa ambil paket
[[money: atribut wajib dibeli ya, jaket + rompi + box 385rb]] [[money: tanpa atribut akun tidak kami aktifkan]]
[[money: transfer ke koordinator (pak Deni) nanti ukuran ditulis di berita transfer]]`,
    `*RELAWAN DAPUR MBG KEC. TAMBUN*
Masih butuh 18 org: juru masak, pemorsian, cuci ompreng, sopir
Insentif 100-120rb/hari
[[money: utk pengukuhan nama di sistem dikenakan 250rb/orang, bayarnya ke koordinator lapangan bukan ke dapur]]
[[privateChat: Hub. koordinator 0838xxxxxxxx (wa only)]]
mhn jgn disebar di grup desa`,
    `Lulus SMA langsung kerja di bandara? Kenapa tidak 😍✈️
AVX Career Center buka pendaftaran staf darat, avsec, dan pramugari
📍 Medan – Pekanbaru – Batam
[[money: Program 3 bulan 8,5 juta sudah termasuk seragam dan GARANSI KERJA di bandara]]
[[money: Booking seat 500rb hari ini dapat potongan]]
[[looks: Tinggi cewek 158 cowok 168 ya]]`,
    `Bang, utk posisi helper smelter di Morowali sudah fix nama abang masuk
terbangnya Sabtu dari Makassar
[[money: tiketnya abang ambil di agen kami dulu 2,15jt]], [[money: pas sampai site uangnya diganti tunai sama HR]]
jangan beli di aplikasi, nanti tidak kebaca di sistem perusahaan
[[identity: kirim ktp biar saya issued sekarang]]`,
    `#lokersolo butuh waitress + barista coffee shop, jam kerja 10-22
gaji 1,6 jt naik stlh 3 bln
[[money: gaji bulan pertama ditahan buat jaminan, dikasih kalau sudah kerja 1 taun]]
[[money: keluar sebelum itu hangus + denda 1x gaji]]
datang aja bawa lamaran ke Jl Slamet Riyadi sebrang taman`,
    `Halo, saya HR dari perusahaan game. Kamu lolos sebagai penguji aplikasi 🎮
sebelum akun karyawan dibuka, [[money: tolong belikan voucher Google Play 300.000 di Indomaret lalu foto kodenya ke saya]]
[[money: itu hanya tes kecepatan kerja, nominalnya masuk lagi ke gaji minggu ini]]
waktunya 30 menit ya`,
    `Interview online via zoom jam 13.00 👇
1. pakai kemeja
2. kamera on
3. [[money: scan QRIS di bawah 25.000 sbg tiket masuk room]]
4. nama zoom: NAMA_POSISI
[[money: Peserta yg blm scan otomatis ditolak host.]] Makasih 🙏`,
    `Kepada Saudara pelamar,
Terima kasih telah melamar posisi Staf Administrasi Kebun di Ketapang.
Surat Perjanjian Kerja telah kami siapkan sebanyak empat rangkap.
[[money: Mengingat SPK memerlukan e-meterai dan legalisasi notaris, Saudara dimohon mentransfer Rp 620.000 paling lambat Jumat pukul 15.00 WIB.]]
[[freeMail: Bukti transfer dikirim ke personalia.kebunraya@gmail.com.]]
[[money: Tanpa bukti tersebut, SPK dianggap batal demi hukum.]]
Hormat kami, Bagian Personalia`,
    `📣 WE ARE HIRING konter hp Malang kota
posisi: frontliner & teknisi junior
gaji pokok + bonus unit
syarat: jujur, niat kerja, domisili Malang
[[identity: ijazah asli SMA/SMK ditinggal di toko selama kontrak 1 th (dikasih tanda terima)]]
cv antar langsung ke toko ya gaes`,
    `Info loker bu ibu pak bapak
koperasi di Madiun cari PDL (petugas dinas lapangan), motor disediakan, mess ada
lulusan smp pun bisa
[[identity: yg penting ijazah asli + KK asli + akte lahir dikumpul di kantor]] [[money: terus kalo nasabah macet PDL yg nombokin ya, jadi jangan asal kasih]]
[[privateChat: minat koment nanti tak inbok]]`,
    `BUTUH CEPAT 20 ORANG 🔥🔥
kerja gampang, cuma ke bank 1 jam, pulang bawa duit
[[identity: bikin rekening baru, kartu ATM + buku + mbanking serahin ke kita]], 600rb per rekening cash di tempat
KTP aktif, umur 17 ke atas
area Jaksel Depok Bekasi
[[privateChat: pm @tamu_xxx]]`,
    `Pagi Kak, utk aktivasi absensi karyawan baru
[[identity: sebentar lagi ada kode 6 angka masuk lewat sms, tolong dikirim ke saya ya]]
[[identity: kodenya cuma berlaku 2 menit jadi mohon standby]]
kalau sudah nanti kakak saya masukkan grup shift`,
    `kelengkapan berkas sblm interview :
- cv
- pas foto bebas
- [[identity: foto selfie pegang ktp, muka & nik hrs jelas]]
- [[identity: foto kartu atm depan belakang (utk payroll)]]
kirim kesini aja kak format jpg, interviewnya dikabarin nyusul 😊`,
    `Yth calon karyawan PT POS, [[identity/impersonation: utk pencairan uang transport interview kirim no kartu ATM + 3 angka di belakang kartu + masa berlaku ke no ini.]] Balas sblm 16.00`,
    `Selamat! data Anda lolos screening awal.
Mohon jawab pertanyaan berikut untuk pembuatan ID pegawai:
1. Nama lengkap
2. [[identity: NIK dan nomor KK]]
3. [[identity: Nama gadis ibu kandung]]
4. [[identity: Bank, no rekening, dan limit kartu kredit bila ada]]
Setelah ID jadi, baru kita lanjut ke jadwal interview.`,
    `Position: Payment Agent (part time, home based)
We are an import company from Hong Kong with many customers in Indonesia.
[[identity/task: Your job is to receive customer money in your personal bank account, keep 5% as your salary and forward the rest to the account we give you.]]
[[highPay/identity/task: No experience, no investment. Work 1 hour a day, earn IDR 9–14 million monthly.]]
[[identity: Reply with your full name, bank name and account number so that we can start today.]]`,
    `Guys ada event job nih di kampus, dapet 200k/orang
[[identity/task: caranya pinjem KTP sama muka kalian bentar buat daftar akun paylater]], [[identity/task: limitnya dicairin sama tim, tagihan kita yg urus jadi aman]]
sejam kelar, lokasi kafe deket gerbang belakang
ajak temen dpt 50k lagi`,
    `lowongan admin livestream dari rumah, dikasih hp kantor
[[identity: syaratnya login gmail pribadi kamu + passwordnya dikasih ke leader buat sinkron]]
gaji mingguan 750rb
[[privateChat: pc ya yg mau]]`,
    `Hai 👋 saya Clara dari tim promosi digital.
[[task: Kami cari orang untuk menekan like dan subscribe video, setiap klik dibayar Rp 20.000]]
Sehari bisa 25 video, gaji langsung dikirim tanpa ditunda.
Cukup pakai HP 😊
[[privateChat: Kalau berminat saya kirim kontak resepsionis Telegram ya]]`,
    `Selamat siang, perkenalkan saya Dewi Agen Penugasan toko online.
Pekerjaan: [[task: membantu merchant menaikkan penjualan dengan memasukkan barang ke keranjang lalu checkout]]
[[task/money: Anda bayar harga barang dulu, 5-10 menit kemudian modal + komisi 20% kembali ke rekening Anda]]
[[task/money: Contoh: barang 150.000 → terima 180.000]]
Hari ini masih ada 6 kuota, apa mau dicoba Bapak/Ibu?`,
    `Hi! We got your number from an online recruitment platform.
[[task: Part time job: give 5 star review to hotels on Google Maps, each review get 15k-30k]]
[[highPay/task: daily salary 300k - 1,2 juta]], free time, must be over 22 years old
If you interest reply "YES" and [[privateChat: I will send you the telegram of my manager]]`,
    `⚠️ PENGUMUMAN TUGAS 15 — TUGAS SEJAHTERA ⚠️
Tugas 1-14 gratis, [[task/money: tugas 15 adalah tugas prabayar dan wajib diikuti semua karyawan]]
[[task/money: Paket A: 300.000 → 390.000
Paket B: 1.000.000 → 1.350.000
Paket C: 5.000.000 → 7.000.000]]
[[money/task: Yang tidak mengambil paket, gaji tugas sebelumnya tidak bisa dicairkan]]
[[money/task: Kirim SS transfer ke mentor masing-masing, batas 10 menit ⏳]]`,
    `mau cuan sambil rebahan?? 🛌💸
[[task: follow 3 akun tiktok dpt 45rb lgsg cair ke dana]]
beneran bukan tipu2, aku udah WD 12x minggu ini 😭🙏
limit 50 org tercepat
[[privateChat/link: link grup di bio ya bestie, s.id/tugasxx]]`,
    `[[task: Misi hari ini selesai 38/40.]] Saldo Anda Rp 2.740.000 ✅
[[task/money: Untuk membuka 2 misi terakhir saldo perlu diisi ulang 1.500.000 karena Anda mendapat order gabungan]]
[[money/task: Setelah isi ulang semua dana bisa ditarik sekaligus]]
Jangan keluar dari aplikasi, nanti akun kerja dibekukan sistem.`,
    `lowongan ke KAMBOJA 🇰🇭 no tipu2
[[abroad: posisi cs chat & telemarketing, gaji 800-1200 USD bersih]]
syarat: bisa ngetik 40 kpm, bisa bahasa indonesia doang gpp
[[abroad: tiket + paspor + makan + mess bos yg tanggung]]
kontrak 1 thn
[[abroad: proses 3 hari langsung terbang dari medan / jakarta]]
[[privateChat: wa +855xxxxxxxx]]`,
    `Urgent 15 pax ✈️ Thailand (dekat perbatasan Mae Sot)
[[abroad: Job: online marketing / model video call, male female]]
Basic 25.000 baht + komisi tembus 100 jt
[[mostAge: Umur 20-32]]
[[abroad: masuk pakai bebas visa, izin kerja diurus belakangan di tempat]]
no potongan no agency`,
    `Assalamualaikum dulur2 Lombok
[[abroad: kilang sarung tangan di Johor mau 30 orang, naik feri dari Batam pakai paspor melancong dulu]]
[[abroad/money: modal jalan 4,5 juta sudah terima beres sampai rumah kongsi]]
gaji 1.700 ringgit belum OT
kawan2 kampung sebelah sudah 9 orang ikut, berangkat habis panen
[[privateChat: tanya2 ke Haji Mul 0877xxxxxxxx]]`,
    `KERJA PETIK BUAH DI AUSTRALIA 🍓🇦🇺
[[abroad: tanpa IELTS, tanpa batas umur, proses 2 minggu langsung kerja di farm]]
[[highPay: gaji 35-50 juta/bulan]]
[[money/abroad: all in 38 juta, DP 10 juta utk kunci kuota]]
[[abroad: Kami perorangan bukan PT, jadi lebih murah dan cepat 😉]]`,
    `kang, nu minat ka jepang teh sok kirim data ka abdi
[[abroad: teu kedah lewat LPK, langsung ka kaisha, aya lanceuk abdi di Nagoya nu narima]]
[[money/abroad: DP 5 juta keur ngurus COE, sesana 30 juta mun tos kaluar visa]]
bidangna konstruksi sareng pengolahan lauk`,
    `KOREA PABRIK & KEBUN 🇰🇷 LANGSUNG KERJA TANPA EPS-TOPIK
[[abroad: berangkat pakai visa wisata rombongan, disana dijemput agen dan langsung ditempatkan]]
gaji 20-25 jt bersih, bisa tinggal selama mau
[[money/abroad: bayar 55 jt, 15 jt di awal 40 jt sebelum boarding]]
[[privateChat: serius inbox]]`,
    `Info dari Umi Hj. Fatonah 🕋
[[abroad/sex/mostAge: butuh ibu2 usia 23-40 utk ART di Riyadh & Jeddah]], majikan langsung
[[abroad: berangkatnya pakai visa ziarah, 10 hari terbang]]
dapat uang fit 9 juta utk keluarga di rumah
[[identity: paspor & KTP asli dipegang sponsor selama proses]]
yg masih ragu jangan tanya`,
    `Polandia 🇵🇱 butuh 40 pekerja gudang & pabrik coklat
[[abroad: lamaran cukup lewat messenger, surat undangan kerja terbit 1 bulan, agen kami di Warsawa yang urus semua]]
Gaji 22jt nett, lembur dihitung
[[money/abroad: uang tanda jadi 7 juta tidak dapat dikembalikan]]
[[abroad: Malas ribet P3MI? sini tempatnya 😎]]`,
    `From: [[impersonation/freeMail: rekrutmen.bankmandiri2025@gmail.com]]
[[impersonation: PT Bank Mandiri (Persero) Tbk membuka kesempatan bagi lulusan SMA hingga S1]]
Posisi: Teller, Customer Service, Back Office
Kirimkan data berikut dengan membalas email ini:
- [[identity: scan KTP, KK, dan buku tabungan]]
- pas foto
Seluruh pelamar yang lengkap datanya otomatis mengikuti tes di kantor cabang.`,
    `[[impersonation: REKRUTMEN BERSAMA PT KAI (PERSERO) 2025]]
Kondektur, polsuska, staf stasiun – SMA/SMK/D3/S1 semua jurusan
[[link/identity/impersonation: Isi biodata, NIK, nama ibu, dan no rekening di bit.ly/kai-rekrutxx]]
[[privateChat/impersonation: Setelah isi, konfirmasi ke panitia Ibu Ratna WA 0878xxxxxxxx supaya diprioritaskan]]
Share ke 5 grup ya agar saudara kita kebagian`,
    `[[impersonation: PT TELKOM INDONESIA (PERSERO) TBK – RECRUITMENT DIVISION]]
UNDANGAN WAWANCARA
Kepada: Calon Karyawan Divisi Jaringan
Saudara terpilih dari 2.318 pelamar. Wawancara diadakan di Sunter, Jakarta Utara.
Undangan ini bersifat rahasia dan tidak boleh diperlihatkan kepada pihak lain.
[[impersonation/freeMail: Balas kesediaan Saudara ke hrd-telkom.sunter@yahoo.co.id paling lambat 1x24 jam]]
[[impersonation/privateChat: atau WhatsApp pribadi HRD Ibu Melinda 0819xxxxxxxx.]]`,
    `Selamat pagi
Anda mendapat undangan interview kerja di PT kami
📎 [[file: Undangan_Interview_HRD.apk]] (4,8 MB)
[[file: silahkan dibuka dan di-install untuk melihat jadwal & lokasi]]
terima kasih`,
    `[[file: Tim baru wajib pakai aplikasi kerja kantor ya, tidak ada di Play Store karena khusus internal]]
[[file: download dari link drive yg saya pin, terus aktifkan "izinkan sumber tidak dikenal" dan matikan Play Protect dulu]]
[[file: Setelah terpasang izinkan akses SMS sama aksesibilitas]]
baru nanti saya kasih user id utk mulai shift`,
    `Bu kalau bingung daftarnya biar saya bantu dari sini
[[file: ibu install AnyDesk dulu terus sebutkan 9 angka yang muncul]]
[[identity: nanti sekalian buka mbanking nya supaya rekening gajinya kebaca sistem]]
5 menit aja bu, sayang kalo kuota resepsionisnya diambil orang`,
    `[[impersonation: Lowongan BUMN 2025 dibuka utk lulusan SMP-S1!]] [[link/identity/impersonation: Daftar & upload KTP + swafoto di https://tinyurl.com/bumn-xx sblm kuota habis.]] Gratis.`,
    `OPEN CASTING SPG EVENT OTOMOTIF SBY 💄
[[looks/sex: female, cantik, putih, tinggi min 165 langsing]]
[[mostAge/maritalStatus: max 23 th, belum nikah & blm pernah punya anak]]
[[looks: kirim foto full body tanpa filter + ukuran baju]]
fee 450k/day`,
    `Toko baju muslim Tanah Abang cari penjaga toko
[[sex/maritalStatus/mostAge: wanita lajang maksimal 24 tahun]], [[looks: wajah menarik]], bisa nawarin ke pembeli
jam 8 sampe 5 sore, makan siang ditanggung
gaji 2,5 + uang bensin
dateng aja ke blok B lantai 3`,
    `info loker malem di Batam
[[looks/sex: butuh cewek good looking, body oke, buat nemenin tamu karaoke]]
mess + makan free, kasbon 5jt di depan
[[money: kasbon lunas baru boleh pulang]]
sepi pun dpt uang voucher
[[mostAge: 18-26 aja ya]]`,
    `GAJI DEWA BUAT LULUSAN SMP 🤯
admin chat toko online dari rumah
[[highPay: kerja 3 jam sehari, gaji pokok 18 juta per bulan]]
tanpa interview tanpa pengalaman
[[privateChat: chat admin langsung @xxx_join, jangan lewat komentar]]`,
    `gaesss perusahaan e-commerce gede lagi nyari 200 data checker WFH 💻
jobdesk receh bgt, sumpah, cuma cocokin resi
[[link/identity: isi form dulu di s.id/datacheckxx (siapin NIK, foto KTP, no rekening + nama bank)]]
[[link: link mati jam 12 malem jd buruan klik ya bestie]]
yg keterima nanti dihubungin, ga ada interview ✌️`,
  ],
  subtle: [
    `Nak, besok kalau sudah mulai masuk sekalian dibawa ya surat tanda lulus SMA-nya
[[identity: yang asli biar disimpan Ibu di lemari toko selama kamu ikut kami]]
tenang saja aman, teman-temanmu yang lain juga begitu. Nanti kalau pamit pulang kampung ya Ibu kasih lagi`,
    `Utk surat sehatnya jangan ke puskesmas ya kak, tidak terbaca di kantor pusat
[[money: langsung ke tempat dr. rekanan kita saja di ruko sebelah, siapkan 4 lembar seratus ribuan]]
nanti bulan depan ketemu lagi kok di slip`,
    `Nyari 10 orang yg hp nya nyala terus
kerjanya santai, di rumah aja
[[identity: nanti ada sms berisi angka masuk ke nomor kalian, tinggal diketik ulang ke kita]]
sehari bisa 5-6 kali masuk, tiap angka 15rb
nomor lama lebih disukai`,
    `Bosen di kampung? 🌏
[[abroad: duduk depan komputer, kamar ber-AC, makan 3x, 900 dolar tiap bulan]]
[[abroad: paspor diurusin bos, ketemu di Batam terus nyebrang bareng-bareng]]
kantornya gedung tinggi, temen sekamar orang Indo semua
yang bisa ngetik cepet boleh merapat 😎`,
    `Kak, pesanan pembeli sudah saya bagikan ya 🙏
[[task/money: kakak ambilkan dulu barangnya pakai dana sendiri, paling lama setengah jam sudah balik ke kakak plus lebihannya]]
makin besar pesanannya makin besar lebihannya
kemarin kak Winda sudah coba, hari ini minta nambah`,
    `Kalau lewat saya insya Allah tembus, HRD nya masih saudara
[[money: cuma ya ngertilah, orang dalam juga ngerokok, biasanya merah 30 lembar cukup]]
diantar ke rumah saja habis maghrib, jangan lewat hp
ijazah apa saja bisa, yg penting ada niat`,
    `Yth. Ustadz/Ustadzah calon pengajar,
Alhamdulillah Panitia menerima Bapak/Ibu sebagai guru tahfidz tahun ajaran baru.
Sebagaimana kebiasaan di lembaga kami, [[money: setiap pengajar baru menunaikan infaq pembangunan satu kali di awal, senilai tiga kali mukafaah]].
Mohon ditunaikan sebelum pembagian jadwal mengajar. Jazakumullah khairan.`,
    `Resto baru di PIK butuh greeter buat depan 😊
[[looks: yang sedap dipandang tamu, badan jangan melar]]
[[maritalStatus/sex: masih sendiri ya neng, belum ada yang punya]]
[[mostAge: kelahiran 2003 ke sini lebih diutamakan]]
tip besar, pulang dianter`,
    `Sistem kerja di toko kita begini ya mas
kerja dulu, makan tidur ditanggung
[[money: upah tiga bulan pertama saya simpankan dulu biar sampeyan krasan, keluarnya nanti bareng lebaran]]
kalau di tengah jalan mudik ya dianggap ikhlas`,
    `Punya buku tabungan nganggur? 📒
[[identity: daripada kosong mending dititip ke kantor kita, tiap minggu kamu dapat 400]]
[[identity: cukup sama kartunya dan akses di hp]]
status karyawan lepas, ada surat tugas`,
    `Dek, kan adek sudah jadi tim kita
[[identity: besok pinjam namanya ya buat ambil 2 motor operasional di dealer, cicilannya kantor yang jalan]]
cuma tanda tangan sama difoto di depan rumah
adek nanti dapat uang bensin 1 juta`,
    `Kaos sama topi dari pihak kami, bagus bahannya kak
[[money: pas ambil tinggal ganti ongkos jahitnya aja ke mas Yoga, 260]]
[[money: yang belum ganti ya belum bisa ikut jaga pameran hari Jumat]]
crew 12 orang, kurang 3 lagi`,
    `Kita ngajarin dari nol lho mbak, dari pegang gunting sampai bisa smoothing
makanya di awal kita sepakati
[[money: kalau berhenti sebelum dua tahun, ilmunya diganti 6 juta]]
[[identity: rapor dan ijazahnya nginep di salon dulu sampai waktunya]]`,
    `Halo kak, panggilan kerjanya ada di lampiran ya 📄 Surat_Panggilan_lihat.foto
[[file: klik aja, kalau muncul tulisan bahaya pilih tetap pasang]]
habis itu tunggu 1 menit jadwalnya keluar sendiri`,
    `Rezeki di negeri orang itu nyata kak 🇲🇾
[[abroad: masuknya sebagai pelancong dulu, sampai sana baru ditukar sama majikan]]
bantu-bantu di kedai makan, dekat KL
sudah 6 kali saya antar, semua betah
[[abroad: ngga usah lewat kantor-kantor, kelamaan]]`,
  ],
  clean: [
    `KAMI MEMBUKA LOWONGAN
Room Attendant – Hotel di Jalan Malioboro, Yogyakarta
• Min. SMK Perhotelan
• Bersedia kerja shift
Lamaran diantar ke pos satpam pintu belakang
⚠️ Kami tidak memungut uang dalam bentuk apa pun. Bila ada yang minta transfer mengatasnamakan hotel ini, itu bukan kami.`,
    `Dari grup sebelah, hati2 ya bapak ibu 🙏
Ada surat panggilan tes BUMN palsu beredar. Isinya peserta disuruh pesan tiket lewat travel tertentu lalu uangnya katanya diganti pas tes.
Keponakan saya hampir kena, untung nelpon dulu ke kantornya. Jangan ada yang transfer!
Teruskan ke anak2 kita yg lagi cari kerja`,
    `📢 Info Pak RT 05
Malam ini ada warga blok C terima file .apk namanya "Panggilan Kerja". JANGAN DIBUKA JANGAN DIINSTAL, m-banking bisa kosong.
Yang terlanjur, segera ke bank dan matikan data hp.
Nuwun.`,
    `IMBAUAN
Nomor: 560/112/Disnaker
Sehubungan dengan maraknya penipuan berkedok penempatan tenaga kerja, bersama ini disampaikan:
1. Penempatan tenaga kerja melalui kantor kami tidak dikenakan biaya.
2. Masyarakat agar tidak menyerahkan ijazah asli, KTP asli maupun sejumlah uang kepada perorangan yang menjanjikan pekerjaan di pabrik.
3. Apabila diminta membayar biaya administrasi, seragam atau medical check up di muka, laporkan kepada kami pada jam kerja.
Demikian untuk disebarluaskan kepada warga desa.`,
    `Sobat pencari kerja, catat ya! ✍️
Rekrutmen bersama BUMN hanya lewat situs rekrutmenbersama.fhcibumn.id, bukan lewat Gmail, bukan lewat WA pribadi 🙅
Panitia tidak pernah menunjuk agen perjalanan dan tidak pernah meminta peserta membayar tiket atau hotel.
Ketemu yang begitu? Screenshot, laporkan, blokir!`,
    `Le, Ibuk krungu soko bulik, saiki akeh wong nawani kerjo nang Kamboja lewat fesbuk
gajine jare puluhan yuto tibake didadekno tukang ngapusi, paspore dijupuk, ora iso mulih
ojo melu2 yo le, timbang adoh mending mbantu paklik nang bengkel disik`,
    `Subject: [Career Center] Waspada lowongan palsu menjelang wisuda

Dear alumni dan calon wisudawan,
Beberapa mahasiswa melapor menerima email rekrutmen dari alamat gratisan yang mencatut nama bank milik negara dan meminta foto KTP serta nomor rekening.
Kampus tidak bekerja sama dengan pengirim email tersebut. Mohon tidak mengisi formulir apa pun di luar portal karier kampus.
Jika ragu, silakan datang ke lantai 2 gedung rektorat.`,
    `LOKER SEKURITI MALL PALEMBANG
gada pratama (punya), pengalaman 1 th, surat sehat
gaji sesuai UMK + lembur
lamaran ke kantor manajemen gedung, lantai LG
Hati2 calo!! penerimaan ini gratis, ga ada uang masuk, ga ada uang seragam. Kalo ada yg minta lapor ke danru`,
    `Info bank: Jangan berikan OTP, PIN, nomor kartu dan 3 angka di belakang kartu kepada siapa pun, termasuk yg mengaku pegawai bank atau pemberi kerja. Pegawai kami tidak pernah memintanya.`,
    `Divisi Siber berbagi modus terbaru 🚨
Pelaku mengirim pesan seperti ini: "Kak, cukup like 3 video dapat 15 ribu." Setelah itu korban dimasukkan ke grup Telegram, lalu diminta deposit untuk tugas prabayar.
Ciri lain: komisi kecil cair di awal, mentor memaksa top up, saldo tidak bisa ditarik.
Sudah terlanjur? Simpan bukti transfer dan buat laporan.`,
    `curhat dikit ya min
aku ketipu 3,2 juta gara2 kerja online yg katanya cuma checkout barang trus modal balik. awalnya emang cair 30rb, 60rb, makin lama disuruh isi saldo terus, pas mau narik malah disuruh bayar pajak
malu bgt sama suami. semoga ga ada yg kena lagi kyk aku`,
    `ada yang pernah dapet surat tes pertamina yg nyuruh beli tiket lewat agen mereka gak sih? adek saya barusan dikirimin, saya kok curiga. kata temen itu modus lama. mohon pencerahannya suhu`,
    `Notice to job seekers
We have learned that individuals are using our company name to offer jobs in Indonesia and to ask applicants for a training fee or a laptop deposit.
We never charge applicants at any stage, and our recruiters only write from our corporate domain.
If you have received such a message, do not send money or copies of your ID, and let us know through the contact page of our website.`,
    `PERATURAN GRUP LOKER BANDUNG RAYA
1. Dilarang posting loker yang minta biaya pendaftaran, deposit, atau tahan ijazah
2. Dilarang posting tugas like/follow/subscribe dan sejenisnya
3. Loker luar negeri wajib ada nama P3MI + nomor izin, selain itu dihapus
4. No spam link pendek
Melanggar = kick tanpa peringatan. Admin`,
    `Kutipan berita siang:
"Polisi menangkap perempuan 34 tahun yang menjanjikan pekerjaan di pabrik sepatu kepada 21 warga. Tiap korban membayar 3 sampai 7 juta rupiah dengan alasan biaya administrasi dan seragam. Uang dipakai pelaku untuk membayar utang."
Kejadiannya di kabupaten sebelah mas, mirip yg ditawarin ke Yanto`,
    `Pemkot sidak lagi ke perusahaan yang menahan ijazah karyawannya. Dari 31 ijazah baru 12 yang dikembalikan. Mantan pekerja bilang mereka diminta menebus dua juta rupiah kalau mau mengambil dokumennya.
Menurut kalian gimana? Di tempat kalian kerja ada yang kaya gini gak?`,
    `KBRI Phnom Penh mengimbau WNI agar tidak menerima tawaran kerja sebagai operator, customer service atau admin online di Kamboja melalui media sosial. Gaji 800–1.200 dolar dan proses tanpa visa kerja adalah ciri perekrutan ilegal. Cek lowongan resmi di kanal pemerintah sebelum berangkat.`,
    `voice note tak ketik ulang ya soalnya panjang
intinya kata mas Bayu jangan mau kalau disuruh nyerahin atm sama buku tabungan buat kerjaan apapun itu nanti dipake nampung duit judi terus yang dicari polisi ya kita yang punya nama temennya di Klaten udah kejadian sampe dipanggil ke polda gitu`,
    `PENGUMUMAN
Manajemen PT Pelabuhan Indonesia (Persero) memberitahukan bahwa undangan wawancara bernomor 88/UND/2025 yang beredar di WhatsApp adalah PALSU.
Perusahaan tidak sedang membuka penerimaan pegawai dan tidak menunjuk perorangan sebagai panitia.
Segala kerugian akibat pembayaran kepada pihak yang mengatasnamakan perusahaan berada di luar tanggung jawab kami.`,
    `fyi anak2 angkatan 21
yg tadi dapet chat "refundable deposit for equipment", itu scam guys. recruiter asli ga bakal minta kamu bayar laptop. gw udah report akunnya, please don't click the link`,
    `SPBU di jalan lintas Sumatera, Kab. Batubara butuh KASIR & OPERATOR
tugas: terima pembayaran, hitung uang tiap pergantian shift, setor ke bank tiap sore bareng pengawas
min SMA, usia minimal 18 th, boleh laki boleh perempuan
gaji UMK, BPJS
titip lamaran di kantor SPBU`,
    `Job title: Finance & Accounting Staff (Semarang)
Responsibilities:
- manage customer deposits and advance payments
- prepare transfers to vendors and reconcile bank accounts
- issue invoices, follow up overdue receivables
Requirements: D3/S1 Accounting, familiar with e-Faktur.
Please send your CV (max 2 pages, PDF under 2 MB) through our career page.`,
    `HIRING ✈️ Admin Tiket & Umrah (Bekasi)
Jobdesk:
– issued tiket pesawat dan kereta
– menerima DP dan pelunasan jamaah
– mengumpulkan paspor jamaah untuk proses visa Saudi
Minimal D1, bisa Amadeus nilai plus
Kirim CV ke karier@namatravel.example`,
    `dibutuhkan desk collection area kantor Kuningan
- menagih angsuran nasabah lewat telepon sesuai etika OJK
- mencatat janji bayar dan mengingatkan biaya keterlambatan
- target bulanan
fresh graduate ok, training 2 minggu dibayar penuh
apply di web karir kita ya, keyword DESKCOLL`,
    `Posisi: Analis Verifikasi Nasabah (KYC) – Jakarta Barat
Tugas utama:
1. Memeriksa kecocokan foto selfie dengan KTP calon nasabah
2. Menolak pengajuan dengan dokumen palsu
3. Menangani keluhan kode OTP yang tidak masuk
4. Menyusun laporan harian
Kualifikasi: S1 semua jurusan, teliti, siap shift malam. Tersedia tunjangan shift.`,
    `[HIRING] Social Media Specialist – brand kopi Surabaya
you'll do:
• naikin engagement: like, komen, share, follower TikTok dan IG
• bales review Google Maps tiap outlet
• bikin laporan mingguan
gaji 5-6 jt, WFO 5 hari
portofolio kirim via form di website brand`,
    `We are looking for a Mobile QA Engineer in Yogyakarta. You will install APK builds on test devices every day, try payment and OTP flows, write bug reports and automate regression tests. At least 2 years of experience. Office hours, hybrid, meal allowance. Apply with your CV and one sample test plan.`,
    `RUMAH SAKIT DI KEDIRI MEMBUTUHKAN
PETUGAS LOKET PENDAFTARAN & KASIR RAWAT INAP
– MENERIMA UANG MUKA DAN PELUNASAN PASIEN
– MEMERIKSA KTP, KK DAN KARTU BPJS PASIEN
– MEMBUAT KUITANSI
SYARAT: D3 REKAM MEDIS / AKUNTANSI, STR (BILA ADA)
LAMARAN KE BAGIAN SDM LANTAI 3, JAM KERJA`,
    `Kantor konsultan pendidikan kami di Medan cari Visa Officer 🙌
Kerjanya bantuin student siapin dokumen studi ke Australia, Jepang, Korea: cek paspor, rekening koran orang tua, jadwal medical check up, dan bayar biaya visa di sistem kedutaan.
English aktif wajib. Gaji 5,5jt + bonus tahunan. CV lewat link resmi di website.`,
    `Butuh 2 kurir COD utk gudang Banjarbaru
motor sendiri, SIM C
tiap sore setor uang COD ke kasir, selisih dicek bareng bukan langsung dipotong
upah 2.500 per paket + bensin 20rb/hari, dibayar mingguan
dtg ke gudang jam 8 pagi cari pak Rahman`,
    `Lowongan Staf Arsip Fakultas
Uraian tugas: menyimpan ijazah asli yang belum diambil alumni, melayani legalisasi, menyerahkan ijazah kepada pemiliknya dengan tanda terima, serta mencatat biaya legalisir di buku kas.
Syarat: D3 Kearsipan. Berkas lamaran diunggah di laman kepegawaian universitas paling lambat akhir bulan.`,
    `Kantor notaris Denpasar perlu staff
– urus balik nama, roya, cek sertifikat
– pegang sertifikat asli & BPKB klien, harus super teliti 🙏
– antar jemput dokumen ke BPN dan bank
SH / MKn lebih baik, pengalaman 1 th
gaji nego, BPJS ada, lamaran taruh di kantor ya`,
    `Loker penyuluh koperasi simpan pinjam di Bantul
tugas: mengajak warga jadi anggota, menerima simpanan pokok dan wajib dari anggota, mencatat tabungan, survei calon peminjam
gaji pokok 2,4 + transport, motor dari kantor
lulusan SMA, domisili Bantul/Sleman
kirim lamaran ke kantor, tidak dipungut apa2`,
    `Open posisi: Event Registration Crew (3 hari, ICE BSD)
- scan QR tiket pengunjung
- jual tiket on the spot, pegang EDC dan QRIS
- bagi merchandise
fee 225k/hari dibayar H+1, makan 2x, rompi dipinjami panitia
isi nama & nomor hp ke koordinator kampus masing2`,
    `Kepada Sdr. Fajar,
Menindaklanjuti lamaran Saudara, kami mengundang wawancara pada Rabu pukul 10.00 di kantor kami, Jl. Pemuda, Semarang.
Mohon membawa ijazah dan transkrip asli untuk ditunjukkan kepada panitia; dokumen langsung dibawa pulang kembali setelah dicocokkan.
Bila berhalangan, mohon membalas email ini.
Salam, Tim Rekrutmen`,
    `Pagi mas Doni, besok tes jalan ya utk sopir box
bawa SIM B1 asli + KTP asli cuma dilihat sama pak Eko, fotokopinya 1 lembar ditinggal
pakai sepatu, jam 9 di pool Sidoarjo
truk sama solar dari kita`,
    `PABRIK ROTI CIREBON MENERIMA
OPERATOR PRODUKSI 15 ORANG (L/P)
SURAT LAMARAN, CV, FC IJAZAH, FC KTP, FC KK, PAS FOTO 2 LEMBAR
MASUKKAN DALAM AMPLOP COKLAT, TULIS "OPERATOR" DI POJOK KIRI ATAS
BERKAS DIMASUKKAN KE KOTAK DEPAN POS SATPAM
TANPA CALO, TANPA PUNGUTAN`,
    `Dear Putri, welcome aboard! Your contract was signed on Friday, so here is your onboarding list for day one:
- bring your original ID; HR will look at it and give it back at once
- our bank's officer will be in the lobby to open a payroll account for you, no opening balance needed
- laptop and access card are ready at the IT desk
- your uniform is free
See you on Monday at 8.30.`,
    `Training barista 10 hari di Malang
gratis, malah dapat uang saku 60rb/hari + makan siang
lulus langsung kontrak di cabang Batu atau Kepanjen
ga ada ikatan, ga cocok boleh mundur
daftar ke kasir cabang mana aja, tulis nama di buku`,
    `Dibutuhkan Welder 6G – site Halmahera 🔥
roster 8-2, tiket pesawat PP ditanggung perusahaan, mess & makan 4x
MCU dibayari kantor di klinik bandara, ga usah keluar duit
sertifikat migas masih berlaku
gaji 11-13 jt sesuai pengalaman
lamaran lewat Disnaker Ternate atau portal perusahaan`,
    `crew resto ramen Depok dicari! 🍜
✔️ seragam 2 stel dapat gratis
✔️ sepatu kerja diganti sampai 200rb
✔️ makan shift
✔️ tips dibagi rata
pria/wanita, min 18 tahun, bersedia pulang malam
datang walk in interview tgl 12, bawa CV aja`,
    `Hello Andini,
We are happy to offer you the role of Customer Support Agent (remote, Indonesia). A laptop and headset will be sent to you at our cost, and you keep them during your contract. We reimburse internet up to IDR 400,000 a month. Nothing has to be paid by you at any time.
Please sign the attached contract in our HR portal before Friday.`,
    `Pak, utk driver travel Padang - Pekanbaru
bensin, tol, makan dari loket, bapak ga nalangin apa2
uang jalan dikasih sebelum berangkat
persenan 15% dihitung tiap pulang
kalau cocok besok ketemu uda Men di loket`,
    `Kebun kopi di Gayo butuh pemetik 20 urang
upah harian 110 ribu dibayar tiap sabtu, ongkos bus dari Takengon kami yang bayar
tempat tinggal ada, beras dan lauk disediakan
bawa jas hujan sama sepatu bot, yang ga punya kami pinjamkan
langsung naik aja ke kebun, tanya rumah pak Reje`,
    `To: seluruh karyawan
Perihal: Program ajak teman
Setiap karyawan yang mereferensikan kandidat dan kandidat tersebut lulus masa percobaan akan menerima bonus Rp1.000.000. Bonus ditransfer bersama gaji bulan berikutnya. Formulir referensi tersedia di HRIS. Terima kasih.
HR Business Partner`,
    `Teman2 lantai 7, iuran kado bu Ningsih yg pensiun 50rb ya, transfer ke Sari (bendahara) paling telat Kamis
sekalian yang belum bayar arisan bulan lalu 🙈
acara perpisahan jam 3 di pantry`,
    `Yth. Rekan-rekan,
Sehubungan dengan perpindahan bank payroll, setiap karyawan agar memperbarui nomor rekening melalui menu Profil di HRIS selambatnya tanggal 20. Perubahan hanya dilakukan di HRIS; HR tidak menerima nomor rekening, PIN atau kode melalui chat.
Pertanyaan dapat disampaikan langsung di meja HR lantai 2.`,
    `Info MCU tahunan utk semua operator line 3 & 4
Selasa 06.30 di klinik pabrik, puasa 10 jam
biaya ditanggung perusahaan, jam kerja tetap dihitung
yg shift 3 ikut Rabu. Bawa kartu karyawan. Leader tolong absen anggotanya`,
    `[IT] mulai Senin semua hp kantor pakai aplikasi MDM
pasang dari Play Store / App Store lewat tombol di portal karyawan, jangan dari file kiriman orang
kode OTP diketik sendiri, tidak usah dikirim ke siapa2 termasuk ke kami
yg error bawa hp nya ke meja helpdesk`,
    `Bapak ibu guru, mengingatkan tabungan koperasi sekolah bulan ini dipotong dari gaji seperti biasa 100rb
yg mau ambil simpanan hari raya tulis ke bu Endah sebelum tgl 15
laporan RAT sudah ditempel di ruang guru`,
    `Halo Tim Sales,
Untuk perjalanan dinas ke Kendari, tiket dan hotel dipesankan oleh GA. Taksi dan makan silakan ditalangi dahulu, lalu ajukan reimbursement dengan kuitansi asli maksimal 5 hari kerja setelah kembali. Uang akan masuk ke rekening payroll masing-masing.
Salam, GA`,
    `Bro tuker shift dong sabtu malem, gw ada nikahan sepupu di Garut
nanti gw ganti minggu pagi + traktir kopi
udah ijin spv kok tinggal lo konfirm di grup`,
    `PO sepatu kulit Cibaduyut batch 5 👞
DP 50% via BCA, pelunasan sebelum kirim
ukuran 39-44, garansi jahitan 6 bulan
order: nama/alamat/ukuran, kirim ke WA toko
no refund ya kak setelah produksi jalan`,
    `Siang bu, utk catering 150 pax tgl 8 total 5.250.000
DP 50% dulu ya bu utk kunci tanggal, sisanya H-3
bisa transfer ke rekening usaha, nanti saya kirim nota
sambalnya mau dibikin pedas atau sedang?`,
    `Kos putra putri dekat kampus Jember
850/bln, listrik token sendiri, wifi ada
deposit 1 bulan dibalikin pas keluar kalau kamar utuh
fotokopi KTP 1 lembar buat lapor RT
minat langsung survey aja`,
    `✨Umrah awal musim 12 hari✨
Mulai 31,9 jt, DP 5 juta sudah booking seat
Paspor minimal 7 bulan, suntik meningitis diurus bersama
Izin PPIU tertera di kantor, boleh dicek jamaah
Konsultasi manasik tiap Ahad pagi`,
    `Tagihan PDAM bln ini Rp 87.400 jatuh tempo tgl 20. Bayar di loket, kantor pos atau marketplace resmi. Abaikan bila sudah membayar.`,
    `Les privat matematika SMP SMA ke rumah, area Cimahi - Padalarang
80rb per pertemuan, paket 8x bayar di awal bulan
guru lulusan UPI, bisa coba 1x gratis
silakan chat ya ayah bunda 😊`,
    `Laporan kas arisan keluarga besar
masuk 12 org x 200rb = 2,4 jt
bulan ini dapat: tante Ros
yg belum setor: Benny, Ucok, Mak Tua
transfer ke rekening Butet kayak biasa ya, jangan lupa tulis nama`,
    `Izin share bapak ibu alumni STM angkatan 98 🙏
Adik kelas kita buka lowongan teknisi AC di Tangsel, 4 orang, lulusan SMK Listrik / TPTU
gaji 4,8 + uang makan + alat kerja disediakan
BKK sekolah yang mengumpulkan lamaran, tidak ada pungutan, tes di aula Sabtu depan
yg punya anak/ponakan silakan`,
    `Subject: IKA Farmasi – info lowongan apoteker

Rekan sejawat,
Rumah sakit tempat saya bekerja di Kupang membuka 2 formasi Apoteker rawat inap. STRA aktif wajib, SIPA diurus bersama rumah sakit dan biayanya ditanggung rumah sakit.
Berkas dikirim ke SDM melalui situs rumah sakit. Silakan sebut nama saya bila ingin bertanya dulu tentang suasana kerjanya.
Salam hangat, Rini '09`,
    `Shalom saudara-saudara
klinik milik yayasan gereja kita di Tomohon perlu perawat 1 dan bidan 1, STR masih berlaku
kalau ada anak jemaat yang berminat, surat lamaran dititip di kantor gereja, nanti diteruskan ke dokter Vivi
wawancara setelah ibadah minggu depan. Tuhan memberkati`,
    `dr grup DKM masjid:
Toko bangunan H. Udin buka loker tenaga gudang & sopir pickup
sholat tepat waktu dikasih waktu 😊
gaji mingguan, makan siang dr toko, SIM A
datang aja ke toko abis ashar bawa KTP buat dilihat alamatnya`,
    `Warung bakso saya di Kartasura butuh rewang 1 orang, cuci mangkok, ngladeni, beres2
jam 9 - 5, libur senin
90 ribu sehari + makan, bayaran tiap sore ga pake nunggu bulan
yg rumahnya deket2 sini aja biar ga capek
WA 0895-xxxx-xxxx (Bu Tatik)`,
    `Laundry kiloan Padang Bulan Medan cari kawan setrika 2 orang
gaji borongan 2 ribu per kilo, bisa bawa pulang 120rb sehari
boleh yg udah beranak, boleh bapak2 pun jadi asal licin kerjanya 😅
langsung datang ya kak, sebelah fotokopi`,
    `barbershop kecil di Antapani nyari capster 💈
bagi hasil 50:50, alat cukur bawa sendiri boleh, pake punya toko juga boleh
buka 10.00 tutup 21.00
yg masih belajar gapapa, diajarin sama mang Ujang gratis
DM atau mampir`,
    `Bengkel las di Maros mencari helper, tidak perlu bisa las ji nanti diajar
upah 100rb satu hari, kopi rokok ada ki'
kacamata las, sarung tangan disiapkan
yg serius datang mi, cari daeng Nompo`,
    `Apotek keluarga di Wonosobo butuh TTK 1 org
STRTTK aktif, shift pagi/siang gantian
gaji 2,6 + uang makan + BPJS
kirim CV ke WA apotek 0812-xxxx-xxxx
Kami balas semua lamaran paling lama seminggu 🙏`,
    `Konveksi seragam sekolah Tasik lagi kebanjiran order
butuh penjahit rumahan, bahan + benang dari kami, diantar dijemput
ongkos jahit: rok 9rb, celana 11rb, baju 13rb per pcs, dibayar tunai pas barang diambil
mesin punya sendiri, yg belum punya bisa pakai di workshop
ga ada uang jaminan`,
    `panen bawang di Brebes mulai rabu
butuh 30 tenaga cabut + ikat, ibu2 bapak2 boleh
110rb setengah hari, bayar di sawah
kumpul jam 5 subuh depan balai desa, ada mobil bak`,
    `TOKO ROTI "WANGI PAGI" – BOGOR
CARI BAKER & PENJAGA ETALASE
JAM 04.00–12.00 ATAU 12.00–20.00
GAJI UMK, LEMBUR DIHITUNG, BPJS
SERAGAM & CELEMEK DARI TOKO
LAMARAN KE TOKO, TERBUKA UNTUK SIAPA SAJA TERMASUK PENYANDANG DISABILITAS`,
    `PT KSX (P3MI, SIP3MI No. xxx/2023, bisa dicek di daftar P3MI KemenP2MI)
Job order resmi: perawat lansia – Taiwan, 20 orang
Seleksi & wawancara di Disnaker Cilacap, Selasa 09.00
Perjanjian kerja ditandatangani dulu, biaya penempatan ditanggung pemberi kerja sesuai peraturan
Pendaftaran lewat SiapKerja, bukan perorangan`,
    `Pengumuman BP3MI Jawa Timur 🇰🇷
Pendaftaran EPS-TOPIK program G to G Korea sektor manufaktur dan perikanan dibuka tanggal 3–7. Daftar hanya melalui laman resmi KemenP2MI dengan akun masing-masing.
Tidak ada jalur titipan. Abaikan pihak yang menawarkan kelulusan.`,
    `Disnaker Kab. Indramayu memfasilitasi walk in interview P3MI berizin untuk pabrik elektronik di Penang, Malaysia. Nomor izin dan job order ditempel di papan pengumuman dan dapat dicocokkan di siskop2mi. Bawa AK1 dan fotokopi KTP. Semua layanan kantor kami gratis.`,
    `UPTD BLK Lombok Timur membuka kelas menjahit, barista, dan las 🎓
Gratis, peserta dapat uang transport, seragam, makan siang, asuransi
Lulusan ikut uji kompetensi BNSP, dibiayai APBN
Daftar di SiapKerja sampai tgl 18, wawancara bawa KTP dan ijazah terakhir untuk dicek`,
    `Assalamualaikum, meneruskan dari kantor desa
ada beasiswa D3 perawat dari pemprov, kuliah & asrama ditanggung, lulus mengabdi 3 th di puskesmas kecamatan
syarat: lulusan SMA 2 th terakhir, KK desa sini, fc rapor
formulir ambil di kantor desa, tidak usah bayar`,
    `Ma, kosan minta dibayar hari ini 750rb, boleh transfer ke rek ibu kosnya aja ga? nomornya sama kyk bulan lalu
oiya hari jumat aku interview magang di dinas, tolong kirimin foto ijazah yg di map biru ya. doain 🥺`,
    `Dek, ijazah aslimu isih neng laci lemari kamar ngarep, sesuk mas gawakne pas mudik
jarene sampeyan meh kontrak anyar yo? sip, dijogo awake`,
    `PESANTREN TAHFIZ PUTRI DI KUDUS
MEMBUTUHKAN MUSYRIFAH (PEMBINA ASRAMA PUTRI)
PEREMPUAN, KARENA TINGGAL DAN TIDUR DI ASRAMA SANTRI PUTRI
HAFALAN MIN. 5 JUZ, LULUSAN PESANTREN ATAU SARJANA
MUKAFAAH 2,3 JT, KAMAR DAN MAKAN DISEDIAKAN
LAMARAN KE KANTOR PONDOK`,
    `Lowongan: Guest Relation & Front Office Agent
Lokasi: resor di Labuan Bajo, Manggarai Barat

Tentang pekerjaan
Anda menyambut tamu sejak tiba di dermaga sampai mereka pulang, dan bekerja bersama tim beranggotakan sembilan orang.

Tugas
- memproses check-in dan check-out, memeriksa paspor atau KTP tamu
- menerima deposit kamar, mencatat kartu kredit, mengembalikan deposit saat tamu pulang
- menjual tiket kapal ke Pulau Padar dan mengurus penjemputan bandara
- menjawab ulasan tamu di Google Maps
- menutup kas kecil setiap akhir shift

Syarat
- pengalaman enam bulan atau magang di hotel
- bahasa Inggris aktif; Mandarin nilai tambah
- bersedia tinggal di mess staf (gratis)

Yang Anda terima
- gaji pokok di atas UMP NTT dan service charge
- tiket kapal atau pesawat ke Labuan Bajo kami belikan
- pemeriksaan kesehatan, seragam, dan makan tiga kali ditanggung
- cuti 14 hari

Cara melamar
Unggah CV (maksimal dua halaman) di halaman karier resor sebelum tanggal 25. Seluruh proses tidak dipungut biaya.`,
  ],
};
