import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { TextField } from '../field/TextField.tsx';
import { Row } from '../samples.tsx';
import { Toaster } from './Toaster.tsx';
import { useToast } from './ToastContext.ts';
import { createToasts, type ToastFunctions } from './toasts.ts';

export type Report = (toasts: ToastFunctions) => void;
type BenchProps = {
  /** What each button reports. Default: one of each kind. */
  buttons?: Readonly<Record<string, Report>>;
  /** Reported before the page is rendered. */
  initial?: Report;
};

/** The action's handler. */
export const undo = fn<() => void>();
export const show: Report = (toasts) => toasts.show({ tone: 'positive', text: 'Cita guardada' });
export const showRich: Report = (toasts) =>
  toasts.showRich({
    tone: 'warning',
    text: 'Se importaron 28 de 31 prospectos',
    description: 'Corrige estos renglones y súbelos otra vez.',
    messages: ['Renglón 4: falta el teléfono', 'Renglón 17: el código postal no existe', 'Renglón 22: repetido'],
  });
export const ask: Report = (toasts) =>
  toasts.showRich({ text: 'Cita eliminada', action: { label: 'Deshacer', onPress: undo } });

/** Two hundred different ones in a row. */
export const storm: Report = (toasts) => {
  for (let index = 1; index <= 200; index += 1)
    toasts.show({ tone: 'danger', text: `No se guardó el renglón ${index}` });
};

const one: Readonly<Record<string, Report>> = { Guardar: show, Importar: showRich, Eliminar: ask };

export function Buttons({ buttons = one }: BenchProps) {
  const toasts = useToast();
  return (
    <Row>
      {Object.entries(buttons).map(([name, report]) => (
        <Button key={name} onClick={() => report(toasts)}>
          {name}
        </Button>
      ))}
      <TextField label="Nota" />
    </Row>
  );
}

export function Bench({ buttons = one, initial }: BenchProps) {
  const [toasts] = useState(() => {
    const created = createToasts();
    initial?.(created);
    return created;
  });
  return (
    <Toaster toasts={toasts}>
      <Buttons buttons={buttons} />
    </Toaster>
  );
}

/** The visible toasts that can be reached. */
export const cards = (): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('[data-part="toast"]')].filter((card) => !card.inert);

/** The toast with this text, once readable. */
export const toast = async (text: string): Promise<HTMLElement> => {
  const card = await screen.findByRole('group', { name: new RegExp(text) });
  await waitFor(() => expect(card).toBeVisible());
  return card;
};

/** Waits until it has faded. */
export const gone = (text: string) =>
  waitFor(() => expect(screen.queryByRole('group', { name: new RegExp(text) })).not.toBeInTheDocument(), {
    timeout: 4000,
  });
