import { dateIn, formatScreenDate, timeIn } from '@sereno/domain/calendar';
import type { Mail } from '../../mail/outbox.ts';
import type { Device } from '../../session/device.ts';

type Facts = {
  readonly email: string;
  readonly fullName: string;
  readonly username: string;
  readonly device: Device;
  readonly now: Date;
  readonly timeZone: string;
  readonly publicUrl: string;
};

function nameOf({ browser, system }: Device): string {
  if (browser === null) return system === null ? 'un dispositivo que no reconocemos' : `un dispositivo con ${system}`;
  return system === null ? browser : `${browser} en ${system}`;
}

/** Tells somebody about a sign-in from a device that is new to their account, and where to end it. */
export const newDeviceMail = ({ email, fullName, username, device, now, timeZone, publicUrl }: Facts): Mail => ({
  to: email,
  subject: 'Inicio de sesión en un dispositivo nuevo',
  text: [
    `Hola, ${fullName}:`,
    `El ${formatScreenDate(dateIn(timeZone, now))} a las ${timeIn(timeZone, now)} se inició sesión con tu usuario «${username}» desde un dispositivo nuevo: ${nameOf(device)}.`,
    'Si fuiste tú, no hace falta que hagas nada. Si no, termina esa sesión y cambia tu contraseña aquí:',
    `${publicUrl}/account/password`,
  ].join('\n\n'),
});
