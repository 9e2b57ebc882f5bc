import { sql } from 'drizzle-orm';
import type { Db } from '../server/src/db/client';
import { fillSearchColumns } from '../server/src/jobs/search/fill-search-columns';
import { SIGNALS_VERSION } from '../server/src/jobs/signals/find-job-signals';
import { educationLevels } from '../server/src/masters/education-levels';
import { masterLists } from '../server/src/masters/master-data';
import { seedMasters } from '../server/src/seed/seed';

/** Rows that the server can insert within the time limit of a statement. */
const CHUNK_SIZE = 10_000;

/** Words that invented titles are made of: 4,320 of them, each followed by a number. */
export const ROLES = ['Staf', 'Kepala', 'Manajer', 'Asisten', 'Magang', 'Supervisor', 'Koordinator', 'Operator'];
export const FIELDS = [
  'Gudang',
  'Akuntansi',
  'Pemasaran',
  'Keuangan',
  'Produksi',
  'Perawat',
  'Kasir',
  'Desain Grafis',
  'Logistik',
];
/** Words that most descriptions have. */
const COMMON =
  `dan yang di untuk dengan kerja tim mampu memiliki pengalaman bidang minimal jujur teliti disiplin tanggung jawab komunikasi
  target laporan harian baik serta dalam pada sesuai atau lulusan bersedia sehat ramah rapi`.split(/\s+/);

/** Words of which a description has a few in a row, so that each is in one of some twenty. */
const TOPICS =
  `pelanggan penjualan barang gudang stok kasir pembayaran transaksi toko cabang kantor administrasi data komputer excel surat
  dokumen arsip keuangan pajak akuntansi anggaran audit produksi mesin perawatan teknisi listrik keselamatan mutu kualitas proses
  pengiriman logistik sopir kendaraan rute jadwal shift lembur malam libur gaji tunjangan kesehatan bpjs makan transportasi bonus
  kontrak tetap magang sma smk diploma sarjana jurusan teknik ekonomi manajemen hukum psikologi pendidikan guru murid kelas
  pelatihan sertifikat bahasa inggris mandarin presentasi negosiasi pemasaran iklan media sosial konten desain grafis foto video
  situs aplikasi pengembang program basis jaringan server keamanan analisis statistik riset pasar produk merek mitra vendor
  pembelian proyek konstruksi lapangan bangunan gambar ukur alat berat kebun panen pupuk ternak ikan kapal pelabuhan hotel kamar
  tamu restoran dapur koki pelayan barista kopi roti kebersihan satpam perawat bidan dokter klinik obat apotek laboratorium pasien
  rawat darurat gizi terapi kamera tulis naskah berita terjemah asuransi kredit tabungan nasabah properti rumah wisata tiket`.split(
    /\s+/,
  );

const SUFFIXES = ['Senior', 'Junior', 'Cabang', 'Wilayah Timur', 'Shift Malam', 'Ekspor'];

const array = (values: readonly string[]) =>
  sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`;

const pick = (values: readonly string[], step: number) =>
  sql`(${array(values)})[1 + (i / ${sql.raw(String(step))}) % ${sql.raw(String(values.length))}]`;

/**
 * Fills an empty, migrated database with invented jobs as an import would have stored them, with descriptions of about
 * two kilobytes, each a minute older than the one before.
 */
export async function fillJobs(db: Db, count: number): Promise<void> {
  await seedMasters(db);
  await db.execute(sql`
    insert into companies (name) select 'Perusahaan Contoh ' || i from generate_series(0, 1999) i`);
  for (let first = 1; first <= count; first += CHUNK_SIZE) {
    await insertJobs(db, first, Math.min(count, first + CHUNK_SIZE - 1));
  }
  await fillSearchColumns(db);
  await db.execute(sql`vacuum analyze jobs`);
  await db.execute(sql`vacuum analyze search_words`);
}

/** About two kilobytes of words, the same for the same number: every fifth of its topic. */
const description = sql`(
  select '<p>' || string_agg(case when k % 5 = 0
      then words.topics[1 + (i * 7 + k / 5 % 9) % cardinality(words.topics)]
      else words.common[1 + (i + k * 13) % cardinality(words.common)] end, ' ') || '</p>'
  from generate_series(1, 280) k)`;

/** One of a list in three, none otherwise: what few employers state. */
const stated = (values: readonly string[]) => sql`case when i % 3 = 0 then ${pick(values, 3)} end`;

async function insertJobs(db: Db, first: number, last: number): Promise<void> {
  await db.execute(sql`
    with places as (select array_agg(id order by id) as ids from cities),
    words as (select ${array(COMMON)} as common, ${array(TOPICS)} as topics),
    employers as (select array_agg(id) as ids from companies),
    invented as (
      select i, ${pick(ROLES, 1)} || ' ' || ${pick(FIELDS, 8)} || ' ' || ${pick(SUFFIXES, 72)} || ' ' || i as title
      from generate_series(${first}::int, ${last}::int) i
    )
    insert into jobs (slug, title, title_key, working_type, workplace, deadline, created_at, location_id, city_id,
                      company_id, function_of_interest, min_education, min_experience_months, min_salary, max_salary,
                      description, requirements, search_document, search_version, signals, signals_version,
                      source, source_id, content_hash)
    select 'lowongan-' || i, title, lower(title),
      ${pick(['fulltime', 'parttime', 'contract', 'temporary', 'internship', 'freelance'], 3)},
      ${pick(['wfo', 'remote', 'hybrid'], 5)},
      '2099-12-31', now() - i * interval '1 minute',
      places.ids[1 + i % cardinality(places.ids)] / 100, places.ids[1 + i % cardinality(places.ids)],
      employers.ids[1 + i % 2000],
      ${pick(
        masterLists['function-of-interest'].map(([, name]) => name),
        7,
      )}, ${stated(educationLevels.map(([, name]) => name))}, case when i % 4 = 0 then i % 60 end,
      case when i % 2 = 0 then 2000000 + i % 50 * 100000 end, case when i % 2 = 0 then 3000000 + i % 80 * 100000 end,
      ${description},
      '<ul><li>Teliti</li></ul>', '', 0, '[]', ${SIGNALS_VERSION}, 'bench', i::text, 'bench'
    from invented, places, words, employers`);
}
