import type { Meta, StoryObj } from '@storybook/react-vite';
import { HostPage, type HostPageProps } from '../../packages/ui/src/hostFormats.samples.tsx';
import { mexicanFormats } from '../../packages/ui/src/locale/index.ts';

/** One page in the formats of one host: a number, an amount, a day and a time look the same wherever they stand. */
const meta: Meta<HostPageProps> = {
  title: 'Design/Formats',
  component: HostPage,
  args: { formats: mexicanFormats },
};

export default meta;
type Story = StoryObj<HostPageProps>;

export const Mexican: Story = {};

/** Euros, a comma before decimals, points in days. */
export const Euros: Story = { args: { formats: { currency: 'EUR', number: 'de', date: 'dd.MM.yyyy', hour12: false } } };

/** The month before the day, twelve hours, weeks from Sunday. */
export const American: Story = {
  args: { formats: { currency: 'USD', number: 'en-US', date: 'MM/dd/yyyy', hour12: true, weekStartsOn: 0 } },
};

/** A currency without decimals, the year before the month. */
export const Yen: Story = { args: { formats: { currency: 'JPY', number: 'ja', date: 'yyyy/MM/dd', hour12: false } } };
