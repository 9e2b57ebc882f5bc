import type { texts } from '../texts';

/** A public office that answers questions or takes reports. Its name and purpose are in the texts. */
interface Channel {
  name: keyof typeof texts.channels;
  phone?: string;
  /** Host of the site. */
  site?: string;
  /** Page that names phone and site together with the office. */
  source: string;
}

/** Day on which each channel was compared with its source, `YYYY-MM-DD`. One that could not be confirmed is not here. */
export const CHANNELS_CHECKED_ON = '2026-11-29';

/** Where to ask and report, in the order of the page. Specification 4, section 14. */
export const channels: readonly Channel[] = [
  {
    name: 'manpower',
    phone: '1500 630',
    site: 'lapormenaker.kemnaker.go.id',
    source: 'https://eksekutor.com/kemnaker-luncurkan-lapor-menaker-untuk-aduan-pekerja',
  },
  {
    name: 'migrantWork',
    phone: '0800 1000',
    site: 'siskop2mi.bp2mi.go.id',
    source: 'https://mediamasakini.id/respons-pernyataan-presiden-kp2mi-pastikan-lindungi-pekerja-migran',
  },
  { name: 'transfers', phone: '157', site: 'iasc.ojk.go.id', source: 'https://iasc.ojk.go.id/Guest' },
  {
    name: 'phoneNumbers',
    site: 'aduannomor.id',
    source:
      'https://amp.kompas.com/tren/read/2023/09/27/130000965/cara-melaporkan-nomor-telepon-yang-terindikasi-penipuan-secara-online',
  },
  {
    name: 'bankAccounts',
    site: 'cekrekening.id',
    source: 'https://koran-jakarta.com/hindari-penipuan-manfaatkan-cekrekening-id?page=all',
  },
  {
    name: 'police',
    phone: '110',
    site: 'patrolisiber.id',
    source: 'https://gatra.com/news-437625-teknologi-bareskrim-luncurkan-situs-pengaduan-tindak-kejahatan-siber.html',
  },
];
