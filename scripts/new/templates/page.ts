interface PageNames {
  kebab: string;
  pascal: string;
  address: string;
  title: string;
  /** The title in English. */
  words: string;
}

/** The files of a page, by their paths from the root. */
export const pageFiles = ({ kebab, pascal, address, title, words }: PageNames): Record<string, string> => ({
  [`src/pages/${kebab}/index.ts`]: `export { ${pascal}Page } from './ui/${pascal}Page';\n`,

  [`src/pages/${kebab}/texts.ts`]: `import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('pages/${kebab}', {
  tab: '${title} – Titian',
  title: '${title}',
});
`,

  [`src/pages/${kebab}/texts.en.ts`]: `import type { texts } from './texts';

export const english = {
  tab: '${words} – Titian',
  title: '${words}',
} satisfies typeof texts;
`,

  [`src/pages/${kebab}/ui/${pascal}Page.tsx`]: `import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { texts } from '../texts';

/** ${address}: ${title}. */
export function ${pascal}Page() {
  return (
    <Container maxWidth="lg" sx={{ py: { xs: 3, md: 5 }, minHeight: '100vh' }}>
      <title>{texts.tab}</title>
      <Typography component="h1" variant="h1" sx={{ mb: 0.5 }}>
        {texts.title}
      </Typography>
    </Container>
  );
}
`,

  [`src/pages/${kebab}/ui/${pascal}Page.test.tsx`]: `import { screen } from '@testing-library/react';
import { renderApp } from '@test/render-app';
import { ${pascal}Page } from './${pascal}Page';

it('stands under one heading, which the tab of the browser names too', () => {
  renderApp(<${pascal}Page />);
  expect(screen.getByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
  expect(document.title).toBe('${title} – Titian');
});
`,
});
