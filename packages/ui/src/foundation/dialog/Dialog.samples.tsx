import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import { TextArea } from '../field/TextArea.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';
import { DialogClose } from './DialogClose.tsx';

/** A form in a dialog that asks before it discards input. `save` resolves when saved; default at once. */
export function WithForm({ save, ...props }: Partial<DialogProps> & { save?: () => Promise<void> }) {
  const [open, setOpen] = useState(true);
  const [text, setText] = useState('');
  const [saving, setSaving] = useState(false);
  const submit = async (): Promise<void> => {
    setSaving(true);
    await save?.();
    setSaving(false);
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Finalizar actividad</Button>
      <Dialog
        title="Finalizar actividad"
        {...props}
        open={open}
        onOpenChange={(next, details) => {
          setOpen(next);
          props.onOpenChange?.(next, details);
        }}
        unsaved={text !== ''}
        busy={saving}
        footer={
          <>
            <DialogClose>
              <Button>Cancelar</Button>
            </DialogClose>
            <Button variant="primary" type="submit" form="finish" busy={saving}>
              Finalizar
            </Button>
          </>
        }
      >
        <form
          id="finish"
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <TextArea label="Observaciones" value={text} onChange={setText} />
        </form>
      </Dialog>
    </>
  );
}
