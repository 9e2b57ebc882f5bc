import { preloadPage } from './pages';

const mockFetched: string[] = [];

jest.mock('@/pages/login', () => {
  mockFetched.push('login');
  return jest.requireActual('@/pages/login');
});
jest.mock('@/pages/profile', () => {
  mockFetched.push('profile');
  return jest.requireActual('@/pages/profile');
});
jest.mock('@/pages/job', () => {
  mockFetched.push('job');
  return jest.requireActual('@/pages/job');
});
jest.mock('@/pages/verify', () => {
  // The page shows the failure when it is rendered.
  throw new Error('chunk 7 failed');
});

it.each([
  ['/profile', false, ['login']],
  ['/profile/', true, ['profile']],
  ['/jobs/caf%C3%A9', false, ['job']],
  ['/tidak-ada', true, []],
  ['/verify', true, []],
])('fetches for %s, signed in: %s, %j', async (path, mayBeSignedIn, fetched) => {
  mockFetched.length = 0;
  await preloadPage(path, mayBeSignedIn);
  expect(mockFetched).toEqual(fetched);
});
