import type { Page } from '@playwright/test';

/** The PDF of a CV as a browser prints it. @param content HTML of the body */
export async function printCv(page: Page, content: string): Promise<Buffer> {
  const print = await page.context().newPage();
  await print.setContent(content);
  const file = await print.pdf();
  await print.close();
  return file;
}
