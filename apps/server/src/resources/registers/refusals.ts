import type { FieldIssue } from '@sereno/domain/register';
import { refusal } from '../../http/envelope.ts';

/** Why a change of a register is refused. */
export const REGISTER_REFUSALS = {
  invalid: (issues: readonly FieldIssue[]) => {
    const names = [...new Set(issues.map(({ field }) => field))].filter((name) => name !== '');
    const message =
      names.length === 0 ? 'No se puede hacer este cambio.' : `Hay datos que no se aceptan: ${names.join(', ')}.`;
    return refusal(
      422,
      message,
      issues.map(({ field, code }) => ({ field, code })),
    );
  },
  stale: () => refusal(409, 'Otra persona cambió este registro mientras lo editabas.', [{ field: '', code: 'stale' }]),
  fixed: () =>
    refusal(409, 'El producto depende de este registro, por lo que siempre está en uso.', [
      { field: '', code: 'fixed' },
    ]),
} as const;
