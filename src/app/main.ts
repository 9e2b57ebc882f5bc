/**
 * The entry. Everything else is run piece by piece, and the browser may paint and answer between two pieces: run at once
 * it would hold a slow phone up for half a second. `eager`: the pieces are in the same files.
 */
import { speakEnglish, storedLanguage } from '@/shared/lib/language';
import { logFailure } from '@/shared/lib/logging';
import { pause } from '@/shared/lib/pieces';
import { fetchFont } from './boot/web-font';

/** The scripts may be here before the last of the page's markup is. */
const untilParsed = (): Promise<unknown> =>
  document.readyState === 'loading'
    ? new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
    : Promise.resolve();

/** Whoever has chosen English gets it from the first paint on; Indonesian, where it cannot be fetched. */
async function loadLanguage(): Promise<void> {
  if (storedLanguage() !== 'en') return;
  try {
    const { english } = await import(/* webpackChunkName: "english" */ './language/english');
    speakEnglish(english);
  } catch (error) {
    logFailure('the English texts could not be loaded', error);
  }
}

async function begin(): Promise<void> {
  const languageLoaded = loadLanguage();
  await untilParsed();
  const container = document.getElementById('root');
  if (!container) throw new Error('index.html has no #root');
  await import(/* webpackMode: "eager" */ 'react');
  await pause();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await pause();
  await languageLoaded;
  await import(/* webpackMode: "eager" */ './theme/theme');
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
