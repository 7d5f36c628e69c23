import type { Random } from './random.ts';

export type Address = {
  readonly street: string;
  readonly county: string;
  readonly state: string;
  readonly state_code: string;
  readonly zip_code: string;
};

const STATES: Readonly<Record<string, string>> = {
  CMX: 'Ciudad de México',
  MEX: 'México',
  JAL: 'Jalisco',
  NLE: 'Nuevo León',
  PUE: 'Puebla',
  GUA: 'Guanajuato',
  QUE: 'Querétaro',
  MIC: 'Michoacán',
  VER: 'Veracruz',
  YUC: 'Yucatán',
  HID: 'Hidalgo',
  MOR: 'Morelos',
};

/** Real counties with postal codes that begin as theirs do, and how often each comes up. */
const COUNTIES: readonly (readonly [county: readonly [code: string, name: string, zips: string], weight: number])[] = [
  [['CMX', 'Benito Juárez', '03020 03100 03300 03810'], 12],
  [['CMX', 'Coyoacán', '04000 04100 04360 04909'], 11],
  [['CMX', 'Iztapalapa', '09000 09200 09310 09850'], 12],
  [['CMX', 'Álvaro Obregón', '01000 01180 01430'], 6],
  [['MEX', 'Naucalpan de Juárez', '53000 53100 53370'], 8],
  [['MEX', 'Toluca', '50000 50120 50180'], 7],
  [['MEX', 'Ecatepec de Morelos', '55000 55120'], 4],
  [['JAL', 'Guadalajara', '44100 44600 44910'], 8],
  [['JAL', 'Zapopan', '45010 45110 45138'], 6],
  [['NLE', 'Monterrey', '64000 64460 64710'], 9],
  [['PUE', 'Puebla', '72000 72160'], 3],
  [['GUA', 'León', '37000 37160 37320'], 4],
  [['QUE', 'Querétaro', '76000 76090'], 3],
  [['MIC', 'Morelia', '58000 58260'], 2],
  [['VER', 'Xalapa', '91000 91140'], 2],
  [['YUC', 'Mérida', '97000 97130'], 2],
  [['HID', 'Pachuca de Soto', '42000 42080'], 1],
  [['MOR', 'Cuernavaca', '62000 62290'], 1],
];

const STREETS =
  'Av. Hidalgo|Calle Morelos|Av. Juárez|Calle 5 de Mayo|Av. Universidad|Calle Allende|Av. Revolución|Calle Reforma|Calzada de Tlalpan|Calle Independencia|Av. Insurgentes|Calle Madero'.split(
    '|',
  );

/** A house that does not exist in a county that does. */
export function addressOf(random: Random): Address {
  const [code, county, zips] = random.weighted(COUNTIES);
  return {
    street: `${random.pick(STREETS)} ${random.between(1, 980)}`,
    county,
    state: STATES[code] ?? code,
    state_code: code,
    zip_code: random.pick(zips.split(' ')),
  };
}
