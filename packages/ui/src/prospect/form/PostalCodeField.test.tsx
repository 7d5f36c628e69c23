import { expect, screen } from 'storybook/test';
import { behaviour } from '../../testing/behaviour.ts';
import meta, { Default, Loading, Found, Unknown, Failed, Wrong } from './PostalCodeField.stories.tsx';

const test = behaviour(meta);

const field = (): HTMLElement => screen.getByLabelText('Código postal');

const news = (): HTMLElement => screen.getByRole('status');

test('POS-04 empty, it shows no hint; each key is reported', Default, async ({ args, userEvent }) => {
  await expect(news()).toBeEmptyDOMElement();
  await userEvent.type(field(), '7');
  await expect(args.onChange).toHaveBeenCalledOnce();
  await expect(args.onChange).toHaveBeenLastCalledWith('7');
});

test('POS-01 the field stays editable during the lookup', Loading, async ({ args, userEvent }) => {
  await expect(news()).toHaveTextContent('Buscando el estado…');
  await expect(field()).toHaveAttribute('aria-busy', 'true');
  await userEvent.type(field(), '{Backspace}');
  await expect(args.onChange).toHaveBeenCalledOnce();
  await expect(args.onChange).toHaveBeenLastCalledWith('7200');
});

test('POS-02 POS-03 the found state is shown', Found, async () => {
  await expect(news()).toHaveTextContent('Estado: Puebla');
  await expect(field()).not.toHaveAttribute('aria-busy');
});

test('POS-02 an unknown code is not an error', Unknown, async () => {
  await expect(news()).toHaveTextContent('No conocemos ese código. Escribe el estado a mano.');
  await expect(field()).not.toBeInvalid();
});

test('POS-02 a failed service is not an error', Failed, async () => {
  await expect(news()).toHaveTextContent('No se pudo buscar el estado. Escríbelo a mano.');
  await expect(field()).not.toBeInvalid();
});

test('VAL-03 an error of the code describes the field', Wrong, async () => {
  await expect(field()).toBeInvalid();
  await expect(field()).toHaveAccessibleDescription('Escribe los 5 dígitos del código postal');
});
