'use client';
export { SignatureDialog, type SignatureDialogProps } from './dialog/SignatureDialog.tsx';
export { SignaturePad, type SignatureHandle, type SignaturePadProps } from './pad/SignaturePad.tsx';
