import { Button } from '../button/Button.tsx';

export const danger = {
  title: '¿Anular el contrato PF-204817?',
  description: 'El cliente dejará de estar cubierto hoy. No se puede deshacer.',
  confirmLabel: 'Anular contrato',
  trigger: <Button>Anular</Button>,
  tone: 'danger',
} as const;
