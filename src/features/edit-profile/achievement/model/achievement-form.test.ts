import { today } from '@/shared/lib/dates';
import { MAX_DESCRIPTION_LENGTH, achievementSchema, toDraft, toValues } from './achievement-form';
import type { AchievementValues } from './achievement-form';

const VALUES: AchievementValues = {
  name: 'Karyawan Teladan',
  organizationOrEvent: 'PT Uji',
  date: '2024-08-17',
  description: 'Teliti',
};

const check = (change: Partial<AchievementValues>) => achievementSchema.validate({ ...VALUES, ...change });

it.each<[Partial<AchievementValues>, string]>([
  [{ name: ' ' }, 'Judul penghargaan wajib diisi.'],
  [{ organizationOrEvent: '' }, 'Instansi pemberi wajib diisi.'],
  [{ date: '' }, 'Tanggal wajib diisi.'],
  [{ date: '12/05/' }, 'Tanggal wajib diisi.'],
  [{ date: '2999-01-01' }, 'Tanggal tidak boleh di masa depan.'],
  [{ description: '' }, 'Informasi tambahan wajib diisi.'],
  [{ description: 'a'.repeat(MAX_DESCRIPTION_LENGTH + 1) }, 'Maksimal 2000 karakter'],
])('refuses %o', async (change, message) => {
  await expect(check(change)).rejects.toThrow(message);
});

it('takes an achievement of today', async () => {
  await expect(check({ date: today() })).resolves.toBeDefined();
});

it('sends texts without spaces around them', () => {
  expect(toDraft({ ...VALUES, name: ' Karyawan Teladan ' })).toEqual(VALUES);
});

it('starts empty for a new record, from all of a stored one, and sends texts without spaces around them', () => {
  expect(toValues(null)).toEqual({ name: '', organizationOrEvent: '', date: '', description: '' });
  expect(toValues({ id: 5, ...VALUES })).toEqual(VALUES);
  const typed = { ...VALUES, name: ' Karyawan Teladan ', organizationOrEvent: ' PT Uji ', description: ' Teliti ' };
  expect(toDraft(typed)).toEqual(VALUES);
});

it('has names of any length: the specification names no limit', async () => {
  const name = 'a'.repeat(1000);
  await expect(check({ name, organizationOrEvent: name })).resolves.toBeDefined();
});
