import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button, Card, Field, SegmentedControl, TextField } from '../../packages/ui/src/foundation/index.ts';
import { densities, densityNames } from '../../packages/ui/src/theme/index.ts';
import './design.css';

const meta: Meta = {
  title: 'Design/Density',
  parameters: {
    controls: { disable: true },
    docs: {
      description: {
        component:
          'How much air forms and tables have, chosen by the person: **comfortable**, or **compact** for those who work in long ' +
          'tables all day. Sizes of text stay. On touch every control is 44 px high, whatever the density. It is an attribute ' +
          '(`data-density`), so a part of a page may have its own.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

const periods = [
  { value: 'week', label: 'Semana' },
  { value: 'month', label: 'Mes' },
];

const titles = { comfortable: 'Cómoda', compact: 'Compacta' };

/** The same form in both. */
export const SideBySide: Story = {
  render: () => (
    <div className="design-pair">
      {densityNames.map((name) => (
        <div key={name} data-density={name}>
          <Card title={titles[name]} headingLevel={3}>
            <div className="design-form">
              <Field label="Periodo" group>
                <SegmentedControl options={periods} defaultValue="week" />
              </Field>
              <TextField label="Citas" defaultValue="12" inputMode="numeric" />
              <Button variant="primary">Guardar</Button>
            </div>
          </Card>
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const heights = canvas
      .getAllByRole('button', { name: 'Guardar' })
      .map((button) => button.getBoundingClientRect().height);
    await expect(heights).toEqual([densities.comfortable.controlHeight, densities.compact.controlHeight]);
  },
};

/** The measures behind it, in px. */
export const Measures: Story = {
  render: () => (
    <table className="design-figures">
      <caption>Measures in px</caption>
      <thead>
        <tr>
          <th scope="col">Measure</th>
          {densityNames.map((name) => (
            <th key={name} scope="col" style={{ paddingInlineStart: 24, textAlign: 'end' }}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">Height of a control</th>
          {densityNames.map((name) => (
            <td key={name}>{densities[name].controlHeight}</td>
          ))}
        </tr>
        <tr>
          <th scope="row">Padding of a card</th>
          {densityNames.map((name) => (
            <td key={name}>{densities[name].cardPadding}</td>
          ))}
        </tr>
        <tr>
          <th scope="row">Padding of a row</th>
          {densityNames.map((name) => (
            <td key={name}>{densities[name].rowPadding}</td>
          ))}
        </tr>
        <tr>
          <th scope="row">Step of any other distance</th>
          {densityNames.map((name) => (
            <td key={name}>{densities[name].space}</td>
          ))}
        </tr>
      </tbody>
    </table>
  ),
};
