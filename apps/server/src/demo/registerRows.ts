import { addDays, type CalendarDate } from '@sereno/domain/calendar';
import { rfcCheckDigit } from '@sereno/domain/register';
import type { Insertable } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { plain } from './names.ts';
import type { DemoEmployee } from './people.ts';

const ZIP_CODES = ['44100', '45050', '06700', '64000', '37000'];
const REGIMES = ['605', '612', '626'];

/** A tax id of an invented person: letters of the name, an invented birthday, and the right check digit. */
function rfcOf({ id, firstName, lastName }: DemoEmployee): string {
  const [first = 'X', second = 'X'] = lastName.split(' ').map((name) => plain(name).toUpperCase());
  const letters = `${first.slice(0, 2)}${second.slice(0, 1)}${plain(firstName).toUpperCase().slice(0, 1)}`;
  const birthday = `${70 + (id % 30)}${String(1 + (id % 12)).padStart(2, '0')}${String(1 + (id % 28)).padStart(2, '0')}`;
  const start = `${letters}${birthday}${String(id % 100).padStart(2, '0')}`;
  return `${start}${rfcCheckDigit(start)}`;
}

/** The invoicing data of those who sell; the others have none yet. */
export function demoInvoicing(employees: readonly DemoEmployee[]): Insertable<Schema['employee_invoicing']>[] {
  return employees
    .filter(({ pace, active }) => pace === 'adviser' && active)
    .map((employee) => ({
      company_id: employee.companyId,
      employee_id: employee.id,
      rfc: rfcOf(employee),
      regime: REGIMES[employee.id % REGIMES.length] ?? '605',
      cfdi_use: employee.id % 4 === 0 ? 'CN01' : 'G03',
      zip_code: ZIP_CODES[employee.id % ZIP_CODES.length] ?? '44100',
    }));
}

/** Certificates of one company: good for long, about to end, used up, and of a percentage. */
export function demoCertificates(today: CalendarDate): Insertable<Schema['discount_certificate']>[] {
  const certificate = (
    code: string,
    worth: { amount: number } | { percent: number },
    days: [number, number],
    uses: number,
  ) => ({
    company_id: 1,
    code,
    amount: 'amount' in worth ? worth.amount : null,
    percent: 'percent' in worth ? worth.percent : null,
    valid_from: addDays(today, days[0]),
    valid_until: addDays(today, days[1]),
    uses_left: uses,
  });
  return [
    certificate('BIENVENIDA', { amount: 50_000 }, [-120, 245], 40),
    certificate('FAMILIA-10', { percent: 10 }, [-30, 60], 12),
    certificate('CIERRE-MES', { amount: 100_000 }, [-20, 3], 5),
    certificate('ANIVERSARIO', { percent: 7.5 }, [-60, 15], 0),
    certificate('BUEN-FIN', { percent: 15 }, [-400, -365], 8),
  ];
}
