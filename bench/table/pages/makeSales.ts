import type { Sale } from './sales.ts';

const names = 'Ana Luis María José Sofía Carlos Lucía Jorge Elena Pedro Rosa Miguel Laura Diego Carmen Raúl'.split(' ');
const surnames = (
  'García Hernández Martínez López Zamora Pérez Sánchez Ramírez Cruz Flores Gómez Morales Vázquez Jiménez ' +
  'Reyes Zaragoza'
).split(' ');
const statuses = ['Prospecto', 'Contactado', 'Cotizado', 'Firmado', 'Cancelado'];
const words = (
  'llamar mañana cliente pide descuento enviar contrato firma pendiente visita oficina correo revisar ' +
  'anticipo saldo'
).split(' ');

/** The same sequence of numbers from 0 to 1 in every run and for every peer (mulberry32). */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const two = (value: number): string => String(value).padStart(2, '0');

/** So many made-up sales, the same ones each time. */
export function makeSales(count: number): Sale[] {
  const random = mulberry32(20_240_607);
  const below = (limit: number): number => Math.floor(random() * limit);
  const oneOf = (list: readonly string[]): string => list[below(list.length)] ?? '';
  return Array.from({ length: count }, (_, place): Sale => {
    const month = 1 + below(12);
    const day = 1 + below(28);
    const year = 2022 + below(4);
    const week = Math.min(52, Math.ceil(((month - 1) * 30.4 + day) / 7));
    return {
      id: place + 1,
      contract: `C-${100_000 + place}`,
      client: `${oneOf(names)} ${oneOf(surnames)} ${oneOf(surnames)}`,
      adviser: `${oneOf(names)} ${oneOf(surnames)}`,
      manager: `${oneOf(names)} ${oneOf(surnames)}`,
      date: `${year}-${two(month)}-${two(day)}`,
      amount: Math.round((1000 + random() * 2_000_000) * 100) / 100,
      status: oneOf(statuses),
      week: `${year}-S${two(week)}`,
      comments: [oneOf(words), oneOf(words), oneOf(words), oneOf(words)].join(' '),
    };
  });
}
