import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('pages/check-ad', {
  documentTitle: 'Periksa iklan lowongan – Titian',
  title: 'Periksa iklan',
  intro:
    'Menerima pesan atau melihat iklan lowongan di luar Titian? Tempel isinya di sini. Kami tunjukkan kalimat yang ada baiknya ditanyakan dulu.',
  privacy: 'Isinya tidak kami simpan dan tidak kami teruskan. Tautan di dalamnya tidak kami buka.',
  field: 'Isi pesan atau iklan',
  check: 'Periksa',
  missing: 'Isi dulu pesan atau iklan yang ingin diperiksa.',
  tooLong: (limit: string) => `Paling banyak ${limit} karakter. Periksa bagian demi bagian.`,
  count: (length: string, limit: string) => `${length}/${limit} karakter`,
  // Specification 4, section 14.
  offline: 'Pemeriksaan perlu koneksi',
  offlineHint: 'Isian Anda tetap ada di kolom ini selama halaman ini terbuka.',
  pictureLost: 'Gambar yang dibagikan tidak sampai ke halaman ini. Pilih gambarnya di sini, atau ketik isinya.',
  failed: 'Isinya belum bisa diperiksa.',
  slow: 'Masih diperiksa. Koneksi Anda mungkin sedang lambat.',
  unavailable: 'Pemeriksaan iklan belum tersedia',
  unavailableHint: 'Situs ini belum bisa memeriksa iklan dari luar.',
  findJobs: 'Cari lowongan',
  found: (signals: number) => `${signals} hal yang ada baiknya ditanyakan`,
  foundIntro:
    'Ini bukan tuduhan. Bagian yang ditandai dikutip persis dari isian Anda. Yang tidak ditandai belum tentu aman.',
  checkedText: 'Isi yang diperiksa',
  // Specification 4, section 14.
  nothing: 'Kami tidak menemukan tanda yang kami kenal. Itu bukan jaminan.',
  alwaysTitle: 'Tiga hal yang selalu perlu',
  always: [
    'Hubungi perusahaan lewat jalur yang tidak ada di pesan itu: cari sendiri situs resmi atau nomor kantornya.',
    'Jangan pernah membayar, dan jangan pernah memberikan OTP, PIN, atau swafoto.',
    'Untuk kerja di luar negeri, cari dulu P3MI yang menawarkannya di daftar resmi pemerintah.',
  ],
  channelsTitle: 'Tempat bertanya dan melapor',
  checkedOn: (day: string) => `Dicocokkan dengan sumbernya pada ${day}.`,
});
