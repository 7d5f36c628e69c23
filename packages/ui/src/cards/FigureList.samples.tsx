import { type ListedFigure } from './FigureList.tsx';

export const figures: readonly ListedFigure[] = [
  { label: 'Leads', value: 80, explanation: 'Personas que respondieron a la campaña en el mes.' },
  { label: 'Ventas', value: 4, explanation: 'Contratos que salieron de esos leads.' },
  { label: 'Presupuesto', value: 20_000, unit: 'money', explanation: 'Lo asignado a la campaña en el mes.' },
  { label: 'Ejercido', value: 16_000, unit: 'money', explanation: 'Lo gastado del presupuesto de la campaña.' },
  { label: 'Costo por lead', value: 200, unit: 'money', explanation: 'Ejercido ÷ leads.' },
  { label: 'Margen bruto', value: 164_000, unit: 'money', explanation: 'Importe de ventas − ejercido.' },
  { label: 'Importe de ventas', value: 180_000, unit: 'money', explanation: 'Suma de los contratos.' },
  { label: 'Conversión', value: 0.05, unit: 'ratio', explanation: 'Ventas ÷ leads.' },
  { label: 'Tiempo de respuesta', value: 12.5, unit: 'minutes', explanation: 'Promedio hasta la primera atención.' },
  { label: 'Días de conversión', value: 6.25, unit: 'days', explanation: 'Promedio del lead a la venta.' },
];
