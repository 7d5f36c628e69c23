import process from 'node:process';

/**
 * Zones in which dates go wrong if they can: both ends of the calendar's line, offsets of quarters of an hour, half an
 * hour of summer time, midnights that clocks skip or show twice, and a day that one of them never had.
 */
const FOURTEEN = [
  'UTC',
  'America/Mexico_City',
  'America/Tijuana',
  'America/Havana',
  'America/Sao_Paulo',
  'America/St_Johns',
  'Europe/Madrid',
  'Africa/Cairo',
  'Asia/Beirut',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
];

/** Where every rule of dates is proved: in fourteen zones, in `npm run test:long` in all that there are. */
export const ZONES: readonly string[] =
  Number(process.env['TEST_EFFORT'] || 1) > 1 ? Intl.supportedValuesOf('timeZone') : FOURTEEN;
