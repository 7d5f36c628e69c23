import type { Meta, StoryObj } from '@storybook/react-vite';
import { german, long300, Row } from '../samples.tsx';
import { Loader } from './Loader.tsx';

const meta: Meta<typeof Loader> = {
  title: 'Foundations/Loader',
  component: Loader,
  parameters: {
    docs: {
      description: {
        component:
          'Something short is under way, of which nothing is known but that. For content that will stand here use Skeleton, which keeps its ' +
          'place; for what takes long Progress, which says how much is done; for the action of a button its `busy`.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** In the words of the catalogue. */
export const Default: Story = {};

/** What is being waited for, in words. */
export const WithLabel: Story = { args: { label: 'Buscando contratos…' } };

/** 12, 16 and 24 px; the words for screen readers alone. */
export const Sizes: Story = {
  render: () => (
    <Row>
      <Loader size="small" label="Buscando el código postal" hideLabel />
      <Loader label="Buscando contratos" hideLabel />
      <Loader size="large" label="Abriendo" hideLabel />
    </Row>
  ),
};

/** Texts of any length wrap beside the mark. */
export const LongTexts: Story = { args: { label: `${german} ${long300}` } };
