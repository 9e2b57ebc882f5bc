/**
 * The entry. Everything else is run piece by piece, and the browser may paint and answer between two pieces: run at once
 * it would hold a slow phone up for half a second. `eager`: the pieces are in the same files.
 */
import { fetchFont } from './boot/web-font';
import { pause } from '@/shared/lib/pieces';

/** The scripts may be here before the last of the page's markup is. */
const untilParsed = (): Promise<unknown> =>
  document.readyState === 'loading'
    ? new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
    : Promise.resolve();

async function begin(): Promise<void> {
  await untilParsed();
  const container = document.getElementById('root');
  if (!container) throw new Error('index.html has no #root');
  await import(/* webpackMode: "eager" */ 'react');
  await pause();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await pause();
  await import(/* webpackMode: "eager", webpackExports: ["styled"] */ '@mui/material/styles');
  await pause();
  await import(/* webpackMode: "eager" */ './theme');
  await pause();
  await import(/* webpackMode: "eager" */ './state');
  await pause();
  await import(/* webpackMode: "eager" */ './router');
  await pause();
  const { start } = await import(/* webpackMode: "eager" */ './start');
  await pause();
  await start(container);
}

void begin();
// A build's pages do so by themselves.
if (process.env.NODE_ENV !== 'production') fetchFont();
