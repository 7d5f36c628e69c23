import { useTexts } from '../../locale/index.ts';
import { chartKindsTexts } from '../../locale/texts/es/chartKinds.ts';
import type { ScaleWord } from './scaleWords.ts';

export type ShadeWordsProps = {
  /** From the lightest to the darkest. */
  words: readonly ScaleWord[];
};

/** What the shades stand for, in words. Stands in a `ShadeRoot`. */
export function ShadeWords({ words }: ShadeWordsProps) {
  const t = useTexts(chartKindsTexts);
  return (
    <ul className="shades" aria-label={t('shadeScale.label')}>
      {words.map(({ shade, text }) => (
        <li key={shade}>
          <i data-shade={shade} />
          {text}
        </li>
      ))}
    </ul>
  );
}
