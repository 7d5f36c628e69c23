import { fold } from '../search/index.ts';

/** ISO 3166-2:MX codes with the Mexican post's names. */
const STATES: Readonly<Record<string, string>> = {
  AGU: 'Aguascalientes',
  BCN: 'Baja California',
  BCS: 'Baja California Sur',
  CAM: 'Campeche',
  CHH: 'Chihuahua',
  CHP: 'Chiapas',
  CMX: 'Ciudad de México',
  COA: 'Coahuila de Zaragoza',
  COL: 'Colima',
  DUR: 'Durango',
  GRO: 'Guerrero',
  GUA: 'Guanajuato',
  HID: 'Hidalgo',
  JAL: 'Jalisco',
  MEX: 'México',
  MIC: 'Michoacán de Ocampo',
  MOR: 'Morelos',
  NAY: 'Nayarit',
  NLE: 'Nuevo León',
  OAX: 'Oaxaca',
  PUE: 'Puebla',
  QUE: 'Querétaro',
  ROO: 'Quintana Roo',
  SIN: 'Sinaloa',
  SLP: 'San Luis Potosí',
  SON: 'Sonora',
  TAB: 'Tabasco',
  TAM: 'Tamaulipas',
  TLA: 'Tlaxcala',
  VER: 'Veracruz de Ignacio de la Llave',
  YUC: 'Yucatán',
  ZAC: 'Zacatecas',
};

/** Other abbreviations in use, in the ERP too, and their codes. */
const OTHER_SPELLINGS: Readonly<Record<string, string>> = {
  AGS: 'AGU',
  BC: 'BCN',
  CDMX: 'CMX',
  CHIH: 'CHH',
  CHIS: 'CHP',
  COAH: 'COA',
  DF: 'CMX',
  DGO: 'DUR',
  DIF: 'CMX',
  GTO: 'GUA',
  MICH: 'MIC',
  NL: 'NLE',
  QR: 'ROO',
  QRO: 'QUE',
  QROO: 'ROO',
  TAMPS: 'TAM',
  TLAX: 'TLA',
};

const entry = (table: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/**
 * The state of a code such as 'JAL' (SAL-34), as the Mexican post spells it (POS-04), in any case; null for an unknown
 * code.
 */
export function stateOfCode(code: string): string | null {
  const key = fold(code)
    .replaceAll(/[^a-z]/g, '')
    .toUpperCase();
  return entry(STATES, entry(OTHER_SPELLINGS, key) ?? key) ?? null;
}
