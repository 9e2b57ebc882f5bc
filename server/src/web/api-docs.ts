import type { FastifyInstance } from 'fastify';
import { contractDocument } from '../http/contract';
import { PreparedResponse } from '../jobs/prepared-response';
import { contractPage, type ContractDocument } from './contract-page';

const STYLE_PATH = '/api/docs/page.css';

/** In the scheme of whoever reads it. */
const STYLE = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; background: #fff; color: #1b1b1f; }
a { color: #0b57d0; }
@media (prefers-color-scheme: dark) {
  :root { background: #121316; color: #e6e6ea; }
  a { color: #9ecaff; }
}
body { max-width: 60rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere; }
h1, h2, h3, h4 { line-height: 1.25; }
h4 { margin-bottom: 0; }
article { padding: 0.5rem 0 1rem; border-bottom: 1px solid; }
article:target { outline: 3px solid; outline-offset: 4px; }
ul { padding-left: 1.25rem; }
nav a { display: inline-block; padding: 0.25rem 0; }
code { font-size: 0.95em; }
`;

/**
 * Serves the contract: as JSON at `/api/openapi.json`, and at `/api/docs` as a page to read. The page needs no script and
 * runs under the policy that all pages have.
 */
export async function documentApi(app: FastifyInstance): Promise<void> {
  const document = contractDocument();
  const page = new PreparedResponse(contractPage(document as ContractDocument, STYLE_PATH), 'text/html; charset=utf-8');
  const files: Record<string, PreparedResponse> = {
    '/api/openapi.json': new PreparedResponse(JSON.stringify(document), 'application/json; charset=utf-8'),
    '/api/docs': page,
    '/api/docs/': page,
    [STYLE_PATH]: new PreparedResponse(STYLE, 'text/css; charset=utf-8'),
  };
  for (const [path, file] of Object.entries(files)) {
    app.get(path, (request, reply) => file.send(request, reply));
  }
}
