import { emptyQuotationForm } from '@sereno/domain/quotation';
import type { StoryContext } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { complete, options } from '../samples.ts';
import { QuotationForm } from './QuotationForm.tsx';
import type { QuotationFormProps } from './quotationFormProps.ts';
import { behaviour } from '../../testing/behaviour.ts';
import meta, { Default, Wrong, Loading, NoProducts, Phone } from './QuotationForm.stories.tsx';

const test = behaviour(meta);

type Canvas = StoryContext['canvas'];

const save = (canvas: Canvas) => canvas.getByRole('button', { name: 'Guardar' });

const field = (canvas: Canvas, name: string) => canvas.getByRole('textbox', { name });

/** The amount beside a name among the figures. */
const figure = (canvas: Canvas, name: string) => canvas.getByText(name, { selector: 'dt' }).nextElementSibling;

test(
  'UND-33 a quotation, from the line to the down payment, with its figures at each key',
  Default,
  async ({ args, canvas, step, userEvent }) => {
    await step('the plan shows its price, and then the total', async () => {
      await expect(canvas.getByText('Completa el plan y el pago para ver las cifras.')).toBeVisible();
      await userEvent.click(canvas.getByRole('radio', { name: 'Plan funerario' }));
      await userEvent.click(canvas.getByRole('combobox', { name: 'Plan' }));
      await userEvent.click(await screen.findByRole('option', { name: /Plan Familiar/ }));
      await waitFor(() => expect(canvas.getByText('$42,600.50 por pieza · 4 servicios')).toBeVisible());
      await expect(figure(canvas, 'Total')).toHaveTextContent('$42,600.50');
    });
    await step('two pieces, with a discount', async () => {
      await userEvent.clear(field(canvas, 'Piezas'));
      await userEvent.type(field(canvas, 'Piezas'), '2');
      await userEvent.type(field(canvas, 'Descuento (%)'), '7.5');
      await expect(figure(canvas, 'Precio')).toHaveTextContent('$85,201.00');
      await expect(figure(canvas, 'Descuento')).toHaveTextContent('-$6,390.08');
      await expect(figure(canvas, 'Total')).toHaveTextContent('$78,810.92');
      await expect(figure(canvas, 'Sin IVA')).toHaveTextContent('$67,940.45');
      await expect(figure(canvas, 'IVA')).toHaveTextContent('$10,870.47');
    });
    await step('a down payment by a quick choice, and one of their own', async () => {
      await expect(canvas.queryByRole('textbox', { name: 'Enganche' })).not.toBeInTheDocument();
      await userEvent.click(canvas.getByRole('radio', { name: '36 meses' }));
      await expect(canvas.getByText('Desde $7,881.09, el 10 % del total')).toBeVisible();
      // What is paid monthly is said before a down payment is.
      await expect(canvas.getByText('36 mensualidades de $1,970.27')).toBeVisible();
      await expect(canvas.getAllByText('Con el enganche mínimo')[0]).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: '15\u00A0%' }));
      await expect(field(canvas, 'Enganche')).toHaveValue('11,821.64');
      await expect(figure(canvas, 'Por financiar')).toHaveTextContent('$66,989.28');
      await userEvent.clear(field(canvas, 'Enganche'));
      await userEvent.type(field(canvas, 'Enganche'), '8,000.33');
      await expect(canvas.getByText('36 mensualidades de $1,966.96')).toBeVisible();
      await expect(canvas.getByText('Las primeras 3 son de $1,966.97, por los centavos')).toBeVisible();
    });
    await step('it is saved by Enter', async () => {
      await userEvent.type(field(canvas, 'Enganche'), '{Enter}');
      await expect(args.onSave).toHaveBeenCalledTimes(1);
      await expect(args.onChange).toHaveBeenLastCalledWith(complete);
    });
  },
);

// Saving an empty form: missing fields show an error, and the first is focused.
test('UND-33 missing fields show an error after the first attempt', {}, async ({ args, canvas, step, userEvent }) => {
  await expect(canvas.queryByText('Elige un plan')).not.toBeInTheDocument();
  await step('an empty form', async () => {
    await userEvent.click(save(canvas));
    await expect(canvas.getByText('Elige una línea de negocio')).toBeVisible();
    await expect(canvas.getByText('Elige un plazo')).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Revisa los campos marcados');
    await expect(canvas.getByRole('radio', { name: 'Plan funerario' })).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
  });
  await step('the next attempt focuses the remaining error', async () => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Seguro' }));
    await userEvent.click(save(canvas));
    await expect(canvas.getByText('Elige un plan')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Plan' })).toHaveFocus());
  });
});

test('UND-33 figures beyond their limits, with the limit', Wrong, async ({ canvas, args, step, userEvent }) => {
  await userEvent.click(save(canvas));
  await expect(canvas.getByRole('alert')).toHaveTextContent('Revisa los campos marcados');
  await expect(canvas.getByText('A lo más 99')).toBeVisible();
  await expect(canvas.getByText('A lo más 15 %')).toBeVisible();
  await expect(field(canvas, 'Piezas')).toHaveFocus();
  await step('what is no figure at all', async () => {
    await userEvent.clear(field(canvas, 'Piezas'));
    await userEvent.type(field(canvas, 'Piezas'), 'dos');
    await userEvent.clear(field(canvas, 'Descuento (%)'));
    await userEvent.type(field(canvas, 'Descuento (%)'), 'mucho');
    await expect(canvas.getByText('Escribe una cifra, como 2')).toBeVisible();
    await expect(canvas.getByText('Escribe un porcentaje, como 10')).toBeVisible();
  });
  await step('once they are in order the down payment says its own limit', async () => {
    await userEvent.clear(field(canvas, 'Piezas'));
    await userEvent.type(field(canvas, 'Piezas'), '1');
    await userEvent.clear(field(canvas, 'Descuento (%)'));
    await expect(canvas.getByText('Al menos $4,260.05')).toBeVisible();
    await userEvent.clear(field(canvas, 'Enganche'));
    await userEvent.type(field(canvas, 'Enganche'), '42600.51');
    await expect(canvas.getByText('A lo más $42,600.50')).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  });
});

// Cash is paid at once: there is no down payment.
test(
  'UND-33 cash is one payment',
  { args: { form: { ...complete, payments: 0, downPayment: '' } } },
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('textbox', { name: 'Enganche' })).not.toBeInTheDocument();
    await expect(canvas.getByText('Un solo pago de $78,810.92')).toBeVisible();
    await userEvent.click(save(canvas));
    await expect(args.onSave).toHaveBeenCalledTimes(1);
  },
);

// A draft of a plan or term that is gone: nothing replaces it.
test(
  'UND-33 a plan and a term that are no longer offered',
  { args: { form: { ...complete, productCode: 'PF-OLD', payments: 48 } } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(save(canvas));
    await expect(canvas.getByText('Ese plan ya no se ofrece. Elige otro.')).toBeVisible();
    await expect(canvas.getByText('Ese plazo ya no se ofrece. Elige otro.')).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
);

test('While plans and prices load there is nothing to save', Loading, async ({ canvas }) => {
  await expect(canvas.getByText('Cargando…')).toBeInTheDocument();
  await expect(canvas.queryByRole('button', { name: 'Guardar' })).not.toBeInTheDocument();
});

test(
  'A failed load can be retried',
  { args: { options: null, onRetry: fn() } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
);

test('A company without plans: it says so and shows no empty list', NoProducts, async ({ canvas }) => {
  await expect(canvas.getByText('Todavía no hay planes para cotizar')).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Guardar' })).not.toBeInTheDocument();
});

test(
  'While saving nothing can be edited, and a second press sends nothing',
  { args: { form: complete, busy: true } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.type(field(canvas, 'Piezas'), '5');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.type(field(canvas, 'Piezas'), '{Enter}');
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }));
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
);

// No answer: it may have been saved, so it is a warning.
test(
  'ADL-34 a lost answer is a warning',
  {
    args: {
      form: complete,
      problem: 'No llegó respuesta. Lo que escribiste sigue aquí; guarda otra vez: no se duplicará.',
      problemTone: 'warning',
    },
  },
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/no se duplicará/u).closest('[data-tone]')).toHaveAttribute('data-tone', 'warning');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }));
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
  },
);

/** A host that deletes the draft. */
function Restarting(props: QuotationFormProps) {
  const [round, setRound] = useState(0);
  return (
    <QuotationForm
      {...props}
      form={round === 0 ? props.form : emptyQuotationForm}
      restored={round === 0}
      round={round}
      onStartOver={() => {
        setRound(round + 1);
        props.onStartOver?.();
      }}
    />
  );
}

// A restored draft, and starting over.
test(
  'UND-33 starting over focuses the first field, without errors',
  {
    args: { form: { ...complete, pieces: '100' }, restored: true, onStartOver: fn() },
    render: (args) => <Restarting {...args} />,
  },
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(save(canvas));
    await expect(canvas.getByText('A lo más 99')).toBeVisible();
    canvas.getByRole('button', { name: 'Empezar de nuevo' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStartOver).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('radio', { name: 'Plan funerario' })).toHaveFocus();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expect(canvas.queryByText('Elige una línea de negocio')).not.toBeInTheDocument();
  },
);

test(
  'So many plans that they are found by typing',
  {
    args: {
      options: {
        ...options,
        products: Array.from({ length: 40 }, (_, place) => ({
          code: `PF-${place}`,
          name: `Plan ${place}`,
          line: 'PF' as const,
          price: 1_000_000 + place,
          services: 2,
        })),
      },
      form: { ...complete, productCode: 'RETIRED' },
    },
  },
  async ({ canvas, userEvent }) => {
    const plan = canvas.getByRole('combobox', { name: 'Plan' });
    await userEvent.clear(plan);
    await userEvent.type(plan, '39');
    await userEvent.click(await screen.findByRole('option', { name: /Plan 39/ }));
    await expect(figure(canvas, 'Precio')).toHaveTextContent('$20,000.78');
  },
);

test('UND-33 on a phone the total stays visible above Guardar', Phone, async ({ canvas }) => {
  await expect(document.documentElement.scrollWidth).toBe(360);
  const total = canvas.getByRole('status');
  await expect(total).toHaveTextContent('Total $78,810.92');
  await expect(total).toHaveTextContent('Al mes 36 × $1,966.96');
  for (const top of [0, 200, document.documentElement.scrollHeight]) {
    window.scrollTo({ top });
    await waitFor(() => expect(save(canvas).getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
    await expect(total.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(total.getBoundingClientRect().bottom).toBeLessThanOrEqual(save(canvas).getBoundingClientRect().top);
  }
});

// In German, on a phone.
test(
  'LNG-05 in German, on a phone',
  { globals: { locale: 'de', viewport: { value: 'phone' } }, args: { form: complete } },
  async ({ canvas }) => {
    await expect(canvas.getByText('36 Monatsraten von $1,966.96')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
);
