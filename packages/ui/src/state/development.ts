/** Only what is read; the module keeps its own declaration because the library is compiled without Node's types. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** False in a production build, where bundlers replace the expression and drop the code behind it. */
export const isDevelopment = process.env.NODE_ENV !== 'production';

/** Tells the developer about a fault that a person using the page would not notice at once. */
export function warn(text: string): void {
  // oxlint-disable-next-line no-console -- the console is the only place where a library can speak to a developer.
  console.warn(text);
}
