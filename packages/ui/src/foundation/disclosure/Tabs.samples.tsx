import { type TabItem } from './Tabs.tsx';

const months = ['Enero', 'Febrero', 'Marzo', 'Abril', 'Mayo', 'Junio', 'Julio', 'Agosto', 'Septiembre', 'Octubre'];
export const many: readonly TabItem[] = months.map((month) => ({
  value: month,
  label: month,
  content: <p>Ventas de {month}</p>,
}));
