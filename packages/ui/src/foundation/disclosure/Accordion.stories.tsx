import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TextField } from '../field/TextField.tsx';
import { arabic, german, long300 } from '../samples.tsx';
import { Accordion, type AccordionItem } from './Accordion.tsx';

const items: readonly AccordionItem[] = [
  {
    value: 'plan',
    title: '¿Qué incluye el plan familiar?',
    content: 'Traslado, velación y trámites para seis personas.',
  },
  { value: 'payment', title: '¿Cuándo se paga el enganche?', content: <TextField label="Fecha acordada" /> },
  { value: 'documents', title: '¿Qué documentos se firman?', content: 'Solicitud, aviso de privacidad y contrato.' },
  { value: 'claims', title: 'Reclamaciones', content: 'Aún no disponible.', disabled: true },
];

const meta: Meta<typeof Accordion> = {
  title: 'Foundations/Accordion',
  component: Accordion,
  args: { items, onChange: fn() },
  // The sections are on their own here, so heading levels above them are missing.
  parameters: {
    keyboard: {
      Tab: 'Moves to the next title, or into an open section.',
      'Enter Space': 'Opens or closes the section.',
    },
    a11y: { config: { rules: [{ id: 'heading-order', enabled: false }] } },
    docs: {
      description: {
        component:
          'Sections that show only their titles until opened, for content that some people need some of the time: ' +
          'questions, terms, minor fields of a form. Keep what everyone needs visible; for alternating views use ' +
          'tabs, for one collapsible part a CollapsibleCard.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** One open at a time; all are closed at first. */
export const Default: Story = {};

/** Several open at once; input stays while its section is closed. */
export const Multiple: Story = {
  args: { multiple: true, defaultValue: ['plan', 'payment'] },
};

/** Titles and contents of any length. */
export const LongTexts: Story = {
  args: {
    multiple: true,
    defaultValue: ['long', 'german'],
    items: [
      { value: 'long', title: long300, content: long300 },
      { value: 'german', title: german, content: `${german} ${german}` },
      { value: 'arabic', title: arabic, content: arabic },
    ],
  },
};
