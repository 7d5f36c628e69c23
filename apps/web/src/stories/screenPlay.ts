import { expect, waitFor, within } from 'storybook/test';

const NO_DATA = 'Sin datos';

/** The figures, charts and tables of the page that still wait for their answer. */
const waiting = (canvas: HTMLElement) => canvas.querySelectorAll('main [aria-busy="true"]');

/** Waits for the screen of that title, its answers included. */
async function findScreen(canvas: HTMLElement, title: string): Promise<HTMLElement> {
  await waitFor(() => expect(canvas.querySelector('h1')).toHaveTextContent(title));
  const main = canvas.querySelector('main');
  if (main === null) throw new Error('The screen has no main part, so nobody finds its content by landmark.');
  return main;
}

/** Waits until nothing of the screen is loading any more. */
export async function findAnswered(canvas: HTMLElement, title: string): Promise<HTMLElement> {
  const main = await findScreen(canvas, title);
  await waitFor(() => expect(waiting(canvas)).toHaveLength(0));
  return main;
}

/** The screen keeps its room for what has not come. */
export async function expectLoading(canvas: HTMLElement, title: string): Promise<void> {
  const main = await findScreen(canvas, title);
  await waitFor(() => expect(waiting(canvas).length).toBeGreaterThan(0));
  await expect(main).not.toHaveTextContent(NO_DATA);
}

/** A failing server is told from one without data (FLT-04), and no goal is denied. */
export async function expectNoData(canvas: HTMLElement, title: string): Promise<void> {
  const main = await findAnswered(canvas, title);
  await waitFor(() => expect(main).toHaveTextContent(/No se pudo (?:cargar|actualizar)/u));
  await expect(main).not.toHaveTextContent('Falla');
  await expect(main).not.toHaveTextContent('Sin meta');
  await expect(canvas.querySelector('[role="alert"]')).toBeNull();
}

/** Finds a figure by its accessible name, which starts with its label: 'Importe neto: $1,250.00. Ver las filas'. */
export const findFigure = (canvas: HTMLElement, name: string): Promise<HTMLElement> =>
  within(canvas).findByRole('button', { name: new RegExp(`^${name}: .`, 'u') });
