'use client';
export { SignatureDialog, type SignatureDialogProps } from './dialog/SignatureDialog.tsx';
export { signaturePng, signatureSvg } from './image/signatureImage.ts';
export type { Box, InkPoint, Size, Stroke } from './ink/geometry.ts';
export type { Pen } from './ink/pen.ts';
export { readSignature, type SignatureValue } from './ink/signatureValue.ts';
export { SignaturePad, type SignatureHandle, type SignaturePadProps } from './pad/SignaturePad.tsx';
