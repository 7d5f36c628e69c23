/** Where the business day begins and ends, unless configured otherwise (FMT-09). */
export const DEFAULT_TIME_ZONE = 'America/Mexico_City';
