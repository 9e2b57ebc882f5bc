import { screen, waitFor, within } from '@testing-library/react';
import { fillText, pick } from '@test/fill';
import { renderApp, signedInState } from '@test/render-app';
import { given, givenFailure } from '@test/server';
import type { Education } from '@/entities/profile/education';
import { EducationModal } from './EducationModal';

const MARK = 'Nilai harus antara 1 - 100';
const GPA = 'IPK harus antara 0.00 - 4.00';

const RECORD: Education = {
  id: 8,
  level: { id: 5, name: 'S1' },
  institution: { id: 21, name: 'Universitas Uji' },
  major: { id: 31, name: 'Statistika' },
  otherInstitution: '',
  otherMajor: '',
  location: 'indonesia',
  startDate: '2013-08-01',
  graduationDate: '2017-07-01',
  isPresent: false,
  gpa: 3.5,
  description: '',
};

async function open(record: Education | null) {
  given('get', 'master/education-level/', [
    { id: 1, name: 'SMA' },
    { id: 5, name: 'S1' },
  ]);
  given('get', 'master/education/', [{ id: 21, name: 'Universitas Uji' }]);
  given('get', 'master/education-major/', [{ id: 31, name: 'Statistika' }]);
  const onClose = jest.fn();
  const view = renderApp(<EducationModal record={record} onClose={onClose} />, { preloaded: signedInState() });
  const dialog = await screen.findByRole('dialog');
  if (record) {
    await waitFor(() => expect(within(dialog).getByLabelText('Jurusan')).toHaveValue('Statistika'));
  }
  const save = within(dialog).getByRole('button', { name: 'Simpan' });
  const box = (name: string) => within(dialog).getByRole('checkbox', { name });
  return { ...view, dialog, save, box };
}

it('judges the GPA by the level that was chosen last, and says why nothing can be saved', async () => {
  const { user, dialog, save } = await open(null);
  await pick(user, 'Tingkat Pendidikan', 'SMA');
  fillText('Nilai', '85');
  expect(save).toBeEnabled();

  await pick(user, 'Tingkat Pendidikan', 'S1');
  expect(await within(dialog).findByText(GPA)).toBeVisible();
  expect(within(dialog).getByLabelText('IPK')).toBeInvalid();
  expect(save).toBeDisabled();

  await pick(user, 'Tingkat Pendidikan', 'SMA');
  await waitFor(() => expect(within(dialog).queryByText(GPA)).not.toBeInTheDocument());
  expect(within(dialog).queryByText(MARK)).not.toBeInTheDocument();
  expect(within(dialog).getByLabelText('Nilai')).toBeValid();
  expect(save).toBeEnabled();
});

it('says what is wrong with a GPA while it is typed, but not of a point whose digits are to come', async () => {
  const { user, dialog, save } = await open(null);
  await pick(user, 'Tingkat Pendidikan', 'S1');
  await user.type(within(dialog).getByLabelText('IPK'), '4.');
  expect(save).toBeEnabled();
  expect(within(dialog).getByLabelText('IPK')).toBeValid();
  await user.keyboard('5');
  expect(save).toBeDisabled();
  expect(await within(dialog).findByText(GPA)).toBeVisible();
});

it('says at once what is wrong with a stored GPA', async () => {
  const { dialog, save } = await open({ ...RECORD, gpa: 5 });
  expect(save).toBeDisabled();
  expect(await within(dialog).findByText(GPA)).toBeVisible();
});

it('takes back that a level is missing once it was chosen, and still requires what is left', async () => {
  const { user, dialog, save } = await open(null);
  await user.click(save);
  expect(await within(dialog).findByText('Tingkat pendidikan tidak boleh kosong')).toBeVisible();
  await pick(user, 'Tingkat Pendidikan', 'S1');
  await waitFor(() =>
    expect(within(dialog).queryByText('Tingkat pendidikan tidak boleh kosong')).not.toBeInTheDocument(),
  );
  expect(within(dialog).getByLabelText('Tingkat Pendidikan')).toBeValid();
  expect(within(dialog).getByText('Universitas tidak boleh kosong')).toBeVisible();
  expect(within(dialog).getByText('Jurusan tidak boleh kosong')).toBeVisible();
});

it('requires what another level cleared once it was left, and not before', async () => {
  const { user, dialog } = await open(RECORD);
  for (const label of ['Universitas / Institusi', 'Jurusan', 'Lokasi']) {
    await user.click(within(dialog).getByLabelText(label));
    await user.tab();
  }
  await pick(user, 'Tingkat Pendidikan', 'SMA');
  expect(await within(dialog).findByText(/^Nilai harus berupa bilangan bulat/)).toBeVisible();
  expect(within(dialog).getByLabelText('Sekolah')).toHaveValue('');
  expect(within(dialog).getByLabelText('Jurusan')).toHaveValue('');
  expect(within(dialog).queryByText(/tidak boleh kosong/)).not.toBeInTheDocument();

  await user.click(within(dialog).getByLabelText('Jurusan'));
  await user.tab();
  expect(await within(dialog).findByText('Jurusan tidak boleh kosong')).toBeVisible();
  expect(within(dialog).queryByText('Universitas tidak boleh kosong')).not.toBeInTheDocument();
});

it('does not require own words, or a choice, that just took the place of the other', async () => {
  const { user, dialog, save, box } = await open({ ...RECORD, location: null });
  await user.click(save);
  expect(await within(dialog).findByText('Lokasi tidak boleh kosong')).toBeVisible();
  await user.click(box('Jurusan tidak ditemukan'));
  expect(within(dialog).getByLabelText('Jurusan Lainnya')).toBeValid();
  expect(within(dialog).queryByText('Other major is required')).not.toBeInTheDocument();
  await user.click(box('Jurusan tidak ditemukan'));
  expect(within(dialog).getByLabelText('Jurusan')).toHaveValue('');
  expect(within(dialog).queryByText('Jurusan tidak boleh kosong')).not.toBeInTheDocument();
  await pick(user, 'Universitas / Institusi', 'Other');
  expect(within(dialog).getByLabelText('Universitas / Institusi Lainnya')).toBeValid();
  expect(within(dialog).queryByText('Universitas lainnya tidak boleh kosong')).not.toBeInTheDocument();
});

it('does not require an end that has just become open again, and does once it is sent', async () => {
  const { user, dialog, save, box } = await open({ ...RECORD, location: null });
  await user.click(save);
  expect(await within(dialog).findByText('Lokasi tidak boleh kosong')).toBeVisible();
  const present = box('Saya masih menempuh pendidikan ini');
  await user.click(present);
  await user.click(present);
  expect(within(dialog).getByLabelText('Lulus')).toBeValid();
  expect(within(dialog).queryByText('Tanggal selesai tidak boleh kosong')).not.toBeInTheDocument();
  await user.click(save);
  expect(await within(dialog).findByText('Tanggal selesai tidak boleh kosong')).toBeVisible();
});

const DEPENDENT = ['Universitas / Institusi', 'Jurusan', 'IPK'];

it('has all fields from the start; those that depend on the level wait for it', async () => {
  const { user, dialog, box } = await open(null);
  for (const label of DEPENDENT) {
    expect(within(dialog).getByLabelText(label)).toBeDisabled();
    expect(within(dialog).getByLabelText(label)).toHaveAccessibleDescription(
      'Pilih tingkat pendidikan terlebih dahulu',
    );
  }
  expect(box('Institusi tidak ditemukan')).toBeDisabled();
  await pick(user, 'Tingkat Pendidikan', 'SMA');
  for (const label of ['Sekolah', 'Jurusan', 'Nilai']) expect(within(dialog).getByLabelText(label)).toBeEnabled();
  expect(box('Sekolah tidak ditemukan')).toBeEnabled();
  await pick(user, 'Tingkat Pendidikan', 'S1');
  for (const label of DEPENDENT) expect(within(dialog).getByLabelText(label)).toBeEnabled();
});

it('says of each required field that it is empty', async () => {
  const { user, dialog, save } = await open(null);
  await user.click(save);
  expect(await within(dialog).findByText('Universitas tidak boleh kosong')).toBeVisible();
  const messages = within(dialog).getAllByText(/tidak boleh kosong$/);
  expect(messages.map(({ textContent }) => textContent)).toEqual([
    'Tingkat pendidikan tidak boleh kosong',
    'Universitas tidak boleh kosong',
    'Jurusan tidak boleh kosong',
    'Lokasi tidak boleh kosong',
    'IPK tidak boleh kosong',
    'Tanggal mulai tidak boleh kosong',
    'Tanggal selesai tidak boleh kosong',
  ]);
  expect(within(dialog).getByLabelText('Tingkat Pendidikan')).toHaveFocus();
});

describe('a school that the list lacks', () => {
  const SCHOOL = 'SMK Contoh 1';
  const own = (dialog: HTMLElement) => within(dialog).findByLabelText('Sekolah Lainnya');

  it.each([
    ['the field is left', '{Tab}'],
    ['Enter is pressed', '{Enter}'],
  ])('is taken as it was typed once %s', async (_when, key) => {
    const { user, dialog, box } = await open(null);
    await pick(user, 'Tingkat Pendidikan', 'SMA');
    await user.type(within(dialog).getByLabelText('Sekolah'), ` ${SCHOOL} ${key}`);
    expect(await own(dialog)).toHaveValue(SCHOOL);
    expect(box('Sekolah tidak ditemukan')).toBeChecked();
  });

  it('is the school of the list where that was typed, whatever the case', async () => {
    const { user, dialog, box } = await open(null);
    await pick(user, 'Tingkat Pendidikan', 'SMA');
    const field = within(dialog).getByLabelText('Sekolah');
    await user.type(field, 'universitas uji{Tab}');
    await waitFor(() => expect(field).toHaveValue('Universitas Uji'));
    expect(box('Sekolah tidak ditemukan')).not.toBeChecked();
  });

  it('can be typed although the list could not be fetched', async () => {
    givenFailure('get', 'master/education/', 500);
    const { user, dialog } = await open(null);
    givenFailure('get', 'master/education/', 500);
    await pick(user, 'Tingkat Pendidikan', 'SMA');
    await user.type(within(dialog).getByLabelText('Sekolah'), `${SCHOOL}{Tab}`);
    expect(await own(dialog)).toHaveValue(SCHOOL);
  });
});
