import type { AchievementWrite } from '@/entities/profile/achievement';
import { today } from '@/shared/lib/dates';
import { toRequest } from '@/shared/lib/forms';
import { MAX_DESCRIPTION_LENGTH, achievementSchema } from './achievement-form';
import type { AchievementForm } from './achievement-form';

const VALUES: AchievementForm = {
  name: 'Karyawan Teladan',
  organizationOrEvent: 'PT Uji',
  date: '2024-08-17',
  description: 'Teliti',
};

const check = (change: Partial<AchievementForm>) => achievementSchema.validate({ ...VALUES, ...change });

it.each<[Partial<AchievementForm>, string]>([
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
  const typed = { ...VALUES, name: ' Karyawan Teladan ', organizationOrEvent: ' PT Uji ', description: ' Teliti ' };
  expect(toRequest<AchievementWrite>(achievementSchema, typed)).toEqual(VALUES);
});

it('has names of any length: the specification names no limit', async () => {
  const name = 'a'.repeat(1000);
  await expect(check({ name, organizationOrEvent: name })).resolves.toBeDefined();
});
