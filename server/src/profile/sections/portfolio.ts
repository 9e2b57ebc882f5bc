import { desc } from 'drizzle-orm';
import { portfolios } from '../../db/profile-schema';
import { completeWebAddress, parseWebAddress } from '@titian/rules/web-address';
import { refuseProblems } from '../../http/field-problems';
import type { Schemas } from '../schemas';
import type { Section } from './section';

/** Portfolio links, the newest first (specification 2, section 3). */
export const portfolio: Section<typeof portfolios, Schemas['PortfolioWrite'], Schemas['Portfolio']> = {
  path: 'portfolio',
  title: 'Portofolio',
  resource: 'Portfolio',
  table: portfolios,
  messages: {
    added: 'Portofolio berhasil ditambahkan.',
    changed: 'Portofolio berhasil diubah.',
    deleted: 'Portofolio berhasil dihapus.',
  },
  fieldMessages: {
    'name.missing': 'Nama portofolio wajib diisi.',
    'url.missing': 'URL tidak boleh kosong.',
  },

  read: (db, where) =>
    db
      .select({ id: portfolios.id, name: portfolios.name, url: portfolios.url })
      .from(portfolios)
      .where(where)
      .orderBy(desc(portfolios.createdAt)),

  toRow({ name, url }) {
    const address = completeWebAddress(url);
    refuseProblems({ url: parseWebAddress(address) ? null : 'Masukkan URL yang valid.' });
    return { name: name.trim(), url: address };
  },
};
