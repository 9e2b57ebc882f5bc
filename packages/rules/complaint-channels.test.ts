import { COMPLAINT_CHANNELS } from './complaint-channels';

it('names for each channel a way to it, its purpose, a source and the day of checking', () => {
  const incomplete = COMPLAINT_CHANNELS.filter(
    ({ name, phone, url, purpose, source, checkedOn }) =>
      (phone ?? url) === undefined ||
      !/^https:\/\//.test(url ?? 'https://') ||
      !/^https:\/\//.test(source) ||
      [name, purpose.id, purpose.en].includes('') ||
      Number.isNaN(Date.parse(checkedOn)),
  );
  expect(incomplete).toEqual([]);
});
