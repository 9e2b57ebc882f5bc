import type { Browser } from '@playwright/test';

/** A picture of an advertisement: its text, line by line, and how it is drawn. */
interface Drawn {
  name: string;
  lines: string[];
  /** CSS of the picture. */
  style: string;
  /** CSS of each line. */
  line?: string;
  /** Width and height in CSS pixels; device pixels for each of them. */
  size: [width: number, height: number, scale: number];
  type: 'png' | 'jpeg';
  /** Of a JPEG. */
  quality?: number;
}

const CHAT = 'background:#efe7de;padding:60px 10px;font:14px/19px Roboto,Arial,sans-serif;color:#111';
const BUBBLE = 'background:#fff;border-radius:8px;padding:2px 9px;margin:0 40px 0 0';
const POSTER = 'padding:36px;font:700 25px/34px Arial,sans-serif;text-align:center';

const WAREHOUSE = [
  'LOWONGAN KERJA',
  'Admin gudang dan kasir',
  'Gaji 5 juta per bulan',
  'Transfer Rp 200.000 dulu untuk seragam',
  'Hubungi bagian penerimaan hari ini',
];

const CHAT_LINES = [
  'Selamat pagi, kami dari bagian penerimaan',
  'karyawan. Lamaran Anda sudah kami terima.',
  'Sebelum wawancara, silakan bayar biaya',
  'pendaftaran Rp 150.000 ke rekening berikut.',
  'Setelah itu kirim foto KTP dan kode OTP',
  'yang masuk ke nomor Anda. Terima kasih.',
];

/** A dozen pictures as they come by chat: posters, screenshots and photographed papers. All texts are made up. */
const DRAWN: Drawn[] = [
  {
    name: 'poster, white on green, low quality',
    lines: WAREHOUSE,
    style: `${POSTER};background:#0b5c56;color:#fff`,
    size: [540, 675, 1],
    type: 'jpeg',
    quality: 60,
  },
  {
    name: 'poster, dark on yellow',
    lines: ['DIBUTUHKAN SEGERA', 'Sopir dan kernet', 'Deposit jaminan 500 ribu', 'Ijazah asli ditahan perusahaan'],
    style: `${POSTER};background:#ffd84d;color:#222`,
    size: [600, 600, 1],
    type: 'png',
  },
  {
    name: 'poster, red headline on white',
    lines: ['INFO LOKER', 'Operator produksi pabrik', 'Biaya pelatihan ditanggung pelamar', 'Sisa tiga tempat saja'],
    style: `${POSTER};background:#fff;color:#b00020`,
    size: [540, 540, 1],
    type: 'jpeg',
    quality: 70,
  },
  {
    name: 'story on a gradient',
    lines: ['Kerja dari rumah', 'Cukup suka dan ikuti akun', 'Dibayar 300 ribu setiap hari', 'Isi saldo awal dulu'],
    style: `${POSTER};background:linear-gradient(#3b1d72,#86266e);color:#fff`,
    size: [540, 960, 1],
    type: 'jpeg',
    quality: 75,
  },
  {
    name: 'chat, screenshot of a phone',
    lines: CHAT_LINES,
    style: CHAT,
    line: BUBBLE,
    size: [360, 780, 3],
    type: 'png',
  },
  {
    name: 'chat, forwarded small',
    lines: CHAT_LINES,
    style: CHAT,
    line: BUBBLE,
    size: [360, 640, 2],
    type: 'jpeg',
    quality: 50,
  },
  {
    name: 'chat, dark',
    lines: [
      'Halo kak, ada lowongan di Kamboja untuk',
      'admin media sosial. Gaji 15 juta, tiket dan',
      'paspor kami urus. Tidak perlu pengalaman.',
      'Berangkat minggu depan lewat agen kami.',
    ],
    style: 'background:#0b141a;padding:60px 10px;font:14px/19px Roboto,Arial,sans-serif;color:#e9edef',
    line: 'background:#202c33;border-radius:8px;padding:2px 9px;margin:0 40px 0 0',
    size: [360, 780, 3],
    type: 'png',
  },
  {
    name: 'short message',
    lines: ['Selamat, Anda diterima bekerja.', 'Pasang aplikasi dari berkas ini', 'lalu isi data diri dan PIN Anda.'],
    style: 'background:#fff;padding:80px 16px;font:16px/24px Roboto,Arial,sans-serif;color:#202124',
    size: [360, 640, 2],
    type: 'png',
  },
  {
    name: 'letter with a serif',
    lines: [
      'SURAT PANGGILAN WAWANCARA',
      'Peserta wajib memesan tiket pesawat lewat',
      'agen perjalanan yang kami tunjuk. Biaya akan',
      'diganti setelah wawancara selesai.',
    ],
    style: 'background:#fdfdfb;padding:60px;font:20px/30px "Times New Roman",serif;color:#111',
    size: [620, 480, 2],
    type: 'jpeg',
    quality: 80,
  },
  {
    name: 'photographed paper, slightly turned',
    lines: [
      'DIBUTUHKAN PENJAGA TOKO',
      'Usia maksimal 25 tahun',
      'Datang langsung membawa lamaran',
      'Tanpa dipungut biaya',
    ],
    style: `${POSTER};background:#e9e4da;color:#2b2b2b;transform:rotate(1deg)`,
    size: [700, 500, 1],
    type: 'jpeg',
    quality: 65,
  },
  {
    name: 'post with small print',
    lines: [
      'Loker admin toko daring, bisa dikerjakan di rumah.',
      'Kirim data diri lengkap dengan foto KTP dan swafoto',
      'ke nomor di bawah. Biaya administrasi 75 ribu,',
      'dibayar sebelum penandatanganan kontrak kerja.',
    ],
    style: 'background:#fff;padding:24px;font:15px/22px Arial,sans-serif;color:#050505',
    size: [500, 360, 1],
    type: 'png',
  },
  {
    name: 'two columns',
    lines: ['POSISI', 'Kasir', 'Pramuniaga', 'SYARAT', 'Jujur dan teliti', 'Bersedia ijazah disimpan'],
    style: `${POSTER};background:#fff;color:#123;columns:2;text-align:left;font-size:22px`,
    size: [700, 320, 1],
    type: 'png',
  },
];

/** Draws the pictures with a browser. */
export async function drawAdvertisements(
  browser: Browser,
): Promise<{ name: string; text: string; mimeType: string; buffer: Buffer }[]> {
  const pictures = [];
  for (const { name, lines, style, line = '', size, type, quality } of DRAWN) {
    const [width, height, deviceScaleFactor] = size;
    const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor });
    const body = lines.map((text) => `<div style="${line}">${text}</div>`).join('');
    await page.setContent(
      `<body style="margin:0"><div style='box-sizing:border-box;height:100vh;${style}'>${body}</div></body>`,
    );
    const buffer = await page.screenshot({ type, ...(quality !== undefined && { quality }) });
    await page.close();
    pictures.push({ name, text: lines.join('\n'), mimeType: `image/${type}`, buffer });
  }
  return pictures;
}
