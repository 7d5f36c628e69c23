import type { Png } from './png.ts';

/** From 0, nothing to be seen on a white page, to 255, black. */
type Darkness = number;

/** What a pixel looks like on a white page. */
function darkness(red: number, green: number, blue: number, alpha: number): Darkness {
  // The weights of the three in what an eye takes for light.
  const light = (red * 299 + green * 587 + blue * 114) / 1000;
  return ((255 - light) * alpha) / 255;
}

/** Whether the image makes that one grey or colour transparent. */
function isClear({ transparency }: Png, samples: readonly number[]): boolean {
  return transparency !== null && samples.every((sample, at) => transparency.readUInt16BE(at * 2) === sample);
}

/** The darkness of each colour of a palette. */
function paletteDarkness({ palette, transparency }: Png): readonly Darkness[] {
  return Array.from({ length: palette.length / 3 }, (_, index) => {
    const [red = 0, green = 0, blue = 0] = palette.subarray(index * 3, index * 3 + 3);
    return darkness(red, green, blue, transparency?.[index] ?? 255);
  });
}

/** How dark a pixel is on a white page, from where its samples begin; NaN for a colour that the palette does not have. */
export function readerOf(png: Png, samples: Buffer): (at: number) => Darkness {
  const sample = (at: number) => samples[at] ?? 0;
  const colours = paletteDarkness(png);
  switch (png.colourType) {
    case 0:
      return (at) => (isClear(png, [sample(at)]) ? 0 : 255 - sample(at));
    case 2:
      return (at) => {
        const [red, green, blue] = [sample(at), sample(at + 1), sample(at + 2)];
        return isClear(png, [red, green, blue]) ? 0 : darkness(red, green, blue, 255);
      };
    case 3:
      return (at) => colours[sample(at)] ?? Number.NaN;
    case 4:
      return (at) => ((255 - sample(at)) * sample(at + 1)) / 255;
    default:
      return (at) => darkness(sample(at), sample(at + 1), sample(at + 2), sample(at + 3));
  }
}

/** A pixel that is at least so dark is seen as ink. */
const VISIBLE: Darkness = 64;
/** Fewer are a speck, not a signature. */
const LEAST_INK = 40;

/**
 * Whether the image shows ink on a page: some dozens of pixels that can be seen, and not all of them, since a dark sheet shows no
 * stroke. Null when a pixel references a missing palette entry.
 */
export function showsInk(png: Png, samples: Buffer): boolean | null {
  const darknessAt = readerOf(png, samples);
  let ink = 0;
  for (let at = 0; at < samples.length; at += png.channels) {
    const dark = darknessAt(at);
    if (Number.isNaN(dark)) return null;
    if (dark >= VISIBLE) ink += 1;
  }
  return ink >= LEAST_INK && ink < png.width * png.height;
}
