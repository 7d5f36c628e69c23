'use client';
import { useMemo } from 'react';
import { TextField } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { signatureTexts } from '../../locale/texts/es/signature.ts';
import { typedImage } from '../image/typedImage.ts';
import { LONGEST_NAME } from '../ink/pen.ts';
import { tidyName } from '../ink/typedName.ts';
import { Paper, Preview } from './SignaturePad.styles.ts';

type TypedNameProps = {
  name: string;
  /** The account's name, to be copied by hand; empty for none. */
  signer: string;
  /** Colour of the ink. */
  color: string;
  /** It can be read, and not changed. */
  locked: boolean;
  onChange: (name: string) => void;
};

/** The typed name, and its picture (SIG-06). */
export function TypedName({ name, signer, color, locked, onChange }: TypedNameProps) {
  const t = useTexts(signatureTexts);
  const image = useMemo(() => typedImage(name, color), [name, color]);
  return (
    <>
      <TextField
        label={t('signaturePad.name')}
        {...(signer !== '' && { description: t('signaturePad.nameHint', { name: signer }) })}
        value={name}
        // The count matters only near the limit.
        {...(name.length > LONGEST_NAME - 20 && { maxLength: LONGEST_NAME })}
        readOnly={locked}
        autoComplete="name"
        onChange={onChange}
      />
      <Paper data-theme="light" data-mode="write">
        {image !== null && <Preview src={image} alt={t('signaturePad.preview', { name: tidyName(name) })} />}
      </Paper>
    </>
  );
}
