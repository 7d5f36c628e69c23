'use client';
import { lazyPart } from '../../lazy/index.ts';

/** The popup is several times as heavy as the card, and most figures are only read. */
export const infoPopup = lazyPart(() => import('./InfoPopup.tsx').then((module) => module.InfoPopup));
