import { barsPath } from '../axes/barBoxes.ts';
import type { PlotBox, PlotSize } from '../frame/chartTypes.ts';
import { textWidth } from '../scale/labels.ts';
import type { DrawnStep } from './funnelSteps.ts';

/** The texts of a step, from the most to the least that can stand beside its name. */
export type StepTexts = { readonly value: string; readonly shares: readonly string[] };

export type FunnelLayout = {
  readonly row: (index: number) => PlotBox;
  /** All bars, and what each lost since the step before. */
  readonly bars: string;
  readonly lost: string;
  /** Whether rows are high enough for texts above their bars, and where these stand from the top of a row. */
  readonly isNamed: boolean;
  readonly baseline: number;
  /** Which of the shares have room, by their index; null for none. */
  readonly shares: number | null;
  /** Width in px of the shares with the gap before them, and what is left for a name. */
  readonly sharesWidth: number;
  readonly nameWidth: number;
};

/** Between two texts. */
const GAP = 10;
/** Height of the texts above a bar, in parts of the letters' size. */
const LINE = 1.55;
/** Between a bar and the next row; the thinnest and the thickest bar. */
const UNDER = 6;
const THINNEST = 3;
const THICKEST = 36;
/** A name of fewer letters is not worth showing: rather the shares go. */
const LEAST_NAME = 8;

/** A row for each step: its texts, and below them its bar. */
export function funnelLayout(
  steps: readonly DrawnStep[],
  texts: readonly StepTexts[],
  { width, height, fontSize }: PlotSize,
): FunnelLayout {
  const step = height / Math.max(1, steps.length);
  const isNamed = step >= fontSize * LINE + THINNEST + 2;
  const over = isNamed ? fontSize * LINE : 0;
  const thickness = Math.max(1, Math.min(THICKEST, step - over - Math.min(UNDER, step / 4)));
  const barOf = (from: number, to: number, index: number): PlotBox => ({
    x: from * width,
    y: index * step + over,
    width: to > from ? Math.max(1, (to - from) * width) : 0,
    height: thickness,
  });
  const widest = (words: readonly string[]): number =>
    words.reduce((most, word) => Math.max(most, textWidth(word, fontSize)), 0);
  const names = widest(steps.map(({ name }) => name));
  const values = widest(texts.map(({ value }) => value)) + GAP;
  const widths = (texts[0]?.shares ?? []).map((_, kind) => widest(texts.map(({ shares }) => shares[kind] ?? '')) + GAP);
  const needed = Math.min(names, fontSize * LEAST_NAME);
  const found = widths.findIndex((own, kind) => values + own + (kind === widths.length - 1 ? needed : names) <= width);
  const sharesWidth = found === -1 ? 0 : (widths[found] ?? 0);
  return {
    row: (index) => ({ x: 0, y: index * step, width, height: step }),
    bars: barsPath({ thickness, boxOf: (_, index) => barOf(0, steps[index]?.length ?? 0, index) }, 0, steps.length),
    lost: barsPath(
      {
        thickness,
        boxOf: (_, index) => {
          const [before, own] = [steps[index - 1], steps[index]];
          return own?.change == null || before === undefined ? null : barOf(own.length, before.length, index);
        },
      },
      0,
      steps.length,
    ),
    isNamed,
    baseline: fontSize * 1.1,
    shares: found === -1 ? null : found,
    sharesWidth,
    nameWidth: width - values - sharesWidth,
  };
}
