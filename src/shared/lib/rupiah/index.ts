export { readRupiah, writeRupiah } from './read-rupiah';
export type { RupiahReading } from './read-rupiah';
