import { DISCOVERY_SOURCES, discoverySchema } from './discovery-source';

it('offers the seven sources in the order of the specification', () => {
  expect(DISCOVERY_SOURCES.map(({ value }) => value)).toEqual([
    'media_social',
    'disnaker',
    'job_fair',
    'career_dev_center',
    'campus_fair',
    'relatives',
    'job_portal',
  ]);
});

it.each(DISCOVERY_SOURCES.map(({ value }) => value))('takes %s', async (ref) => {
  await expect(discoverySchema.validate({ ref })).resolves.toEqual({ ref });
});

it.each(['', 'koran'])('refuses "%s"', async (ref) => {
  await expect(discoverySchema.validate({ ref })).rejects.toThrow('Anda harus memilih referensi!');
});
