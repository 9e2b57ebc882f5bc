/** A public office that takes complaints, as a page of others tells of it. */
export interface ComplaintChannel {
  name: string;
  phone?: string;
  url?: string;
  purpose: { id: string; en: string };
  /** Page that names the phone or the address. */
  source: string;
  /** Day on which that page was read. */
  checkedOn: string;
}

const checkedOn = '2026-11-29';

/** Where a message that asks for money, papers or codes can be reported. Specification 4, section 14. */
export const COMPLAINT_CHANNELS: readonly ComplaintChannel[] = [
  {
    name: 'IASC (Indonesia Anti-Scam Centre), OJK',
    phone: '157',
    url: 'https://iasc.ojk.go.id',
    purpose: {
      id: 'Uang sudah terkirim: lapor secepatnya agar rekening penerima dapat diblokir.',
      en: 'Money has been sent: report at once, so that the account of the receiver can be blocked.',
    },
    source:
      'https://harian.fajar.co.id/2025/03/23/satgas-pasti-peringatkan-maraknya-penipuan-keuangan-jelang-idulfitri/2',
    checkedOn,
  },
  {
    name: 'Call Center Polri',
    phone: '110',
    purpose: {
      id: 'Bantuan polisi, 24 jam, gratis.',
      en: 'Help of the police, day and night, free of charge.',
    },
    source: 'https://www.detik.com/sumut/berita/d-7220951/berapa-nomor-darurat-polisi-ini-dia-layanan-call-center-110',
    checkedOn,
  },
  {
    name: 'Patroli Siber, Polri',
    url: 'https://patrolisiber.id',
    purpose: { id: 'Laporan penipuan lewat internet.', en: 'Reports of fraud on the internet.' },
    source: 'https://www.patrolisiber.id/',
    checkedOn,
  },
  {
    name: 'Lapor Menaker, Kementerian Ketenagakerjaan',
    url: 'https://lapormenaker.kemnaker.go.id',
    purpose: {
      id: 'Pemberi kerja yang melanggar: ijazah atau upah ditahan, pungutan, pemagangan yang menyimpang.',
      en: 'Employers who break the rules: held papers or pay, fees, internships that are none.',
    },
    source: 'https://eksekutor.com/kemnaker-luncurkan-lapor-menaker-untuk-aduan-pekerja',
    checkedOn,
  },
  {
    name: 'Call Center Kementerian Ketenagakerjaan',
    phone: '1500 630',
    purpose: { id: 'Pertanyaan dan pengaduan tentang ketenagakerjaan.', en: 'Questions and complaints about work.' },
    source:
      'https://kumparan.com/kumparanbisnis/kemnaker-buka-posko-aduan-dan-call-center-buruh-bisa-lapor-jika-tak-dapat-thr-1vaDa5W9JoW',
    checkedOn,
  },
  {
    name: 'Call Center KP2MI',
    phone: '0800-1000',
    purpose: {
      id: 'Tawaran kerja ke luar negeri: pengaduan, 24 jam, bebas pulsa dari dalam negeri.',
      en: 'Offers of work abroad: complaints, day and night, free of charge within Indonesia.',
    },
    source: 'https://www.lintasatlantik.com/2025/12/inilah-sanksi-bagi-pjtki-yang-salurkan.html',
    checkedOn,
  },
  {
    name: 'SISKOP2MI, KP2MI',
    url: 'https://siskop2mi.bp2mi.go.id',
    purpose: {
      id: 'Memeriksa P3MI, negara penempatan, dan lowongan kerja luar negeri yang resmi.',
      en: 'To look up licensed agencies (P3MI), countries and vacancies for work abroad.',
    },
    source:
      'https://news.harianjogja.com/read/2025/10/29/500/1233758/masyarakat-diimbau-tak-tergiur-tawaran-lowongan-kerja-di-medsos',
    checkedOn,
  },
  {
    name: 'Aduan Nomor, Kementerian Komunikasi dan Digital',
    url: 'https://aduannomor.id',
    purpose: {
      id: 'Memeriksa dan melaporkan nomor seluler yang dipakai menipu.',
      en: 'To look up and report a phone number that is used for fraud.',
    },
    source:
      'https://www.kompas.com/tren/read/2023/11/16/140000465/cara-cek-dan-lapor-nomor-penipu-lewat-aduannomor.id-kemenkominfo?page=all',
    checkedOn,
  },
  {
    name: 'Cek Rekening, Kementerian Komunikasi dan Digital',
    url: 'https://cekrekening.id',
    purpose: {
      id: 'Memeriksa dan melaporkan rekening atau e-wallet sebelum mentransfer.',
      en: 'To look up and report a bank account or e-wallet before a transfer.',
    },
    source: 'https://tempo.co/ekonomi/cek-penipuan-transaksi-online-pakai-cekrekening-id-begini-caranya-357844',
    checkedOn,
  },
];
