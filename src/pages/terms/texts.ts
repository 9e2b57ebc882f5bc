import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('pages/terms', {
  documentTitle: 'Syarat dan Ketentuan – Titian',
  title: 'Syarat dan Ketentuan',
  since: (day: string) => `Berlaku sejak ${day}`,
  // Terms that a candidate agrees to when signing up. Specification 1, section 2.
  sections: {
    about: {
      title: 'Tentang Titian',
      paragraphs: [
        'Titian adalah layanan pencarian kerja untuk kandidat di Indonesia. Melalui Titian Anda dapat mencari lowongan, menyimpan profil, melamar, dan mengikuti perkembangan lamaran Anda.',
        'Dengan membuat akun, Anda menyatakan sudah membaca dan menyetujui syarat dan ketentuan ini. Jika Anda tidak setuju, Anda tetap dapat melihat daftar lowongan tanpa akun.',
      ],
    },
    users: {
      title: 'Siapa yang boleh memakai Titian',
      paragraphs: [
        'Akun Titian diperuntukkan bagi orang yang berusia sekurang-kurangnya 18 tahun dan mencari pekerjaan untuk dirinya sendiri.',
        'Satu orang cukup memiliki satu akun. Akun tidak boleh dijual, dipinjamkan, atau dipakai bersama orang lain.',
      ],
    },
    account: {
      title: 'Akun dan keamanan',
      paragraphs: [
        'Akun menjadi aktif setelah Anda membuka tautan yang kami kirim ke email Anda. Pastikan alamat email itu benar dan dapat Anda buka.',
        'Jaga kerahasiaan password Anda. Kami tidak pernah meminta password melalui telepon, pesan, atau email. Segera ganti password jika Anda menduga orang lain mengetahuinya.',
      ],
    },
    data: {
      title: 'Data yang Anda isi',
      paragraphs: [
        'Data diri, pendidikan, pengalaman, dan keterangan lain di profil harus benar dan milik Anda sendiri. Perbarui profil Anda jika ada yang berubah.',
        'Data yang tidak benar dapat membuat lamaran Anda ditolak, juga setelah proses seleksi berjalan.',
      ],
    },
    applying: {
      title: 'Melamar pekerjaan',
      paragraphs: [
        'Saat Anda melamar, nama, email, nomor telepon, foto, headline, pendidikan, pengalaman kerja, dan bahasa dari profil Anda beserta CV yang dibuat dari profil itu diteruskan kepada perusahaan yang membuka lowongan tersebut. Tahap seleksi dan keputusan penerimaan ada pada perusahaan itu.',
        'Kami berusaha agar setiap lowongan jelas dan masih terbuka, tetapi kami tidak menjamin bahwa Anda akan dipanggil atau diterima.',
      ],
    },
    free: {
      title: 'Melamar tidak dipungut biaya',
      paragraphs: [
        'Mencari dan melamar pekerjaan melalui Titian gratis. Tidak ada biaya pendaftaran, pelatihan, seragam, atau pemeriksaan kesehatan yang boleh diminta kepada Anda atas nama Titian.',
        'Jika seseorang meminta uang dengan alasan lamaran Anda, jangan membayar.',
      ],
    },
    privacy: {
      title: 'Privasi',
      paragraphs: [
        'Kami menyimpan data yang Anda isi di akun dan profil, lamaran Anda, serta catatan teknis yang diperlukan agar layanan berjalan dan aman. Data itu kami pakai untuk menjalankan layanan, memproses lamaran, dan menghubungi Anda tentang akun atau lamaran Anda.',
        'Data Anda hanya diteruskan kepada perusahaan yang lowongannya Anda lamar, dan kepada pihak yang berwenang jika hukum mewajibkannya. Kami tidak menjual data Anda.',
        'Riwayat pencarian dan isian yang belum dikirim (paling lama tujuh hari) berada di browser Anda, bukan di server kami. Begitu juga lowongan yang Anda simpan tanpa masuk ke akun.',
      ],
    },
    rights: {
      title: 'Hak Anda atas data Anda',
      paragraphs: [
        'Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi memberi Anda hak atas data Anda, antara lain untuk memperbaikinya (pasal 6).',
      ],
    },
    forbidden: {
      title: 'Yang tidak diperbolehkan',
      paragraphs: [
        'Titian tidak boleh dipakai untuk menyamar sebagai orang lain, mengirim lamaran palsu, mengumpulkan data orang lain, menyebarkan perangkat lunak berbahaya, atau mengganggu layanan.',
        'Akun yang melanggar ketentuan ini dapat kami hapus.',
      ],
    },
    liability: {
      title: 'Tanggung jawab dan gangguan layanan',
      paragraphs: [
        'Kami menjaga agar Titian dapat dipakai setiap saat, tetapi gangguan dan pemeliharaan dapat terjadi. Kami tidak bertanggung jawab atas kerugian akibat gangguan di luar kendali kami, sejauh hukum membolehkannya.',
        'Perusahaan bertanggung jawab atas isi lowongannya dan atas hubungan kerja dengan kandidat yang diterima.',
      ],
    },
    changes: {
      title: 'Perubahan dan hukum yang berlaku',
      paragraphs: [
        'Syarat dan ketentuan ini dapat berubah. Halaman ini selalu memuat versi yang berlaku; tanggalnya tertulis di atas. Perubahan tidak kami kirimkan satu per satu, jadi periksalah halaman ini dari waktu ke waktu.',
        'Syarat dan ketentuan ini tunduk pada hukum Republik Indonesia.',
      ],
    },
  },
  // Said of a provider with the screens alone.
  rightsWithPrivacy: [
    'Anda juga berhak mengakhiri pemrosesan data Anda dan menghapusnya (pasal 8), serta memperoleh salinannya (pasal 13). Di Titian Anda dapat melakukannya sendiri, seperti tertulis di bawah ini.',
    'Setelah akun dihapus, keterangan tentang lamaran yang sudah dikirim dapat tetap disimpan oleh perusahaan penerima sesuai ketentuan mereka.',
  ],
  // Rights of a candidate, with the name of the screen for each.
  promises: {
    forgottenPassword: { text: 'Membuat password baru jika Anda lupa', screen: 'Lupa Password' },
    password: { text: 'Mengganti password; perangkat lain langsung keluar', screen: 'Password' },
    email: {
      text: 'Mengganti alamat email; alamat lama diberi tahu, dan dapat membatalkannya selama 7 hari',
      screen: 'Email',
    },
    devices: { text: 'Melihat perangkat yang masuk, dan mengeluarkannya', screen: 'Perangkat yang masuk' },
    preview: {
      text: 'Sebelum melamar, melihat di halaman lowongan apa yang akan dilihat perusahaan',
      screen: 'Yang dilihat perusahaan',
    },
    report: {
      text: 'Melaporkan permintaan uang dan hal lain yang tidak wajar, di halaman lowongan; bisa tanpa akun',
      screen: 'Laporkan lowongan',
    },
    correct: { text: 'Melihat, melengkapi, dan memperbaiki data Anda', screen: 'Informasi Pribadi' },
    copy: {
      text: 'Mengambil salinan semua data Anda dalam satu file, yang tersedia 24 jam',
      screen: 'Unduh data saya',
    },
    recipients: {
      text: 'Melihat perusahaan mana menerima data Anda, kapan, dan data yang mana',
      screen: 'Siapa yang menerima data saya',
    },
    deletion: {
      text: 'Menghapus akun beserta semua datanya: lamaran yang masih berjalan langsung ditarik, dan selama 7 hari penghapusan batal jika Anda masuk lagi',
      screen: 'Hapus akun',
    },
  },
  storedTitle: 'Yang disimpan, untuk apa, dan berapa lama:',
  // The same as in `docs/privacy.md`.
  stored: [
    'Akun, profil, foto, dan versi syarat yang Anda setujui, agar Anda dapat masuk dan melamar: sampai akun dihapus. Akun yang tidak diaktifkan dihapus setelah 30 hari.',
    'Lamaran dengan riwayatnya dan nama data yang dikirim, agar Anda dapat mengikutinya: sampai akun dihapus.',
    'Kabar tentang lamaran, janji temu, dan lowongan tersimpan, agar Anda tidak melewatkannya: 180 hari, atau sampai akun dihapus.',
    'Lowongan dan pencarian yang Anda simpan, serta zona waktu untuk email, agar sama di semua perangkat dan agar Anda diberi tahu tentang lowongan baru: sampai Anda menghapusnya atau akun dihapus. Lowongan yang dihapus dari simpanan diingat 90 hari, dan hari pengiriman email 30 hari.',
    'Dari mana Anda mengetahui lowongan yang Anda lamar, untuk statistik: sampai akun dihapus.',
    'Perangkat yang masuk, tanpa tempatnya, agar Anda tetap masuk: 30 hari, atau 14 hari tanpa dipakai.',
    'Perangkat yang Anda pilih untuk menerima pemberitahuan, agar kabar sampai walau Titian tidak terbuka: sampai Anda mematikannya, keluar dari perangkat itu, atau akun dihapus. Layanan pemberitahuan browser (Google, Mozilla, Apple, atau Microsoft) meneruskan kabar itu dalam bentuk tersandi.',
    'Tautan yang kami kirim lewat email dan perubahan alamat email: 30 hari setelah tidak berlaku lagi.',
    'Catatan keamanan akun (apa, kapan, dan dari alamat jaringan mana), untuk mengenali penyalahgunaan: 180 hari, atau sampai akun dihapus.',
    'Laporan lowongan, agar dapat diperiksa: 180 hari setelah ditutup, atau 365 hari jika tidak ditutup; kontak Anda sampai laporan ditutup. Jika akun dihapus, laporan tetap ada tanpa nama, isi, dan kontak.',
    'Salinan data yang Anda minta, dan jawaban atas permintaan yang mungkin terkirim dua kali: 24 jam. Hitungan untuk membatasi percobaan: paling lama 1 jam.',
    'Setelah akun dihapus: alamat email untuk satu surat terakhir, paling lama 3 hari, serta sidik nomor akun, foto, dan sesi masuk yang tidak menyebut siapa pun. Sidik itu membuat cadangan data yang dipulihkan menghapus akun Anda lagi, dan, selama 30 hari, browser lain menghapus yang disimpannya tentang Anda.',
    'Catatan teknis server (alamat halaman, waktu, dan hasil setiap permintaan, tanpa nama, isi, dan alamat email) dan cadangan data, agar layanan dapat dijalankan dan dipulihkan: selama pengelola menyimpannya, 30 hari yang dianjurkan.',
  ],
});
