/** One letter of each part of Inter that texts in Latin letters need: the browser loads a part when a letter asks for it. */
const letters = 'aĝ';

let loading: Promise<unknown> | undefined;

/** Waits until the font is there: a story that is measured before would be measured in another one. */
export async function fontsLoaded(): Promise<void> {
  loading ??= document.fonts.load("1rem 'Inter Variable'", letters);
  await loading;
}
