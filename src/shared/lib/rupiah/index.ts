export { readRupiah, writeRupiah } from './read-rupiah';
