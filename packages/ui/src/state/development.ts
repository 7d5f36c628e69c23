/** Only what is read; the module keeps its own declaration because the library is compiled without Node's types. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** False in a production build, where bundlers replace the expression and drop the code behind it. */
export const isDevelopment = process.env.NODE_ENV !== 'production';
