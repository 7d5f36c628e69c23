import { useState } from 'react';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { behaviour } from '../../testing/behaviour.ts';
import { Button } from '../button/Button.tsx';
import { FileUpload, type FileUploadProps } from './FileUpload.tsx';
import meta, { Chosen, Default, Limits } from './FileUpload.stories.tsx';

const test = behaviour(meta);

const file = (name: string, bytes = 10): File => new File(['x'.repeat(bytes)], name);
const namesOf = (files: readonly File[] | undefined) => files?.map(({ name }) => name);
function transferOf(...files: File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const each of files) transfer.items.add(each);
  return transfer;
}

/** What the browser does when files are chosen: user-event's `upload` makes the files of the input read-only. */
async function choose(root: HTMLElement, ...files: File[]): Promise<void> {
  const input = inputOf(root);
  input.files = transferOf(...files).files;
  await fireEvent.change(input);
}

/** What the browser does while files are dragged over the field, and as they are dropped. */
function drag(type: 'dragover' | 'dragleave' | 'drop', root: HTMLElement, ...files: File[]): void {
  const init = { dataTransfer: transferOf(...files), bubbles: true, cancelable: true };
  inputOf(root).parentElement?.dispatchEvent(new DragEvent(type, init));
}

/** The input for files; there is one. */
const inputOf = (root: HTMLElement): HTMLInputElement => {
  const input = root.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('There is no input for files.');
  return input;
};

test('Its name is the label’s, and its limits are read with it', Limits, async ({ canvas }) => {
  const input = canvas.getByLabelText('Documentos');
  await expect(input).toHaveAccessibleName('Documentos');
  await expect(input).toHaveAccessibleDescription(
    'Acta e identificación de quien firma .pdf, image/* · hasta 5 MB · hasta 3 archivos',
  );
  await expect(input).toHaveAttribute('accept', '.pdf, image/*');
  await expect(input).toHaveAttribute('multiple');
  await expect(input).toHaveAttribute('aria-required', 'true');
});

test(
  'Files are chosen, listed with their size, and removed',
  Limits,
  async ({ args, canvas, canvasElement, userEvent }) => {
    await choose(canvasElement, file('acta.pdf', 1500), file('foto.pdf'));
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'acta.pdf1.5 kB',
      'foto.pdf10 bytes',
    ]);
    await choose(canvasElement, file('tercera.pdf'));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar acta.pdf' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(inputOf(canvasElement)).toHaveFocus();
    await expect(canvas.getByText('Se quitó acta.pdf')).toBeInTheDocument();
    await expect(args.onChange).toHaveBeenCalledTimes(3);
  },
);

test(
  'What is refused is said by name, and nothing that was chosen is lost',
  Chosen,
  async ({ args, canvas, canvasElement, step }) => {
    const input = inputOf(canvasElement);
    await step('a type', async () => {
      drag('drop', canvasElement, file('lista.csv'));
      await waitFor(() =>
        expect(input).toHaveAccessibleDescription(/lista\.csv no se agregó: solo se admite \.pdf, image\/\*\./),
      );
      await expect(input).toBeInvalid();
    });
    await step('a size', async () => {
      drag('drop', canvasElement, file('video.pdf', 5_000_001));
      await waitFor(() => expect(input).toHaveAccessibleDescription(/video\.pdf no se agregó: pesa más de 5 MB\./));
    });
    await step('a number', async () => {
      drag('drop', canvasElement, file('a.pdf'), file('b.pdf'));
      await waitFor(() => expect(input).toHaveAccessibleDescription(/b\.pdf no se agregó: solo caben 3 archivos\./));
      await expect(args.onChange).toHaveBeenCalledTimes(1);
    });
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'acta.pdf320 kB',
      'identificacion-frente.png1.3 MB',
      'a.pdf10 bytes',
    ]);
  },
);

test('Where one is allowed, a new one replaces it', Default, async ({ args, canvas, canvasElement }) => {
  await choose(canvasElement, file('uno.pdf'));
  await choose(canvasElement, file('otro.pdf'));
  await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  await expect(canvas.getByText('otro.pdf')).toBeVisible();
  await expect(args.onChange).toHaveBeenCalledTimes(2);
});

test('A folder is refused: its files are not in it', Default, async ({ canvas, canvasElement }) => {
  // Only the system can drag a folder.
  const own = Object.getOwnPropertyDescriptor(DataTransferItem.prototype, 'webkitGetAsEntry') ?? {};
  Object.defineProperty(DataTransferItem.prototype, 'webkitGetAsEntry', {
    ...own,
    value(this: DataTransferItem) {
      return { isDirectory: this.getAsFile()?.name === 'Documentos' };
    },
  });
  drag('drop', canvasElement, file('Documentos'), file('uno.pdf'));
  Object.defineProperty(DataTransferItem.prototype, 'webkitGetAsEntry', own);
  await waitFor(() =>
    expect(inputOf(canvasElement)).toHaveAccessibleDescription('Documentos no se agregó: es una carpeta.'),
  );
  await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['uno.pdf10 bytes']);
});

test('A file without a byte is one, and the same again is not another', Limits, async ({ canvas, canvasElement }) => {
  const empty = new File([], 'vacio.pdf', { lastModified: 1 });
  await choose(canvasElement, empty);
  await choose(canvasElement, new File([], 'vacio.pdf', { lastModified: 1 }));
  await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['vacio.pdf0 bytes']);
});

test('While files are dragged over it, it says where they go', Default, async ({ canvasElement }) => {
  const zone = inputOf(canvasElement).parentElement;
  drag('dragover', canvasElement, file('uno.pdf'));
  await waitFor(() => expect(zone).toHaveAttribute('data-over'));
  drag('dragleave', canvasElement, file('uno.pdf'));
  await waitFor(() => expect(zone).not.toHaveAttribute('data-over'));
});

test(
  'Read-only, nothing is added and nothing is removed',
  { ...Chosen, args: { ...Chosen.args, readOnly: true } },
  async ({ args, canvas, canvasElement }) => {
    drag('drop', canvasElement, file('uno.pdf'));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
);

function Sent(props: FileUploadProps) {
  const [sent, setSent] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const files = new FormData(event.currentTarget).getAll('papers');
        setSent(files.map((each) => (each instanceof File ? `${each.name} ${each.size}` : each)).join(', '));
      }}
    >
      <FileUpload {...props} name="papers" />
      <Button type="submit">Guardar</Button>
      <Button type="reset">Restablecer</Button>
      <output>{sent}</output>
    </form>
  );
}

test(
  'A form submits what is listed, and its reset restores what it began with',
  { render: (args) => <Sent {...args} />, args: { maxFiles: 3, maxSize: 100, defaultValue: [file('acta.pdf')] } },
  async ({ canvas, canvasElement, userEvent }) => {
    await choose(canvasElement, file('foto.png', 20), file('video.mp4', 101));
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await expect(canvas.getByText('acta.pdf 10, foto.png 20')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Restablecer' }));
    await expect(canvas.queryByText(/video\.mp4/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await expect(canvas.getByText('acta.pdf 10')).toBeVisible();
  },
);

function Held(props: FileUploadProps) {
  const [files, setFiles] = useState<readonly File[]>([]);
  return (
    <>
      <FileUpload {...props} value={files} onChange={(next) => setFiles(next.slice(0, 1))} />
      <output>{namesOf(files)?.join()}</output>
    </>
  );
}

test(
  'Controlled: what the host leaves out is neither listed nor submitted',
  { render: (args) => <Held {...args} />, args: { maxFiles: 3 } },
  async ({ canvas, canvasElement }) => {
    await choose(canvasElement, file('uno.pdf'), file('dos.pdf'));
    await expect(canvas.getByRole('status')).toHaveTextContent('uno.pdf');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(inputOf(canvasElement).files).toHaveLength(1);
  },
);
