/**
 * A job's public page shows its text as a bullet list before the app runs, which the provider makes, and afterwards, which
 * the app makes: nothing may move, so both have to make the same items.
 */
import { toListItems } from '@/shared/lib/html';
import { sanitiseHtml } from '@titian/job-feeds';
import { listItems } from '../../server/src/web/job-page/list-items';

/** Text of an item, with targets of links and marks. */
function read(item: string) {
  const element = document.createElement('li');
  element.innerHTML = item;
  return {
    text: element.textContent.trim(),
    marks: [...element.querySelectorAll('*')].map(({ localName, textContent }) => `${localName}: ${textContent}`),
    links: [...element.querySelectorAll('a')].map(({ href }) => href),
  };
}

it.each([
  '',
  'Satu',
  'Satu\nDua\r\n\nTiga',
  '<p>Satu</p><p>Dua</p>',
  '<ul><li>Satu</li><li>Dua</li></ul>',
  '<ol><li><p>Satu</p></li><li><p>Dua</p></li></ol>',
  'Satu<br>Dua<br/>Tiga',
  '<p>Satu<br>Dua</p>',
  '<ul><li>Satu<ul><li>Dua</li></ul>Tiga</li></ul>',
  '<h3>Tugas</h3><div>Satu</div><div>Dua</div>',
  '<table><tr><td>Satu</td><td>Dua</td></tr></table>',
  'Awal<p>Tengah</p>Akhir',
  '<b>Satu</b>\nDua',
  '<p><b>Satu<br>Dua</b> tiga</p>',
  '<p>Satu <strong>dua <em>tiga</em></strong></p>',
  'Usia < 30 & > 18',
  '<p>Usia &lt; 30 &amp;amp; "18"</p>',
  '<p>- Teliti</p><p>1. Jujur</p><p>12) Rapi</p><p>a. Sopan</p><p>&nbsp;• Ramah</p>',
  '<p><strong>1.</strong> Teliti</p><p><strong>- Teliti</strong></p>',
  '<p>3.5 tahun pengalaman</p><p>-5 derajat</p><p>A. Yani</p>',
  '<p></p><p>&nbsp;</p><p><br></p><p>\u200B</p><p>-</p>',
  '<p>Kirim ke <a href="https://contoh.example/a?b=1&amp;c=2">situs</a> atau <a href="mailto:hrd@contoh.example">surel</a></p>',
  '<p><a href="javascript:alert(1)">bukan tautan</a></p>',
  '<p>Satu</p><script>alert(1)</script><img src=x onerror=alert(1)>',
])('are the same of %j', (html) => {
  const stored = sanitiseHtml(html);
  expect(listItems(stored).map(read)).toEqual(toListItems(stored).map(read));
});
