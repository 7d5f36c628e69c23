import { type CalendarDate, formatScreenDate } from '@sereno/domain/calendar';
import type { GuardIssue, SwapIssue } from '@sereno/domain/guard';
import { type Refusal, refusal } from '../../http/envelope.ts';

type Issue = GuardIssue | SwapIssue | 'stale' | 'asked' | 'fixed';

/** What others may have caused meanwhile is a conflict; the rest breaks a rule. */
const CONFLICTS: ReadonlySet<Issue> = new Set<Issue>(['full', 'twice', 'stale', 'gone', 'asked']);

const SENTENCES = {
  past: (night) => `La noche${night} ya pasó o ya comienza.`,
  far: (night) => `La noche${night} está demasiado lejos.`,
  twice: (night) => `La persona ya tiene guardia la noche${night}.`,
  full: (night) => `La noche${night} ya está completa.`,
  running: () => 'Son dos noches seguidas para la misma persona.',
  gone: () => 'Una de las noches ya no es de quien la cambia.',
  same: () => 'Elige otra persona y otra noche.',
  asked: (night) => `Ya se pidió un cambio para la noche${night}.`,
  stale: () => 'Otra persona la cambió mientras la veías.',
  fixed: () => 'Un mes publicado no vuelve a ser borrador.',
} as const satisfies Record<Issue, (night: string) => string>;

/** Why guards are not changed. @param day The night at fault; null where it is none. */
export function guardRefusal(code: Issue, day: CalendarDate | null = null): Refusal {
  const night = day === null ? '' : ` del ${formatScreenDate(day)}`;
  return refusal(CONFLICTS.has(code) ? 409 : 422, SENTENCES[code](night), [{ field: day === null ? '' : 'Day', code }]);
}
