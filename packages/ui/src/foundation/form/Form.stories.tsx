import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Checkbox } from '../choice/Checkbox.tsx';
import { RadioGroup } from '../choice/RadioGroup.tsx';
import { NumberField } from '../field/NumberField.tsx';
import { TextArea } from '../field/TextArea.tsx';
import { TextField } from '../field/TextField.tsx';
import { Grid } from '../layout/Grid.tsx';
import { Stack } from '../layout/Stack.tsx';
import { german, long300 } from '../samples.tsx';
import { Select } from '../select/Select.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Form } from './Form.tsx';

const kinds = [
  { value: 'call', label: 'Llamada' },
  { value: 'visit', label: 'Visita' },
];

const buttons = (
  <Stack direction="row" justify="end" gap={2}>
    <Button type="reset">Restablecer</Button>
    <Button type="submit" variant="primary">
      Guardar
    </Button>
  </Stack>
);

const fields = (
  <>
    <TextField label="Cliente" name="client" required />
    <Select label="Tipo" name="kind" options={kinds} defaultValue="call" />
    <NumberField label="Asistentes" name="people" defaultValue={2} min={1} />
    {buttons}
  </>
);

const meta: Meta<typeof Form> = {
  title: 'Foundations/Form',
  component: Form,
  args: {
    'aria-label': 'Cita',
    onSubmit: fn<(event: unknown) => unknown>(),
    children: fields,
  },
  parameters: {
    keyboard: {
      Enter: 'In a field: submits, as its button does.',
    },
    docs: {
      description: {
        component:
          'Fields one below the other, sent once: while the promise of `onSubmit` is pending, or `busy`, nothing is sent again. A refused submit ' +
          'moves the focus to the first field with an error. `errors` are those of a server, by the name of their field, which shows them. ' +
          'Fields hold their values themselves, or the host does, or react-hook-form.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** Fields with even gaps, and the buttons at the end. */
export const Default: Story = {};

/** What a server has refused stands at its fields. */
export const ServerErrors: Story = {
  args: { errors: { client: 'Ya tiene una cita a esa hora', people: 'La sala es para 8 personas' } },
};

/** Above the fields of a long form: each error leads to its field and begins with its label, unless the message names it. */
export const WithSummary: Story = {
  args: {
    ...ServerErrors.args,
    children: (
      <>
        <ErrorSummary />
        {fields}
      </>
    ),
  },
};

/** Short fields in pairs where there is room. */
export const Pairs: Story = {
  args: {
    children: (
      <>
        <Grid>
          <TextField label="Nombre" name="name" />
          <TextField label="Teléfono" name="phone" type="tel" />
          <div data-wide>
            <TextArea label="Observaciones" name="notes" />
          </div>
        </Grid>
        <RadioGroup label="Tipo" name="kind" options={kinds} orientation="row" />
        <Checkbox label="Avisar por correo" name="mail" />
        {buttons}
      </>
    ),
  },
};

/** Being saved: the button turns, and nothing is sent again. */
export const Busy: Story = {
  args: {
    busy: true,
    children: (
      <>
        <TextField label="Cliente" name="client" defaultValue="Mariana Ruiz" readOnly />
        <Stack direction="row" justify="end">
          <Button type="submit" variant="primary" busy busyLabel="Guardando…">
            Guardar
          </Button>
        </Stack>
      </>
    ),
  },
};

/** Errors of any length. */
export const LongTexts: Story = {
  args: { ...WithSummary.args, errors: { client: german, people: long300 } },
};
