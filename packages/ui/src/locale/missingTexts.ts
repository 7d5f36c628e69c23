import { warn } from '../state/development.ts';

/** Keys that were missing, by their locale, and those of them that the developer has not been told yet. */
const missed = new Map<string, Set<string>>();
const untold = new Map<string, string[]>();

/** Whether the components' own texts, which are Spanish, are in that language. */
export const isSpanish = (locale: string): boolean => /^es\b/i.test(locale);

/** Tells the developer that components speak Spanish on a page in another language. */
export function warnOfSpanish(locale: string): void {
  warn(
    `LocaleProvider: it has the locale "${locale}" and no texts. Its components write dates in that language and speak ` +
      `Spanish. Give it \`texts\`, from \`await loadTexts('${locale}')\` or of your own.`,
  );
}

/** Tells the developer of a text that is missing: once, and together with the others of the same rendering. */
export function warnOfMissing(locale: string, key: string): void {
  const keys = missed.get(locale) ?? new Set();
  if (keys.has(key)) return;
  missed.set(locale, keys.add(key));
  const waiting = untold.get(locale);
  if (waiting !== undefined) {
    waiting.push(key);
    return;
  }
  untold.set(locale, [key]);
  queueMicrotask(() => {
    const list = (untold.get(locale) ?? []).map((name) => `\n  ${name}`).join('');
    untold.delete(locale);
    warn(
      `LocaleProvider: the \`texts\` of the locale "${locale}" lack these, which are shown in Spanish:${list}\n` +
        `Add them, or let another language stand in: texts={{ ...(await loadTexts('en')), ...yours }}.`,
    );
  });
}
