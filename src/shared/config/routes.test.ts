import { generatePath } from 'react-router-dom';
import { routes } from './routes';

it.each(['staf-gudang', 'a b/c', 'kafé', 'a%2Fb', '?#&', '..'])('builds links as the router does, for %s', (name) => {
  expect(routes.job.to(name)).toBe(generatePath(routes.job.pattern, { slug: name }));
  expect(routes.company.to(name)).toBe(generatePath(routes.company.pattern, { slug: name }));
  const { pattern } = routes.resetPassword;
  expect(routes.resetPassword.to('NQ', name)).toBe(generatePath(pattern, { uidb64: 'NQ', token: name }));
});
