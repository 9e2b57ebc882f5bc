import { textsOf } from '@/shared/lib/language';

/** Circular letter of the Minister of Manpower on discrimination in recruitment, 28 May 2025. */
const CIRCULAR = 'SE Menaker M/6/HK.04/V/2025';

export const texts = textsOf('widgets/job-signals', {
  // Specification 4, section 7.
  title: 'Periksa dulu',
  count: (signals: number) => `${signals} hal`,
  intro: 'Ini bukan tuduhan. Kalimat di bawah ini dikutip dari lowongan; ada baiknya ditanyakan sebelum Anda melamar.',
  kinds: {
    money: {
      question: 'Apakah Anda diminta membayar?',
      reason: 'Tanyakan uang ini untuk apa dan mengapa Anda yang membayar. Jangan membayar sebelum jelas.',
    },
    identity: {
      question: 'Perlukah dokumen atau rekening Anda sekarang?',
      reason:
        'Dokumen identitas dan rekening biasanya baru diperlukan setelah ada penawaran kerja. Tanyakan untuk apa, dan bagaimana disimpan.',
    },
    heldPapers: {
      question: 'Apakah dokumen asli Anda akan ditahan?',
      reason:
        'Menurut SE Menaker M/5/HK.04.00/V/2025, pemberi kerja tidak boleh mensyaratkan atau menahan ijazah dan dokumen pribadi sebagai jaminan, dengan pengecualian terbatas.',
    },
    ownAccount: {
      question: 'Apakah rekening Anda dipakai untuk uang orang lain?',
      reason:
        'Setiap uang yang lewat tercatat atas nama Anda. Tanyakan uang siapa itu, dan mengapa tidak lewat rekening perusahaan.',
    },
    oneTimeCode: {
      question: 'Untuk apa kode ini diminta?',
      reason:
        'Dengan kode sekali pakai, orang lain bisa masuk ke akun Anda. Tanyakan dulu untuk apa, dan jangan bagikan sebelum jelas.',
    },
    keptPay: {
      question: 'Apakah sebagian gaji Anda ditahan atau dipotong?',
      reason: 'Tanyakan berapa, berapa lama, dan untuk siapa. Pastikan itu tertulis dalam perjanjian kerja.',
    },
    privateChat: {
      question: 'Pindah ke chat pribadi?',
      reason: 'Di chat pribadi lawan bicara lebih sulit dikenali. Cocokkan dulu dengan kontak resmi perusahaan.',
    },
    mostAge: {
      question: 'Adakah alasan pekerjaan untuk batas usia ini?',
      reason: `Menurut ${CIRCULAR}, syarat usia hanya untuk kepentingan khusus: sifat pekerjaannya nyata memengaruhi kemampuan, dan kesempatan kerja tidak berkurang.`,
    },
    looks: {
      question: 'Adakah alasan pekerjaan untuk syarat penampilan ini?',
      reason: `Menurut ${CIRCULAR}, rekrutmen tidak boleh membeda-bedakan atas dasar apa pun.`,
    },
    sex: {
      question: 'Adakah alasan pekerjaan untuk syarat jenis kelamin ini?',
      reason: `Menurut ${CIRCULAR}, rekrutmen tidak boleh membeda-bedakan atas dasar apa pun.`,
    },
    maritalStatus: {
      question: 'Adakah alasan pekerjaan untuk syarat status pernikahan ini?',
      reason: `Menurut ${CIRCULAR}, rekrutmen tidak boleh membeda-bedakan atas dasar apa pun.`,
    },
    freeMail: {
      question: 'Apakah ini alamat email resmi perusahaan?',
      reason: 'Alamat di penyedia gratis dapat dibuat siapa saja. Cocokkan dulu dengan situs resmi perusahaan.',
    },
    highPay: {
      question: 'Apakah gaji ini masuk akal?',
      reason: 'Jauh di atas yang lazim. Tanyakan bagaimana gaji ini dihitung.',
    },
    // Specification 4, section 14.
    task: {
      question: 'Dibayar untuk suka, ikuti, ulasan, atau pesanan?',
      reason:
        'Tanyakan siapa yang membayar dan untuk apa. Jangan menyetor uang untuk membuka tugas berikutnya atau menarik hasil.',
    },
    abroad: {
      question: 'Siapa yang menempatkan Anda di luar negeri?',
      reason:
        'Menurut UU 18/2017, penempatan oleh swasta hanya lewat P3MI yang berizin. Cari namanya di daftar resmi sebelum menjawab.',
    },
    impersonation: {
      question: 'Benarkah ini dari perusahaan itu?',
      reason:
        'Nama perusahaan besar mudah dipakai siapa saja. Cocokkan alamat, email, dan nomornya dengan situs resmi perusahaan.',
    },
    file: {
      question: 'Untuk apa berkas ini dipasang?',
      reason:
        'Aplikasi dari luar toko resmi bisa membaca pesan dan kode Anda. Jangan memasangnya sebelum jelas dari siapa dan untuk apa.',
    },
    link: {
      question: 'Ke mana tautan ini menuju?',
      reason:
        'Tautan pendek dan formulir tidak menunjukkan siapa yang menerima data Anda. Cari halaman lowongannya di situs resmi perusahaan.',
    },
  },
  checkOther: 'Periksa pesan atau iklan lain',
  comparedPay: (pay: string) => `Dihitung per bulan: ${pay}.`,
  likeJobs: (usual: string, jobs: number) => `Nilai tengah dari ${jobs} lowongan sejenis di sini: ${usual}.`,
  likeEmployees: (usual: string, source: string) => `Rata-rata upah yang setara: ${usual} (${source}).`,
});
