/** An illustration for a block without content, as SVG paths in a view box of 160 by 112. */
export interface Picture {
  /** In the page's main colour. */
  line: string;
  /** In amber: the lamp of the picture. */
  lamp: string;
}

/** A bridge with a gap: something did not come. */
export const brokenBridge: Picture = {
  line: 'M14 80c14-22 32-35 52-39M146 80c-14-22-32-35-52-39M32 60v28M54 46v42M128 60v28M106 46v42M22 98h26M62 103h36M112 98h26',
  lamp: 'M83 18 72 38h13l-9 18',
};

/** A lock: this is for those who are signed in. */
export const closedGate: Picture = {
  line: 'M50 50h60v42H50zM62 50V36a18 18 0 0 1 36 0v14M28 102h104',
  lamp: 'M80 66v10',
};

/** A magnifying glass over an empty road: nothing was found. */
export const noMatch: Picture = {
  line: 'M76 20a26 26 0 1 0 0 52 26 26 0 0 0 0-52M95 65l25 25M20 98h30M62 98h22M130 98h14',
  lamp: 'M66 46h20',
};
