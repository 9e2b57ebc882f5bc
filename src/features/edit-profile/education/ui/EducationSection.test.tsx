import { screen, waitFor, within } from '@testing-library/react';
import type { Education } from '@/entities/profile/education';
import { makeEducationDto } from '@test/dto/education';
import { fillText, pick } from '@test/fill';
import { renderApp, signedInState } from '@test/render-app';
import { given, givenFailure, givenNoResponse } from '@test/server';
import { EducationModal } from './EducationModal';
import { EducationSection } from './EducationSection';

/** The provider's lists. Returns the requests for institutions. */
function givenLists() {
  given('get', 'master/education-level/', [
    { id: 1, name: 'SMA' },
    { id: 5, name: 'S1' },
  ]);
  const institutions = given('get', 'master/education/', [{ id: 21, name: 'Universitas Uji' }]);
  given('get', 'master/education-major/', [{ id: 31, name: 'Statistika' }]);
  return { institutions };
}

describe('section', () => {
  const PATH = 'candidate/education/';

  function open() {
    given('get', PATH, [makeEducationDto()]);
    return { ...givenLists(), ...renderApp(<EducationSection />, { preloaded: signedInState() }) };
  }

  async function edit(user: ReturnType<typeof open>['user']) {
    await user.click(await screen.findByRole('button', { name: 'Edit Universitas Uji' }));
    const dialog = await screen.findByRole('dialog', { name: 'Ubah Pendidikan Terakhir' });
    await waitFor(() =>
      expect(within(dialog).getByLabelText('Universitas / Institusi')).toHaveValue('Universitas Uji'),
    );
    return dialog;
  }

  it('shows a failure in a popup that closes the form, which is opened again with what was typed as a draft', async () => {
    const { user } = open();
    const dialog = await edit(user);
    fillText('IPK', '3.9');
    fillText('Deskripsi', 'Kata sendiri');
    givenFailure('put', `${PATH}8/`, 400, { err: { gpa: ['IPK ditolak'] } });
    await user.click(within(dialog).getByRole('button', { name: 'Simpan' }));
    const popup = await screen.findByRole('dialog', { name: 'Gagal Menyimpan/Mengubah Pendidikan Terakhir!' });
    expect(popup).toHaveTextContent('IPK ditolak');
    await user.click(within(popup).getByRole('button', { name: 'Tutup' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(screen.getByText('Ada draf yang belum disimpan ke profil.')).toBeVisible();

    const again = await edit(user);
    expect(within(again).getByText('Draf dipulihkan')).toBeVisible();
    expect(within(again).getByLabelText('Deskripsi')).toHaveValue('Kata sendiri');
    givenNoResponse('put', `${PATH}8/`);
    await user.click(within(again).getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('Data belum tersimpan. Silakan coba lagi.')).toBeVisible();
  });

  it('stays open after a failure where no draft can be stored', async () => {
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { user } = open();
    const dialog = await edit(user);
    fillText('Deskripsi', 'Kata sendiri');
    givenNoResponse('put', `${PATH}8/`);
    await user.click(within(dialog).getByRole('button', { name: 'Simpan' }));
    const popup = await screen.findByRole('dialog', { name: 'Gagal Menyimpan/Mengubah Pendidikan Terakhir!' });
    await user.click(within(popup).getByRole('button', { name: 'Tutup' }));
    await waitFor(() => expect(popup).not.toBeInTheDocument());
    expect(within(dialog).getByLabelText('Deskripsi')).toHaveValue('Kata sendiri');
    refuse.mockRestore();
  });
});

describe('modal', () => {
  const GPA = 'IPK harus antara 0.00 - 4.00';

  const RECORD: Education = {
    id: 8,
    educationLevel: { id: 5, name: 'S1' },
    education: { id: 21, name: 'Universitas Uji' },
    educationMajor: { id: 31, name: 'Statistika' },
    otherEducation: '',
    otherMajor: '',
    location: 'indonesia',
    dateStart: '2013-08-01',
    graduationDate: '2017-07-01',
    isPresent: false,
    gpa: 3.5,
    description: '',
  };

  async function open(record: Education | null) {
    const { institutions } = givenLists();
    const view = renderApp(<EducationModal record={record} onClose={jest.fn()} />, { preloaded: signedInState() });
    const dialog = await screen.findByRole('dialog');
    if (record) {
      await waitFor(() => expect(within(dialog).getByLabelText('Jurusan')).toHaveValue('Statistika'));
    }
    const save = within(dialog).getByRole('button', { name: 'Simpan' });
    const box = (name: string) => within(dialog).getByRole('checkbox', { name });
    return { ...view, institutions, dialog, save, box };
  }

  it('judges the GPA by the level that was chosen last, as soon as its digits are typed', async () => {
    const { user, dialog, save } = await open(null);
    await pick(user, 'Tingkat Pendidikan', 'S1');
    await user.type(within(dialog).getByLabelText('IPK'), '4.');
    expect(save).toBeEnabled();
    expect(within(dialog).getByLabelText('IPK')).toBeValid();
    await user.keyboard('5');
    expect(save).toBeDisabled();
    expect(await within(dialog).findByText(GPA)).toBeVisible();

    await pick(user, 'Tingkat Pendidikan', 'SMA');
    fillText('Nilai', '85');
    await waitFor(() => expect(within(dialog).getByLabelText('Nilai')).toBeValid());
    expect(within(dialog).queryByText(GPA)).not.toBeInTheDocument();
    expect(within(dialog).queryByText('Nilai harus antara 1 - 100')).not.toBeInTheDocument();
    expect(save).toBeEnabled();

    await pick(user, 'Tingkat Pendidikan', 'S1');
    expect(await within(dialog).findByText(GPA)).toBeVisible();
    expect(within(dialog).getByLabelText('IPK')).toBeInvalid();
    expect(save).toBeDisabled();
  });

  it('says at once what is wrong with a stored GPA', async () => {
    const { dialog, save } = await open({ ...RECORD, gpa: 5 });
    expect(save).toBeDisabled();
    expect(await within(dialog).findByText(GPA)).toBeVisible();
  });

  it('says of each required field that it is empty; those that depend on the level wait for it', async () => {
    const { user, dialog, save, box } = await open(null);
    const dependent = ['Universitas / Institusi', 'Jurusan', 'IPK'];
    for (const label of dependent) {
      expect(within(dialog).getByLabelText(label)).toBeDisabled();
      expect(within(dialog).getByLabelText(label)).toHaveAccessibleDescription(
        'Pilih tingkat pendidikan terlebih dahulu',
      );
    }
    expect(box('Institusi tidak ditemukan')).toBeDisabled();

    await user.click(save);
    expect(await within(dialog).findByText('Universitas tidak boleh kosong')).toBeVisible();
    const missing = () =>
      within(dialog)
        .queryAllByText(/tidak boleh kosong$/)
        .map(({ textContent }) => textContent);
    const others = [
      'Universitas tidak boleh kosong',
      'Jurusan tidak boleh kosong',
      'Lokasi tidak boleh kosong',
      'IPK tidak boleh kosong',
      'Tanggal mulai tidak boleh kosong',
      'Tanggal selesai tidak boleh kosong',
    ];
    expect(missing()).toEqual(['Tingkat pendidikan tidak boleh kosong', ...others]);
    expect(within(dialog).getByLabelText('Tingkat Pendidikan')).toHaveFocus();

    await pick(user, 'Tingkat Pendidikan', 'S1');
    await waitFor(() => expect(missing()).toEqual(others));
    expect(within(dialog).getByLabelText('Tingkat Pendidikan')).toBeValid();
    for (const label of dependent) expect(within(dialog).getByLabelText(label)).toBeEnabled();
    expect(box('Institusi tidak ditemukan')).toBeEnabled();
  });

  it('requires what another level cleared once it was left, and not before', async () => {
    const { user, dialog, institutions, box } = await open(RECORD);
    for (const label of ['Universitas / Institusi', 'Jurusan', 'Lokasi']) {
      await user.click(within(dialog).getByLabelText(label));
      await user.tab();
    }
    await pick(user, 'Tingkat Pendidikan', 'SMA');
    expect(await within(dialog).findByText(/^Nilai harus berupa bilangan bulat/)).toBeVisible();
    await waitFor(() => expect(institutions.at(-1)?.url).toContain('educationLevel=1'));
    expect(within(dialog).getByLabelText('Sekolah')).toHaveValue('');
    expect(within(dialog).getByLabelText('Jurusan')).toHaveValue('');
    expect(within(dialog).queryByText(/tidak boleh kosong/)).not.toBeInTheDocument();

    await user.click(within(dialog).getByLabelText('Jurusan'));
    await user.tab();
    expect(await within(dialog).findByText('Jurusan tidak boleh kosong')).toBeVisible();
    expect(within(dialog).queryByText('Universitas tidak boleh kosong')).not.toBeInTheDocument();

    await pick(user, 'Sekolah', 'Other');
    expect(await within(dialog).findByLabelText('Sekolah Lainnya')).toBeVisible();
    expect(box('Sekolah tidak ditemukan')).toBeChecked();
  });

  it('does not require what has just taken the place of another, or an end that is open again, before it is sent', async () => {
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

    const present = box('Saya masih menempuh pendidikan ini');
    await user.click(present);
    await user.click(present);
    expect(within(dialog).getByLabelText('Lulus')).toBeValid();
    expect(within(dialog).queryByText('Tanggal selesai tidak boleh kosong')).not.toBeInTheDocument();
    await user.click(save);
    expect(await within(dialog).findByText('Tanggal selesai tidak boleh kosong')).toBeVisible();
  });

  describe('a school that the list lacks', () => {
    const SCHOOL = 'SMK Contoh 1';
    const field = (dialog: HTMLElement) => within(dialog).getByLabelText('Sekolah');
    const own = (dialog: HTMLElement) => within(dialog).findByLabelText('Sekolah Lainnya');

    it('is taken as it was typed once the field is left or Enter is pressed, but not where the list has it', async () => {
      const { user, dialog, box } = await open(null);
      await pick(user, 'Tingkat Pendidikan', 'SMA');
      for (const key of ['{Tab}', '{Enter}']) {
        await user.click(field(dialog));
        await user.paste(` ${SCHOOL} `);
        await user.keyboard(key);
        expect(await own(dialog)).toHaveValue(SCHOOL);
        expect(box('Sekolah tidak ditemukan')).toBeChecked();
        await user.click(box('Sekolah tidak ditemukan'));
      }
      await user.click(field(dialog));
      await user.paste('universitas uji');
      await user.tab();
      await waitFor(() => expect(field(dialog)).toHaveValue('Universitas Uji'));
      expect(box('Sekolah tidak ditemukan')).not.toBeChecked();
    });

    it('can be entered although the list could not be fetched', async () => {
      const { user, dialog } = await open(null);
      givenFailure('get', 'master/education/', 500);
      await pick(user, 'Tingkat Pendidikan', 'SMA');
      await user.click(field(dialog));
      await user.paste(SCHOOL);
      await user.tab();
      expect(await own(dialog)).toHaveValue(SCHOOL);
    });
  });
});
