import type { Messages } from './message.fixture';

export const FOURTH: Messages = {
  asking: [
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
  ],
  subtle: [
    `Pulsa buat koordinasi pakai punya kakak dulu ya, [[money: kirim 50 ribu ke nomor koordinator biar bisa nelpon semua peserta]]`,
    `Ibu mau jadi mitra jahit kami? [[money: Mesinnya kami pinjamkan, cuma ada uang titipan 1,2 juta]] yang kembali kalau mesin dipulangkan`,
    `Untuk keamanan, [[heldPapers/identity: buku nikah atau ijazah ditukar dulu dengan seragam]] di kantor`,
    `Nanti saya kirim barang elektronik ke alamatmu, [[task/money: kamu tinggal beli dulu di toko itu, uangmu aku ganti lebih]]`,
    `Mbak ikut saya saja ke Johor, [[abroad: paspornya pakai izin melancong, nanti tiap bulan keluar masuk]]`,
    `Akunmu perlu diaktifkan kantor pusat, [[oneTimeCode: nanti ada telpon dari sistem yang nyebutin angka, catat terus chat ke aku]]`,
    `Kita kan keluarga ya, [[keptPay: upahnya dititip ke kas dulu tiga bulan]] biar gak boros`,
    `[[identity: Tolong bacakan nomor kartu debit dan tiga angka di belakangnya]], untuk daftar transfer gaji`,
  ],
  clean: [
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
  ],
};
