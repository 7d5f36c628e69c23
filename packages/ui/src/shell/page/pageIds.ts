/** Id of the one `main` of `AppFrame`, `AuthFrame`, `ErrorPage` and a full `MessagePage`. */
export const defaultMainId = 'contenido';

/**
 * Id of the page's one h1, in `SubHeader`, `MessagePage`, `ErrorPage` and `AuthFrame`. Focusable by script: after a
 * change of page `document.getElementById(pageTitleId)?.focus()` announces the page to a screen reader.
 */
export const pageTitleId = 'titulo';
