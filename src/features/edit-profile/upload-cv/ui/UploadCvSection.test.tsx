import { screen, waitFor, within } from '@testing-library/react';
import { renderApp, signedInState } from '@test/render-app';
import { UploadCvSection } from './UploadCvSection';

async function open() {
  const view = renderApp(<UploadCvSection />, { preloaded: signedInState() });
  await view.user.click(screen.getByRole('button', { name: 'Upload CV' }));
  const dialog = await screen.findByRole('dialog', { name: 'Upload CV' });
  const choose = async (content: string, name: string) => {
    const file = new File([content], name);
    // Only part of the test's browser can read a file's content.
    file.slice = () => new Blob([content]);
    await view.user.upload(within(dialog).getByLabelText('Pilih PDF', { selector: 'input' }), file);
  };
  return { ...view, dialog, choose };
}

it('takes a PDF, and says on submission that it is not stored', async () => {
  const { user, dialog, choose } = await open();
  expect(within(dialog).getByText(/Penyimpanan CV belum tersedia\./)).toBeVisible();
  await choose('%PDF-1.7', 'cv-saya.pdf');
  expect(await within(dialog).findByText('cv-saya.pdf')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Submit' }));
  expect(within(dialog).getByText('cv-saya.pdf belum disimpan: penyimpanan CV belum tersedia.')).toBeVisible();
});

it('refuses what is no PDF, whatever its name', async () => {
  const { dialog, choose } = await open();
  await choose('<html></html>', 'cv.pdf');
  expect(await within(dialog).findByText('File harus berupa PDF.')).toBeVisible();
  expect(within(dialog).queryByText('cv.pdf')).not.toBeInTheDocument();
});

it('requires a file before submission, and closes on Cancel', async () => {
  const { user, dialog } = await open();
  await user.click(within(dialog).getByRole('button', { name: 'Submit' }));
  expect(within(dialog).getByText('Pilih file PDF terlebih dahulu.')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
