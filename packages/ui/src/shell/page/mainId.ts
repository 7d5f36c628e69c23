/** Id that `AppFrame`, `AuthFrame` and a full `MessagePage` give their one `main`, unless the host says otherwise. */
export const defaultMainId = 'contenido';
