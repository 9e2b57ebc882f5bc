/** CVs of every template, language, length and kind of name, for tests and for the check against PDF/UA-1. */
import sharp from 'sharp';
import type { CvLanguage, CvOptions, CvTemplate } from './cv-options';
import { cvSource, emptyCvSource } from './cv-source.fixture';
import type { CvToRender } from './pdf/render-cv';
import type { CvSource } from './read-cv-source';
import { toRenderTask } from './render-task';

interface CvCase {
  name: string;
  template: CvTemplate | null;
  records: number;
  hasPhoto: boolean;
  task: CvToRender;
}

const LOOKS: readonly (readonly [CvTemplate | null, CvLanguage])[] = [
  [null, 'id'],
  ...(['ringkas', 'formal', 'modern'] as const).flatMap((template) =>
    (['id', 'en'] as const).map((lang) => [template, lang] as const),
  ),
];

/** Names by their kind; the long one has 250 characters. */
const NAMES = {
  plain: 'Nama Contoh',
  long: 'Nama yang sangat panjang sekali '.repeat(8).slice(0, 249).padEnd(250, 'x'),
  mixed: '李明 हिन्दी ꦲꦏ꧀ꦱꦫ Иван ᨅᨔ 🎉',
};

const RIGHT_TO_LEFT = 'الجامعة الإسلامية';

/** `count` copies of a record, of which each has a number and the given name. */
const copies = <Item extends object>(record: Item | undefined, count: number, key: keyof Item, name: string): Item[] =>
  record ? Array.from({ length: count }, (_, index) => ({ ...record, [key]: `${index + 1} ${name}` })) : [];

function sourceWith(count: number, name: string, institution: string): CvSource {
  if (count === 0) return { ...emptyCvSource, profile: { ...emptyCvSource.profile, name } };
  const few = Math.min(count, 3);
  return {
    ...cvSource,
    profile: { ...cvSource.profile, name },
    workExperiences: copies(cvSource.workExperiences[0], count, 'title', name).map((work) => ({
      ...work,
      companyName: institution,
      description: 'Mengelola arsip perusahaan dan melayani tamu.\n- Menyusun laporan bulanan\n- Melatih staf baru',
    })),
    educations: copies(cvSource.educations[0], few, 'otherEducation', institution),
    organizationExperiences: copies(cvSource.organizationExperiences[0], few, 'position_name', name),
    trainings: copies(cvSource.trainings[0], few, 'title', name),
    achievements: copies(cvSource.achievements[0], few, 'name', name),
    portfolios: copies(cvSource.portfolios[0], few, 'name', name).map((portfolio) => ({
      ...portfolio,
      url: `https://contoh.example/${'karya-'.repeat(name === NAMES.long ? 40 : 2)}`,
    })),
  };
}

/** All of them: 7 looks × 4 lengths × with and without photo × 3 kinds of names. */
export async function cvCases(): Promise<CvCase[]> {
  const photo = await sharp({ create: { width: 360, height: 360, channels: 3, background: 'tan' } })
    .jpeg()
    .toBuffer();
  const createdAt = new Date('2026-11-21T03:00:00Z');
  return LOOKS.flatMap(([template, lang]) =>
    [0, 1, 5, 40].flatMap((records) =>
      [false, true].flatMap((hasPhoto) =>
        Object.entries(NAMES).map(([kind, name]): CvCase => {
          const options: CvOptions = { template, lang, hidesPhoto: false, hidesContact: false };
          const source = sourceWith(records, name, kind === 'mixed' ? RIGHT_TO_LEFT : name);
          return {
            name: [template ?? 'initial', lang, records, hasPhoto ? 'photo' : 'bare', kind].join('-'),
            template,
            records,
            hasPhoto,
            task: toRenderTask(source, hasPhoto ? photo : null, createdAt, options),
          };
        }),
      ),
    ),
  );
}
