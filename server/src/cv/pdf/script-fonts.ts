import path from 'node:path';

export type Weight = 'regular' | 'bold';

/** Font files for characters that the plain typefaces do not have, or cannot write without shaping. */
export interface ScriptFont {
  characters: RegExp;
  files: Record<Weight, string>;
}

/** The package exports its fonts by paths of the file system alone. */
const HANS = path.join(path.dirname(require.resolve('@embedpdf/fonts-sc')), '../fonts/NotoSansHans-');

const NOTO_SANS = '@expo-google-fonts/noto-sans-';

/** A script of Noto Sans, by the end of its package's name and by the beginning of its files' names. */
const notoSans = (characters: RegExp, script: string, name: string): ScriptFont => ({
  characters,
  files: {
    regular: `${NOTO_SANS}${script}/400Regular/NotoSans${name}_400Regular.ttf`,
    bold: `${NOTO_SANS}${script}/700Bold/NotoSans${name}_700Bold.ttf`,
  },
});

const DEJAVU: ScriptFont['files'] = {
  regular: 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
  bold: 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
};

export const EMOJI_FONT: ScriptFont = {
  characters: /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}]/u,
  files: {
    regular: '@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf',
    bold: '@expo-google-fonts/noto-emoji/700Bold/NotoEmoji_700Bold.ttf',
  },
};

/** Scripts that DejaVu Sans has, and that need shaping. */
export const SHAPED_IN_DEJAVU = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Lao}\p{Script=Nko}]/u;

/** In the order in which they are tried. */
export const SCRIPT_FONTS: readonly ScriptFont[] = [
  { characters: SHAPED_IN_DEJAVU, files: DEJAVU },
  {
    characters: /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Bopomofo}\u3000-\u33ff\uff00-\uffef]/u,
    files: {
      regular: `${HANS}Regular.otf`,
      bold: `${HANS}Bold.otf`,
    },
  },
  notoSans(/\p{scx=Javanese}/u, 'javanese', 'Javanese'),
  notoSans(/\p{scx=Balinese}/u, 'balinese', 'Balinese'),
  {
    characters: /\p{scx=Sundanese}/u,
    files: {
      regular: '@fontsource/noto-sans-sundanese/files/noto-sans-sundanese-sundanese-400-normal.woff',
      bold: '@fontsource/noto-sans-sundanese/files/noto-sans-sundanese-sundanese-700-normal.woff',
    },
  },
  notoSans(/\p{scx=Devanagari}/u, 'devanagari', 'Devanagari'),
  notoSans(/\p{scx=Tamil}/u, 'tamil', 'Tamil'),
  EMOJI_FONT,
];
