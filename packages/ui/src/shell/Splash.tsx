'use client';
import { useEffect, useState } from 'react';
import { Button } from '../foundation/index.ts';
import { useTexts } from '../locale/index.ts';
import { entryTexts } from '../locale/texts/es/entry.ts';
import type { RootProps } from '../state/rootProps.ts';
import { splashDuration } from './specified.ts';
import { SplashRoot } from './Splash.styles.ts';

export type SplashProps = RootProps & {
  /** How long the mark shows, ms; 0 or less: not at all (SHL-34). Default: 3000. */
  hideAfter?: number | undefined;
  /** Called to start again. Default: reloads the page. */
  onReload?: (() => void) | undefined;
};

const reloadPage = () => window.location.reload();

/**
 * The mark while the application starts. It disappears when the application renders, and after 3 s at the latest
 * (SHL-34): then a sentence and a reload button follow, never a blank page.
 */
export function Splash({ hideAfter = splashDuration, onReload = reloadPage, ...root }: SplashProps) {
  const t = useTexts(entryTexts);
  const [late, setLate] = useState(hideAfter <= 0);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), hideAfter);
    return () => clearTimeout(timer);
  }, [hideAfter]);
  return (
    <SplashRoot {...root}>
      {!late && <div className="mark" aria-hidden />}
      {/* Rendered before it has a text, or a screen reader would not announce it. */}
      <output>{late && t('splash.slow')}</output>
      {late && <Button onClick={onReload}>{t('splash.reload')}</Button>}
    </SplashRoot>
  );
}
