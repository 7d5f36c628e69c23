import { channelsOf, fromLinear, hexOf, toLinear } from './hex.ts';

/** A colour as people see it: lightness from 0 to 1, chroma from 0 (grey) to about 0.37, hue in degrees. */
export type Oklch = { readonly lightness: number; readonly chroma: number; readonly hue: number };

type Triple = readonly [number, number, number];

/** The matrices of OKLab: linear sRGB to the responses of the eye's cones, and their cube roots to lightness, a and b. */
const TO_CONES: readonly Triple[] = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const TO_LAB: readonly Triple[] = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
/** Their inverses. */
const FROM_LAB: readonly Triple[] = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const FROM_CONES: readonly Triple[] = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

function times(matrix: readonly Triple[], [x, y, z]: Triple): Triple {
  const [first = 0, second = 0, third = 0] = matrix.map(([a, b, c]) => a * x + b * y + c * z);
  return [first, second, third];
}

function each([x, y, z]: Triple, change: (value: number) => number): Triple {
  return [change(x), change(y), change(z)];
}

/** The colour `#rrggbb` as people see it. */
export function oklchOf(color: string): Oklch {
  const [lightness, a, b] = times(TO_LAB, each(times(TO_CONES, each(channelsOf(color), toLinear)), Math.cbrt));
  return { lightness, chroma: Math.hypot(a, b), hue: (Math.atan2(b, a) * 180) / Math.PI };
}

function channelsFor({ lightness, chroma, hue }: Oklch): Triple {
  const angle = (hue * Math.PI) / 180;
  const cones = times(FROM_LAB, [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)]);
  return each(
    times(
      FROM_CONES,
      each(cones, (root) => root ** 3),
    ),
    fromLinear,
  );
}

/** Half a step more than what rounding would bring back. */
const isShown = (channels: Triple): boolean => channels.every((channel) => channel > -0.5 && channel < 255.5);

const rounded = (channel: number): number => Math.min(255, Math.max(0, Math.round(channel)));

/** The colour as `#rrggbb`. One that no screen shows loses chroma and keeps its lightness and hue. */
export function hexOfOklch(color: Oklch): string {
  let [least, most] = [0, color.chroma];
  if (isShown(channelsFor(color))) least = most;
  while (most - least > 0.0005) {
    const chroma = (least + most) / 2;
    if (isShown(channelsFor({ ...color, chroma }))) least = chroma;
    else most = chroma;
  }
  return hexOf(each(channelsFor({ ...color, chroma: least }), rounded));
}
