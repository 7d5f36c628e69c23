import { useRef, useState } from 'react';
import { Button } from '../../foundation/index.ts';
import { Stack } from '../../foundation/samples.tsx';
import { SignaturePad, type SignatureHandle, type SignaturePadProps } from './SignaturePad.tsx';

/** A host that takes the image with a button. */
export function Host(props: SignaturePadProps) {
  const pad = useRef<SignatureHandle>(null);
  const [image, setImage] = useState<string | null>();
  return (
    <Stack>
      <SignaturePad {...props} ref={pad} />
      <Button onClick={() => setImage(pad.current?.image())}>Tomar la imagen</Button>
      {image === null && <p>Sin imagen</p>}
      {typeof image === 'string' && (
        <div data-theme="light" style={{ background: 'white' }}>
          <img src={image} alt="Imagen tomada" style={{ maxInlineSize: '100%' }} />
        </div>
      )}
    </Stack>
  );
}
