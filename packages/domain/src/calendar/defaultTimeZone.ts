/** Default time zone of the business day (FMT-09). */
export const DEFAULT_TIME_ZONE = 'America/Mexico_City';
