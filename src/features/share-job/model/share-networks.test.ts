import { SHARE_NETWORKS } from './share-networks';

it('shares a link, escaped, on the networks of the specification in their order', () => {
  const link = 'https://example.com/jobs/kasir?a=1&b=2';
  const escaped = 'https%3A%2F%2Fexample.com%2Fjobs%2Fkasir%3Fa%3D1%26b%3D2';
  expect(SHARE_NETWORKS.map(({ name, toShareUrl }) => [name, toShareUrl(link)])).toEqual([
    ['Instagram', `https://www.instagram.com/?url=${escaped}`],
    ['Twitter', `https://twitter.com/intent/tweet?url=${escaped}`],
    ['Facebook', `https://www.facebook.com/sharer/sharer.php?u=${escaped}`],
    ['TikTok', `https://www.tiktok.com/share?url=${escaped}`],
    ['LinkedIn', `https://www.linkedin.com/sharing/share-offsite/?url=${escaped}`],
    ['WhatsApp', `https://api.whatsapp.com/send?text=${escaped}`],
  ]);
});
