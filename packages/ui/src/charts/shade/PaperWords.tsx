import { textWidth } from '../scale/labels.ts';
import type { ScaleWord } from './scaleWords.ts';

const KEY = 12;
const GAP = 6;

export type PaperWordsProps = {
  words: readonly ScaleWord[];
  /** Where the drawing ends, in px from its top. */
  top: number;
  fontSize: number;
};

/** The same words inside of the drawing, for a picture or paper alone: on the screen the drawing may be scrolled. */
export function PaperWords({ words, top, fontSize }: PaperWordsProps) {
  const places = wordPlaces(words, fontSize);
  return (
    <g data-paper={fontSize * 2} display="none" transform={`translate(0 ${top + fontSize})`}>
      {places.map(({ shade, text, x }) => (
        <g key={shade} transform={`translate(${x} 0)`}>
          <rect className="cell" data-shade={shade} x={0.5} y={0.5} width={KEY - 1} height={KEY - 1} rx={3} />
          <text className="word" x={KEY + GAP} y={KEY / 2} dominantBaseline="central">
            {text}
          </text>
        </g>
      ))}
    </g>
  );
}

/** The words one after the other, each where it begins in px. */
function wordPlaces(words: readonly ScaleWord[], fontSize: number) {
  let end = 0;
  return words.map((word) => {
    const x = end;
    end += KEY + GAP + textWidth(word.text, fontSize) + 2 * GAP;
    return { ...word, x };
  });
}
