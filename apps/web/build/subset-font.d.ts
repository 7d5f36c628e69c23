/** The part of subset-font that the build and the fonts of the tests use; the package brings no types. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: { targetFormat: 'woff2' | 'sfnt'; variationAxes: Record<string, number | { min: number; max: number }> },
  ): Promise<Buffer>;
}
