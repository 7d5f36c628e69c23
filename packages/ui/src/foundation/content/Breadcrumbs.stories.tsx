import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { arabic, german, long300 } from '../samples.tsx';

const meta: Meta<typeof Breadcrumbs> = {
  title: 'Foundations/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [{ label: 'Inicio', href: '#/' }, { label: 'Tableros', href: '#/tableros' }, { label: 'Ventas' }],
    onNavigate: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'Where the page stands and the way back up, from the home page to the page in sight. It is neither the history of what was ' +
          'visited nor the steps of a form. The last step is the page itself, so it is text.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** The path to the current page, which is the last step. */
export const Default: Story = {};

/** A step without a page is text too. */
export const StepWithoutPage: Story = {
  args: { items: [{ label: 'Inicio', href: '#/' }, { label: 'Operación' }, { label: 'Contratos' }] },
};

/** Long steps wrap. */
export const LongTexts: Story = {
  args: { items: [{ label: german, href: '#/a' }, { label: long300, href: '#/b' }, { label: arabic }] },
};
