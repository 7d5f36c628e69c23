import { useState, type ReactElement } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { DatePicker, TimePicker } from '../../pickers/index.ts';
import { behaviour } from '../../testing/behaviour.ts';
import {
  Button,
  Checkbox,
  CheckboxGroup,
  Combobox,
  FileUpload,
  MultiCombobox,
  NumberField,
  PasswordField,
  PinInput,
  RadioGroup,
  RangeSlider,
  Select,
  Slider,
  Switch,
  TagsInput,
  TextArea,
  TextField,
} from '../index.ts';
import { Form, type FormProps } from './Form.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import meta, { Busy, Default, WithSummary } from './Form.stories.tsx';

const test = behaviour(meta);
const refused = 'Ya tiene una cita a esa hora';
const save = { name: 'Guardar' } as const;

const answer = fn<() => Promise<void>>();

test(
  'While the promise of the host is pending it is busy, and what is pressed then does nothing',
  { args: { onSubmit: answer } },
  async ({ canvas, userEvent }) => {
    answer.mockClear();
    const saving = Promise.withResolvers<void>();
    answer.mockReturnValue(saving.promise);
    const form = canvas.getByRole('form', { name: 'Cita' });
    await userEvent.click(canvas.getByRole('button', save));
    await expect(form).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(canvas.getByRole('button', save));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Cliente' }), '{Enter}');
    await expect(answer).toHaveBeenCalledTimes(1);
    saving.resolve();
    await waitFor(() => expect(form).not.toHaveAttribute('aria-busy'));
    await userEvent.click(canvas.getByRole('button', save));
    await expect(answer).toHaveBeenCalledTimes(2);
  },
);

test(
  'A promise that is rejected ends the wait, and is left to the page to report',
  { args: { onSubmit: answer } },
  async ({ canvas, userEvent }) => {
    const reported = fn<(reason: unknown) => void>();
    // Before the test runner hears of it, which would take it for an error of the test.
    const hear = (event: PromiseRejectionEvent): void => {
      event.preventDefault();
      event.stopImmediatePropagation();
      reported(event.reason);
    };
    window.addEventListener('unhandledrejection', hear, { capture: true });
    answer.mockClear();
    answer.mockRejectedValue('offline');
    await userEvent.click(canvas.getByRole('button', save));
    await waitFor(() => expect(reported).toHaveBeenCalledWith('offline'));
    window.removeEventListener('unhandledrejection', hear, { capture: true });
    await expect(canvas.getByRole('form')).not.toHaveAttribute('aria-busy');
    answer.mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', save));
    await expect(answer).toHaveBeenCalledTimes(2);
  },
);

test('Busy by its host, it sends nothing', Busy, async ({ args, canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Cliente' }), '{Enter}');
  await expect(args.onSubmit).not.toHaveBeenCalled();
});

/** Refuses what is sent, at once or when a server answers. */
function Host({ answered, ...props }: FormProps & { answered?: Promise<void> }) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const refuse = () => setErrors({ people: 'La sala es para 8 personas', client: refused });
  return (
    <Form
      {...props}
      errors={errors}
      onSubmit={() => {
        if (answered === undefined) refuse();
        else void answered.then(refuse);
      }}
    />
  );
}

test(
  'A refused submit moves the focus to the first field with an error, in the order of the page',
  { render: (args) => <Host {...args} /> },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', save));
    const client = canvas.getByRole('textbox', { name: 'Cliente' });
    await waitFor(() => expect(client).toHaveFocus());
    await expect(client).toHaveAccessibleDescription(refused);
    await expect(canvas.getByRole('textbox', { name: 'Asistentes' })).toBeInvalid();
  },
);

const server = { current: Promise.withResolvers<void>() };
const later = { render: (args: FormProps) => <Host {...args} answered={server.current.promise} /> };

test('So does what a server refuses later', later, async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', save));
  server.current.resolve();
  await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Cliente' })).toHaveFocus());
});

test(
  'Who has gone on to another field meanwhile stays there',
  {
    ...later,
    beforeEach: () => {
      server.current = Promise.withResolvers();
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', save));
    const people = canvas.getByRole('textbox', { name: 'Asistentes' });
    await userEvent.click(people);
    server.current.resolve();
    await waitFor(() => expect(people).toBeInvalid());
    await expect(people).toHaveFocus();
  },
);

test(
  'Who has gone on to what is outside of the form stays there',
  {
    render: (args) => (
      <>
        <Host {...args} answered={server.current.promise} />
        <TextField label="Buscar" />
      </>
    ),
    beforeEach: () => {
      server.current = Promise.withResolvers();
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', save));
    const search = canvas.getByRole('textbox', { name: 'Buscar' });
    await userEvent.click(search);
    server.current.resolve();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Cliente' })).toBeInvalid());
    await expect(search).toHaveFocus();
  },
);

function Late(props: FormProps) {
  const [errors, setErrors] = useState({});
  return (
    <>
      <Form {...props} errors={errors} />
      <Button onClick={() => setErrors({ client: refused })}>Revisar</Button>
    </>
  );
}

test(
  'Errors that follow no submit are shown and move no focus',
  { render: (args) => <Late {...args} /> },
  async ({ canvas, userEvent }) => {
    const check = canvas.getByRole('button', { name: 'Revisar' });
    await userEvent.click(check);
    await expect(canvas.getByText(refused)).toBeVisible();
    await expect(check).toHaveFocus();
  },
);

test('What a field cannot read is not sent, and takes the focus', Default, async ({ args, canvas, userEvent }) => {
  const people = canvas.getByRole('textbox', { name: 'Asistentes' });
  await userEvent.clear(people);
  await userEvent.type(people, 'dos');
  await userEvent.click(canvas.getByRole('button', save));
  await expect(args.onSubmit).not.toHaveBeenCalled();
  await waitFor(() => expect(people).toHaveFocus());
  await userEvent.clear(people);
  await userEvent.type(people, '3{Enter}');
  await expect(args.onSubmit).toHaveBeenCalledTimes(1);
});

test(
  'An error of the field’s own goes first',
  {
    args: {
      errors: { client: refused },
      children: <TextField label="Cliente" name="client" error="Escribe el nombre" />,
    },
  },
  async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Escribe el nombre');
  },
);

test(
  'A field that is named as what every object has is not wrong for it',
  { args: { children: <TextField label="Constructor" name="constructor" /> } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).not.toHaveAttribute('aria-invalid');
  },
);

test('A summary counts the errors and leads to their fields', WithSummary, async ({ canvas, userEvent }) => {
  await expect(canvas.getByText('Hay 2 errores')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Asistentes: La sala es para 8 personas' }));
  await expect(canvas.getByRole('textbox', { name: 'Asistentes' })).toHaveFocus();
  await userEvent.click(canvas.getByRole('button', { name: `Cliente: ${refused}` }));
  await expect(canvas.getByRole('textbox', { name: 'Cliente' })).toHaveFocus();
});

test(
  'A reset restores what the fields began with',
  { args: { onReset: fn<(event: unknown) => void>() } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Cliente' }), 'Ana');
    await userEvent.click(canvas.getByRole('button', { name: 'Restablecer' }));
    await expect(canvas.getByRole('textbox', { name: 'Cliente' })).toHaveValue('');
    await expect(canvas.getByRole('textbox', { name: 'Asistentes' })).toHaveValue('2');
    await expect(args.onReset).toHaveBeenCalledTimes(1);
  },
);

const options = [
  { value: 'cita', label: 'Cita' },
  { value: 'llamada', label: 'Llamada' },
];
const field = { label: 'Campo', name: 'campo' };

const fields: Readonly<Record<string, ReactElement>> = {
  Checkbox: <Checkbox {...field} />,
  CheckboxGroup: <CheckboxGroup {...field} options={options} />,
  Combobox: <Combobox {...field} options={options} />,
  DatePicker: <DatePicker {...field} today="2026-11-20" />,
  FileUpload: <FileUpload {...field} />,
  MultiCombobox: <MultiCombobox {...field} options={options} />,
  NumberField: <NumberField {...field} />,
  PasswordField: <PasswordField {...field} />,
  PinInput: <PinInput {...field} />,
  RadioGroup: <RadioGroup {...field} options={options} />,
  RangeSlider: <RangeSlider {...field} />,
  Select: <Select {...field} options={options} />,
  Slider: <Slider {...field} />,
  Switch: <Switch {...field} />,
  TagsInput: <TagsInput {...field} />,
  TextArea: <TextArea {...field} />,
  TextField: <TextField {...field} />,
  TimePicker: <TimePicker {...field} />,
};

function OneField({ kind }: { kind: string }) {
  const [errors, setErrors] = useState({});
  return (
    <Form errors={errors} onSubmit={() => setErrors({ campo: refused })}>
      <ErrorSummary />
      {fields[kind]}
      <Button type="submit">Guardar</Button>
    </Form>
  );
}

const held = () => document.activeElement;

for (const kind of Object.keys(fields)) {
  test(
    `${kind} shows the error of its name, takes the focus, and is what the summary names and leads to`,
    { render: () => <OneField kind={kind} /> },
    async ({ canvas, canvasElement, userEvent }) => {
      await userEvent.click(canvas.getByRole('button', save));
      await waitFor(() => expect(canvasElement.querySelector('[aria-invalid="true"]')).not.toBeNull());
      await waitFor(() => expect(held()).not.toBe(canvas.getByRole('button', save)));
      const taken = held();
      await expect(taken?.closest('form')).not.toBeNull();
      await expect(canvas.getByText(refused)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: `Campo: ${refused}` }));
      await expect(held()).toBe(taken);
    },
  );
}
