import { editProspectForm, emptyProspectForm, type ProspectForm as Form, takeFields } from '@sereno/domain/prospect';
import { useCallback, useReducer, useState } from 'react';
import { ProspectDialog, type ProspectDialogProps } from './ProspectDialog.tsx';
import { ProspectForm, type ProspectFormProps } from './ProspectForm.tsx';

export const means = [
  { id: 1, name: 'Recomendado' },
  { id: 2, name: 'Facebook' },
  { id: 3, name: 'Página web' },
  { id: 4, name: 'Módulo en plaza comercial' },
];

/** A form with all fields filled in. */
export const filled: Form = {
  firstName: 'María del Carmen',
  lastName: 'Ruiz Pérez',
  mobilePhone: '55 1000 3001',
  homePhone: '222 555 0123',
  email: 'carmen.ruiz@correo.example',
  acceptsEmail: true,
  meansId: 2,
  street: 'Av. Juárez 120, int. 4',
  county: 'Puebla',
  state: 'Puebla',
  zipCode: '72000',
  comments: 'Pidió que le llamemos después de las seis.',
};

/** A form with an error in every field. */
export const wrong: Form = {
  ...emptyProspectForm,
  firstName: 'A',
  lastName: 'Ru\u200Biz',
  mobilePhone: '55 1000',
  homePhone: 'sin teléfono',
  email: 'carmen@',
  zipCode: '7200',
  street: 'a'.repeat(151),
};

type EditorHostProps = Pick<ProspectFormProps, 'form' | 'onEdit'>;

/** Holds the input, like a host. */
function useHeld({ form: initial, onEdit }: EditorHostProps) {
  const [form, hold] = useReducer((_: Form, next: Form) => next, initial);
  const [typed, edit] = useReducer(editProspectForm, initial);
  const heard = useCallback<ProspectFormProps['onEdit']>(
    (change) => {
      edit(change);
      onEdit(change);
    },
    [onEdit],
  );
  return { form: form === initial ? typed : form, hold, onEdit: heard };
}

export function FormHost(props: ProspectFormProps) {
  const { form, onEdit } = useHeld(props);
  return <ProspectForm {...props} form={form} onEdit={onEdit} />;
}

export function DialogHost(props: ProspectDialogProps) {
  const { form, hold, onEdit } = useHeld(props);
  const { conflict } = props;
  return (
    <ProspectDialog
      {...props}
      form={form}
      onEdit={onEdit}
      onChoose={(field, choice) => {
        props.onChoose(field, choice);
        if (conflict?.kind === 'compared') {
          hold(takeFields(form, choice === 'mine' ? conflict.mine : conflict.newest, [field]));
        }
      }}
    />
  );
}

/** A host whose draft is restarted. */
export function StartingOver(props: ProspectFormProps) {
  const [round, setRound] = useState(0);
  const [form, setForm] = useState(props.form);
  return (
    <ProspectForm
      {...props}
      form={form}
      restored={round === 0}
      round={round}
      onStartOver={() => {
        setRound(round + 1);
        setForm(emptyProspectForm);
      }}
    />
  );
}
