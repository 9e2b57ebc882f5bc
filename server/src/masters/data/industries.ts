import type { MasterRow } from './rows';

/** The sections of KBLI 2020, the Indonesian classification of business fields: section A is 1, section U is 21. The
 * longest titles are cut to what names the section. */
export const industries: readonly MasterRow[] = [
  [1, 'Pertanian, kehutanan, dan perikanan'],
  [2, 'Pertambangan dan penggalian'],
  [3, 'Industri pengolahan'],
  [4, 'Pengadaan listrik, gas, uap, dan udara dingin'],
  [5, 'Pengelolaan air, air limbah, sampah, dan remediasi'],
  [6, 'Konstruksi'],
  [7, 'Perdagangan besar dan eceran, reparasi mobil dan sepeda motor'],
  [8, 'Pengangkutan dan pergudangan'],
  [9, 'Penyediaan akomodasi dan makan minum'],
  [10, 'Informasi dan komunikasi'],
  [11, 'Aktivitas keuangan dan asuransi'],
  [12, 'Real estat'],
  [13, 'Aktivitas profesional, ilmiah, dan teknis'],
  [14, 'Penyewaan, ketenagakerjaan, agen perjalanan, dan penunjang usaha lainnya'],
  [15, 'Administrasi pemerintahan, pertahanan, dan jaminan sosial wajib'],
  [16, 'Pendidikan'],
  [17, 'Aktivitas kesehatan manusia dan aktivitas sosial'],
  [18, 'Kesenian, hiburan, dan rekreasi'],
  [19, 'Aktivitas jasa lainnya'],
  [20, 'Aktivitas rumah tangga sebagai pemberi kerja'],
  [21, 'Aktivitas badan internasional dan badan ekstra internasional'],
];
