'use client';
import { NestingLook } from './NestingLook.styles.ts';
import { openByArrow } from './openByArrow.ts';

/** What rows in groups and rows below rows have in common. */
export const nestingParts = { Look: () => <NestingLook />, onKeyDown: openByArrow };
