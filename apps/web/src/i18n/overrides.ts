import { defaultLocale, type Locale } from '@sereno/ui/locale';
import type { Language } from './textArea.ts';

/**
 * Overrides of our texts in that language: the configuration's own, and below them, if enabled, Spanish versions of
 * texts specified in English (REG-17).
 */
export async function overridesOf(
  {
    correctedSpanish,
    messages,
  }: { readonly correctedSpanish: boolean; readonly messages: Readonly<Record<string, string>> },
  locale: Locale,
): Promise<Language['overrides']> {
  if (!correctedSpanish || locale !== defaultLocale) return messages;
  const corrected = await import('./correctedSpanish.ts');
  return { ...corrected.correctedSpanish, ...messages };
}
