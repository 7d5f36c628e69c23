import process from 'node:process';

/**
 * Zones that break dates most easily: both sides of the date line, offsets of quarter hours, half-hour summer time,
 * midnights that are skipped or repeated, and a zone that skipped a day.
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

/** Zones of the date tests: fourteen, and all there are in `npm run test:long`. */
export const ZONES: readonly string[] =
  Number(process.env['TEST_EFFORT'] || 1) > 1 ? Intl.supportedValuesOf('timeZone') : FOURTEEN;
