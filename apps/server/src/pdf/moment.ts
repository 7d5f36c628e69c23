import { dateIn, formatScreenDate, timeIn } from '@sereno/domain/calendar';

/** The day and the time on the clock of a zone, as screens write them; null for what is no moment. */
export function momentText(
  instant: Date | string,
  zone: string,
): { readonly date: string; readonly time: string } | null {
  const moment = new Date(instant);
  if (Number.isNaN(moment.getTime())) return null;
  return { date: formatScreenDate(dateIn(zone, moment)), time: timeIn(zone, moment) };
}

/** What people call the clock of a zone: 'hora de la Ciudad de México', not 'America/Mexico_City'. */
export function zoneName(zone: string, moment: Date): string {
  const parts = new Intl.DateTimeFormat('es-MX', { timeZone: zone, timeZoneName: 'shortGeneric' }).formatToParts(
    moment,
  );
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
  return name.replace('hora de Ciudad', 'hora de la Ciudad');
}
