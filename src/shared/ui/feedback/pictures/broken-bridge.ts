import type { Picture } from './picture';

/** A bridge with a gap: something did not come. */
export const brokenBridge: Picture = {
  line: 'M14 80c14-22 32-35 52-39M146 80c-14-22-32-35-52-39M32 60v28M54 46v42M128 60v28M106 46v42M22 98h26M62 103h36M112 98h26',
  lamp: 'M83 18 72 38h13l-9 18',
};
