'use client';
export { SignatureDialog } from './dialog/SignatureDialog.tsx';
export type { SignatureDialogProps } from './dialog/SignatureDialog.tsx';
export { SignaturePad } from './pad/SignaturePad.tsx';
export type { SignatureHandle, SignaturePadProps } from './pad/SignaturePad.tsx';
