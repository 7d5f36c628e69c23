'use client';
import { useEffect, useState } from 'react';
import { Button } from '../foundation/index.ts';
import { useTexts } from '../locale/index.ts';
import { splashTexts } from '../locale/ownTexts.ts';
import { splashDuration } from './specified.ts';
import { SplashRoot } from './Splash.styles.ts';

export type SplashLabels = {
  /** What follows the mark. Default: 'Está tardando más de lo normal.' */
  slow?: string;
  /** The way out. Default: 'Volver a cargar'. */
  reload?: string;
};

export type SplashProps = {
  /** For how long the mark is shown, in ms; 0 or less: not at all (SHL-34). Default: 3000. */
  hideAfter?: number | undefined;
  /** The person asks to start again. Default: the page is loaded again. */
  onReload?: (() => void) | undefined;
  /** Texts in place of those of the catalogue. Default: the catalogue of the language. */
  labels?: SplashLabels | undefined;
};

const reloadPage = () => window.location.reload();

/**
 * The mark while an application starts. It goes when the application takes its place, and at the latest after 3 s (SHL-34): a
 * sentence and a way to start again follow then, never a blank page.
 */
export function Splash({ hideAfter = splashDuration, onReload = reloadPage, labels = {} }: SplashProps) {
  const t = useTexts(splashTexts);
  const [late, setLate] = useState(hideAfter <= 0);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), hideAfter);
    return () => clearTimeout(timer);
  }, [hideAfter]);
  return (
    <SplashRoot>
      {!late && <div className="mark" aria-hidden />}
      {/* There before it has anything to say, or a screen reader would not say it. */}
      <output>{late && (labels.slow ?? t('splash.slow'))}</output>
      {late && <Button onClick={onReload}>{labels.reload ?? t('splash.reload')}</Button>}
    </SplashRoot>
  );
}
