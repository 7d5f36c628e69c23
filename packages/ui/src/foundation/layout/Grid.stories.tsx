import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../surface/Card.tsx';
import { TextArea } from '../field/TextArea.tsx';
import { TextField } from '../field/TextField.tsx';
import { german, long300 } from '../samples.tsx';
import { Grid } from './Grid.tsx';
import { Text } from './Text.tsx';

const meta: Meta<typeof Grid> = {
  title: 'Foundations/Grid',
  component: Grid,
  parameters: {
    docs: {
      description: {
        component:
          'Columns of one width, as many as fit the width of the grid itself, not of the window: in a dialog or beside a menu there are fewer. ' +
          'A child with `data-wide` takes a whole row.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** The fields of a form in pairs; a long one takes a whole row. */
export const Default: Story = {
  args: {
    children: (
      <>
        <TextField label="Nombre" />
        <TextField label="Apellido" />
        <div data-wide>
          <TextField label="Domicilio" />
        </div>
        <TextField label="Teléfono" type="tel" />
        <TextArea label="Observaciones" />
      </>
    ),
  },
};

/** Cards: up to four in a row, none narrower than its figures. */
export const Cards: Story = {
  args: {
    columns: 4,
    minColumn: '12em',
    gap: 3,
    children: ['Norte', 'Occidente', 'Centro', 'Sur', 'Sureste'].map((zone) => (
      <Card key={zone} title={zone}>
        31 ventas
      </Card>
    )),
  },
};

/** Fewer than the columns: they keep their width, so that rows of a page stay aligned. */
export const OneOfThree: Story = { args: { columns: 3, children: <Card title="Norte">31 ventas</Card> } };

/** A word wider than its column breaks. */
export const LongTexts: Story = {
  args: {
    columns: 3,
    children: (
      <>
        <Card title={german}>{long300}</Card>
        <Card title="Norte">
          <Text>{german}</Text>
        </Card>
      </>
    ),
  },
};
