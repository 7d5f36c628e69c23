import { fn } from 'storybook/test';
import { Button } from '../../foundation/index.ts';
import { managements } from '../samples.ts';

export const onClear = fn<() => void>();
export const units = [...managements, { value: '10', label: 'Dirección Regional de Occidente y Bajío' }];
export const end = (
  <>
    <span>Datos al 10:42</span>
    <Button size="small">Actualizar</Button>
  </>
);
