import { expect, screen } from 'storybook/test';
import { sampleContracts } from '../samples.ts';
import { behaviour } from '../../testing/behaviour.ts';
import { rows, onStart } from './CardButtons.samples.tsx';
import meta, { Default, LongLabels } from './CardButtons.stories.tsx';

const test = behaviour(meta);

const contract = (row: number): string => rows[row]?.contract ?? '';

const button = (name: string, row: number) => screen.getByRole('button', { name, description: contract(row) });

const cardOf = (element: Element): DOMRect | undefined => element.closest('.row')?.getBoundingClientRect();

test(
  'A row of large buttons at the bottom of the card; the first is the primary one',
  Default,
  async ({ args, userEvent, step }) => {
    await step('they share the width of the card, below all else', async () => {
      const [one, other] = [button('Iniciar', 0), button('Reprogramar', 0)].map((part) => part.getBoundingClientRect());
      const card = cardOf(button('Iniciar', 0));
      await expect(Math.min(one?.height ?? 0, other?.height ?? 0)).toBeGreaterThanOrEqual(44);
      await expect(one?.top).toBe(other?.top);
      await expect((one?.width ?? 0) + (other?.width ?? 0)).toBeGreaterThan((card?.width ?? 0) - 48);
      const values = [...(button('Iniciar', 0).closest('.row')?.querySelectorAll('.cell') ?? [])];
      const lowest = Math.max(...values.map((value) => value.getBoundingClientRect().bottom));
      await expect(one?.top).toBeGreaterThanOrEqual(lowest);
      await expect(other?.bottom).toBeLessThan(card?.bottom ?? 0);
    });
    await step('the first one stands out', async () => {
      const ground = (name: string) => getComputedStyle(button(name, 0)).backgroundColor;
      await expect(ground('Iniciar')).not.toBe(ground('Reprogramar'));
      const menu = screen.getByRole('button', { name: `Acciones de ${contract(0)}` });
      await expect(menu.getBoundingClientRect().bottom).toBeLessThan(button('Iniciar', 0).getBoundingClientRect().top);
    });
    await step('a press is none of the card', async () => {
      await userEvent.click(button('Iniciar', 1));
      await expect(onStart).toHaveBeenLastCalledWith(rows[1]);
      await expect(args.onRowClick).not.toHaveBeenCalled();
    });
    await step('a card without buttons keeps no place for them', async () => {
      const cards = [...document.querySelectorAll<HTMLElement>('.body > .row')];
      await expect((cards[1]?.offsetHeight ?? 0) - (cards[2]?.offsetHeight ?? 0)).toBeGreaterThanOrEqual(50);
    });
  },
);

test('Arrows lead from card to card, and other keys are for the host', {}, async ({ args, canvas, userEvent }) => {
  canvas.getByRole('link', { name: contract(0) }).focus();
  await userEvent.keyboard('{ArrowDown}i');
  await expect(canvas.getByRole('link', { name: contract(1) })).toHaveFocus();
  await expect(args.onRowKeyDown).toHaveBeenCalledTimes(1);
  await expect(args.onRowKeyDown).toHaveBeenLastCalledWith(rows[1], expect.objectContaining({ key: 'i' }));
  await userEvent.keyboard('{End}{ArrowLeft}{Enter}');
  await expect(button('Iniciar', 1)).toHaveFocus();
  await userEvent.keyboard('{Escape}{ArrowUp}');
  await expect(document.activeElement).toHaveTextContent('IniciarReprogramar');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect(document.activeElement).toHaveRole('gridcell');
  await expect(document.activeElement).toBeEmptyDOMElement();
});

test(
  'In one scrolling list all cards keep the same place for them',
  { args: { rows: sampleContracts(2000), virtual: { height: '560px' } } },
  async ({ canvasElement }) => {
    const heights = new Set(
      Array.from(canvasElement.querySelectorAll<HTMLElement>('.body > [role="row"]'), (row) => row.offsetHeight),
    );
    await expect(heights.size).toBe(1);
    const { bottom } = button('Iniciar', 0).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(cardOf(button('Iniciar', 0))?.bottom ?? 0);
  },
);

test('Long labels stand below each other', LongLabels, async ({ canvasElement }) => {
  const [one, other] = Array.from(canvasElement.querySelectorAll('.press'), (part) => part.getBoundingClientRect());
  await expect(one?.bottom).toBeLessThanOrEqual(other?.top ?? 0);
});

test(
  'Cards on their way are as high as those that come',
  { args: { loading: true, rows: [] } },
  async ({ canvasElement }) => {
    const place = canvasElement.querySelector<HTMLElement>('.body .buttons');
    await expect(place?.offsetHeight).toBe(52);
  },
);
