import type { Rule } from '../signal';
import { anyOf, part, regex } from '../any-of';
import lists from './contact.json';
import { DENIAL, OTHERS, TASK, WARNING } from '../words';

const CHAT = part`(?:whatsapp|telegram|wechat|signal|line(?= (?:id|@|:|official))|bip)`;
/** Those whose name means nothing else. */
const MESSENGER = '(?:whatsapp|telegram)';
export const PHONE = part`(?:\+? ?62|0) ?-?8[\dx*][\dx* .-]{2,}`;
/** A recruiter, an instruction to the candidate, or a step of the recruitment. */
const ADDRESS = anyOf(lists.addressing);

const THROUGH = '(?:via|lewat|melalui|by|through|ke|di|pada|on|to|over|using)';
const KIND_OF_CHAT = part`(?:nomor |no\.? |nomer |chat |akun |grup |group |direct |admin |personal |private |kontak |our |the |hr |hrd |pribadi )`;
const US_OR_NUMBER = part`(?:kami |us |langsung |ke |hrd |admin |nomor |nomer |no\.? |grup |group |our |the |saja |aja )`;

const common = {
  kind: 'privateChat',
  unlessSentence: [
    WARNING,
    /\b(?:tidak|never|not|tanpa|bukan|jangan)\b(?:(?!, ?(?:langsung|silakan|hanya|cukup|chat|hubungi)).){0,60}\b(?:whatsapp|telegram)\b/,
  ],
} as const;
/** Moving to a private chat. Specification 4, section 7. */
const CHAT_RULES: readonly Rule[] = [
  {
    ...common,
    id: 'chat-address',
    scope: 'sentence',
    patterns: [
      /\bwa\.me\b|\b(?:api\.whatsapp\.com|chat\.whatsapp\.com|whatsapp\.com\/(?:channel|send)|t\.me|telegram\.me|telegram\.dog|line\.me|wa\.link|wasap\.at)\//,
      regex`\b${CHAT}\b[^.!?]{0,45}${PHONE}`,
      regex`${PHONE} ?\(?(?:via |lewat |chat |only )?\(?${CHAT}\b`,
      regex`\btelegram\b.{0,15}@[a-z]\w{3,}`,
      // A mobile number to write to, without the name of the service.
      regex`\b(?:japri|chat|save|simpan|ketik|inbox|pc)\b.{0,40}${PHONE}|${PHONE}.{0,20}\b(?:japri|chat|ketik)\b`,
    ],
  },
  {
    ...common,
    id: 'chat-asked',
    scope: 'clause',
    patterns: [
      regex`\b${[...lists.addressing, ...lists.movingToChat]}\b.{0,55}?\b${THROUGH}\b ?${KIND_OF_CHAT}*${CHAT}\b`,
      regex`\b${[...lists.addressing, ...lists.callingToChat]}\b[ :]*${US_OR_NUMBER}*${CHAT}\b`,
      regex`\b(?:pindah|beralih|lanjut(?:kan)?|move|switch|continue)\b.{0,20}\b(?:ke|di|lewat|via|to|on) (?:\w{1,20} )?${CHAT}\b`,
      /\b(?:lanjut|pindah|dilanjutkan|move|continue)\b.{0,25}\b(?:chat pribadi|private chat|personal chat|japri|jalur pribadi|pesan pribadi|dm)\b/,
      regex`\b(?:interview|wawancara)\b.{0,12}\b(?:via |by )?(?:chat|${CHAT})\b`,
      regex`\b${ADDRESS}\b.{0,40}?\b${MESSENGER}\b(?!\.\w)`,
      regex`^\W*(?:silakan |langsung |bisa |yuk |ayo )*(?:ke |via |lewat )?${CHAT} (?:saja|langsung|ya|kak|admin|hrd|kami)\b`,
      regex`
        \b(?:tutor|mentor|leader|pembimbing|arahan|instruksi|bimbing\w*|membimbing|di ?bimbing|tugas|misi|task|kerja(?:an)?)\b
        .{0,50}\b(?:lewat|via|melalui|di|through|on|by) (?:\w+ )?telegram\b
        |\b(?:whatsapp|telegram) pribadi\b`,
      regex`
        \b(?:japri|chat pribadi|private chat|personal chat|pesan pribadi|jalur pribadi|inbox|dm|pm)\b.{0,10}\b(?:saja|ya|kak|langsung|admin|aku|saya|me|us|kami|now|dulu)\b
        |^(?:\w+ ){0,2}(?:japri|pc|inbox)\b(?: (?:saja|ya|langsung|admin))
        |\bjapri\b`,
      /^(?:whatsapp|telegram)(?: only| saja| aja)? ?:? ?(?:only|saja|hrd|admin|hr)$/,
    ],
    ignored: [
      /\bwhatsapp ?(?:business|bisnis|web|blast|api|crm|catalog(?:ue)?|katalog|template|broadcast|marketing)\b/g,
    ],
    // A code that comes by chat is a signal of its own.
    unless: [
      OTHERS,
      TASK,
      /\b(?:kode|otp|code)\b|\b(?:menghubungi|mengundang|memanggil) (?:(?:para|calon) )*(?:kandidat|pelamar|peserta)\b/,
    ],
    accepts: ({ index, input, 0: found }, { sentence: { plain } }) =>
      !TASK.test(plain) &&
      // A denial counts before the match; behind it, only when it says that messages there are not answered.
      !DENIAL.test(input.slice(0, index + found.length)) &&
      !/\b(?:tidak|not|never) (?:kami |akan |be )?(?:di ?layani|layani|di ?balas|balas|di ?proses|di ?terima|answered|accepted)\b/.test(
        input,
      ),
  },
];

const PROVIDERS =
  '(?:gmail|googlemail|g-?mail|yahoo|ymail|rocketmail|hotmail|outlook|live|msn|icloud|aol|proton|protonmail|mail|gmx|yandex|tutanota|zohomail|inbox)';

const AT = part`(?: ?@ ?| ?[([{<]+ ?(?:at|@|et) ?[)\]}>]+ ?| at )`;
const MAIL_RULES: readonly Rule[] = [
  {
    id: 'free-mail',
    kind: 'freeMail',
    scope: 'sentence',
    patterns: [
      regex`(?<![a-z0-9._%+-])[a-z0-9][a-z0-9._%+-]{0,63}${AT}${PROVIDERS}(?: ?\. ?| ?[([{]?(?:dot|titik)[)\]}]? ?)(?:com|co\.id|co\.uk|id|net|me|org|ru)\b`,
    ],
    unless: [
      WARNING,
      /\b(?:contoh|misal(?:nya)?|format|e\.g\.?|example|bukan|jangan|palsu|tidak (?:pernah )?(?:menggunakan|memakai|pakai)|never|fake|not)\b/,
    ],
  },
];
/** A chat that hides its owner: no honest advertisement needs it, as it needs a number. */
export const HIDDEN_CHAT_RULES: readonly Rule[] = [
  {
    id: 'chat-hidden',
    kind: 'privateChat',
    scope: 'sentence',
    patterns: [
      /\b(?:telegram|t\.me|wechat|signal|line id)\b/,
      /\bjangan (?:lewat|di|via|pakai|chat) (?:\w{1,20} )?whatsapp\b/,
    ],
    unless: [
      TASK,
      OTHERS,
      /\b(?:tidak|bukan|tanpa) (?:\w{1,20} ){0,3}telegram\b/,
      /\b(?:channel|kanal|info (?:lo[wk]+er|lowongan)|marketing|ads|iklan|bots?|chatbots?|api|cs)\b/,
    ],
  },
];
/** Contacts that the candidate is asked to write to: a private chat, or a mailbox of a free provider. */
export const CONTACT_RULES: readonly Rule[] = [...CHAT_RULES, ...MAIL_RULES];
