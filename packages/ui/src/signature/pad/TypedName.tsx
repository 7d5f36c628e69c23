'use client';
import { useMemo } from 'react';
import { TextField } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { signaturePadTexts } from '../../locale/ownTexts.ts';
import { typedImage } from '../image/typedImage.ts';
import { LONGEST_NAME } from '../ink/pen.ts';
import { tidyName } from '../ink/typedName.ts';
import { Paper, Preview } from './SignaturePad.styles.ts';

type TypedNameProps = {
  name: string;
  /** The name of the account, to be copied by hand; none where it is empty. */
  signer: string;
  still: boolean;
  onChange: (name: string) => void;
};

/** The name for those who cannot draw, and the picture that becomes of it (SIG-06). */
export function TypedName({ name, signer, still, onChange }: TypedNameProps) {
  const t = useTexts(signaturePadTexts);
  const image = useMemo(() => typedImage(name), [name]);
  return (
    <>
      <TextField
        label={t('signaturePad.name')}
        {...(signer !== '' && { description: t('signaturePad.nameHint', { name: signer }) })}
        value={name}
        // Its count would say nothing to those whose names are nowhere near.
        {...(name.length > LONGEST_NAME - 20 && { maxLength: LONGEST_NAME })}
        readOnly={still}
        autoComplete="name"
        onChange={onChange}
      />
      <Paper data-theme="light" data-mode="write">
        {image !== null && <Preview src={image} alt={t('signaturePad.preview', { name: tidyName(name) })} />}
      </Paper>
    </>
  );
}
