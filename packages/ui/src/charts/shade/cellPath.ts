/** A square with round corners as a path. */
export function cellPath(x: number, y: number, width: number, height: number, radius = 3): string {
  const r = Math.min(radius, width / 2, height / 2);
  const [a, across, down] = [round(r), round(width - 2 * r), round(height - 2 * r)];
  return `M${round(x + r)} ${round(y)}h${across}a${a} ${a} 0 0 1 ${a} ${a}v${down}a${a} ${a} 0 0 1 ${-a} ${a}h${-across}a${a} ${a} 0 0 1 ${-a} ${-a}v${-down}a${a} ${a} 0 0 1 ${a} ${-a}z`;
}

const round = (value: number): number => Math.round(value * 100) / 100;
