import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('pages/help', {
  documentTitle: 'Bantuan – Titian',
  title: 'Bantuan',
  intro: 'Jawaban atas pertanyaan yang sering muncul tentang akun, lamaran, dan data Anda di Titian.',
  // Names in quotation marks are those of the screens.
  questions: {
    register: {
      question: 'Bagaimana cara mendaftar dan mengaktifkan akun?',
      answer: [
        'Tekan “Daftar” di bagian atas halaman, lalu isi nama, email, nomor telepon, dan password. Kami mengirim tautan aktivasi ke email Anda. Buka tautan itu, lalu masuk.',
        'Tautan belum sampai? Periksa folder spam, dan pastikan alamat email Anda benar. Tautan aktivasi berlaku terbatas. Jika Anda masuk sebelum akun aktif, atau membuka tautan yang sudah tidak berlaku, tekan “Kirim ulang tautan aktivasi” jika tersedia.',
      ],
    },
    forgottenPassword: {
      question: 'Saya lupa password. Apa yang harus saya lakukan?',
      answer: [
        'Isi email akun Anda di halaman “Lupa Password”. Kami mengirim tautan untuk membuat password baru. Tautan itu berlaku terbatas; jika sudah lewat, minta tautan baru.',
        'Kami tidak pernah meminta password melalui telepon, pesan, atau email.',
      ],
    },
    apply: {
      question: 'Bagaimana cara melamar?',
      answer: [
        'Masuk, buka lowongan, lalu tekan “Apply”. Setelah itu kami bertanya dari mana Anda mengetahui lowongan tersebut; pertanyaan itu boleh dijawab nanti.',
        'Perusahaan menerima nama, email, nomor telepon, foto, headline, pendidikan, pengalaman kerja, dan bahasa dari profil Anda, beserta CV yang dibuat dari profil itu. Lengkapi profil lebih dulu, dan periksa dengan “Yang dilihat perusahaan” di halaman lowongan.',
      ],
    },
    follow: {
      question: 'Bagaimana mengikuti lamaran saya, dan apa arti tahapnya?',
      answer: [
        'Buka “Status Lamaran”, lalu tekan “More” di lamaran Anda. Perusahaan yang memindahkan lamaran Anda ke tahap berikutnya.',
      ],
    },
    decision: {
      question: 'Lowongan sudah ditutup. Apakah saya ditolak?',
      answer: [
        'Belum tentu. Lowongan yang ditutup tidak lagi menerima lamaran, tetapi itu bukan keputusan atas lamaran Anda. Label “Rejected” di kartu lamaran hanya berarti lowongannya ditutup sebelum tahap terakhir.',
        'Keputusan perusahaan tertulis dengan kata-kata: “Anda diterima.” atau “Tidak lolos.” Jika tidak ada, perusahaan belum memberi keputusan.',
      ],
    },
    withdraw: {
      question: 'Bagaimana menarik lamaran?',
      answer: [
        'Buka “Status Lamaran”, tekan “More” di lamaran itu, lalu tekan “Tarik lamaran”. Perusahaan melihat bahwa Anda menariknya, dan tidak dapat memprosesnya lagi.',
        'Penarikan tidak dapat dibatalkan. Selama lowongan masih buka, Anda dapat melamar lagi dari tahap pertama. Lamaran di tahap Onboard tidak dapat ditarik.',
      ],
    },
    fraud: {
      question: 'Bagaimana mengenali penipuan lowongan?',
      answer: [
        'Titian dan perusahaan tidak meminta uang. Mencari dan melamar pekerjaan melalui Titian gratis. Jangan membayar biaya pendaftaran, pelatihan, seragam, pemeriksaan kesehatan, atau perjalanan.',
        'Berhati-hatilah jika seseorang meminta foto KTP, nomor rekening, kode OTP, atau ijazah asli sebelum ada penawaran kerja, atau mengajak pindah ke chat pribadi. Cocokkan dulu dengan kontak resmi perusahaan.',
        'Di halaman lowongan, bagian “Periksa dulu” mengutip kalimat yang sebaiknya Anda tanyakan. Bagian itu bukan tuduhan; tanpa bagian itu pun, tetaplah waspada.',
      ],
    },
    checkAd: {
      question: 'Bagaimana memeriksa pesan atau iklan dari luar Titian?',
      answer: [
        'Buka “Periksa iklan”, tempel isi pesan atau iklannya, lalu tekan “Periksa”. Kalimat yang sebaiknya Anda tanyakan ditandai. Anda tidak perlu akun, dan isinya tidak kami simpan.',
        'Jika tidak ada yang ditandai, itu bukan jaminan. Tetap hubungi perusahaan lewat jalur yang tidak ada di pesan itu.',
      ],
    },
    report: {
      question: 'Bagaimana melaporkan lowongan?',
      answer: [
        'Buka lowongan itu, lalu tekan “Laporkan lowongan” dan pilih alasannya. Anda tidak perlu akun. Catat nomor laporan yang tampil setelah laporan terkirim.',
        'Laporan dibaca oleh pengelola. Lowongan tidak disembunyikan otomatis, dan perusahaan tidak diberi tahu siapa yang melapor.',
      ],
    },
    offline: {
      question: 'Bisakah Titian dipakai tanpa internet atau dengan sedikit kuota?',
      answer: [
        'Yang pernah Anda buka di perangkat ini tetap dapat dibaca tanpa internet. Melamar, menyimpan, dan masuk perlu internet. Isian yang belum dikirim tetap ada di browser Anda paling lama tujuh hari.',
        'Untuk menghemat kuota, masuk dan nyalakan “Hemat data” di “Pengaturan Akun”. Gambar dan huruf khusus baru dimuat jika Anda memintanya. Penghemat data browser Anda juga diikuti, jika browser memberi tahu kami.',
      ],
    },
    changeAccess: {
      question: 'Bagaimana mengganti password atau email, dan mengeluarkan perangkat lain?',
      answer: [
        'Masuk, lalu buka “Pengaturan Akun” dari menu akun. Setelah password diubah, semua perangkat lain dikeluarkan. Email baru berlaku setelah tautan yang kami kirim ke alamat itu dibuka.',
      ],
    },
    myData: {
      question: 'Bagaimana mendapatkan data saya, dan siapa yang menerimanya?',
      answer: [
        'Di “Pengaturan Akun”, bagian “Unduh data saya” menyiapkan satu file ZIP dengan semua data Anda. Bagian “Siapa yang menerima data saya” mencatat setiap lamaran dengan perusahaan, tanggal, dan data yang dikirim.',
      ],
    },
    deletion: {
      question: 'Bagaimana menghapus akun?',
      answer: [
        'Di “Pengaturan Akun”, tekan “Hapus akun” dan isi password Anda. Lamaran yang masih berjalan langsung ditarik. Akun dihapus tujuh hari kemudian; sampai saat itu Anda dapat membatalkannya di sana atau dengan masuk lagi.',
        'Data yang sudah diterima perusahaan bersama lamaran Anda tetap ada pada perusahaan itu. Sebaiknya unduh data Anda dulu.',
      ],
    },
  },
  /** Links to pages, by the names of their routes. */
  links: {
    login: 'Masuk atau daftar',
    forgotPassword: 'Lupa Password',
    jobs: 'Cari lowongan',
    application: 'Status Lamaran',
    terms: 'Syarat dan Ketentuan',
    checkAd: 'Periksa iklan',
    account: 'Pengaturan Akun',
  },
  /** Meaning of each step of an application. */
  steps: {
    apply: 'lamaran Anda sudah terkirim',
    screening: 'perusahaan memeriksa lamaran dan profil Anda',
    psikotest: 'tes kemampuan atau kepribadian',
    interview_hr: 'wawancara dengan bagian personalia',
    interview_user: 'wawancara dengan calon atasan',
    offering: 'perusahaan menawarkan pekerjaan dan syaratnya',
    mcu: 'pemeriksaan kesehatan',
    onboard: 'Anda mulai bekerja',
  },
  contact: 'Masih perlu bantuan?',
  contactText: 'Kirim email ke alamat ini. Jangan sertakan password atau kode apa pun.',
  version: (version: string) => `Titian versi ${version}`,
});
