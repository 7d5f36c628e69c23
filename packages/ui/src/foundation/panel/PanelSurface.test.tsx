import { expect, screen, waitFor } from 'storybook/test';
import { german } from '../samples.tsx';
import { behaviour } from '../../testing/behaviour.ts';
import { Anchored, opened } from './PanelSurface.samples.tsx';
import meta, { Default, LongContent, LongTexts, Phone, WithoutFooter } from './PanelSurface.stories.tsx';

const test = behaviour(meta);

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test(
  'Escape, its button and a press elsewhere close it; the focus goes where it belongs',
  Default,
  async ({ args, userEvent, step }) => {
    const button = screen.getByRole('button', { name: 'Abrir' });
    await step('Escape', async () => {
      await opened(userEvent);
      await userEvent.keyboard('{Escape}');
      await gone();
      await waitFor(() => expect(button).toHaveFocus());
      await expect(args.onClose).toHaveBeenCalledTimes(1);
    });
    await step('its button', async () => {
      await opened(userEvent);
      await userEvent.click(button);
      await gone();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    });
    await step('a press elsewhere', async () => {
      await opened(userEvent);
      await userEvent.click(screen.getByRole('button', { name: 'Lo que sigue' }));
      await gone();
      await expect(screen.getByRole('button', { name: 'Lo que sigue' })).toHaveFocus();
    });
  },
);

test('The tab key leads through it and on to what follows its button', Default, async ({ userEvent }) => {
  await opened(userEvent);
  await expect(screen.getByRole('button', { name: 'Mostrar todas' })).toHaveFocus();
  await userEvent.tab();
  await expect(screen.getByRole('button', { name: 'Listo' })).toHaveFocus();
  await userEvent.tab();
  await gone();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Lo que sigue' })).toHaveFocus());
});

test('Without a footer there are no buttons at its end', WithoutFooter, async ({ userEvent }) => {
  const panel = await opened(userEvent);
  await expect(panel.querySelectorAll('button')).toHaveLength(1);
});

test('More than fits scrolls under its title and its buttons', LongContent, async ({ userEvent }) => {
  const panel = await opened(userEvent);
  await expect(panel.scrollHeight).toBeGreaterThan(panel.clientHeight);
  for (const end of [panel.scrollHeight, 0]) {
    panel.scrollTop = end;
    const { top, bottom } = panel.getBoundingClientRect();
    await expect(screen.getByText('Columnas').getBoundingClientRect().top).toBeGreaterThanOrEqual(top);
    await expect(screen.getByRole('button', { name: 'Listo' }).getBoundingClientRect().bottom).toBeLessThanOrEqual(
      bottom,
    );
  }
  await expect(panel.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
});

test(
  'With nothing to be pressed the panel itself takes the focus',
  {
    render: ({ footer: _left, ...args }) => <Anchored {...args} />,
    args: { children: <p>Ninguna columna se puede ocultar</p> },
  },
  async ({ userEvent }) => {
    await expect(await opened(userEvent)).toHaveFocus();
  },
);

test('Long words and other scripts widen nothing', LongTexts, async ({ userEvent }) => {
  const panel = await opened(userEvent, german);
  await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
});

test('On a phone it comes from below, as wide as the screen', Phone, async ({ userEvent }) => {
  const panel = await opened(userEvent);
  await waitFor(() => expect(Math.round(panel.getBoundingClientRect().bottom)).toBe(window.innerHeight));
  await expect(Math.round(panel.getBoundingClientRect().width)).toBe(360);
  await expect(screen.getByRole('button', { name: 'Listo' })).toBeVisible();
});

test(
  'Read from the right it begins where its button does',
  {
    decorators: [
      (Story) => (
        <div style={{ paddingInlineStart: 400 }}>
          <Story />
        </div>
      ),
    ],
    beforeEach: () => {
      document.documentElement.dir = 'rtl';
      return () => document.documentElement.removeAttribute('dir');
    },
  },
  async ({ userEvent }) => {
    const panel = await opened(userEvent);
    const button = screen.getByRole('button', { name: 'Abrir', hidden: true }).getBoundingClientRect();
    await waitFor(() => expect(Math.abs(panel.getBoundingClientRect().right - button.right)).toBeLessThanOrEqual(1));
  },
);
