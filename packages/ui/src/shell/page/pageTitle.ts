/**
 * Id of the page's one h1, in `SubHeader`, `MessagePage`, `ErrorPage` and `AuthFrame` alike. It can be focused by script:
 * after a change of page `document.getElementById(pageTitleId)?.focus()` tells a screen reader where the person is now.
 */
export const pageTitleId = 'titulo';
