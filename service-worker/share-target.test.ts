import { createShareTarget } from './share-target';

const PICTURE = new File(['png'], 'loker.png', { type: 'image/png' });

function share(parts: Record<string, string | File>): Request {
  const body = new FormData();
  for (const [name, value] of Object.entries(parts)) body.append(name, value);
  return new Request('https://titian.example/bagikan', { method: 'POST', body });
}

it('leads to the page without what was shared, which takes it once', async () => {
  const target = createShareTarget();
  const { response, taken } = target.receive(share({ title: 'Loker', text: 'Isi\nKedua', picture: PICTURE }));
  const { status, headers } = await response;
  expect([status, headers.get('location')]).toEqual([303, '/bagikan']);
  const shared = target.take();
  expect(shared).toMatchObject({ title: 'Loker', text: 'Isi\r\nKedua', url: null, isPictureLost: false });
  expect([shared?.picture?.name, shared?.picture?.type]).toEqual(['loker.png', 'image/png']);
  expect(target.take()).toBeNull();
  await expect(taken).resolves.toBeUndefined();
});

it('gives the last of two, and a file without content as none', async () => {
  const target = createShareTarget();
  const first = target.receive(share({ text: 'pertama' }));
  await first.response;
  await target.receive(share({ text: 'kedua', picture: new File([], '') })).response;
  await expect(first.taken).resolves.toBeUndefined();
  expect(target.take()).toMatchObject({ text: 'kedua', picture: null });
});

it('leads to the page also when the form cannot be read', async () => {
  const target = createShareTarget();
  const request = new Request('https://titian.example/bagikan', { method: 'POST', body: 'x' });
  expect((await target.receive(request).response).status).toBe(303);
  expect(target.take()).toBeNull();
});

it('forgets what no page takes', async () => {
  const target = createShareTarget(5);
  const { response, taken } = target.receive(share({ text: 'rahasia' }));
  await response;
  await taken;
  expect(target.take()).toBeNull();
});
