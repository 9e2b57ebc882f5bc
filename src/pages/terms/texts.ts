import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('pages/terms', {
  documentTitle: 'Syarat dan Ketentuan – Titian',
  title: 'Syarat dan Ketentuan',
  since: (day: string) => `Berlaku sejak ${day}`,
  // What a candidate agrees to when signing up. Specification 1, section 2.
  sections: [
    {
      title: 'Tentang Titian',
      paragraphs: [
        'Titian adalah layanan pencarian kerja untuk kandidat di Indonesia. Melalui Titian Anda dapat mencari lowongan, menyimpan profil, melamar, dan mengikuti perkembangan lamaran Anda.',
        'Dengan membuat akun, Anda menyatakan sudah membaca dan menyetujui syarat dan ketentuan ini. Jika Anda tidak setuju, Anda tetap dapat melihat daftar lowongan tanpa akun.',
      ],
    },
    {
      title: 'Siapa yang boleh memakai Titian',
      paragraphs: [
        'Akun Titian diperuntukkan bagi orang yang berusia sekurang-kurangnya 18 tahun dan mencari pekerjaan untuk dirinya sendiri.',
        'Satu orang cukup memiliki satu akun. Akun tidak boleh dijual, dipinjamkan, atau dipakai bersama orang lain.',
      ],
    },
    {
      title: 'Akun dan keamanan',
      paragraphs: [
        'Akun menjadi aktif setelah Anda membuka tautan yang kami kirim ke email Anda. Pastikan alamat email itu benar dan dapat Anda buka.',
        'Jaga kerahasiaan password Anda. Kami tidak pernah meminta password melalui telepon, pesan, atau email. Segera ubah password jika Anda menduga orang lain mengetahuinya.',
      ],
    },
    {
      title: 'Data yang Anda isi',
      paragraphs: [
        'Data diri, pendidikan, pengalaman, dan keterangan lain di profil harus benar dan milik Anda sendiri. Perbarui profil Anda jika ada yang berubah.',
        'Data yang tidak benar dapat membuat lamaran Anda ditolak, juga setelah proses seleksi berjalan.',
      ],
    },
    {
      title: 'Melamar pekerjaan',
      paragraphs: [
        'Saat Anda melamar, profil Anda kami teruskan kepada perusahaan yang membuka lowongan tersebut. Tahap seleksi dan keputusan penerimaan ada pada perusahaan itu.',
        'Kami berusaha agar setiap lowongan jelas dan masih terbuka, tetapi kami tidak menjamin bahwa Anda akan dipanggil atau diterima.',
      ],
    },
    {
      title: 'Melamar tidak dipungut biaya',
      paragraphs: [
        'Mencari dan melamar pekerjaan melalui Titian gratis. Tidak ada biaya pendaftaran, pelatihan, seragam, atau pemeriksaan kesehatan yang boleh diminta kepada Anda atas nama Titian.',
        'Jika seseorang meminta uang dengan alasan lamaran Anda, jangan membayar, dan laporkan kepada kami.',
      ],
    },
    {
      title: 'Privasi',
      paragraphs: [
        'Kami menyimpan data yang Anda isi di akun dan profil, lamaran Anda, serta catatan teknis yang diperlukan agar layanan berjalan dan aman. Data itu kami pakai untuk menjalankan layanan, memproses lamaran, dan menghubungi Anda tentang akun atau lamaran Anda.',
        'Data Anda hanya diteruskan kepada perusahaan yang lowongannya Anda lamar, dan kepada pihak yang berwenang jika hukum mewajibkannya. Kami tidak menjual data Anda.',
        'Lowongan yang Anda simpan dan riwayat pencarian Anda berada di peramban Anda, bukan di server kami.',
      ],
    },
    {
      title: 'Hak Anda atas data Anda',
      paragraphs: [
        'Anda dapat melihat dan mengubah data di profil kapan saja. Anda juga dapat meminta salinan data Anda, atau meminta akun beserta datanya dihapus.',
        'Setelah akun dihapus, keterangan tentang lamaran yang sudah dikirim dapat tetap disimpan oleh perusahaan penerima sesuai ketentuan mereka.',
      ],
    },
    {
      title: 'Yang tidak diperbolehkan',
      paragraphs: [
        'Titian tidak boleh dipakai untuk menyamar sebagai orang lain, mengirim lamaran palsu, mengumpulkan data orang lain, menyebarkan perangkat lunak berbahaya, atau mengganggu layanan.',
        'Akun yang melanggar ketentuan ini dapat kami batasi atau tutup. Jika memungkinkan, kami memberi tahu alasannya melalui email.',
      ],
    },
    {
      title: 'Tanggung jawab dan gangguan layanan',
      paragraphs: [
        'Kami menjaga agar Titian dapat dipakai setiap saat, tetapi gangguan dan pemeliharaan dapat terjadi. Kami tidak bertanggung jawab atas kerugian akibat gangguan di luar kendali kami, sejauh hukum membolehkannya.',
        'Perusahaan bertanggung jawab atas isi lowongannya dan atas hubungan kerja dengan kandidat yang diterima.',
      ],
    },
    {
      title: 'Perubahan dan hukum yang berlaku',
      paragraphs: [
        'Syarat dan ketentuan ini dapat berubah. Perubahan penting kami beri tahukan melalui email atau saat Anda masuk, sebelum mulai berlaku.',
        'Syarat dan ketentuan ini tunduk pada hukum Republik Indonesia.',
      ],
    },
  ],
});
