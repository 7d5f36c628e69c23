import type { Random } from './random.ts';

const FIRST_NAMES =
  'María Guadalupe José Luis Juana Carlos Verónica Miguel Leticia Francisco Rosa Alejandro Patricia Javier Elena Ricardo Gabriela Fernando Adriana Roberto Claudia Eduardo Silvia Héctor Beatriz Raúl Norma Arturo Lucía Sergio Teresa Daniel Martha Jorge'.split(
    ' ',
  );
const LAST_NAMES =
  'Hernández García Martínez López González Rodríguez Pérez Sánchez Ramírez Cruz Flores Gómez Morales Vázquez Reyes Jiménez Torres Díaz Gutiérrez Ruiz Mendoza Aguilar Ortiz Castillo Moreno Romero Álvarez Méndez Chávez Rivera Juárez Ramos Domínguez Herrera'.split(
    ' ',
  );

/** The name of a person that does not exist. */
export function nameOf(random: Random): { firstName: string; lastName: string } {
  return {
    firstName: random.pick(FIRST_NAMES),
    lastName: `${random.pick(LAST_NAMES)} ${random.pick(LAST_NAMES)}`,
  };
}

/** Text as in an e-mail address: lower case, without accents. */
export const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
