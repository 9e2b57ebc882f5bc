import { cropPhoto } from './photo';

const AREA = { x: 10, y: 20, width: 300.4, height: 300.4 };

/** The calls of the canvas, in order: jsdom neither loads images nor draws. */
let drawn: unknown[];

interface Browser {
  loads?: boolean;
  draws?: boolean;
  writes?: Blob | null;
}

function givenBrowser({ loads = true, draws = true, writes = new Blob(['x']) }: Browser = {}) {
  drawn = [];
  const context = {
    fillStyle: '',
    fillRect(...area: number[]) {
      drawn.push([this.fillStyle, ...area]);
    },
    drawImage: ({ src }: HTMLImageElement, ...areas: number[]) => drawn.push([src, ...areas]),
  };
  jest.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(function (this: HTMLImageElement, address) {
    Object.defineProperty(this, 'src', { value: address });
    this.dispatchEvent(new Event(loads ? 'load' : 'error'));
  });
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockImplementation((kind: string) => (draws && kind === '2d' ? context : null) as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
    type,
    quality,
  ) {
    drawn.push([this.width, this.height, type, quality]);
    done(writes);
  });
}

afterEach(() => jest.restoreAllMocks());

it('draws the chosen area as a square JPEG, on white where it is transparent', async () => {
  const written = new Blob(['x'], { type: 'image/jpeg' });
  givenBrowser({ writes: written });
  await expect(cropPhoto('blob:photo', AREA)).resolves.toBe(written);
  expect(drawn).toEqual([
    ['white', 0, 0, 300, 300],
    ['blob:photo', 10, 20, 300.4, 300.4, 0, 0, 300, 300],
    [300, 300, 'image/jpeg', 0.9],
  ]);
});

it('makes a photo of 512 pixels at most', async () => {
  givenBrowser();
  await cropPhoto('blob:photo', { x: 0, y: 0, width: 4000, height: 4000 });
  expect(drawn.at(-1)).toEqual([512, 512, 'image/jpeg', 0.9]);
});

it.each<[string, Browser, string]>([
  ['is no image', { loads: false }, 'The image cannot be read.'],
  ['the browser cannot draw', { draws: false }, 'The image cannot be drawn.'],
  ['the browser cannot write', { writes: null }, 'The image cannot be written.'],
])('fails for what %s', async (_what, browser, message) => {
  givenBrowser(browser);
  await expect(cropPhoto('blob:photo', AREA)).rejects.toThrow(message);
});
