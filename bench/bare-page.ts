/**
 * The least that a page can do in response to the interactions of the benchmark: no library, one line of text that changes.
 * Lower bound: it needs what the browser and the machine need; an app cannot be quicker.
 */
export const BARE_PAGE = `<!doctype html>
<title>bare</title>
<input name="search">
<select name="workplace"><option>1<option>2<option>3<option>4</select>
<article role="tabpanel">0</article>
<nav aria-label="Halaman lowongan">${[1, 2, 3, 4, 5]
  .map((page) => `<button aria-label="Halaman ${page}">${page}</button>`)
  .join('')}</nav>
<script>
  const panel = document.querySelector('[role=tabpanel]');
  const change = () => { panel.textContent = Number(panel.textContent) + 1; };
  for (const [selector, type] of [['input', 'input'], ['select', 'change'], ['nav', 'click']]) {
    document.querySelector(selector).addEventListener(type, change);
  }
</script>`;
