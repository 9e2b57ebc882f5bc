import type { Page } from '@playwright/test';

interface Shared {
  title?: string;
  text?: string;
  url?: string;
  picture?: { name: string; mimeType: string; buffer: Buffer };
}

/** Shares something to the app as Android does: by a form of the manifest's share target, from a page of the app. */
export async function share(page: Page, { picture, ...texts }: Shared): Promise<void> {
  const file = picture && { ...picture, buffer: picture.buffer.toString('base64') };
  const arrived = page.waitForEvent('load');
  await page.evaluate(
    ([fields, picked]) => {
      const form = document.createElement('form');
      Object.assign(form, { method: 'POST', action: '/bagikan', enctype: 'multipart/form-data' });
      for (const [name, value] of Object.entries(fields)) {
        const field = document.createElement('textarea');
        Object.assign(field, { name, value });
        form.append(field);
      }
      if (picked) {
        const input = Object.assign(document.createElement('input'), { type: 'file', name: 'picture' });
        const transfer = new DataTransfer();
        const bytes = Uint8Array.from(atob(picked.buffer), (sign) => sign.charCodeAt(0));
        transfer.items.add(new File([bytes], picked.name, { type: picked.mimeType }));
        input.files = transfer.files;
        form.append(input);
      }
      document.body.append(form);
      form.submit();
    },
    [texts, file] as const,
  );
  await arrived;
}
