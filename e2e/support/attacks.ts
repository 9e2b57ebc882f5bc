import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Calls that an attack makes when it runs; `watchCanary` gives them something to call. */
const CALL = 'canary()';

/** Texts that become markup, scripts or links wherever a text is taken for more than one. */
export const ATTACKS = [
  `<script>${CALL}</script>`,
  `"><script>${CALL}</script>`,
  `'--></style></title></textarea><script>${CALL}</script>`,
  `<img src=x onerror=${CALL}>`,
  `"><img src=x onerror=${CALL} alt="`,
  `' onfocus=${CALL} autofocus='`,
  `" onmouseover="${CALL}" style="position:fixed;inset:0" x="`,
  `<svg onload=${CALL}>`,
  `<svg><script>${CALL}</script></svg>`,
  `<svg><animate onbegin=${CALL} attributeName=x dur=1s>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${CALL}&gt;">`,
  `<noscript><p title="</noscript><img src=x onerror=${CALL}>">`,
  `<iframe src="javascript:${CALL}"></iframe>`,
  `<iframe srcdoc="<script>parent.${CALL}</script>"></iframe>`,
  `<object data="javascript:${CALL}"></object><embed src="javascript:${CALL}">`,
  `<form action="javascript:${CALL}"><button autofocus>Kirim</button></form>`,
  `<details open ontoggle=${CALL}>x</details>`,
  `<video><source onerror=${CALL}></video>`,
  `<body onpageshow=${CALL}>`,
  `<base href="https://canary.invalid/">`,
  `<meta http-equiv="refresh" content="0;url=https://canary.invalid/">`,
  `<link rel="stylesheet" href="https://canary.invalid/x.css">`,
  `<style>@import "https://canary.invalid/x.css"</style>`,
  `<p style="background:url(https://canary.invalid/x.png)">x</p>`,
  `<a href="javascript:${CALL}">Lamar</a>`,
  `<a href="data:text/html,<script>${CALL}</script>">Lamar</a>`,
  `<template><img src=x onerror=${CALL}></template>`,
  `{{constructor.constructor('${CALL}')()}}`,
  `\${${CALL}}`,
  `javascript:${CALL}`,
] as const;

/** Closes everything that one attack may leave open, before the next one. */
export const CLOSERS = '--></style></title></textarea></noscript></template></svg></math></table></select></p>';

/** Lets attacks tell that they have run; to be called before the first page is opened. */
export async function watchCanary(page: Page): Promise<void> {
  page.on('dialog', (dialog) => {
    throw new Error(`An attack has opened a dialog: ${dialog.message()}`);
  });
  await page.addInitScript(() => {
    Object.assign(window, { canaries: 0, canary: () => Object.assign(window, { canaries: 1 }) });
  });
}

/** Fails when anything on the page runs, could run, or leads to a script. */
export async function expectInert(page: Page): Promise<void> {
  const found = await page.evaluate(async () => {
    const problems: string[] = [];
    // A page that says nothing of anybody: its scripts are the app's own.
    const shell = await (await fetch('/terms')).text();
    if ('canaries' in window && window.canaries !== 0) problems.push('an attack has run');
    const foreign =
      'iframe, object, embed, base, meta[http-equiv=refresh], form[action]:not([action="#"]), [srcdoc], [formaction]';
    for (const element of document.querySelectorAll('*')) {
      const { tagName } = element;
      const data = /^application\/(ld\+)?json$/.test(element.getAttribute('type') ?? '');
      const src = element.getAttribute('src');
      const own = src === null ? shell.includes(element.outerHTML) : src.startsWith('/assets/');
      if (tagName === 'SCRIPT' && !data && !own) problems.push(`a script: ${element.outerHTML.slice(0, 200)}`);
      if (element.matches(foreign)) problems.push(`an element: ${element.outerHTML.slice(0, 200)}`);
      for (const { name, value } of element.attributes) {
        const runs = /^on/i.test(name) || /^\s*((java|vb)script:|data:text)/i.test(value.replace(/[\s\0]/g, ''));
        const isText = ['value', 'title', 'alt', 'aria-label', 'content', 'placeholder'].includes(name);
        if (runs && !isText) problems.push(`an attribute: ${tagName} ${name}=${value.slice(0, 100)}`);
      }
    }
    return problems;
  });
  expect(found).toEqual([]);
}
