import {
  type ActivityForm,
  type ActivityFormRules,
  type ActivitySubject,
  type ActivityType,
  emptyActivityForm,
  type ProspectChoice,
  type TracingType,
} from '@sereno/domain/activity';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../foundation/index.ts';
import { type ActivityFormStore, createActivityForm } from '../form/createActivityForm.ts';
import { busyDay, call } from '../samples.ts';
import { ActivityDialog } from './ActivityDialog.tsx';
import type { ActivityDialogProps } from './activityDialogProps.ts';

export const types: readonly ActivityType[] = [
  { id: 1, name: 'Cita', durationMinutes: 60 },
  { id: 2, name: 'Llamada', durationMinutes: 15 },
  { id: 3, name: 'Correo', durationMinutes: 10 },
  { id: 4, name: 'Whatsapp', durationMinutes: 5 },
  { id: 5, name: 'Mensaje de texto', durationMinutes: 5 },
  { id: 6, name: 'Videollamada', durationMinutes: 0 },
];

export const subjects: readonly ActivitySubject[] = [
  { id: 11, name: 'Presentación del plan', activityTypeId: 1 },
  { id: 12, name: 'Firma de contrato', activityTypeId: 1 },
  { id: 21, name: 'Seguimiento de cotización', activityTypeId: 2 },
  { id: 22, name: 'Confirmación de cita', activityTypeId: 2 },
  { id: 31, name: 'Envío de cotización', activityTypeId: 3 },
  { id: 41, name: 'Primer contacto', activityTypeId: 4 },
];

const outcome = (id: number, name: string, changes: Partial<TracingType> = {}): TracingType => ({
  id,
  name,
  reschedules: false,
  needsNextActivity: true,
  ...changes,
});

/** Outcomes of a call; the last one needs no next activity. */
export const outcomes: readonly TracingType[] = [
  outcome(201, 'Interesada, pide otra llamada'),
  outcome(202, 'Agendó una cita'),
  outcome(203, 'No contestó'),
  outcome(204, 'No le interesa', { needsNextActivity: false }),
];

/** Outcomes of an activity never started (ADL-22). */
export const neverStarted: readonly TracingType[] = [
  outcome(-1, 'No iniciada'),
  outcome(-2, 'No atendida', { needsNextActivity: true }),
];

/** Outcomes of rescheduling (ADL-20, ADL-21). */
export const moves: readonly TracingType[] = [
  outcome(7, 'Reagendada', { reschedules: true }),
  outcome(71, 'Reagendada por el prospecto', { reschedules: true }),
];

export const rules: ActivityFormRules = {
  today: '2026-11-21',
  types,
  subjects,
  reachable: { hasEmail: true, hasPhone: true, hasAddress: true },
  tracings: outcomes,
  fixedTracingId: null,
};

export const everyWay = { hasEmail: true, hasPhone: true, hasAddress: true } as const;
export const prospects: readonly ProspectChoice[] = [
  { id: 81, name: 'María del Carmen Ruiz', detail: 'Zapopan · Lucía Hernández', ...everyWay },
  { id: 82, name: 'Arturo Salgado Peña', detail: 'Guadalajara', ...everyWay, hasAddress: false },
  { id: 83, name: 'Lucía Fernández Ávila', detail: null, ...everyWay },
];

/** Results of a prospect search. */
export const found = { options: prospects, loading: false, failed: false, onSearch: fn<(text: string) => void>() };

/** A valid form. */
export const complete: ActivityForm = {
  ...emptyActivityForm('finish'),
  tracingTypeId: 201,
  temperature: 'high',
  observations: 'Quiere comparar dos planes.',
  activityTypeId: 2,
  subjectId: 21,
  date: '2026-11-24',
  startTime: '10:00',
  endTime: '10:15',
};

/** The store of a story: its host starts with this one's form. */
export const held = (form: ActivityForm = emptyActivityForm('finish')): ActivityFormStore =>
  createActivityForm(form, () => types);

/** Initial props of a story: ending a started call, with nothing filled in. */
export const dialogArgs: ActivityDialogProps = {
  open: true,
  onOpenChange: fn<ActivityDialogProps['onOpenChange']>(),
  form: held(),
  activity: { ...call, started: true },
  rules,
  catalogs: 'ready',
  now: () => '10:30',
  schedule: busyDay,
  onSave: fn<ActivityDialogProps['onSave']>(),
};

/** A host: it holds the initial form, and opens and closes the dialog. */
export function DialogHost({ form, open: first, onOpenChange, onStartOver, ...props }: ActivityDialogProps) {
  const [open, setOpen] = useState(first);
  const [isRestored, setRestored] = useState(props.restored ?? false);
  const [store] = useState(() => createActivityForm(form.get(), () => props.rules.types));
  const { task } = form.get();
  return (
    <>
      <Button onClick={() => setOpen(true)}>Abrir</Button>
      <ActivityDialog
        {...props}
        form={store}
        open={open}
        onOpenChange={(next, details) => {
          setOpen(next);
          onOpenChange(next, details);
        }}
        restored={isRestored}
        onStartOver={() => {
          setRestored(false);
          store.replace(emptyActivityForm(task));
          onStartOver?.();
        }}
      />
    </>
  );
}

/** The part of `userEvent` that the helpers need. */
type Person = { readonly click: (element: Element) => Promise<void> };

/** The field of that name, once rendered. */
export const field = (name: string): Promise<HTMLElement> =>
  screen.findByRole(/hora|fecha|observaciones|comentarios/i.test(name) ? 'textbox' : 'combobox', { name });

/** The dialog, once all its fields are rendered. */
export async function ready(): Promise<HTMLElement> {
  await screen.findByRole('textbox', { name: 'Comentarios', hidden: true });
  return screen.findByRole('dialog');
}

/** Selects an option of a list. */
export async function choose(person: Person, label: string, option: string): Promise<void> {
  await person.click(await field(label));
  await person.click(await screen.findByRole('option', { name: option }));
  await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
}

/** The button of that name in the dialog. */
export const button = (name: string): HTMLElement => within(screen.getByRole('dialog')).getByRole('button', { name });
