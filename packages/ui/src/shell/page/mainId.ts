/** Default id of the one `main` of `AppFrame`, `AuthFrame` and a full `MessagePage`. */
export const defaultMainId = 'contenido';
