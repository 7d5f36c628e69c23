import type { Catalogue } from '@sereno/ui/locale';

/** The Spanish texts of moving a contract to a better plan. */
export const es = {
  'upgrade.title': 'Mejora de plan',
  'upgrade.start': 'Mejorar un contrato',
  'upgrade.open': 'Mejorar plan',
  'upgrade.of': 'Contrato {number} · {name}',
  'upgrade.now': 'Plan actual',
  'upgrade.plan': 'Nuevo plan',
  'upgrade.none': 'No hay un plan mejor en la misma línea de negocio.',
  'upgrade.difference': 'Diferencia',
  'upgrade.monthly': 'Se suma a las mensualidades que faltan',
  'upgrade.today': 'Se paga hoy',
  'upgrade.commission': 'Comisión estimada',
  'upgrade.help':
    'La diferencia será un contrato propio, con fecha de hoy. El contrato {number} y sus pagos no cambian.',
  'upgrade.isOf': 'Mejora el contrato {number}',
  'upgrade.choose': 'Elige un plan',
  'upgrade.done': 'Se mejoró el plan',
  'upgrade.refused': 'No se pudo mejorar el plan',
  'upgrade.failed': 'Ocurrió un error al mejorar el plan',
  'upgrade.unanswered': 'No hubo respuesta del servidor. Vuelve a intentarlo: no se hará dos veces.',
  'upgrade.notLoaded': 'No se pudieron leer los planes.',
  'upgrade.cancelled': 'El contrato está cancelado: ya no se puede mejorar.',
} as const satisfies Catalogue;
