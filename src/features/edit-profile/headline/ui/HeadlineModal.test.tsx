import { HttpResponse, http } from 'msw';
import { screen, waitFor, within } from '@testing-library/react';
import { useGetProfileQuery } from '@/entities/profile/candidate';
import { makeProfileDto } from '@test/dto/profile';
import { expectRefusalsTold, fillText } from '@test/fill';
import { renderApp, signedInState } from '@test/render-app';
import { call, given, givenFailure, server } from '@test/server';
import { HeadlineModal } from './HeadlineModal';

// The test's browser neither measures nor draws images.
jest.mock('react-easy-crop', () => ({
  __esModule: true,
  default: ({ onCropComplete }: { onCropComplete: (percent: object, pixels: object) => void }) => (
    <button onClick={() => onCropComplete({}, { x: 1, y: 2, width: 30, height: 30 })}>Geser</button>
  ),
}));
const mockCrop = jest.fn<Promise<Blob>, [string, object]>();
jest.mock('../model/photo', () => ({
  ...jest.requireActual<object>('../model/photo'),
  cropPhoto: (address: string, area: object) => mockCrop(address, area),
}));

const PATH = 'candidate/profile/';

function Loaded({ onClose }: { onClose: () => void }) {
  const { data } = useGetProfileQuery();
  return data ? <HeadlineModal profile={data} onClose={onClose} /> : null;
}

function givenSaved() {
  const forms: Record<string, unknown>[] = [];
  server.use(
    http.put(call(PATH), async ({ request }) => {
      forms.push(Object.fromEntries(await request.formData()));
      return HttpResponse.json({ statusCode: 2000, message: 'Tersimpan', data: null });
    }),
  );
  return forms;
}

async function open() {
  given('get', PATH, makeProfileDto());
  const onClose = jest.fn();
  const view = renderApp(<Loaded onClose={onClose} />, { preloaded: signedInState() });
  const dialog = await screen.findByRole('dialog', { name: 'Profil' });
  const save = within(dialog).getByRole('button', { name: 'Simpan' });
  const choose = (size: number, type = 'image/png') =>
    view.user.upload(
      within(dialog).getByLabelText('Pilih Foto', { selector: 'input' }),
      new File(['x'.repeat(size)], 'foto.png', { type }),
    );
  return { ...view, dialog, save, choose, onClose };
}

beforeEach(() => {
  jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:test');
  jest.spyOn(URL, 'revokeObjectURL').mockImplementation();
  mockCrop.mockResolvedValue(new Blob(['potongan'], { type: 'image/jpeg' }));
});

afterEach(() => jest.restoreAllMocks());

it('saves name, headline and about text without a photo, and says why it could not', async () => {
  const { user, save, dialog } = await open();
  expect(within(dialog).getByLabelText('Nama Lengkap')).toHaveValue('Sari Wulandari');
  fillText('Headline Profesional', ' Ilmuwan Data ');
  fillText('Tentang Saya', '');
  await expectRefusalsTold(user, dialog, {
    method: 'put',
    path: PATH,
    field: 'name',
    label: 'Nama Lengkap',
    sentence: 'Profil gagal disimpan. Coba lagi.',
  });
  // Of a photo, whose field has no text.
  givenFailure('put', PATH, 415, { statusCode: 4010, err: { image: ['Jenis file ditolak'] } });
  await user.click(save);
  expect(await within(dialog).findByText('Jenis file ditolak')).toBeVisible();
  const forms = givenSaved();
  await user.click(save);
  expect(await screen.findByRole('dialog', { name: 'Berhasil Menyimpan Profil' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Lanjut' })).toBeVisible();
  expect(forms).toEqual([{ name: 'Sari Wulandari', professionalHeadline: 'Ilmuwan Data', about: '' }]);
});

it('crops a new photo to a square, shows it and sends it', async () => {
  const { user, save, dialog, choose } = await open();
  await choose(10);
  const crop = await screen.findByRole('dialog', { name: 'Potong Foto' });
  expect(within(crop).getByRole('button', { name: 'Pakai Foto' })).toBeDisabled();
  await user.click(await within(crop).findByRole('button', { name: 'Geser' }));
  await user.click(within(crop).getByRole('button', { name: 'Pakai Foto' }));
  expect(await within(dialog).findByAltText('Foto baru')).toHaveAttribute('src', 'blob:test');
  expect(mockCrop).toHaveBeenCalledWith('blob:test', { x: 1, y: 2, width: 30, height: 30 });
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Potong Foto' })).not.toBeInTheDocument());
  const forms = givenSaved();
  await user.click(save);
  await screen.findByRole('dialog', { name: 'Berhasil Menyimpan Profil' });
  expect(forms).toEqual([expect.objectContaining({ image: expect.objectContaining({ size: 8, type: 'image/jpeg' }) })]);
});

it('refuses a photo of more than 1 MB, and cannot be saved while it says so', async () => {
  const { user, save, dialog, choose } = await open();
  await choose(1_048_577);
  expect(await within(dialog).findByText('File tidak boleh lebih dari 1MB')).toBeVisible();
  expect(save).toBeDisabled();
  expect(screen.queryByRole('dialog', { name: 'Potong Foto' })).not.toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Batalkan Foto' }));
  expect(within(dialog).queryByText('File tidak boleh lebih dari 1MB')).not.toBeInTheDocument();
  expect(save).toBeEnabled();
});

it('says so when a photo cannot be read', async () => {
  const { user, choose } = await open();
  mockCrop.mockRejectedValue(new Error('broken'));
  await choose(10);
  const crop = await screen.findByRole('dialog', { name: 'Potong Foto' });
  await user.click(await within(crop).findByRole('button', { name: 'Geser' }));
  await user.click(within(crop).getByRole('button', { name: 'Pakai Foto' }));
  expect(await within(crop).findByText('Foto tidak dapat dibaca. Pilih foto lain.')).toBeVisible();
});
