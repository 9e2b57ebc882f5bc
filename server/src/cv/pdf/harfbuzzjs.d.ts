/** The part of harfbuzzjs that is used; the package has no types. */
declare module 'harfbuzzjs' {
  export interface HarfBuzz {
    createBlob(file: Uint8Array): unknown;
    createFace(blob: unknown, index: number): { upem: number; collectUnicodes(): Iterable<number> };
    createFont(face: unknown): { glyphToPath(id: number): string };
    createBuffer(): {
      addText(text: string): void;
      guessSegmentProperties(): void;
      json(): { g: number; cl: number; ax: number; dx: number; dy: number }[];
      destroy(): void;
    };
    shape(font: unknown, buffer: unknown): void;
  }
  const loading: Promise<HarfBuzz>;
  // eslint-disable-next-line import-x/no-default-export -- the package exports nothing else
  export default loading;
}
