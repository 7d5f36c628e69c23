import { expect, screen, waitFor, within } from 'storybook/test';
import { behaviour, forceColors } from '../../testing/behaviour.ts';
import { TextArea } from '../field/TextArea.tsx';
import { arabic, long300 } from '../samples.tsx';
import meta, { Large, LongContent, LongTexts, Open, Phone } from './Dialog.stories.tsx';

const test = behaviour(meta);

test('560 px wide, with the primary action at the bottom', Open, async () => {
  const dialog = await screen.findByRole('dialog');
  const primary = within(dialog).getByRole('button', { name: 'Reprogramar cita' }).getBoundingClientRect();
  const panel = dialog.getBoundingClientRect();
  await waitFor(() => expect(Math.round(dialog.getBoundingClientRect().width)).toBe(560));
  await expect(panel.right - primary.right).toBeLessThan(32);
  await expect(panel.bottom - primary.bottom).toBeLessThan(32);
});

test('A large one is 800 px wide', Large, async () => {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(Math.round(dialog.getBoundingClientRect().width)).toBe(800));
});

const inSight = async (element: Element): Promise<void> => {
  const { top, bottom } = element.getBoundingClientRect();
  await expect(top).toBeGreaterThanOrEqual(0);
  await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
};

test(
  'Taller than the window: the content scrolls, title and actions stay, and Tab never focuses anything under them',
  LongContent,
  async ({ step, userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    const title = screen.getByRole('heading', { name: 'Condiciones del plan familiar' });
    const primary = screen.getByRole('button', { name: 'Reprogramar cita' });
    await step('it starts at its beginning', async () => {
      await waitFor(() => expect(screen.getByRole('textbox', { name: 'Cláusula 1' })).toHaveFocus());
      await expect(dialog.scrollTop).toBe(0);
    });
    await step('never higher than the window', async () => {
      await waitFor(() => inSight(dialog));
      await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(window.innerHeight);
    });
    await step('title and actions stay', async () => {
      dialog.scrollTo({ top: 400 });
      await inSight(title);
      await inSight(primary);
    });
    await step('what the tab key reaches is not under them', async () => {
      dialog.scrollTo({ top: 0 });
      const fields = screen.getAllByRole('textbox');
      await waitFor(() => expect(fields[0]).toHaveFocus());
      for (const field of fields.slice(1)) {
        await userEvent.tab();
        await expect(field).toHaveFocus();
        await waitFor(() =>
          expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(primary.getBoundingClientRect().top),
        );
        await expect(field.getBoundingClientRect().top).toBeGreaterThanOrEqual(title.getBoundingClientRect().bottom);
      }
    });
  },
);

test('On a phone the actions are stacked and full width, the primary one nearest to the thumb', Phone, async () => {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.getBoundingClientRect().left).toBe(16));
  const primary = screen.getByRole('button', { name: 'Reprogramar cita' }).getBoundingClientRect();
  const cancel = screen.getByRole('button', { name: 'Cancelar' }).getBoundingClientRect();
  await expect(primary.top).toBeGreaterThanOrEqual(cancel.bottom);
  await expect(primary.width).toBe(cancel.width);
  await expect(primary.width).toBeGreaterThan(280);
});

test(
  "With a phone's keyboard open, the dialog uses the remaining area, and the primary action stays visible",
  {
    args: { ...LongContent.args, children: <TextArea label="Observaciones" defaultValue={long300} /> },
    globals: { viewport: { value: 'phone' } },
    beforeEach: () => {
      const keyboard = Object.assign(new EventTarget(), { scale: 1, offsetTop: 24, height: 380 });
      const real = Object.getOwnPropertyDescriptor(window, 'visualViewport');
      Object.defineProperty(window, 'visualViewport', { configurable: true, value: keyboard });
      return () => {
        if (real !== undefined) Object.defineProperty(window, 'visualViewport', real);
      };
    },
  },
  async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(24 + 380));
    await expect(dialog.getBoundingClientRect().top).toBeGreaterThanOrEqual(24);
    const primary = screen.getByRole('button', { name: 'Reprogramar cita' });
    await expect(primary.getBoundingClientRect().bottom).toBeLessThanOrEqual(24 + 380);
  },
);

test(
  'Right-to-left, the close button and the primary action swap sides',
  {
    args: { defaultOpen: true, title: arabic },
    beforeEach: () => {
      document.documentElement.dir = 'rtl';
      return () => document.documentElement.removeAttribute('dir');
    },
  },
  async () => {
    const dialog = await screen.findByRole('dialog');
    const close = screen.getByRole('button', { name: 'Cerrar' }).getBoundingClientRect();
    await waitFor(() => expect(close.left - dialog.getBoundingClientRect().left).toBeLessThan(24));
    const primary = screen.getByRole('button', { name: 'Reprogramar cita' }).getBoundingClientRect();
    await expect(primary.left).toBeLessThan(
      screen.getByRole('button', { name: 'Cancelar' }).getBoundingClientRect().left,
    );
  },
);

test(
  'On a phone long texts stay inside the panel, also at twice their size, and it scrolls',
  {
    ...LongTexts,
    globals: { viewport: { value: 'phone' } },
    beforeEach: () => () => document.documentElement.style.removeProperty('font-size'),
  },
  async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
    document.documentElement.style.fontSize = '200%';
    const description = screen.getByText(long300).getBoundingClientRect();
    await expect(screen.getByRole('heading').getBoundingClientRect().bottom).toBeLessThanOrEqual(description.top);
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
    await waitFor(() => expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
  },
);

test(
  'In forced colours a border separates the panel from the page',
  { args: { defaultOpen: true }, beforeEach: forceColors },
  async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(getComputedStyle(dialog).borderTopWidth).toBe('1px');
    await expect(getComputedStyle(dialog).borderTopColor).not.toBe(getComputedStyle(dialog).backgroundColor);
  },
);
