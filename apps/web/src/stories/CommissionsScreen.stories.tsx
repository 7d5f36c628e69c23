import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { CommissionsPage } from '../features/dashboards/weeklyCommissions/CommissionsPage.tsx';
import { SignWeek } from '../features/dashboards/weeklyCommissions/decision/SignWeek.tsx';
import { recordingOf } from './recordedAnswers.ts';
import { expectLoading, findAnswered } from './screenPlay.ts';
import { screenStories, serverOf } from './screenStory.tsx';

const title = 'Comisiones y bonos';
const recording = recordingOf('commissions');

const meta = {
  title: 'Screens/Commissions of a week',
  component: CommissionsPage,
  subcomponents: { SignWeek },
  ...screenStories({ path: '/commissions-bonuses-analytics?semana=46-2026', recording }),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** An adviser's week that waits. */
export const Default: Story = {
  name: 'CMA-08 CMA-12 with what a server answered',
  play: async ({ canvasElement }) => {
    const main = await findAnswered(canvasElement, title);
    await waitFor(() => expect(main).toHaveTextContent(/por firmar/u));
    await within(main).findByRole('button', { name: 'Aceptar' });
  },
};

/** The week and its fingerprint stand beside the pad. */
export const Signing: Story = {
  name: 'CMA-16 what is signed stands beside the pad',
  play: async (context) => {
    await Default.play?.(context);
    const main = await findAnswered(context.canvasElement, title);
    within(main).getByRole('button', { name: 'Aceptar' }).click();
    const dialog = await within(document.body).findByRole('dialog', { name: 'Firmar y aceptar' });
    await waitFor(() => expect(dialog).toHaveTextContent(/Huella de la semana/u));
    await expect(dialog).toHaveTextContent(/Semana 46/u);
  },
};

const inWindow = ({ top, bottom }: DOMRect) => top >= 0 && bottom <= window.innerHeight;

/** The same on the smallest phone: the fingerprint is folded, so that the pad is visible. */
export const SigningOnPhone: Story = {
  name: 'CMA-16 SIG-01 on 360 by 640 px the pad, Limpiar and Aceptar are in the window as the dialog opens',
  parameters: {
    viewport: {
      options: { small: { name: 'Small phone', styles: { width: '360px', height: '640px' }, type: 'mobile' } },
    },
  },
  globals: { viewport: { value: 'small' } },
  play: async (context) => {
    await Signing.play?.(context);
    const dialog = within(document.body).getByRole('dialog', { name: 'Firmar y aceptar' });
    await waitFor(() => expect(dialog.getAnimations()).toHaveLength(0));
    const canvas = within(dialog).getByRole('img', { name: /área para dibujar/u });
    const buttons = ['Deshacer', 'Limpiar', 'Aceptar'].map((name) => within(dialog).getByRole('button', { name }));
    for (const part of [canvas, ...buttons]) await expect(inWindow(part.getBoundingClientRect())).toBe(true);
    await expect(canvas.getBoundingClientRect().bottom).toBeLessThan(buttons[2]?.getBoundingClientRect().top ?? 0);
    await expect(
      inWindow(
        within(dialog)
          .getByText(/^\$[\d,]+\.\d\d$/u)
          .getBoundingClientRect(),
      ),
    ).toBe(true);
    const whole = dialog.querySelector('code');
    await expect(whole).not.toBeVisible();
    within(dialog).getByText('Huella de la semana').click();
    await waitFor(() => expect(whole).toBeVisible());
    await expect(whole).toHaveTextContent(/^[\da-f]{64}$/u);
  },
};

/** Which week it will be is not known yet: its room is kept. */
export const Loading: Story = {
  parameters: serverOf(recording, 'loading'),
  play: ({ canvasElement }) => expectLoading(canvasElement, title),
};

/** Nothing to sign. */
export const Empty: Story = {
  name: 'CMA-21 a week without rows',
  parameters: serverOf(recording, 'empty'),
  play: async ({ canvasElement }) => {
    const main = await findAnswered(canvasElement, title);
    await waitFor(() => expect(main).toHaveTextContent('No hay comisiones en esta semana'));
    await expect(within(main).queryByRole('button', { name: 'Aceptar' })).toBeNull();
  },
};

/** The server fails: nothing can be decided. */
export const Failing: Story = {
  name: 'FLT-04 a server that fails leaves nothing to sign',
  parameters: serverOf(recording, 'failing'),
  play: async ({ canvasElement }) => {
    const main = await findAnswered(canvasElement, title);
    await expect(within(main).queryByRole('button', { name: 'Aceptar' })).toBeNull();
    await expect(main).not.toHaveTextContent('Falla');
  },
};
