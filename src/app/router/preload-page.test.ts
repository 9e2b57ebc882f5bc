import { preloadPage } from './pages';

const mockFetched: string[] = [];

/** A page that records its fetch. */
const mockPage = (name: string) => {
  mockFetched.push(name);
  return {};
};

jest.mock('@/pages/login', () => mockPage('login'));
jest.mock('@/pages/profile', () => mockPage('profile'));
jest.mock('@/pages/job', () => mockPage('job'));
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
