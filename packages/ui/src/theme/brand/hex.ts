/** Red, green and blue from 0 to 255. */
export type Channels = readonly [red: number, green: number, blue: number];

/** The channels of `#rgb` or `#rrggbb`. */
export function channelsOf(color: string): Channels {
  const long = color.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(long);
  if (match === null)
    throw new Error(`"${color}" is no #rrggbb colour, so nothing can be computed. Give six hex digits.`);
  const [, red = '', green = '', blue = ''] = match;
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
}

/** The colour of channels as `#rrggbb`. */
export function hexOf(channels: Channels): string {
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** The light that a channel stands for, from 0 to 1: sRGB is not linear. */
export function toLinear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** The channel that stands for that light, unrounded; outside of 0 to 255 where no screen shows it. */
export function fromLinear(light: number): number {
  return 255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055);
}
