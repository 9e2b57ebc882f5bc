import { deviceOf } from './device-of';

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
    { browser: 'Firefox', system: 'Windows' },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    { browser: 'Safari', system: 'iOS' },
  ],
  [
    'Mozilla/5.0 (Linux; Android 13; SM-A146P) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/23.0 Chrome/115.0.0.0 Mobile Safari/537.36',
    { browser: 'Samsung Internet for Android', system: 'Android' },
  ],
])('names the browser and the system of %s, without versions', (agent, device) => {
  expect(deviceOf(agent)).toEqual(device);
});

it.each([undefined, '', 'x', '<script>alert(1)</script>/1.0', `Chrome/${'1'.repeat(600)}`, '((((a/1'.repeat(70)])(
  'makes up nothing for %j',
  (agent) => {
    expect(deviceOf(agent)).toEqual({ browser: null, system: null });
  },
);
