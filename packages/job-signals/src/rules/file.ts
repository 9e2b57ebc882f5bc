import { regex } from '../any-of';
import type { Rule } from '../signal';

const PROGRAM = String.raw`(?:\w[\w.-]{0,60}\.(?:apk|exe|msi|jar)|apk|anydesk|teamviewer|rustdesk)`;
const INSTALL =
  '(?:instal(?:l|kan)?|(?:me)?masang|pasang(?:kan)?|unduh|mengunduh|di ?unduh|download|update|pakai (?:file|berkas)|perbarui|buka|di ?buka|klik|open|run|jalankan)';
/** Not from a shop of programs. */
const SENT = String.raw`\b(?:https?:|(?:link|tautan|(?:kami|saya|aku|nanti|akan) (?:\w{1,20} )?(?:kirim|share)|luar play ?store|web|situs)\b)`;
/** Those who build or test programs, and the shops that check them. */
const OF_A_TRADE = regex`\b(?:developer|engineer|qa|tester|menguji|testing|build|rilis|release|publish|code|bug|sign|printer|server|mas it)\b`;
const FROM_A_SHOP = regex`(?<!(?:not|bukan|tidak|belum|luar) (?:\w{1,20} ){0,3})\b(?:play ?store|app ?store|portal)\b`;

/** A program that the reader is to install. Specification 4, section 14. */
export const FILE_RULES: readonly Rule[] = [
  {
    id: 'file-program',
    kind: 'file',
    scope: 'sentence',
    patterns: [
      regex`\b${INSTALL}\b.{0,60}\b${PROGRAM}\b`,
      regex`\b${PROGRAM}\b.{0,60}\b${INSTALL}\b`,
      /\b[\w-]{1,60}\.apk\b/,
      /\b(?:unknown sources?|sumber tidak (?:di ?kenal|di ?ketahui))\b/,
      regex`^(?=.*\b(?:aplikasi|app|program)\b)(?=.*\b${INSTALL}\b).*${SENT}`,
    ],
    unless: [FROM_A_SHOP],
    accepts: (_found, { text }) => !OF_A_TRADE.test(text),
  },
];
