import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('features/read-picture', {
  choose: 'Baca dari gambar',
  kinds:
    'Poster atau tangkapan layar: JPEG, PNG, atau WebP, paling besar 10 MB. Gambar juga bisa ditempel di kolom atau diseret ke sana. Gambar dibaca di perangkat ini, tidak dikirim, dan tidak disimpan.',
  ask: 'Hemat data aktif. Pembaca gambar perlu diunduh dulu, sekitar 2 MB.',
  agree: 'Unduh dan baca',
  loading: 'Memuat pembaca gambar…',
  reading: 'Membaca gambar…',
  cancel: 'Batal',
  read: 'Gambar sudah dibaca. Teksnya ada di kolom: perbaiki jika perlu, lalu periksa.',
  refusals: {
    type: 'File ini bukan gambar JPEG, PNG, atau WebP yang dapat dibuka. Pilih gambar lain, atau ketik isinya.',
    tooLarge: 'Gambar lebih besar dari 10 MB. Potong atau kecilkan dulu, lalu pilih lagi.',
    tooSmall: 'Gambar terlalu kecil untuk dibaca. Pilih gambar yang lebih besar, atau ketik isinya.',
    illegible: 'Tidak ada teks yang terbaca di gambar ini. Pilih gambar yang lebih jelas, atau ketik isinya.',
    notLoaded: 'Pembaca gambar belum termuat. Periksa koneksi internet Anda lalu pilih lagi, atau ketik isinya.',
    failed: 'Gambar ini tidak dapat dibaca. Pilih gambar lain, atau ketik isinya.',
  },
});
