import { NO_OPTIONS, type CvOptions } from './cv-options';
import type { CvToRender } from './pdf/render-cv';
import type { CvSource } from './read-cv-source';
import { toCv } from './to-cv';
import { toResume } from './to-resume';

/** The input of the worker's task `renderCv` for a profile; `photo` is a square JPEG. */
export function toRenderTask(
  source: CvSource,
  photo: Buffer | null,
  createdAt: Date,
  options: CvOptions = NO_OPTIONS,
): CvToRender {
  return {
    cv: toCv(source, options),
    photo,
    createdAt,
    template: options.template,
    hasPlaceForPhoto: !options.hidesPhoto,
    resume: JSON.stringify(toResume(source, options)),
  };
}
