import { expect, screen } from 'storybook/test';
import { behaviour } from '../../testing/behaviour.ts';
import meta, { Default, Loading, Found, Unknown, Failed, Wrong } from './PostalCodeField.stories.tsx';

const test = behaviour(meta);

const field = (): HTMLElement => screen.getByLabelText('Código postal');

const news = (): HTMLElement => screen.getByRole('status');

test('POS-04 empty, nothing is said; each key is told', Default, async ({ args, userEvent }) => {
  await expect(news()).toBeEmptyDOMElement();
  await userEvent.type(field(), '7');
  await expect(args.onChange).toHaveBeenCalledOnce();
  await expect(args.onChange).toHaveBeenLastCalledWith('7');
});

test('POS-01 while the state is looked up the field stays free', Loading, async ({ args, userEvent }) => {
  await expect(news()).toHaveTextContent('Buscando el estado…');
  await expect(field()).toHaveAttribute('aria-busy', 'true');
  await userEvent.type(field(), '{Backspace}');
  await expect(args.onChange).toHaveBeenCalledOnce();
  await expect(args.onChange).toHaveBeenLastCalledWith('7200');
});

test('POS-02 POS-03 the state that was found is said', Found, async () => {
  await expect(news()).toHaveTextContent('Estado: Puebla');
  await expect(field()).not.toHaveAttribute('aria-busy');
});

test('POS-02 a code that is not known is not wrong', Unknown, async () => {
  await expect(news()).toHaveTextContent('No conocemos ese código. Escribe el estado a mano.');
  await expect(field()).not.toBeInvalid();
});

test('POS-02 a service that failed makes nothing wrong', Failed, async () => {
  await expect(news()).toHaveTextContent('No se pudo buscar el estado. Escríbelo a mano.');
  await expect(field()).not.toBeInvalid();
});

test('VAL-03 what is wrong with the code describes the field', Wrong, async () => {
  await expect(field()).toBeInvalid();
  await expect(field()).toHaveAccessibleDescription('Escribe los 5 dígitos del código postal');
});
