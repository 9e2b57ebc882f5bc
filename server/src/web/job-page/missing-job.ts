import { withHead } from './with-head';

/** Why a job's public page has no job. */
export type Missing = 'gone' | 'unknown';

/** As the web app says it. */
const WORDS: Record<Missing, { title: string; text: string }> = {
  gone: {
    title: 'Lowongan ini sudah tidak ada.',
    text: 'Perusahaan atau penyedia sudah menghapusnya.',
  },
  unknown: { title: 'Lowongan tidak ditemukan.', text: 'Periksa lagi tautannya.' },
};

/** The shell's text without scripts. */
const NOSCRIPT = /<noscript\s*>[^<]*<\/noscript\s*>/;

/** Nothing is on its way that the shell could wait for. A style without scripts has its place in the head alone. */
const STYLE =
  '<noscript><style>#root{display:none}.missing{max-width:640px;margin:auto;padding:24px 16px}' +
  '.missing a{color:inherit}</style></noscript>';

/** The web app's shell for an address without a job, which says so without scripts too. Specification 4, section 4. */
export function missingJobPage(shell: string, why: Missing): string {
  const { title, text } = WORDS[why];
  const words = `<h1>${title}</h1><p>${text}</p><p><a href="/jobs">Lihat lowongan lain</a></p>`;
  const html = shell.replace(NOSCRIPT, () => `<noscript><main class="missing">${words}</main></noscript>`);
  const head = `<title>${title.replace(/\.$/, '')} | Titian</title><meta name="robots" content="noindex">`;
  return withHead(html, head + STYLE);
}
